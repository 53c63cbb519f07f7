/**
 * A quantity in a sentence: the number as it was calculated, its unit, and how many digits a reader gets. It stands in the
 * template in braces, so that whoever prints the sentence chooses the unit: `{0.80312 mm 4}` is '0.8031 mm' or '0.03162 in'.
 */
import { fromSI, unitAfter } from '@keelson/units'
import { shown } from './shown.ts'

export interface QuantityText {
  readonly value: number
  readonly unit: string
  readonly digits: number
}

/** More digits than any sentence shows. */
const KEPT_DIGITS = 12
const MARKED = /\{(-?\d[\d.]*(?:e[-+]?\d+)?) ([^{}\s]+) (\d+)\}/g

/** A number in SI as a quantity of a sentence; a bare number where its unit is '-'. */
export function shownIn(si: number, unit: string, digits = 4): string {
  const value = fromSI(si, unit)
  return unit === '-' || !Number.isFinite(value) ? shown(value, digits) : quantityMark({ value, unit, digits })
}
export const shownLength = (metres: number): string => shownIn(metres, 'mm')
export const shownPressure = (pascal: number): string => shownIn(pascal, 'MPa')
export const shownForce = (newton: number): string => shownIn(newton, 'kN')
export const shownTemperature = (kelvin: number): string => shownIn(kelvin, 'degC')
export const shownYears = (seconds: number): string => `${shown(fromSI(seconds, 'year'), 3)} years`
export const shownRatio = (ratio: number): string => shown(ratio, 3)
export const shownPercent = (ratio: number): string => shownIn(ratio, '%', 3)

export const quantityMark = ({ value, unit, digits }: QuantityText): string =>
  `{${Number(value.toPrecision(KEPT_DIGITS))} ${unit} ${digits}}`

/** The sentence with its quantities printed. */
export const withQuantities = (sentence: string, print: (quantity: QuantityText) => string = inItsUnit): string =>
  sentence.includes('{')
    ? sentence.replace(MARKED, (_, value: string, unit: string, digits: string) =>
        print({ value: Number(value), unit, digits: Number(digits) }),
      )
    : sentence

export const inItsUnit = ({ value, unit, digits }: QuantityText): string =>
  `${shown(value, digits)}${unitAfter(unit, value)}`

/** The same with every text in it printed: of a chart or a table; itself where no text has a quantity. */
export function spelledOut<T>(part: T): T {
  if (typeof part === 'string') return withQuantities(part) as T
  if (typeof part !== 'object' || part === null) return part
  const members = part as Readonly<Record<string, unknown>>
  let spelled: Record<string, unknown> | undefined
  for (const key in members) {
    const member = members[key]
    if (typeof member !== 'string' && typeof member !== 'object') continue
    const printed = spelledOut(member)
    if (printed === member) continue
    spelled ??= (Array.isArray(part) ? [...part] : { ...part }) as Record<string, unknown>
    spelled[key] = printed
  }
  return (spelled ?? part) as T
}
