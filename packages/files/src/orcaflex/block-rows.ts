/**
 * Puts rows of a block together from lines: in brackets, '- [1, 0.5,' and on the next line '90, 0.1]', as OrcaFlex writes them, or
 * a number a line, '- - 1' and '- 0.5', as general writers of YAML do.
 */

import type { LeftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import { addBlockRow, type RaoBlock } from './rao-block.ts'

export interface OpenRows {
  readonly block: RaoBlock
  /** Cells of a row that is not closed yet, with the line of each. */
  cells: string[]
  cellLines: number[]
  /** Undefined between two rows. */
  begun: { readonly line: number; readonly indent: number; readonly style: Style } | undefined
}

type Style = 'brackets' | 'lines'

/** More cells than any row has. */
const MOST_CELLS = 100

export function openRows(block: RaoBlock): OpenRows {
  return { block, cells: [], cellLines: [], begun: undefined }
}

export function beginsRow(text: string): boolean {
  return styleOf(text.trim()) !== undefined
}

function styleOf(trimmed: string): Style | undefined {
  if (!trimmed.startsWith('-')) return undefined
  const rest = trimmed.slice(1).trimStart()
  if (rest.startsWith('[')) return 'brackets'
  return trimmed.startsWith('- ') && rest.startsWith('- ') ? 'lines' : undefined
}

/** False where the line belongs to no row: the rows are over. */
export function takesRowLine(rows: OpenRows, text: string, line: number, left: LeftTally): boolean {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.startsWith('#')) return true
  if (rows.begun?.style === 'brackets') return addPiece(rows, trimmed, line, left)
  const indent = text.length - text.trimStart().length
  if (rows.begun !== undefined && indent > rows.begun.indent && trimmed.startsWith('- ')) {
    return addCell(rows, trimmed.slice(2).trim(), line)
  }
  endRows(rows, line, left)
  const style = styleOf(trimmed)
  if (style === undefined) return false
  rows.begun = { line, indent, style }
  if (style === 'lines') return addCell(rows, trimmed.slice(trimmed.indexOf('-', 1) + 1).trim(), line)
  return addPiece(rows, trimmed.slice(trimmed.indexOf('[') + 1), line, left)
}

function addPiece(rows: OpenRows, piece: string, line: number, left: LeftTally): true {
  const end = piece.indexOf(']')
  const inside = end < 0 ? piece : piece.slice(0, end)
  const rest = end < 0 ? '' : piece.slice(end + 1).trim()
  if (rest !== '' && !rest.startsWith('#')) throw behindRow(rest, line)
  const cells = inside.split(',').map((cell) => cell.trim())
  /** A line that does not close the row ends in a comma. */
  if (end < 0 && cells.pop() !== '') throw notClosed(rows, line)
  for (const cell of cells) addCell(rows, cell, line)
  if (end >= 0) closeRow(rows, line, left)
  return true
}

function addCell(rows: OpenRows, cell: string, line: number): true {
  if (rows.cells.length >= MOST_CELLS) throw notClosed(rows, line)
  rows.cells.push(cell)
  rows.cellLines.push(line)
  return true
}

function closeRow(rows: OpenRows, line: number, left: LeftTally): void {
  addBlockRow(rows.block, rows.cells, rows.begun?.line ?? line, left, rows.cellLines)
  rows.cells = []
  rows.cellLines = []
  rows.begun = undefined
}

/** Nothing closes a row of a number a line but what follows it. */
export function endRows(rows: OpenRows, line: number, left: LeftTally): void {
  if (rows.begun?.style === 'brackets') throw notClosed(rows, line)
  if (rows.begun !== undefined) closeRow(rows, line, left)
}

function notClosed(rows: OpenRows, line: number): FileError {
  const message = `line ${line}: the row that begins on line ${rows.begun?.line ?? line} is not closed by "]"`
  return new FileError('file_malformed', message, { line })
}

function behindRow(rest: string, line: number): FileError {
  const message = `line ${line}: "${rest.slice(0, 40)}" follows a row, where nothing is allowed`
  return new FileError('file_malformed', message, { line })
}
