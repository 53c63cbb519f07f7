/** A sentence of a run with the names in it set apart: the title in words, then the symbol as it is typeset; quantities in their units. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { typesetSymbol } from '@keelson/equations/typeset.ts'
import { type Called, called, partsOf, titleAt } from '@keelson/workflow/prose.ts'
import { inItsUnit, type QuantityText, withQuantities } from '@keelson/workflow/quantity-text.ts'
import { type Content, html, trusted } from './html.ts'
import { readable } from './numbers.ts'
import { type PageUnits, pageUnits } from './page-units.ts'
import { prose } from './prose.ts'

/** `said` is the sentence with names and quantities in braces, `words` the same without; an older record has only the words. */
export function spoken(said: string | undefined, words: string, record: RunRecord): Content {
  if (said === undefined) return prose(words)
  const named = namesOf(record)
  const parts = partsOf(withQuantities(said, asRead(pageUnits(record))))
  const known = parts.every((part) => typeof part === 'string' || named.has(part.name))
  return known
    ? parts.map((part) => (typeof part === 'string' ? prose(part) : name(named.get(part.name), part.first)))
    : prose(words)
}

/** In the unit in which the page reads its kind, as values are printed. */
const asRead =
  (units: PageUnits) =>
  ({ value, unit, digits }: QuantityText): string => {
    const shown = readable(value, unit, units)
    return inItsUnit({ value: shown.value, unit: shown.unit ?? '-', digits })
  }

export function namesOf({ response }: RunRecord): ReadonlyMap<string, Called> {
  const { inputs = [], values = {}, checks = [] } = response.result ?? {}
  return new Map<string, Called>([
    ...checks.map(({ id, title }) => [id, { title }] as const),
    ...Object.entries(values).map(([n, { label, symbol }]) => [n, called(label, symbol)] as const),
    ...inputs.flatMap((i) => (i.columns ?? []).map((c) => [c.name, called(c.title, c.symbol)] as const)),
    ...inputs.map((i) => [i.name, called(i.title, i.symbol)] as const),
  ])
}

function name(own: Called | undefined, first: boolean): Content {
  if (own === undefined) return ''
  const title = titleAt(own.title, first)
  return own.symbol === undefined ? title : html`${title} <math>${trusted(typesetSymbol(own.symbol))}</math>`
}
