/** The live page of a workflow: what it answers and by which standards; its island brings the form and the results. */
import { type Html, html } from '@keelson/report/html.ts'
import { pathOf } from '../case/found.ts'
import type { PageData } from '../case/page-data.ts'
import { page } from './shell.ts'

export interface WorkflowView extends PageData {
  readonly base: string
  readonly discipline: string
  /** The other workflows of the discipline. */
  readonly siblings: readonly { readonly ref: string; readonly title: string }[]
  readonly standards: readonly string[]
  readonly version: number
  readonly status: string
  /** Others of the same workflow. */
  readonly versions: readonly { readonly version: number; readonly status: string }[]
  readonly validated: boolean
}

/** So many standards are named; the results list them all. */
const NAMED = 3

export const workflowPage = (view: WorkflowView): Promise<string> => {
  const { base, discipline, siblings, standards, version, status, versions, validated, ...data } = view
  const rest = standards.length - NAMED
  return page({
    title: view.title,
    kind: 'explorer',
    script: 'workflow.js',
    inputs: true,
    data,
    body: html`<section class="masthead" aria-label="The workflow"><div class="named">
<div class="crumb">${crumb(discipline, siblings)}${standards.length > 0 && html` · ${standards.slice(0, NAMED).join(', ')}${rest > 0 && html` <a href="#standards">and ${rest} more</a>`}`} · version ${version}${status !== 'stable' && `, ${status}`}${otherVersions(view)}${!validated && ' · no independent verification case'} · <a href="/runs?ref=${encodeURIComponent(base)}">recorded runs</a></div>
<h1 title="${view.question}">${view.title}</h1></div>
<div id="tools"></div>
</section>
<noscript><p class="notice">This page requires JavaScript. Alternatively, send requests to <code>/api/run</code> (see <a href="/docs/api">For programmers</a>).</p></noscript>
<div id="bench"></div>`,
  })
}

/** The discipline, with the way to its other workflows. */
const crumb = (discipline: string, siblings: WorkflowView['siblings']): Html =>
  siblings.length === 0
    ? html`${discipline}`
    : html`<details class="siblings"><summary>${discipline}</summary><ul>${siblings.map(({ ref, title }) => html`<li><a href="${pathOf(ref)}">${title}</a></li>`)}</ul></details>`

const otherVersions = ({ base, version, versions }: WorkflowView): readonly Html[] =>
  versions
    .filter((other) => other.version !== version)
    .map(
      (other) =>
        html` (<a href="${pathOf(base)}?version=${other.version}">version ${other.version}, ${other.status}</a>)`,
    )

/** The page of a workflow that cannot be run here. */
export const absentPage = (title: string, reason: string): Promise<string> =>
  page({
    title,
    body: html`<main id="main"><header class="masthead"><h1>${title}</h1>
<p class="question">This workflow cannot be run here: ${reason}.</p></header></main>`,
  })
