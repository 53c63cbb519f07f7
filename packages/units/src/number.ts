/** The number at the head of a quantity text, read strictly: no comma, no blank, no word. */
import { LONGEST, UnitError } from './errors.ts'
import { shown } from './shown.ts'

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)(\s*)(.*)$/

/** "12.75in" -> 12.75 and 'in'; the unit of a bare number is '-' in a field without unit. Throws UnitError. */
export function readNumber(text: string, declaredUnit: string): { value: number; rest: string } {
  const trimmed = pointed(text)
    .trim()
    .replace(/^\u2212/, '-')
  const match = NUMBER.exec(trimmed)
  if (!match) throw new UnitError('not_a_quantity', `${shown(text)} is not a number with a unit`, example(declaredUnit))
  const [, digits = '', blank = '', rest = ''] = match
  refuseOtherNumbers(trimmed, rest, blank)
  const value = Number(digits)
  if (!Number.isFinite(value))
    throw new UnitError('not_a_quantity', `${shown(text)} is outside the representable range`)
  if (rest !== '') return { value, rest: rest.startsWith('/') ? `1${rest}` : rest }
  if (declaredUnit === '-') return { value, rest: '-' }
  throw new UnitError('not_a_quantity', `${shown(text)} has no unit`, `enter the unit: "${trimmed} ${declaredUnit}"`)
}

/** A comma in the first number of a text: its sign, what stands before and after the comma, and the rest. */
const COMMA = /^(\s*[+\u2212-]?)(\d{1,3}(?:\.\d{3})+|\d+),(\d+)(?![\d.,])(.*)$/s
/** What groups of thousands look like as well: 1,250. */
const MAY_BE_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/

/** The text with a point for a decimal comma that cannot stand between thousands: 12,75 in, 0,125 and 1.250,5; else the text. */
export function pointed(text: string): string {
  if (text.length > LONGEST) return text
  const [, sign = '', whole = '', decimals = '', rest = ''] = COMMA.exec(text) ?? []
  if (whole === '' || MAY_BE_THOUSANDS.test(`${whole},${decimals}`)) return text
  return `${sign}${whole.replaceAll('.', '')}.${decimals}${rest}`
}

/** The two numbers that a text with one comma may be, 1.25 and 1250, each with what follows; undefined of any other text. */
export function commaReadings(text: string): readonly [decimal: string, thousands: string] | undefined {
  if (text.length > LONGEST) return undefined
  const [, sign = '', whole = '', decimals = '', rest = ''] = COMMA.exec(text) ?? []
  if (!MAY_BE_THOUSANDS.test(`${whole},${decimals}`)) return undefined
  const own = sign.trim()
  return [`${own}${whole}.${decimals}${rest}`, `${own}${whole}${decimals}${rest}`]
}

/** Numbers that stand apart by blanks alone, 16 16 16 14; undefined of any other text, and of one that may be a single number (1 250). */
export function blankSeparated(text: string): readonly string[] | undefined {
  if (text.length > LONGEST_LIST) return undefined
  const parts = text.trim().split(/\s+/)
  if (parts.length < 2 || parts.some((part) => bareNumber(part) === undefined)) return undefined
  return mayBeGrouped(text) ? undefined : parts
}

/** Whether the blanks of a text may stand between groups of thousands. */
export const mayBeGrouped = (text: string): boolean => /^\s*[+-]?[1-9]\d{0,2}( \d{3})+(\.\d+)?\s*$/.test(text)

/** Characters of a list that is written as one text. */
const LONGEST_LIST = 1_000_000

/** A text that is a number and nothing else: "0.0159" -> 0.0159; undefined for any other text. */
export function bareNumber(text: string): number | undefined {
  if (text.length > LONGEST) return undefined
  const [, digits, , rest] = NUMBER.exec(text.trim().replace(/^\u2212/, '-')) ?? []
  const value = Number(digits)
  return digits !== undefined && rest === '' && Number.isFinite(value) ? value : undefined
}

/** In words, for a number in an example would be another than the one that is meant. */
const example = (unit: string) =>
  unit === '-' ? 'enter a number in digits' : `enter a number in digits with its unit, ${unit}`

function refuseOtherNumbers(text: string, rest: string, blank: string): void {
  if (rest.startsWith(',')) {
    const [decimal, thousands] = commaReadings(text) ?? []
    const plainly = 'enter it with a decimal point and without a thousands separator'
    const say = decimal === undefined ? plainly : `enter ${decimal} or ${thousands}, without a thousands separator`
    throw new UnitError('not_a_quantity', `${shown(text)}: the comma may be a decimal or a thousands separator`, say)
  }
  if (/^[eE][+-]?$/.test(rest) && blank === '')
    throw new UnitError('not_a_quantity', `${shown(text)} has no exponent`, 'complete the number')
  const startsUnit = /^(?:[A-Za-z%°ºµμΩΩ(]|\/\s*[A-Za-z(°º]|["'\u2019\u201d\u2032\u2033]+$|-$|1\s*\/\s*[A-Za-z(°º])/
  if (rest === '' || (startsUnit.test(rest) && !(rest.startsWith('1') && blank === ''))) return
  const say = /^\d/.test(rest) ? 'enter the number without spaces' : 'enter one number with its unit'
  throw new UnitError('not_a_quantity', `${shown(text)} is not one number with a unit`, say)
}
