/** The appendix: the runs that the chapters print, how to make them again, and the project as it is written. */

import type { CalculationRow } from '@keelson/projects/standing.ts'
import { type Content, type Html, html } from '../html.ts'
import { command } from '../provenance.ts'
import type { Section } from '../section.ts'
import { scrolling } from '../table.ts'
import { chapterLink } from './basis.ts'
import type { ProjectReportInput } from './input.ts'

/** Characters of a project that are printed. */
const LONGEST = 400_000

export const runsSection = (input: ProjectReportInput): Section => ({
  id: 'project-runs',
  title: 'Runs and reproduction',
  body: html`${input.calculations.length > 0 && runTable(input)}
<h3>How to reproduce</h3>
<p>Save the project as project.json and run it. Each run has the same result hash as when it is run alone.</p>
${command('keelson project run project.json\nkeelson project report project.json --out report.html')}`,
})

const runTable = (input: ProjectReportInput): Html =>
  scrolling(
    html`<caption>Runs printed in this document</caption>
<thead><tr><th scope="col">Calculation</th><th scope="col">Case</th><th scope="col">Workflow</th><th scope="col">Run</th></tr></thead>
<tbody>${input.calculations.map((row) => html`<tr><th scope="row">${chapterLink(row.id, input)}</th><td>${caseOf(row)}</td><td><code>${row.ref}</code></td><td>${row.run_id === null ? 'none' : html`<code>${row.run_id}</code>`}</td></tr>\n`)}</tbody>`,
    'data project-runs',
  )

const caseOf = ({ governing }: CalculationRow): Content => governing?.case || '–'

/** Printed only in full. */
export function documentSection({ project }: ProjectReportInput): Section {
  const text = JSON.stringify(project, null, 2)
  return {
    id: 'project-document',
    title: 'Project document',
    body:
      text.length > LONGEST
        ? html`<p class="note">The project document is too long to be printed. It is available from the service.</p>`
        : html`<pre class="long" tabindex="0" aria-label="Project document">${text}</pre>`,
  }
}
