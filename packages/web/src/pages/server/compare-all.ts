/** Everything of two runs, on demand: all inputs, checks and values, what else differs by name, and how much is equal. */
import { type Difference, MOST_LISTED, type Place, type RunComparison } from '@keelson/engine'
import { type Content, type Html, html } from '@keelson/report/html.ts'
import { factRow } from './compare-facts.ts'
import { entered, pairedInputs } from './compare-inputs.ts'
import { checkRows, valueRows } from './compare-results.ts'
import { type Row, sideBySide } from './compare-table.ts'
import type { Compared } from './compared.ts'

const TITLES: Readonly<Record<Place, string>> = {
  workflow: 'Workflow',
  status: 'Status',
  inputs: 'Inputs in SI units',
  checks: 'Checks',
  values: 'Values',
  tables: 'Tables',
  warnings: 'Warnings',
  standards: 'Standards',
  data: 'Data',
  files: 'Files',
  code: 'Code',
}

export function everything(compared: Compared): Html {
  const { comparison } = compared
  const rest = comparison.differences.length - MOST_LISTED
  const inputs = pairedInputs(compared).map(
    ([, a, b]): Row => ({ title: (a ?? b)?.title, a: entered(a), b: entered(b) }),
  )
  const [checks, values] = [checkRows(compared), valueRows(compared)]
  return html`<details class="everything"><summary>All inputs and values</summary>
${inputs.length > 0 && html`<h2>Inputs</h2>${sideBySide('All inputs', 'Input', inputs, false)}`}
${checks.length > 0 && html`<h2>Checks</h2>${sideBySide('All checks', 'Check', checks)}`}
${values.length > 0 && html`<h2>Values</h2>${sideBySide('All values', 'Value', values)}`}
${[...Map.groupBy(comparison.differences.slice(0, MOST_LISTED), (d) => d.where)].map(([where, differences]) => byName(where, differences))}
${rest > 0 && html`<p class="note">${rest} more differences are not listed.</p>`}
<h2>Equal</h2><ul>${counts(comparison)}</ul>
${ignored(comparison)}</details>`
}

const byName = (where: Place, differences: readonly Difference[]): Html =>
  html`<h2>Differences by name: ${TITLES[where]}</h2>${sideBySide(TITLES[where], 'Item', differences.map(factRow))}`

const counts = ({ counts }: RunComparison): readonly Html[] =>
  (Object.entries(counts) as [Place, RunComparison['counts'][Place]][])
    .filter(([, { equal, different }]) => equal + different > 0)
    .map(([place, { equal, different }]) => html`<li>${TITLES[place]}: ${equal} of ${equal + different}</li>`)

const ignored = ({ largest_ignored: near }: RunComparison): Content =>
  near &&
  html`<p class="note">Differences below one part in 10⁹ are ignored. The largest is ${near.relative.toExponential(1)}, at ${near.name}.</p>`
