/**
 * The numbers below a key 'RAOPeriodOrFrequency, RAOSurgeAmp, ...': rows in brackets, each over as many lines as OrcaFlex took.
 * They go straight to columns of numbers; a parser of YAML would take a hundred times their size.
 */

import { type LeftTally, leave } from '../left.ts'
import { MODES, type Mode } from '../rao/modes.ts'
import { notANumber } from '../rao/number.ts'
import { FileError } from '../refused.ts'
import {
  addLine,
  addNumber,
  type GrowingLines,
  type GrowingNumbers,
  growingLines,
  growingNumbers,
} from '../spaced/growing.ts'
import { decimalOf } from '../spaced/numbers.ts'

export const WAVE_KEY = 'RAOPeriodOrFrequency'

export interface RaoBlock {
  readonly heads: readonly string[]
  /** Line of the key. */
  readonly line: number
  readonly columns: readonly GrowingNumbers[]
  /** Line on which each row begins. */
  readonly lines: GrowingLines
}

export function isBlockKey(key: string): boolean {
  return key.startsWith(WAVE_KEY)
}

export function raoBlock(key: string, line: number): RaoBlock {
  const heads = key.split(',').map((head) => head.trim())
  for (const head of heads) if (!isHead(head)) throw unknownHead(head, line)
  if (new Set(heads).size < heads.length || !heads.includes(WAVE_KEY)) throw unknownHead(key, line)
  return { heads, line, columns: heads.map(growingNumbers), lines: growingLines() }
}

export const MODE_KEYS: Readonly<Record<Mode, string>> = {
  surge: 'Surge',
  sway: 'Sway',
  heave: 'Heave',
  roll: 'Roll',
  pitch: 'Pitch',
  yaw: 'Yaw',
}

function isHead(head: string): boolean {
  return (
    head === WAVE_KEY ||
    MODES.some((mode) => head === `RAO${MODE_KEYS[mode]}Amp` || head === `RAO${MODE_KEYS[mode]}Phase`)
  )
}

function unknownHead(head: string, line: number): FileError {
  const allowed = `${WAVE_KEY} and, for each mode, names such as RAOSurgeAmp and RAOSurgePhase, each once`
  return new FileError(
    'file_malformed',
    `line ${line}: "${head.slice(0, 60)}" names no column of RAOs; allowed are ${allowed}`,
    { line },
  )
}

/** `cellLines` where a row is over more than one line. */
export function addBlockRow(
  to: RaoBlock,
  cells: readonly string[],
  line: number,
  left: LeftTally,
  cellLines: readonly number[] = [],
): void {
  if (cells.length !== to.heads.length) throw otherLength(to, cells.length, line)
  addLine(to.lines, line)
  for (const [at, column] of to.columns.entries()) {
    addNumber(column, numberOf(cells[at] ?? '', cellLines[at] ?? line, to.heads[at] ?? '', left))
  }
}

function otherLength(block: RaoBlock, length: number, line: number): FileError {
  const message = `the row of line ${line} has ${length} values; its key on line ${block.line} names ${block.heads.length}`
  return new FileError('file_malformed', message, { line })
}

function numberOf(cell: string, line: number, column: string, left: LeftTally): number {
  const value = decimalOf(cell)
  if (value !== undefined) return value
  if (cell === 'Infinity' && column === WAVE_KEY) return Number.POSITIVE_INFINITY
  if (cell !== '~') throw notANumber(cell, line, column)
  leave(left, '~', line, 'values entered as ~, for which OrcaFlex uses its own')
  return Number.NaN
}
