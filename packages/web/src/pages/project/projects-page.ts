/** The page at `/projects`: every project with its verdict, and the way to make a new one. */
import type { Verdict } from '@keelson/projects'
import { type Html, html } from '@keelson/report/html.ts'
import { timeText } from '@keelson/report/masthead.ts'
import { page } from '../server/shell.ts'
import { projectPath } from './project-view.ts'
import { verdictBadge } from './standing-words.ts'

export interface ListedProject {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly updated: string
  /** A sentence instead where it cannot be judged, such as without one of its workflows. */
  readonly verdict: Verdict | { readonly says: string }
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
  const isJudged = 'is_green' in verdict
  const counts = isJudged ? countsOf(verdict) : [null, null, null, null]
  return html`<tr><th scope="row" class="title"><a href="${projectPath(id)}">${title}</a> <span class="why-stale"><code>${id}</code></span></th><td class="verdict-cell">${isJudged ? html`${verdictBadge(verdict)} ` : html`<strong class="badge error"><span aria-hidden="true">!</span> Not valid</strong> `}<span class="says">${verdict.says}</span></td>${counts.map((count, i) => html`<td class="n" data-head="${COUNTED[i]}">${count}</td>`)}<td class="n" data-head="Version">${version}</td><td class="date"><time datetime="${updated}">${timeText(updated).slice(0, MINUTES)}</time></td></tr>
`
}
const COUNTED = ['Passes', 'Fails', 'Open', 'Not current'] as const

const countsOf = ({ passed, failed, errors, open, unchecked, freshness }: Verdict): readonly number[] => [
  passed,
  failed + errors,
  open + unchecked,
  freshness.stale + freshness.blocked + freshness.never_run,
]

const newProject = (isOpen: boolean): Html =>
  html`<details class="new-project"${isOpen && html` open`}><summary><h2>New project</h2></summary><form id="new-project">
<p id="templates" hidden><label>Start from a template <select id="template"><option value="">none</option></select></label> <span class="quiet" id="template-about"></span></p>
<p><label for="document">Project document, YAML or JSON</label><textarea id="document" rows="14" spellcheck="false" placeholder="schema: keelson.project/1&#10;id: north-flowline&#10;title: North flowline&#10;basis: {}&#10;calculations: []"></textarea></p>
<p class="actions"><label class="file-button button">Choose a file<input type="file" id="document-file" accept=".yaml,.yml,.json" class="unseen"></label><button class="primary">Create project</button></p><div id="said" aria-live="polite"></div></form></details>`
