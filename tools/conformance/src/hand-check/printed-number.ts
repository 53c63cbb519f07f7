/** Numbers as a report prints them, and how near a number worked out by hand must come to them. */

/** Digits of a result; what is printed with fewer had noughts behind it. */
const DIGITS = 5
/** What adding up in doubles may leave of nothing. */
const NOTHING = 1e-12

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The number at the start of a text: `1.5`, `−3`, `12,345.6`, `4.48×10⁸`. */
export function readNumber(text: string): number | undefined {
  const found = /^[−-]?(?:\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(×10(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/.exec(text.trim())
  if (found === null) return undefined
  const [all] = found
  const [mantissa = '', power = ''] = all.replace('−', '-').replaceAll(',', '').split('×10')
  const exponent = [...power].map((c) => (c === '⁻' ? '-' : SUPERSCRIPTS.indexOf(c))).join('')
  return Number(exponent === '' ? mantissa : `${mantissa}e${exponent}`)
}

/** One unit in the last digit of a printed number: of five digits, or of as many as are printed. */
export function lastDigit(printed: number): number {
  if (printed === 0) return 0
  const [mantissa = '', exponent = '0'] = Math.abs(printed).toExponential().split('e')
  const digits = Math.max(DIGITS, mantissa.replace('.', '').length)
  return 10 ** (Number(exponent) - digits + 1)
}

/** Whether a number worked out by hand is the printed one: rounded to its digits, up to one unit in the last. */
export function agrees(own: number, printed: number, size = Math.max(Math.abs(own), 1)): boolean {
  if (printed === 0) return Math.abs(own) <= NOTHING * size
  const unit = lastDigit(printed)
  return Math.abs(Math.round(own / unit) - Math.round(printed / unit)) <= 1
}

/** Digits that no value has more of. */
const MOST_DIGITS = 12

/** Whether a value is printed with all the digits that there are, so that its last one may be rounded. */
export const isLong = (value: number): boolean =>
  value.toExponential().split('e')[0]?.replace(/[-.]/g, '').length === MOST_DIGITS || value === Math.PI

/** By how much the last digit of such a value may be off, relative. */
export const LAST_OF_MOST = 10 ** (1 - MOST_DIGITS)
