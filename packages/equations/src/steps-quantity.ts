/** Prints a number with its unit in a formula. */
import { fromSI, printUnit, withCommas } from '@keelson/units'
import { row, tag, words } from './mathml.ts'
import { RESULT_DIGITS, significantText, typesetNumberText } from './numbers.ts'

/** MathML of a unit in upright type after a number; empty for the dimensionless unit. */
export function typesetUnit(name: string): string {
  const text = printUnit(name)
  return text === '' || text === '-' ? '' : tag('mspace', '', 'width="0.2em"') + words(text)
}

/** MathML of a number in SI, in a unit: a result, its thousands grouped as in every text. */
export function quantity(si: number, unit: string, significant = RESULT_DIGITS): string {
  const number = typesetNumberText(significantText(fromSI(si, unit), significant))
  return row(number.replace(/(?<=<mn>)\d{4,}(?=[.<])/, withCommas), typesetUnit(unit))
}
