/** Lines of a delimited file as cells, and the heading row among the first lines. */

import { MODES, type Mode } from '../rao/modes.ts'
import { FileError } from '../refused.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { type CsvColumn, csvColumn, isRaoHeading } from './csv-heads.ts'

const DELIMITERS = [',', ';', '\t'] as const
/** A heading stands among these; each is tried with every delimiter. */
const FIRST_LINES = 60
const LONGEST_HEADING = 4000

export interface CsvHeading {
  readonly delimiter: string
  /** The same, but where modes stand in a row above. */
  readonly firstLine: number
  readonly line: number
  readonly columns: readonly CsvColumn[]
  readonly texts: readonly string[]
}

/** Where columns stand; -1 for none. */
export interface Places {
  readonly wave: number
  readonly direction: number
  readonly modes: readonly { readonly mode: Mode; readonly amplitude: number; readonly phase: number }[]
}

/** At the delimiter, but not within quotation marks. */
export function cellsOf(text: string, delimiter: string): string[] {
  if (!text.includes('"')) return text.split(delimiter).map((cell) => cell.trim())
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === delimiter && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  cells.push(cell.trim())
  return cells
}

/** One row that names waves and amplitudes, or two: modes above, 'Ampl.' and 'Phase' below. */
export function headingOf(file: PlainText): CsvHeading | undefined {
  let above = ''
  for (const { text, number } of linesOf(file)) {
    if (number > FIRST_LINES) return undefined
    if (text.length > LONGEST_HEADING) continue
    for (const delimiter of DELIMITERS) {
      const texts = cellsOf(text, delimiter)
      const both = joined(cellsOf(above, delimiter), texts)
      const found = [texts, both].find((one) => isRaoHeading(one.map(csvColumn)))
      if (found === undefined) continue
      const columns = found.map(csvColumn)
      const firstLine = found === texts ? number : number - 1
      return { delimiter, firstLine, line: number, columns, texts: found }
    }
    above = text
  }
  return undefined
}

/** Refused where the heading names a column twice. */
export function placesOf({ columns, line }: CsvHeading): Places {
  const placeOf = (kind: CsvColumn['kind'], mode?: Mode) => {
    const is = (column: CsvColumn) => column.kind === kind && ('mode' in column ? column.mode : undefined) === mode
    const at = columns.findIndex(is)
    if (at === columns.findLastIndex(is)) return at
    throw new FileError('file_malformed', `line ${line}: the heading names ${[mode, kind].join(' ').trim()} twice`, {
      line,
    })
  }
  const modes = MODES.map((mode) => ({ mode, amplitude: placeOf('amplitude', mode), phase: placeOf('phase', mode) }))
  return {
    wave: placeOf('wave'),
    direction: placeOf('direction'),
    modes: modes.filter(({ amplitude }) => amplitude >= 0),
  }
}

/** A mode stands over its first column only. */
function joined(above: readonly string[], below: readonly string[]): string[] {
  let over = ''
  return below.map((text, at) => {
    over = above[at] || over
    return `${over} ${text}`.trim()
  })
}

/** Between tables; refused where it has other columns. */
export function isHeadingAgain(heading: CsvHeading, cells: readonly string[], line: number): boolean {
  if (!isRaoHeading(cells.map(csvColumn))) return false
  if (cells.every((cell, at) => cell === (heading.texts[at] ?? ''))) return true
  throw new FileError(
    'file_malformed',
    `line ${line}: this heading has different columns from the heading of line ${heading.line}`,
    { line },
  )
}

export function otherLength(heading: CsvHeading, length: number, line: number): FileError {
  const message = `line ${line} has ${length} cells; the heading on line ${heading.line} names ${heading.columns.length}`
  return new FileError('file_malformed', message, { line })
}
