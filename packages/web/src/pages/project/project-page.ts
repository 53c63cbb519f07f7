/** The page of a project: its verdict, its calculations as a register and drawn, its basis, and what it rests on. */
import { isNumberEntry } from '@keelson/projects/document.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { timeText } from '@keelson/report/masthead.ts'
import { shownWhole } from '@keelson/workflow/shown.ts'
import { page } from '../server/shell.ts'
import { basisTable } from './basis-table.ts'
import { calculationsTable } from './calculations-table.ts'
import { graphSvg } from './graph-svg.ts'
import type { ProjectData, ProjectView } from './project-view.ts'
import { registerOfAssumptions, revisionsTable } from './register-sections.ts'
import { verdictBadge } from './standing-words.ts'

export const projectPage = (view: ProjectView): Promise<string> => {
  const units = unitsOf(view)
  const { project } = view
  return page({
    title: project.title,
    here: 'projects',
    kind: 'project',
    script: 'project.js',
    data: dataOf(view, units),
    body: html`<main id="main">${head(view)}
${sections(view, units)}</main>`,
  })
}

function dataOf(view: ProjectView, units: Readonly<Record<string, string>>): ProjectData {
  const { id, version, project, kinds, running, calculations } = view
  const due = calculations.reduce((sum, { cases, freshness }) => sum + (freshness === 'current' ? 0 : cases), 0)
  return { id, version, basis: project.basis, units, kinds, due, isRunning: running?.state === 'running' }
}

/** The unit of each number entry: its own, or that of its kind. */
function unitsOf({ project, kinds }: ProjectView): Readonly<Record<string, string>> {
  const own = new Map(kinds)
  return Object.fromEntries(
    Object.entries(project.basis).flatMap(([name, entry]) =>
      isNumberEntry(entry) ? [[name, entry.unit ?? own.get(entry.kind) ?? '-']] : [],
    ),
  )
}

function head({ id, version, updated, project, verdict, calculations }: ProjectView): Html {
  const due = calculations.filter(({ freshness }) => freshness !== 'current').length
  return html`<div class="project-head"><div class="named"><p class="crumb"><a href="/projects">Projects</a> · <code>${id}</code> · version ${version} · <time datetime="${updated}">${timeText(updated)}</time></p><h1>${project.title}</h1>${project.description !== undefined && html`<p class="about-project">${project.description}</p>`}</div>
<div class="project-tools"><a class="button" href="/projects/${encodeURIComponent(id)}/report">Report</a><button type="button" id="undo" hidden>Undo</button><button type="button" id="settings">Title and revision</button><button type="button" id="issue">Issue revision</button><button type="button" class="primary" id="run"${due === 0 && html` disabled`}>Run what is not current</button></div></div>
<div class="project-standing" id="standing"><p class="verdict" role="status">${verdictBadge(verdict)} <span>${verdict.says}</span></p></div>
<div class="project-said" id="said" aria-live="polite"></div><div id="project-editing"></div>`
}

const FILTERED_FROM = 8

function sections(view: ProjectView, units: Readonly<Record<string, string>>): Html {
  const { id, calculations, project, register, revisions } = view
  const entries = Object.keys(project.basis).length
  const counts = [
    ['calculations', 'Calculations', calculations.length],
    ['graph', 'Graph', undefined],
    ['basis', 'Basis', entries],
    ['assumptions', 'Assumptions and open items', register.length],
    ['revisions', 'Revisions', revisions.length],
  ] as const
  return html`<nav class="parts" aria-label="Parts of the project">${counts.map(([at, title, count]) => html`<a href="#${at}">${title}${count !== undefined && html` <span class="quiet">${shownWhole(count)}</span>`}</a>`)}</nav>
<section id="calculations" aria-labelledby="calculations-h"><div class="section-head"><h2 id="calculations-h">Calculations</h2>${calculations.length >= FILTERED_FROM && filterBox('calculations', 'Filter calculations')}<button type="button" id="add">Add calculation</button></div><div id="adding"></div><div data-part="calculations">${calculationsTable(id, calculations)}</div></section>
<section id="calculation" aria-label="Calculation" hidden></section>
<section id="graph" aria-labelledby="graph-h"><h2 id="graph-h">Graph</h2><div data-part="graph">${calculations.length > 0 ? html`<div class="scroll graph-scroll" role="group" tabindex="0" aria-label="Graph of calculations">${graphSvg({ project: id, calculations, uses: view.uses })}</div>` : html`<p class="note">The project has no calculations.</p>`}</div></section>
<section id="basis" aria-labelledby="basis-h"><div class="section-head"><h2 id="basis-h">Basis</h2>${entries >= FILTERED_FROM && filterBox('basis', 'Filter basis')}<button type="button" id="entry">Add entry</button><button type="button" id="paste">Paste rows</button>${takenAs(
    'Basis as',
    id,
    [
      ['Excel', 'basis.xlsx'],
      ['CSV', 'basis.csv'],
    ],
  )}</div><div id="pasted"></div><div data-part="basis">${entries > 0 ? basisTable(view, units) : html`<p class="note">The basis has no entries. Add an entry, or paste rows of a spreadsheet.</p>`}</div></section>
<section id="assumptions" aria-labelledby="assumptions-h"><h2 id="assumptions-h">Assumptions and open items</h2><div data-part="assumptions">${registerOfAssumptions(view)}</div></section>
<section id="revisions" aria-labelledby="revisions-h"><div class="section-head"><h2 id="revisions-h">Revisions</h2>${takenAs(
    'Project as',
    id,
    [
      ['YAML', 'export?form=yaml'],
      ['JSON', 'export'],
      ['archive with records', 'export?with=records'],
    ],
  )}</div><div data-part="revisions">${revisionsTable(view)}</div></section>`
}

/** Links to what leaves as a file. */
const takenAs = (what: string, id: string, files: readonly (readonly [string, string])[]): Html =>
  html`<span class="quiet">${what} ${files.map(([title, path], i) => html`${i > 0 && ' · '}<a href="/api/projects/${encodeURIComponent(id)}/${path}" download>${title}</a>`)}</span>`

const filterBox = (of: string, title: string): Html =>
  html`<label class="filter-box"><span class="unseen">${title}</span><input type="search" data-filter="${of}" placeholder="${title}" autocomplete="off"></label><span class="quiet filter-count" data-found="${of}" role="status"></span>`
