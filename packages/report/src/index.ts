/** The report: one run record in, one self-contained page out. */
import type { RunRecord } from '@keelson/workflow/record.ts'
import { charts } from './charts.ts'
import { checks, hatching } from './checks.ts'
import { evidence, standards } from './evidence.ts'
import { figureSection } from './figures.ts'
import { foreign } from './foreign.ts'
import { head } from './head.ts'
import { html } from './html.ts'
import { inputs } from './inputs.ts'
import { keyResults } from './key-results.ts'
import { answer, masthead } from './masthead.ts'
import { method, warnings } from './notes.ts'
import { provenance, reproduction } from './provenance.ts'
import { recordText } from './record-text.ts'
import { printContents, printSection } from './section.ts'
import { plainJson } from './shell.ts'
import { steps } from './steps.ts'
import { tables, values } from './tables.ts'

export { extractRecord } from './extract.ts'

/**
 * One HTML page that needs no network and no script. A pure function: the same record gives the same bytes, and the
 * page is made from the very text of the record that it carries.
 */
export async function renderReport(given: RunRecord): Promise<string> {
  const record = JSON.parse(plainJson(given)) as RunRecord
  const sections = [
    keyResults(record),
    checks(record),
    figureSection(record),
    await charts(record),
    inputs(record),
    steps(record),
    values(record),
    tables(record),
    foreign(record),
    warnings(record),
    method(record),
    evidence(record),
    standards(record),
    provenance(record),
    reproduction(record),
  ].filter((section) => section !== undefined)
  return html`<!DOCTYPE html>
<html lang="en">
${head(record)}<body>
<a class="skip" href="#main">Skip to the answer</a>
${hatching}<div class="page">
${masthead(record)}${printContents([...sections, { id: 'record', title: 'Record', body: '' }])}<main id="main">
${answer(record)}${sections.map(printSection)}${recordText(record)}</main>
</div>
</body>
</html>
`.text
}
