/** The page on which a recorded run is put into a project: which one, under which id, and which of its inputs become entries of the basis. */
import { type Html, html } from '@keelson/report/html.ts'
import { page } from '../server/shell.ts'
import { NEW_PROJECT, type TakingData } from './taking.ts'

/** An input that the run was sent. */
export interface TakenInput {
  readonly path: string
  readonly title: string
  readonly value: string
  /** Where it comes from, in a few words; '' where nothing is stated. */
  readonly source: string
  readonly isExample: boolean
  /** A number or a text: it can be an entry of the basis. */
  readonly isEntry: boolean
}
export interface RunTaking extends TakingData {
  readonly ref: string
  readonly title: string
  readonly detail: string
  readonly inputs: readonly TakenInput[]
  readonly projects: readonly { readonly id: string; readonly title: string }[]
}

export const runTakingPage = (taking: RunTaking): Promise<string> =>
  page({
    title: 'Put a run into a project',
    here: 'projects',
    kind: 'project',
    script: 'taking.js',
    data: { run_id: taking.run_id, document: taking.document } satisfies TakingData,
    body: html`<main id="main"><p class="crumb"><a href="/runs">Runs</a> · <a href="/reports/${taking.run_id}">Report</a> · <code>${taking.run_id}</code></p>
<h1>Put this run into a project</h1><p class="about-project"><strong>${taking.title}</strong> <code>${taking.ref}</code> ${taking.detail}</p>
${form(taking)}</main>`,
  })

const form = ({ projects, inputs }: RunTaking): Html =>
  html`<form id="taking" class="editor"><div class="boxes"><label class="wide">Project<select id="taking-project">${projects.map(({ id, title }) => html`<option value="${id}">${title} (${id})</option>`)}<option value="${NEW_PROJECT}">A new project</option></select></label><label>Calculation id<input type="text" id="taking-id" autocomplete="off" spellcheck="false" required></label></div>
<div class="boxes" id="taking-new" hidden><label class="wide">Title of the new project<input type="text" id="project-title" autocomplete="off"></label><label>Id of the new project<input type="text" id="project-id" autocomplete="off" spellcheck="false"></label></div>
<h2>Inputs</h2><p class="note">Select the inputs that become entries of the design basis. The others are own values of the calculation.</p>
<div class="scroll" role="group" tabindex="0" aria-label="Inputs"><table class="rows taking"><thead><tr><th scope="col">Input</th><th scope="col">Value</th><th scope="col">Basis entry</th><th scope="col">Name of the entry</th></tr></thead><tbody>${inputs.map(inputRow)}</tbody></table></div><datalist id="taking-names"></datalist>
<p class="problem" role="alert"></p><p class="actions"><button class="primary">Put into the project</button></p></form>`

function inputRow({ path, title, value, source, isExample, isEntry }: TakenInput): Html {
  const entry = html`<td class="take"><input type="checkbox" data-take="${path}" aria-label="${title} as basis entry"></td><td><input type="text" data-name="${path}" value="${path.replaceAll('/', '.')}" list="taking-names" aria-label="Name of the entry for ${title}" autocomplete="off" spellcheck="false" disabled><span class="why-stale" role="status"></span></td>`
  return html`<tr><th scope="row">${title}</th><td>${value}${isExample ? html` <span class="tag example">example value</span>` : source !== '' && html`<span class="why-stale">${source}</span>`}</td>${isEntry ? entry : html`<td class="quiet" colspan="2">Stays with the calculation.</td>`}</tr>
`
}
