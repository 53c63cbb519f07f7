/** The number at the head of a quantity text, read strictly: no comma, no blank, no fraction, no word. */
import { UnitError } from './errors.ts'

const LONGEST = 100
const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)(\s*)(.*)$/

/** "12.75in" -> 12.75 and 'in'; the unit of a bare number is '-' in a field without unit. Throws UnitError. */
export function readNumber(text: string, declaredUnit: string): { value: number; rest: string } {
  if (text.length > LONGEST) throw new UnitError('not_a_quantity', `${shown(text)} is too long for a quantity`)
  const trimmed = text.trim()
  const match = NUMBER.exec(trimmed)
  if (!match) throw new UnitError('not_a_quantity', `${shown(text)} is not a number with a unit`, example(declaredUnit))
  const [, digits = '', blank = '', rest = ''] = match
  refuseOtherNumbers(trimmed, rest, blank)
  const value = Number(digits)
  if (!Number.isFinite(value)) throw new UnitError('not_a_quantity', `${shown(text)} is beyond the range of numbers`)
  if (rest !== '') return { value, rest }
  if (declaredUnit === '-') return { value, rest: '-' }
  throw new UnitError('not_a_quantity', `${shown(text)} has no unit`, `say the unit: "${trimmed} ${declaredUnit}"`)
}

const example = (unit: string) =>
  unit === '-' ? 'write a number such as 12.75' : `write a text such as "12.75 ${unit}"`

function refuseOtherNumbers(text: string, rest: string, blank: string): void {
  if (rest.startsWith(',')) {
    const say = 'write it with a decimal point and no thousands separator'
    throw new UnitError('not_a_quantity', `${shown(text)}: the comma may be a decimal or a thousands separator`, say)
  }
  if (/^[ -]?\d*\s?\/\s?\d|^-?\d+\s?\/\s?\d/.test(rest)) {
    throw new UnitError('not_a_quantity', `${shown(text)} has a fraction`, 'write it as a decimal: 9.625 in')
  }
  const startsUnit = /^(?:[A-Za-z%°ºµμΩΩ(]|-$|1\s*\/\s*[A-Za-z(°º])/
  if (rest === '' || (startsUnit.test(rest) && !(rest.startsWith('1') && blank === ''))) return
  throw new UnitError(
    'not_a_quantity',
    `${shown(text)} is not one number with a unit`,
    'write the number without blanks',
  )
}

/** The text, shortened and quoted for a message. */
export function shown(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 37)}...` : text)
}
