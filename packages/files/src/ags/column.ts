/** One heading of an AGS group while its values come: numbers or texts as its TYPE says, where that says it. */
import { type LeftTally, leave } from '../left.ts'
import { type DecimalComma, numberWith } from '../spaced/decimal-comma.ts'
import { addNumber, type GrowingNumbers, growingNumbers, numbersOf } from '../spaced/growing.ts'
import { decimalOf } from '../spaced/numbers.ts'
import type { ColumnValues } from '../table.ts'
import { shown } from '../text/shown.ts'

export interface AgsColumn {
  /** Told apart where the group has a heading twice. */
  readonly name: string
  readonly heading: string
  readonly unit: string
  readonly values:
    | { readonly holds: 'numbers'; readonly numbers: GrowingNumbers }
    | { readonly holds: 'texts' | 'either'; readonly texts: (string | null)[] }
}
export interface AgsReading {
  readonly comma: DecimalComma
  readonly left: LeftTally
}

/** '2DP', '3SF', '2SCI': so many decimals, figures, or figures of a scientific number; 'MC' is a moisture content. */
const NUMBERS = /^(?:\d{1,2}(?:DP|SF|SCI)|MC)$/
/** A number of no fixed form, a number or a text, and nothing stated. */
const EITHER: ReadonlySet<string> = new Set(['U', 'XN', ''])

export function agsColumn(name: string, heading: string, unit: string, type: string): AgsColumn {
  const code = type.trim().toUpperCase()
  if (NUMBERS.test(code)) return { name, heading, unit, values: { holds: 'numbers', numbers: growingNumbers() } }
  return { name, heading, unit, values: { holds: EITHER.has(code) ? 'either' : 'texts', texts: [] } }
}

export function takeCell({ name, values }: AgsColumn, cell: string, line: number, { comma, left }: AgsReading): void {
  if (values.holds !== 'numbers') {
    values.texts.push(cell === '' ? null : cell)
    return
  }
  const number = cell === '' ? Number.NaN : numberWith(comma, cell.trim(), decimalOf)
  if (number === undefined)
    leave(left, `text ${name}`, line, `values of ${shown(name)} that are not numbers, such as ${shown(cell)}`)
  addNumber(values.numbers, number ?? Number.NaN)
}

/** A column that may be of either is of numbers where each of its values is one. */
export function valuesOf({ values }: AgsColumn): ColumnValues {
  if (values.holds === 'numbers') return { kind: 'numbers', numbers: numbersOf(values.numbers) }
  const { holds, texts } = values
  const given = texts.filter((text) => text !== null)
  const isOfNumbers = holds === 'either' && given.length > 0 && given.every((text) => decimalOf(text) !== undefined)
  return isOfNumbers
    ? { kind: 'numbers', numbers: Float64Array.from(texts, (text) => (text === null ? Number.NaN : Number(text))) }
    : { kind: 'texts', texts }
}
