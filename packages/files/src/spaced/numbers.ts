/** A number as data files print it; undefined for all else. By hand: no hexadecimal, no empty text, no backtracking. */

const ZERO = 48
const NINE = 57
const PLUS = 43
const MINUS = 45
const POINT = 46

/** '12', '-.5', '+0.3', '5.', '1.5e-3'. */
export function decimalOf(token: string): number | undefined {
  const end = mantissaEnd(token)
  if (end < 0) return undefined
  if (end === token.length) return finite(Number(token))
  const letter = token[end]
  if (letter !== 'e' && letter !== 'E') return undefined
  if (!isInteger(token, end + 1)) return undefined
  return finite(Number(token))
}

/** The same, and what Fortran prints beside: '1.5D-03', and '0.123-105' where the exponent has three digits. */
export function fortranNumberOf(token: string): number | undefined {
  const end = mantissaEnd(token)
  if (end < 0) return undefined
  if (end === token.length) return finite(Number(token))
  const exponentAt = isLetterOfExponent(token[end]) ? end + 1 : end
  if (exponentAt === end && !hasBareExponent(token, end)) return undefined
  if (!isInteger(token, exponentAt)) return undefined
  return finite(Number(`${token.slice(0, end)}e${token.slice(exponentAt)}`))
}

function mantissaEnd(token: string): number {
  let at = isSign(token.charCodeAt(0)) ? 1 : 0
  const digitsBefore = digitsEnd(token, at)
  let digits = digitsBefore - at
  at = digitsBefore
  if (token.charCodeAt(at) === POINT) {
    const digitsAfter = digitsEnd(token, at + 1)
    digits += digitsAfter - at - 1
    at = digitsAfter
  }
  return digits > 0 ? at : -1
}

function digitsEnd(token: string, from: number): number {
  let at = from
  while (at < token.length && isDigit(token.charCodeAt(at))) at++
  return at
}

function isInteger(token: string, from: number): boolean {
  const start = isSign(token.charCodeAt(from)) ? from + 1 : from
  return start < token.length && digitsEnd(token, start) === token.length
}

function hasBareExponent(token: string, at: number): boolean {
  return isSign(token.charCodeAt(at)) && token.length === at + 4
}

function isLetterOfExponent(letter: string | undefined): boolean {
  return letter === 'e' || letter === 'E' || letter === 'd' || letter === 'D'
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}

function isSign(code: number): boolean {
  return code === PLUS || code === MINUS
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined
}
