/** What follows from the inputs: the checks of two runs, the governing one first, and the values that differ. */

import type { CheckAnswer, Quantity, RunRecord } from '@keelson/engine'
import { stateInWords } from '@keelson/engine/check-states.ts'
import { outcomeOf } from '@keelson/report/checks.ts'
import { type Content, html } from '@keelson/report/html.ts'
import { valueIn } from '@keelson/report/in-units-values.ts'
import { quantity } from '@keelson/report/numbers.ts'
import { OWN_SIZES } from '@keelson/report/page-sizes.ts'
import { inlineValue } from '@keelson/report/values.ts'
import { digitsApart } from '@keelson/workflow/shown.ts'
import { ABSENT, changeText, type Row, section, sideBySide } from './compare-table.ts'
import { type Compared, differencesIn, paired } from './compared.ts'

const DIGITS = 4
const MOST_VALUES = 40

export function followingTable(compared: Compared): Content {
  const checks = checkRows(compared, differencesIn(compared, 'checks'))
  const values = valueRows(compared, differencesIn(compared, 'values'))
  const [shown, left] = [values.slice(0, MOST_VALUES), values.length - MOST_VALUES]
  return html`${checks.length > 0 && section('checks', 'Checks that differ', sideBySide('Checks', 'Check', checks))}
${shown.length > 0 && section('values', 'Values that differ', sideBySide('Values', 'Value', shown))}
${left > 0 && html`<p class="note">${left} more values differ. They are listed below.</p>`}`
}

const checksOf = ({ response }: Compared['a']): readonly CheckAnswer[] => response.result?.checks ?? []

/** `among`: the ids of those that are wanted; all where it is not given. */
export function checkRows({ a, b }: Compared, among?: Pick<ReadonlyMap<string, unknown>, 'has'>): readonly Row[] {
  return paired(checksOf(a), checksOf(b), ({ id }) => id)
    .filter(([id]) => among === undefined || among.has(id))
    .toSorted((x, y) => rank(x[1], x[2]) - rank(y[1], y[2]) || use(y[1], y[2]) - use(x[1], x[2]))
    .map(([, x, y]) => ({
      title: html`${x?.title ?? y?.title}${governs(x, y)}`,
      a: outcome(x),
      b: outcome(y),
      change: changeText(x?.utilisation, y?.utilisation),
      isChief: x?.governing === true || y?.governing === true,
    }))
}

type Side = CheckAnswer | undefined

/** What governs first, that of A before that of B; then what fails. */
function rank(a: Side, b: Side): number {
  if (a?.governing) return 0
  if (b?.governing) return 1
  return a?.state === 'fail' || b?.state === 'fail' ? 2 : 3
}
const use = (a: Side, b: Side): number =>
  Math.max(...[a, b].map((check) => (check?.utilisation ?? 0) / (check?.limit ?? 1)))

function governs(a: Side, b: Side): Content {
  if (!a?.governing && !b?.governing) return ''
  const where = a?.governing && b?.governing ? '' : a?.governing ? ' A' : ' B'
  return html` <span class="tag">governs${where}</span>`
}

function outcome(check: Side): Content {
  if (!check) return ABSENT
  if (check.state === 'not_made') return html`<span class="quiet">${stateInWords(check)}</span>`
  const { figure, tone, word, limit } = outcomeOf(check)
  return html`<span class="outcome ${tone}"><span class="figure">${figure}</span> <strong>${word}</strong>${limit}</span>`
}

type Values = readonly (readonly [name: string, quantity: Quantity])[]
const valuesOf = ({ response }: Compared['a']): Values => Object.entries(response.result?.values ?? {})

export const valueRows = (compared: Compared, among?: Pick<ReadonlyMap<string, unknown>, 'has'>): readonly Row[] =>
  paired(valuesOf(compared.a), valuesOf(compared.b), ([name]) => name)
    .filter(([name]) => among === undefined || among.has(name))
    .map(([name, x, y]) => valueRow(...inOneUnit(name, x?.[1], y?.[1], compared)))

/** Both in the unit that the larger of them takes. */
function inOneUnit(name: string, x: Quantity | undefined, y: Quantity | undefined, { a, b, units }: Compared) {
  if (units === 'declared') return [x, y] as const
  const sizes = [x, y].flatMap((q) => (typeof q?.value === 'number' ? [Math.abs(q.value)] : []))
  const largest = Math.max(0, ...sizes)
  const read = (q: Quantity | undefined, { contract }: RunRecord) =>
    q &&
    valueIn(name, q, {
      system: units,
      differences: new Set(contract?.differences),
      sizes: x?.unit === y?.unit && sizes.length > 0 ? () => largest : OWN_SIZES,
    })
  return [read(x, a), read(y, b)] as const
}

function valueRow(a: Quantity | undefined, b: Quantity | undefined): Row {
  const title = a?.label ?? b?.label ?? ''
  const [x, y] = [a?.value, b?.value]
  if (typeof x === 'number' && typeof y === 'number') {
    const digits = x === y ? DIGITS : digitsApart(x, y, DIGITS)
    return { title, a: quantity(x, a?.unit, digits), b: quantity(y, b?.unit, digits), change: changeText(x, y) }
  }
  return { title, a: valueText(a), b: valueText(b) }
}

function valueText(of: Quantity | undefined): Content {
  if (!of) return ABSENT
  const { value, unit, reason } = of
  if (value === null || value === undefined) return html`<span class="quiet">${reason ?? 'none'}</span>`
  const inline = inlineValue(value, unit, DIGITS)
  if (inline !== undefined) return inline
  const count = Array.isArray(value) ? value.length : Object.keys(value).length
  return html`<span class="quiet">${count} ${count === 1 ? 'entry' : 'entries'}</span>`
}
