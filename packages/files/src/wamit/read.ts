/** Reads WAMIT's numeric output: added mass and damping (`.1`), exciting forces (`.2`, `.3`) and motions (`.4`). Never written. */
import { headText } from '../rao/head-text.ts'
import { FileError } from '../refused.ts'
import { fortranNumberOf } from '../spaced/numbers.ts'
import type { Answers, FileRead, Reader } from '../table.ts'
import { plainText } from '../text/plain-text.ts'
import { readCoefficients } from './coefficients.ts'
import { readResponses } from './responses.ts'
import { type Head, headOf, MOST_MODES } from './rows.ts'

export const wamitReader: Reader = { format: 'wamit', recognises, read }

/** The heading of WAMIT, or a first row that only its files have. */
function recognises(bytes: Uint8Array): boolean {
  const text = headText(bytes)
  const head = text === undefined ? undefined : headOf(text)
  if (head === undefined) return false
  if (head.heading !== undefined) return head.heading.includes('WAMIT')
  return head.kind === 'responses' ? isResponse(head) : isCoefficient(head)
}

/** The modulus is that of the two parts, to the digits printed. */
function isResponse({ first }: Head): boolean {
  const [, , mode, modulus = Number.NaN, , real = Number.NaN, imaginary = Number.NaN] =
    first.tokens.map(fortranNumberOf)
  return isModeNumber(mode) && Math.abs(Math.hypot(real, imaginary) - modulus) <= 1e-3 * Math.abs(modulus)
}

function isCoefficient({ first }: Head): boolean {
  const [, i, j, mass] = first.tokens.map(fortranNumberOf)
  const hasExponents = [first.tokens[0], first.tokens[3]].every((token) => /[eEdD]/.test(token ?? ''))
  return isModeNumber(i) && isModeNumber(j) && mass !== undefined && hasExponents
}

function isModeNumber(value: number | undefined): boolean {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST_MODES
}

function read(bytes: Uint8Array, answers: Answers, fileName = ''): FileRead {
  const file = plainText(bytes)
  const head = headOf(file)
  if (head === undefined) throw notNumericOutput()
  if (head.kind === 'coefficients') return readCoefficients(file, head, answers)
  return readResponses(file, head, answers, fileName)
}

function notNumericOutput(): FileError {
  return new FileError(
    'not_this_format',
    'the file has no row of WAMIT numeric output: at most one line of heading, then rows of 4 or 5 numbers (.1) or of 7 (.2, .3, .4)',
    { line: 1 },
  )
}
