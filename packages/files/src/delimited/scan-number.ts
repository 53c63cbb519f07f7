/**
 * A plain number read from the bytes of its cell, exactly, without making a text of it: digits, one decimal mark, an
 * exponent. Whatever is written otherwise is left to `marks.ts`.
 */
import { isDigit } from '../text/bytes.ts'

/** Filled by `scanNumber`, so that no cell of a large file makes an object. */
interface Found {
  value: number
  /** How its decimal mark stands: none, one that is surely decimal, or one that may stand between thousands (1.234). */
  mark: 'none' | 'sure' | 'open'
  /** Digits as of a name: with zeros before it (007), or more than a number holds. */
  named: boolean
}
export const nothingFound = (): Found => ({ value: 0, mark: 'none', named: false })

const [PLUS, MINUS, ZERO, NINE, UPPER_E, LOWER_E] = [0x2b, 0x2d, 0x30, 0x39, 0x45, 0x65]
/** Digits that a double holds exactly, whatever they are. */
const EXACT_DIGITS = 15
/** Powers of ten that a double holds exactly: one division or multiplication then rounds once. */
const POWERS = Array.from({ length: 23 }, (_, n) => Number(`1e${n}`))
/** Zeros before a number of so many digits belong to a name; 07 may be a month. */
const NAMED_DIGITS = 3

/** Offset after the number that begins at an offset; -1 where none does. */
export function scanNumber(bytes: Uint8Array, start: number, decimal: number, found: Found): number {
  const sign = bytes[start]
  const first = sign === MINUS || sign === PLUS ? start + 1 : start
  let [at, mantissa, digits, point] = [first, 0, 0, -1]
  for (; ; at++) {
    const byte = bytes[at] as number
    if (byte >= ZERO && byte <= NINE) {
      mantissa = mantissa * 10 + (byte - ZERO)
      if (mantissa !== 0) digits++
    } else if (byte === decimal && point < 0) point = at
    else break
  }
  const mark = point < 0 ? at : point
  const [whole, decimals] = [mark - first, Math.max(0, at - mark - 1)]
  if (whole + decimals === 0) return -1
  const end = exponentEnd(bytes, at)
  if (end < 0) return -1
  const isBare = end === at
  found.mark = point < 0 ? 'none' : isBare && decimals === 3 && isGroup(bytes, first, whole) ? 'open' : 'sure'
  found.named = isBare && point < 0 && isNamed(bytes, first, whole, mantissa)
  const power = (isBare ? 0 : exponentOf(bytes, at + 1, end)) - decimals
  const size = sizeOf(mantissa, digits, power) ?? Number(pointed(bytes, first, end, decimal))
  found.value = sign === MINUS ? -size : size
  return size === Number.POSITIVE_INFINITY ? -1 : end
}

/** Undefined where one rounding does not do. */
function sizeOf(mantissa: number, digits: number, power: number): number | undefined {
  if (digits > EXACT_DIGITS || power < -22 || power > 22) return undefined
  return power < 0 ? mantissa / (POWERS[-power] as number) : mantissa * (POWERS[power] as number)
}

/** One to three digits, the first no zero, may stand before a mark between thousands. */
const isGroup = (bytes: Uint8Array, first: number, whole: number): boolean =>
  whole >= 1 && whole <= 3 && bytes[first] !== ZERO

const isNamed = (bytes: Uint8Array, first: number, whole: number, mantissa: number): boolean =>
  (bytes[first] === ZERO && whole >= NAMED_DIGITS) || mantissa > Number.MAX_SAFE_INTEGER

/** Offset after an exponent at `at`; `at` where none stands; -1 where it is not whole, or of one bare digit (9.99e2). */
function exponentEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== LOWER_E && bytes[at] !== UPPER_E) return at
  const signed = bytes[at + 1] === MINUS || bytes[at + 1] === PLUS
  const first = signed ? at + 2 : at + 1
  let end = first
  while (isDigit(bytes[end])) end++
  if (end === first || end - first > 4) return -1
  return !signed && end - first === 1 ? -1 : end
}

function exponentOf(bytes: Uint8Array, from: number, end: number): number {
  let value = 0
  for (let i = from; i < end; i++) if (isDigit(bytes[i])) value = value * 10 + (bytes[i] as number) - ZERO
  return bytes[from] === MINUS ? -value : value
}

function pointed(bytes: Uint8Array, from: number, end: number, decimal: number): string {
  let text = ''
  for (let i = from; i < end; i++) text += bytes[i] === decimal ? '.' : String.fromCharCode(bytes[i] as number)
  return text
}
