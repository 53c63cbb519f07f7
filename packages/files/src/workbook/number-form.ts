/**
 * A number as a row of delimited text has it: digits and an exponent, without a decimal mark, whatever texts beside it have.
 * A number of a sheet that is written plainly is copied digit by digit; any other is made of its double.
 */

const [MINUS, POINT, ZERO, NINE, LOWER_E] = [0x2d, 0x2e, 0x30, 0x39, 0x65]
/** Digits that a number holds exactly: of more the reader of text asks whether they are a name. */
const EXACT_DIGITS = 15
/** Of a plain number: a double has 17. */
const MOST_DIGITS = 20
/** Bytes of the longest form, with its length before it: two signs, a point and an exponent beside the digits. */
export const LONGEST_FORM = 32

/** Whether a number is digits with or without decimals: -12.5, no 1e3, 012 or -0. */
export function isPlain(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from] === MINUS ? from + 1 : from
  let point = -1
  for (let at = first; at < to; at++) {
    const sign = bytes[at] as number
    if (sign === POINT && point < 0) point = at
    else if (sign < ZERO || sign > NINE) return false
  }
  const isZero = bytes[first] === ZERO
  if (point < 0) return to > first && to - from <= EXACT_DIGITS && !(isZero && to - from > 1)
  const whole = point - first
  return whole > 0 && point < to - 1 && to - first <= MOST_DIGITS && !(isZero && (whole > 1 || bytes[to - 1] === ZERO))
}

/** Writes a plain number: 12.5 as 125e-1. Gives the offset behind it. */
export function writePlain(target: Uint8Array, at: number, { bytes, from, to }: Digits): number {
  let [put, point, isLeading] = [at, -1, true]
  for (let i = from; i < to; i++) {
    const sign = bytes[i] as number
    if (sign === POINT) point = i
    else if (!(isLeading && sign === ZERO && i < to - 1)) {
      isLeading = isLeading && sign === MINUS
      target[put++] = sign
    }
  }
  return point < 0 ? put : writeExponent(target, put, to - point - 1)
}
interface Digits {
  readonly bytes: Uint8Array
  readonly from: number
  readonly to: number
}

function writeExponent(target: Uint8Array, at: number, decimals: number): number {
  let put = at
  target[put++] = LOWER_E
  target[put++] = MINUS
  if (decimals >= 10) target[put++] = ZERO + Math.floor(decimals / 10)
  target[put++] = ZERO + (decimals % 10)
  return put
}

/** A whole number without a sign, such as a day or the place of a text; -1 of anything else. */
export function wholeOf({ bytes, from, to }: Digits): number {
  if (to === from || to - from > EXACT_DIGITS) return -1
  let whole = 0
  for (let at = from; at < to; at++) {
    const sign = bytes[at] as number
    if (sign < ZERO || sign > NINE) return -1
    whole = 10 * whole + sign - ZERO
  }
  return whole
}

/** As a writer has it of a number that elsewhere stands for nothing: 9.999e3. */
const SURELY_A_VALUE = /^-?\d(?:\.\d+)?e\d$/

/** The number of a cell as a text; undefined where it is none. */
export function numberText(value: string): string | undefined {
  const number = Number(value)
  if (!Number.isFinite(number)) return undefined
  return SURELY_A_VALUE.test(value) ? value : String(number)
}

/** 12.5 as 125e-1. */
export function formOf(text: string): string {
  if (text.includes('e')) return text
  const point = text.indexOf('.')
  if (point < 0) return text.length > EXACT_DIGITS ? Number(text).toExponential() : text
  const sign = text.startsWith('-') ? '-' : ''
  const digits = (text.slice(sign.length, point) + text.slice(point + 1)).replace(/^0+/, '')
  return `${sign}${digits}e-${text.length - point - 1}`
}

/** 125e-1 as 12.5 */
export const textOfForm = (form: string): string => (SURELY_A_VALUE.test(form) ? form : String(Number(form)))
