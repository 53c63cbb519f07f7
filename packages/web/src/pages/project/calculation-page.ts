/** One calculation of a project: its inputs with their links, its load cases and their envelope. Part of the page of its project, and a page of its own. */
import { type Html, html } from '@keelson/report/html.ts'
import { page } from '../server/shell.ts'
import { calculationTools } from './calculation-tools.ts'
import { examplesTag, workflowPath } from './calculations-table.ts'
import { envelopeTables } from './envelope-tables.ts'
import { inputsTable } from './inputs-table.ts'
import { type CalculationView, calculationPath, type ProjectData, projectPath } from './project-view.ts'
import { freshnessMark, outcomeMark } from './standing-words.ts'

export const calculationPage = (view: CalculationView): Promise<string> =>
  page({
    title: `${view.row.id} ${view.row.title}`,
    here: 'projects',
    kind: 'project',
    script: 'project.js',
    data: dataOf(view),
    body: html`<main id="main"><p class="crumb"><a href="/projects">Projects</a> · <a href="${projectPath(view.project.id)}">${view.project.title}</a></p>
<div class="project-said" id="said" aria-live="polite"></div>
<section id="calculation" aria-label="Calculation">${calculationPanel(view)}</section></main>`,
  })

const dataOf = ({ project: { id, version }, row }: CalculationView): ProjectData => ({
  ...{ id, version, basis: {}, units: {}, kinds: [], isRunning: false },
  due: row.cases,
})

function calculationPanel(view: CalculationView): Html {
  const { row, project, users } = view
  const { id, title, ref, run_id, freshness, why, outcome, detail, newer, needs } = row
  return html`<div class="panel" data-calculation="${id}" data-index="${view.index}" data-reach="${view.reach}"><div class="section-head"><h1><span class="no">${id}</span> ${title}</h1><span class="panel-ways"><code>${ref}</code>${newer !== null && html` <span class="tag">version ${newer} available</span>`}${examplesTag(row)} ${run_id !== null && html`<a href="/reports/${run_id}">Report</a> `}<a href="${workflowPath(ref, run_id)}">Workflow page</a></span><button type="button" data-run="${id}"${freshness === 'current' && html` disabled`}>Run this calculation</button></div>
<p class="panel-state">${freshnessMark(freshness, why)} ${outcomeMark(outcome, freshness)}${detail !== '' && html` <span>${detail}</span>`}</p>
<div class="panel-tools">${calculationTools(view)}</div><div data-editing></div>
<p class="panel-chain quiet">${chainText(project.id, 'Uses', needs)}${chainText(project.id, 'Used by', users)}</p>
<div class="panel-columns"><div class="panel-inputs"><h3>Inputs</h3>${inputsTable(view)}</div><div class="panel-envelope"><h3>${view.hasCases ? 'Load cases' : 'Results'}</h3>${envelopeTables(view)}</div></div></div>`
}

const chainText = (project: string, word: string, ids: readonly string[]): Html | false =>
  ids.length > 0 &&
  html`<span>${word} ${ids.length === 1 ? '' : `${ids.length} calculations: `}${ids.map((id, i) => html`${i > 0 && (i === ids.length - 1 ? ' and ' : ', ')}<a href="${calculationPath(project, id)}" data-open="${id}">${id}</a>`)}</span> `
