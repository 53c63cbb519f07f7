/** The page at `/projects`: every project with its verdict, and the way to make a new one. */
import type { Verdict } from '@keelson/projects'
import { type Html, html } from '@keelson/report/html.ts'
import { timeText } from '@keelson/report/masthead.ts'
import { page } from '../server/shell.ts'
import { newProject } from './new-project.ts'
import { projectPath } from './project-view.ts'
import { verdictBadge } from './standing-words.ts'

export interface ListedProject {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly updated: string
  /** A sentence instead where it cannot be judged, such as without one of its workflows; undefined while it is not judged yet. */
  readonly verdict: Verdict | { readonly says: string } | undefined
}
export const projectsPage = (projects: readonly ListedProject[]): Promise<string> =>
  page({
    title: 'Projects',
    here: 'projects',
    kind: 'project',
    script: 'projects.js',
    body: html`<main id="main"><div class="section-head"><h1>Projects</h1></div>
<p class="note">A project has one design basis, calculations linked to it and to each other, and load cases.</p>
${projects.length === 0 ? html`<p class="note">No projects recorded.</p>` : list(projects)}
${newProject(projects.length === 0)}</main>`,
  })

const list = (projects: readonly ListedProject[]): Html =>
  html`<div class="scroll" role="group" tabindex="0" aria-label="Projects"><table class="rows projects"><thead><tr><th scope="col">Project</th><th scope="col">Verdict</th><th scope="col" class="n">Passes</th><th scope="col" class="n">Fails</th><th scope="col" class="n">Open</th><th scope="col" class="n">Not current</th><th scope="col" class="n">Version</th><th scope="col">Changed (UTC)</th></tr></thead>
<tbody>${projects.map(projectRow)}</tbody></table></div>`

const MINUTES = 16

function projectRow({ id, title, version, updated, verdict }: ListedProject): Html {
  const counts = verdict && 'is_green' in verdict ? countsOf(verdict) : [null, null, null, null]
  return html`<tr data-project="${id}"${verdict === undefined && html` data-pending`}><th scope="row" class="title"><a href="${projectPath(id)}">${title}</a> <span class="why-stale"><code>${id}</code></span></th><td class="verdict-cell">${verdictCell(verdict)}</td>${counts.map((count, i) => html`<td class="n" data-head="${COUNTED[i]}">${count}</td>`)}<td class="n" data-head="Version">${version}</td><td class="date"><time datetime="${updated}">${timeText(updated).slice(0, MINUTES)}</time></td></tr>
`
}

function verdictCell(verdict: ListedProject['verdict']): Html {
  if (verdict === undefined) return html`<span class="quiet">Being assessed …</span>`
  const mark =
    'is_green' in verdict
      ? verdictBadge(verdict)
      : html`<strong class="badge error"><span aria-hidden="true">!</span> Not valid</strong>`
  return html`${mark} <span class="says">${verdict.says}</span>`
}

const COUNTED = ['Passes', 'Fails', 'Open', 'Not current'] as const

const countsOf = ({ passed, failed, errors, open, unchecked, freshness }: Verdict): readonly number[] => [
  passed,
  failed + errors,
  open + unchecked,
  freshness.stale + freshness.blocked + freshness.never_run,
]
