/** Every symbol of the calculation with its meaning, value, and where it comes from, as an appendix. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { StepAnswer, StepArgument } from '@keelson/engine/result.ts'
import { shareOf } from '@keelson/equations/reading.ts'
import { type Html, html } from './html.ts'
import { symbol } from './numbers.ts'
import { withOneUnit } from './one-unit.ts'
import { isExact, originText } from './origin.ts'
import type { Section } from './section.ts'
import { scrolling } from './table.ts'
import { inlineValue } from './values.ts'

export function nomenclature(record: RunRecord): Section | undefined {
  const entries = symbolsOf(withOneUnit(record.response.result?.steps ?? []))
  if (entries.length === 0) return undefined
  const body = scrolling(
    html`<caption class="unseen">Symbols of the calculation</caption>
<thead><tr><th scope="col">Symbol</th><th scope="col">Meaning</th><th scope="col" class="n">Value</th><th scope="col">Source</th></tr></thead>
<tbody>${entries.map((a) => entry(a, record))}</tbody>`,
    'data',
  )
  return { id: 'nomenclature', title: 'Nomenclature', body }
}

const entry = (a: StepArgument, record: RunRecord): Html =>
  html`<tr><td>${symbol(a.symbol)}</td><th scope="row">${a.title}</th><td class="n">${inlineValue(a.value, a.unit, digitsOf(a)) ?? 'list'}</td><td>${originText(a.origin, record)}</td></tr>
`

/** What was given stands whole, unless it was given in another unit and has no end here. */
function digitsOf({ value, origin }: StepArgument): number | undefined {
  if (typeof value !== 'number' || !isExact(origin)) return undefined
  return Number(value.toPrecision(WHOLE)) === value ? WHOLE : RESTATED
}
const WHOLE = 9
const RESTATED = 7

/** Arguments and results, each symbol and value once, in the order of appearance; a relation has no result of its own. */
function symbolsOf(steps: readonly StepAnswer[]): readonly StepArgument[] {
  const seen = new Map<string, StepArgument>()
  const add = (a: StepArgument) => {
    const key = `${a.symbol} ${String(a.value)} ${a.unit}`
    if (!seen.has(key)) seen.set(key, a)
  }
  for (const { symbol, title, unit, value, id, left, satisfies, arguments: given = [] } of steps) {
    for (const argument of given) add(argument)
    if (left === undefined) add({ symbol, name: symbol, title, unit, value, origin: { kind: 'step', id } })
    for (const argument of satisfies?.arguments ?? []) add(argument)
  }
  for (const { id, reading } of steps) {
    for (const axis of reading?.axes ?? []) {
      const origin = { kind: 'cell', id } as const
      const known = [...seen.values()].some((a) => a.symbol === axis.symbol)
      if (!known) add({ ...axis, name: axis.symbol, value: axis.at, origin })
      const { symbol, value } = shareOf(axis)
      add({ symbol, name: symbol, title: `share between nodes, ${axis.title}`, unit: '-', value, origin })
    }
  }
  return [...seen.values()]
}
