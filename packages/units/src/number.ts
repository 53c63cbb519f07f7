/** The number at the head of a quantity text, read strictly: no comma, no blank, no word. */
import { LONGEST, UnitError } from './errors.ts'
import { shown } from './shown.ts'

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)(\s*)(.*)$/

/** "12.75in" -> 12.75 and 'in'; the unit of a bare number is '-' in a field without unit. Throws UnitError. */
export function readNumber(text: string, declaredUnit: string): { value: number; rest: string } {
  const trimmed = text.trim().replace(/^\u2212/, '-')
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
    const say = 'enter it with a decimal point and without a thousands separator'
    throw new UnitError('not_a_quantity', `${shown(text)}: the comma may be a decimal or a thousands separator`, say)
  }
  if (/^[eE][+-]?$/.test(rest) && blank === '')
    throw new UnitError('not_a_quantity', `${shown(text)} has no exponent`, 'complete the number')
  const startsUnit = /^(?:[A-Za-z%°ºµμΩΩ(]|\/\s*[A-Za-z(°º]|["'\u2019\u201d\u2032\u2033]+$|-$|1\s*\/\s*[A-Za-z(°º])/
  if (rest === '' || (startsUnit.test(rest) && !(rest.startsWith('1') && blank === ''))) return
  const say = /^\d/.test(rest) ? 'enter the number without spaces' : 'enter one number with its unit'
  throw new UnitError('not_a_quantity', `${shown(text)} is not one number with a unit`, say)
}
