/** The report: one run record in, one self-contained page out. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { hatching } from './checks.ts'
import { contents } from './contents.ts'
import { figures } from './figures.ts'
import { foot } from './foot.ts'
import { head } from './head.ts'
import { Html, html } from './html.ts'
import { inUnits } from './in-units.ts'
import { masthead } from './masthead.ts'
import { numbering, referred } from './numbering.ts'
import { pageRules } from './pages.ts'
import { partsOf } from './parts.ts'
import { bodyTag } from './print-modes.ts'
import { type AskedReading, chosen } from './reading.ts'
import { restatedNote } from './restated-note.ts'
import { printSection } from './section.ts'
import { plainJson } from './shell.ts'
import { unbroken } from './unbroken.ts'

export { extractRecord } from './extract.ts'
export { inPaper, isPaper, PAPERS, type Paper } from './paper.ts'
export { inPrintMode, isPrintMode, PRINT_MODES, type PrintMode } from './print-modes.ts'

/**
 * One HTML page that needs no network and no script, and prints as the standard document. A pure function: the same
 * record read in the same way gives the same bytes, and the page is made from the very text of the record that it carries.
 */
export async function renderReport(given: RunRecord, reading: AskedReading = {}): Promise<string> {
  if (given.restated_in !== undefined) throw new TypeError('a report is made from the record, not from a copy of it')
  const carried = JSON.parse(plainJson(given)) as RunRecord
  const { units, substituted } = chosen(carried, reading)
  const record = inUnits(carried, units)
  const { meta } = record.request
  const parts = await partsOf({ record, carried, substituted }, figures(record))
  const { number, all } = numbering()
  const numbers = new Map(parts.map((part) => [part.id, part.number]))
  const [summary, ...others] = parts.map((part) =>
    unbroken(referred(number(printSection(part, part.number), part.id), numbers)),
  )
  return html`<!DOCTYPE html>
<html lang="en">
${head(record, pageRules(parts, all, meta))}${new Html(bodyTag('standard'))}
<a class="skip" href="#main">Skip to results</a>
${hatching}<div class="page">
${masthead(record)}<main id="main">
${restatedNote(record)}${summary}${foot(meta)}${contents(parts, all, meta)}${others}</main>
</div>
</body>
</html>
`.text
}
