/** The page at `/compare`: two runs side by side; verdicts first, then the inputs that differ and what follows from them. */
import { compareRecords, type RunRecord } from '@keelson/engine'
import { type Content, html } from '@keelson/report/html.ts'
import { ownUnits } from '@keelson/report/reading.ts'
import { UNIT_SYSTEMS, type UnitSystem } from '@keelson/units/systems.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { everything } from './compare-all.ts'
import { governingOf, heads, useText } from './compare-heads.ts'
import { inputRows } from './compare-inputs.ts'
import { followingTable } from './compare-results.ts'
import { section, sideBySide } from './compare-table.ts'
import type { Compared } from './compared.ts'
import { page } from './shell.ts'

/** Values are read in the units of the first run unless others are asked for; inputs stand as they were entered. */
export function comparePage(a: RunRecord, b: RunRecord, units = ownUnits(a)): Promise<string> {
  const compared: Compared = { a, b, comparison: compareRecords(a, b, Number.POSITIVE_INFINITY), units }
  const isOfOne = refOf(a) === refOf(b)
  const inputs = isOfOne ? inputRows(compared) : []
  const [first, second] = [a.response.run_id, b.response.run_id]
  return page({
    title: 'Comparison of two runs',
    here: 'runs',
    kind: 'compare',
    body: html`<main id="main"><h1>Comparison of two runs</h1>
<p class="said">${isOfOne ? inShort(compared, inputs.length) : 'The runs are of different workflows.'}</p>
${heads(compared)}
${basisNotes(compared)}
${inputs.length > 0 && section('differing', 'Inputs that differ', sideBySide('Inputs that differ', 'Input', inputs))}
${isOfOne && followingTable(compared)}
${everything(compared)}
${unitsChoice(first, second, units)}
<p><a href="/compare?a=${second}&amp;b=${first}">Swap</a> · <a href="/api/compare?a=${first}&amp;b=${second}" download="comparison.json">As JSON</a> · <a href="/runs">All runs</a></p>
</main>`,
  })
}

const TITLES = { declared: 'Declared', metric: 'Metric', us: 'US' } as const satisfies Record<UnitSystem, string>

const unitsChoice = (a: string, b: string, units: UnitSystem): Content =>
  html`<p>Units: ${UNIT_SYSTEMS.map(
    (system, i) =>
      html`${i > 0 && ' · '}<a href="/compare?a=${a}&amp;b=${b}&amp;units=${system}"${system === units && html` aria-current="true"`}>${TITLES[system]}</a>`,
  )}</p>`

const refOf = ({ response: { coordinate: c } }: RunRecord): string => `${c.repo}:${c.workflow_id}`

function inShort({ a, b, comparison }: Compared, inputs: number): string {
  if (comparison.equal) return 'The runs are equal.'
  const differ = inputs === 0 ? 'No input differs.' : `${inputs} ${inputs === 1 ? 'input differs' : 'inputs differ'}.`
  const [x, y] = [governingOf(a), governingOf(b)]
  if (!x || !y) return differ
  if (x.title === y.title)
    return `${differ} ${x.title} governs both, utilisation ${useText(x)} in A and ${useText(y)} in B.`
  return `${differ} ${x.title} governs A (${useText(x)}), ${midSentence(y.title)} governs B (${useText(y)}).`
}

const MOST_NOTES = 6

/** Other versions, standards and data than those of the other run: the results rest on them too. */
function basisNotes({ comparison }: Compared): Content {
  const notes = comparison.differences
    .filter(({ where, name }) => BASIS.has(where) && !name.endsWith(' publisher'))
    .map(({ where, title, a, b, only }) => {
      if (where === 'data') return `The data set ${title} differs.`
      if (only !== undefined) return `${title} is applied in ${only.toUpperCase()} only.`
      return `${where === 'standards' ? `${title} (edition)` : title}: ${String(a)} in A, ${String(b)} in B.`
    })
  const left = notes.length - MOST_NOTES
  if (notes.length === 0) return ''
  const shown = left > 0 ? [...notes.slice(0, MOST_NOTES), `${left} more are listed below.`] : notes
  return html`<section class="notice" aria-label="Basis">${shown.map((note) => html`<p>${note}</p>`)}</section>`
}
const BASIS: ReadonlySet<string> = new Set(['workflow', 'standards', 'data'])
