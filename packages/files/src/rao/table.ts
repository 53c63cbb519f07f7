/**
 * One shape for RAOs of all solvers: a row for each wave, direction and mode. Columns: period or frequency with their unit,
 * direction, mode, amplitude, phase; what the amplitude is per, and the conventions of the phase, stand in the facts.
 */
import {
  addLine,
  addNumber,
  type GrowingLines,
  type GrowingNumbers,
  growingLines,
  growingNumbers,
  linesOfRows,
  numbersOf,
} from '../spaced/growing.ts'
import type { FileColumn, FileTable } from '../table.ts'

/** A column of numbers, without its numbers. */
export type Head = Omit<FileColumn, 'values'>

export interface RaoRows {
  readonly numbers: readonly GrowingNumbers[]
  readonly modes: string[]
  readonly lines: GrowingLines
}

/** The mode stands after the column of this name. */
const BEFORE_MODE = 'direction'

export const AMPLITUDE: Head = {
  name: 'amplitude',
  heading: 'amplitude',
  description: 'translations and rotations have different units: see the facts',
}

export function raoRows(columns: number): RaoRows {
  return { numbers: Array.from({ length: columns }, growingNumbers), modes: [], lines: growingLines() }
}

export function addRaoRow(to: RaoRows, line: number, mode: string, values: readonly number[]): void {
  to.modes.push(mode)
  addLine(to.lines, line)
  for (const [at, column] of to.numbers.entries()) addNumber(column, values[at] ?? Number.NaN)
}

export function raoTable(
  name: string,
  rows: RaoRows,
  heads: readonly Head[],
  facts: Readonly<Record<string, string>>,
): FileTable {
  return { name, columns: columnsOf(rows, heads), rows: rows.modes.length, lines: linesOfRows(rows.lines), facts }
}

function columnsOf(rows: RaoRows, heads: readonly Head[]): FileColumn[] {
  return rows.numbers.flatMap((column, at): FileColumn[] => {
    const head = heads[at] ?? AMPLITUDE
    const numbers: FileColumn = { ...head, values: { kind: 'numbers', numbers: numbersOf(column) } }
    return head.name === BEFORE_MODE ? [numbers, modeColumn(rows)] : [numbers]
  })
}

function modeColumn(rows: RaoRows): FileColumn {
  return { name: 'mode', heading: 'mode', values: { kind: 'texts', texts: rows.modes } }
}
