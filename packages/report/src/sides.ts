/** Demand and capacity of a check: both in the unit in which the page reads them. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { CheckAnswer, CheckSide } from '@keelson/engine/result.ts'
import { concluded } from './concluded.ts'
import { type Content, type Html, html, plainText } from './html.ts'
import { HEADLINE_DIGITS, quantity, readable, unitTextAfter } from './numbers.ts'
import { type PageUnits, pageUnits } from './page-units.ts'

/** Both sides in the unit in which the page reads them, with the digits of the conclusion where those tell them apart. */
export function amounts(
  { demand, capacity }: CheckAnswer,
  record: RunRecord,
): readonly [demand: Content, capacity: Content] {
  const to = unitOf({ demand, capacity }, record)
  const [said, own] = [true, false].map((asSaid) =>
    [demand, capacity].map((side) => amount(side, to, asSaid ? record : undefined)),
  )
  const [a, b] = said ?? []
  const areTold = plainText(a) !== plainText(b) || demand.value === capacity.value
  const [first, second] = (areTold ? said : own) ?? []
  return [first, second]
}

/** The unit in which the page reads the larger side, where both have one. */
export function unitOf({ demand, capacity }: Pick<CheckAnswer, 'demand' | 'capacity'>, record: RunRecord): PageUnits {
  if (demand.unit !== capacity.unit) return pageUnits(record)
  const largest = Math.max(...[demand, capacity].map(({ value }) => Math.abs(value ?? 0)))
  const { unit = '-' } = readable(largest, demand.unit, pageUnits(record))
  return () => unit
}

function amount({ value, unit }: CheckSide, to: PageUnits, said: RunRecord | undefined): Content {
  if (value === null) return '–'
  const shown = readable(value, unit, to)
  const text = said && concluded(said, shown.value, shown.unit)
  if (text === undefined) return quantity(shown.value, shown.unit, HEADLINE_DIGITS)
  return html`<span class="q">${text}<span class="u">${unitTextAfter(shown.unit, shown.value)}</span></span>`
}

/** Demand or capacity with its value, and the step or input that it comes from. */
export function side({ label, value, unit }: CheckSide, to: PageUnits, from: Content): Html {
  const shown = readable(value ?? 0, unit, to)
  return html`<div><dt>${label}</dt><dd>${value === null ? '–' : quantity(shown.value, shown.unit)}${from && html`, <span class="quiet">${from}</span>`}</dd></div>`
}
