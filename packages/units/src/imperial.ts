/**
 * Feet, inches and their fractions as they are written: 12 3/4 in, 5'-6 1/2", ½". Only these units are read with
 * fractions: between metric numbers a slash as often joins two values (plates of 8/10 mm).
 */
import { UnitError } from './errors.ts'
import { shown } from './shown.ts'

/** A number without its sign, top over bottom. */
interface Part {
  readonly top: number
  readonly bottom: number
  readonly whole: boolean
}

const FRACTION_SIGN = '[\u00bc-\u00be\u2150-\u215e]'
const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+|(?:\d+(?:\s+|-))?\d+\s?/\s?\d+)`
const FEET = String.raw`('|(?:foot|feet|ft)\.?(?![A-Za-z]))`
const INCHES = String.raw`("|(?:inches|inch|in)\.?(?![A-Za-z]))`
const ONE_UNIT = new RegExp(String.raw`^([+-]?)${NUMBER}\s*(?:${FEET}|${INCHES})$`)
const FEET_AND_INCHES = new RegExp(String.raw`^([+-]?)${NUMBER}\s*${FEET}(?:\s*|-|\s+-\s+)${NUMBER}\s*${INCHES}$`)
/** What starts as one of these and does not end as one. */
const FRACTION = /^[+-]?(?:\d+(?:\.\d+)?(?:\s+|\s*-\s*))?\d+\s?\/\s?\d/
const FOOT_MARK = /^[+-]?[\d.]+\s*'/

/** Fractions of an inch or a foot are halves of halves, down to this. */
const FINEST = 64

/**
 * The value of a text in feet and inches, or with a fraction of one of them, in the unit given back; undefined for
 * any other text. Throws UnitError where it is nearly one.
 */
export function readImperial(text: string, declaredUnit: string): { value: number; unit: string } | undefined {
  const typed = withPlainSigns(text)
  const both = FEET_AND_INCHES.exec(typed)
  if (both) {
    const [, sign = '', feet = '', , inches = ''] = both
    return { value: signed(sign, together(part(feet, text), part(inches, text), text)), unit: 'in' }
  }
  const one = ONE_UNIT.exec(typed)
  if (one) {
    const [, sign = '', number = '', foot] = one
    if (!number.includes('/')) return undefined
    const { top, bottom } = part(number, text)
    return { value: signed(sign, top / bottom), unit: foot === undefined ? 'in' : 'ft' }
  }
  if (FRACTION.test(typed)) throw notThisFraction(text, typed, declaredUnit)
  if (FOOT_MARK.test(typed)) {
    const say = 'enter the inches with their unit as well, or a number without separators'
    throw refused(text, "has the sign for feet, ', without inches after it", say)
  }
  return undefined
}

/** ½ as 1/2, and every sign for a foot or an inch as ' or ". */
function withPlainSigns(text: string): string {
  return text
    .trim()
    .replace(new RegExp(`(?<=\\d)(?=${FRACTION_SIGN})`, 'g'), ' ')
    .replace(new RegExp(FRACTION_SIGN, 'g'), (sign) => sign.normalize('NFKD'))
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2032\u2019\u02b9]/g, "'")
    .replace(/[\u2033\u201d\u02ba]|''/g, '"')
    .replace(/[\u2010\u2011\u2013]/g, '-')
    .replace(/\u2212/g, '-')
}

/** -0 is read as 0. */
const signed = (sign: string, size: number) => (sign === '-' ? -size : size) + 0

function part(number: string, text: string): Part {
  const fraction = /^(?:(\d+)(?:\s+|-))?(\d+)\s?\/\s?(\d+)$/.exec(number)
  if (!fraction) return { top: Number(number), bottom: 1, whole: !number.includes('.') }
  const [, whole, over = '', under = ''] = fraction
  const [top, bottom] = [Number(over), Number(under)]
  const halves = bottom >= 2 && bottom <= FINEST && Number.isInteger(Math.log2(bottom))
  const lowest = whole !== undefined || top % 2 === 1
  if (!halves || top >= bottom || top < 1 || !lowest) {
    const why =
      'a fraction must be less than one, in lowest terms, in halves, quarters, eighths and so on to sixty-fourths'
    throw refused(text, `contains the fraction ${over}/${under}: ${why}`, 'enter it as a decimal')
  }
  const all = Number(whole ?? 0) * bottom + top
  if (!Number.isSafeInteger(all))
    throw new UnitError('not_a_quantity', `${shown(text)} is outside the representable range`)
  return { top: all, bottom, whole: false }
}

const INCHES_IN_A_FOOT = 12
const APART = 'enter it in feet or in inches alone'

/** In inches, with one rounding at most. */
function together(feet: Part, inches: Part, text: string): number {
  if (!feet.whole) throw refused(text, 'has inches after a fractional number of feet', APART)
  if (inches.top / inches.bottom >= INCHES_IN_A_FOOT) {
    throw refused(text, 'has twelve inches or more after the feet', APART)
  }
  return (feet.top * INCHES_IN_A_FOOT * inches.bottom + inches.top) / inches.bottom
}

function notThisFraction(text: string, typed: string, declaredUnit: string): UnitError {
  const bare = /^[+-]?(?:\d+(?:\s+|-))?\d+\s?\/\s?\d+$/.test(typed)
  if (bare && (declaredUnit === 'in' || declaredUnit === 'ft')) {
    return refused(text, 'has no unit', `enter the unit: "${text.trim()} ${declaredUnit}"`)
  }
  const why = 'has a fraction, which is only valid with a single number in inches or feet'
  return refused(text, why, 'enter it as a decimal, as one number with its unit')
}

const refused = (text: string, why: string, say: string) =>
  new UnitError('not_a_quantity', `${shown(text)} ${why}`, say)
