/** A cell of a solver's row as a number, or a refusal that names line, column and what stands there. */

import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import { fortranNumberOf } from '../spaced/numbers.ts'

const STAR = 42
const SHOWN = 40

/** Stars are what Fortran prints where a number is wider than its place. */
export function isStars(cell: string): boolean {
  if (cell.length < 3) return false
  for (let at = 0; at < cell.length; at++) if (cell.charCodeAt(at) !== STAR) return false
  return true
}

export function cellNumber(cell: string, line: number, column: string, tally: LeftTally): number {
  const value = fortranNumberOf(cell)
  if (value !== undefined) return value
  if (!isStars(cell)) throw notANumber(cell, line, column)
  leave(tally, 'stars', line, 'numbers too wide for their field, printed as asterisks')
  return Number.NaN
}

export function notANumber(cell: string, line: number, column: string): FileError {
  const shown = cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell
  return new FileError('number_malformed', `line ${line}, ${column}: "${shown}" is not a number`, { line, column })
}

/** Whether two numbers were printed alike, '-0.37' and '90.00' but not '-0.3': a cut number has fewer digits. */
export function printedAlike(one: string, other: string): boolean {
  return decimals(one) === decimals(other) && exponentDigits(one) === exponentDigits(other)
}

function decimals(cell: string): number {
  const point = cell.indexOf('.')
  return point < 0 ? -1 : exponentAt(cell) - point
}

function exponentDigits(cell: string): number {
  return cell.length - exponentAt(cell)
}

function exponentAt(cell: string): number {
  const lower = cell.toLowerCase()
  const at = Math.max(lower.indexOf('e'), lower.indexOf('d'))
  if (at >= 0) return at
  const sign = Math.max(cell.indexOf('-', 1), cell.indexOf('+', 1))
  return sign >= 0 ? sign : cell.length
}
