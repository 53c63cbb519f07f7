/** The cells of a workbook as they stand, for a table whose form is known: no heading is looked for, and nothing is asked. */
import type { Unpack } from '../parquet/unpackers.ts'
import { FileError } from '../refused.ts'
import { shown } from '../text/shown.ts'
import { sourceOf, ZipError } from '../zip/directory.ts'
import { rowReader } from './cells.ts'
import { numberFormats } from './formats.ts'
import { openWorkbook } from './parts.ts'
import type { SheetCell } from './sheet-cell.ts'
import { sharedTexts } from './texts.ts'
import { XmlError } from './xml.ts'

type PlainCell = number | string | null
interface PlainRow {
  /** From 1. */
  readonly row: number
  readonly cells: readonly PlainCell[]
}
export interface PlainSheet {
  readonly name: string
  readonly rows: readonly PlainRow[]
}

/** Of all sheets; more is no table that a person keeps. */
const MOST_CELLS = 2_000_000

/** Throws FileError. Hidden sheets are read too. */
export function plainSheets(bytes: Uint8Array, unpack?: Unpack): readonly PlainSheet[] {
  try {
    return sheetsOf(bytes, unpack)
  } catch (error) {
    if (!(error instanceof ZipError || error instanceof XmlError)) throw error
    throw new FileError('file_malformed', `the workbook ${error.message}`)
  }
}

function sheetsOf(bytes: Uint8Array, unpack: Unpack | undefined): readonly PlainSheet[] {
  const { sheets, part, is1904 } = openWorkbook(sourceOf(bytes), undefined, unpack)
  const held = { texts: sharedTexts(part), shown: numberFormats(part), is1904 }
  let cells = 0
  return sheets.map(({ name, part: at }): PlainSheet => {
    const rows: PlainRow[] = []
    const row = (number: number, own: readonly (SheetCell | undefined)[]) => {
      cells += own.length
      if (cells > MOST_CELLS) throw new FileError('file_too_large', `the workbook has more than ${MOST_CELLS} cells`)
      rows.push({ row: number, cells: Array.from(own, (cell) => plainCell(name, number, cell)) })
    }
    part(at, rowReader(held, { row }))
    return { name, rows }
  })
}

function plainCell(sheet: string, row: number, cell: SheetCell | undefined): PlainCell {
  if (cell === undefined || (cell.kind === 'text' && cell.text === '')) return null
  if (cell.kind === 'number' || cell.kind === 'percent') return Number(cell.text)
  if (cell.kind !== 'error' && cell.kind !== 'unfilled') return cell.text
  const what = cell.kind === 'error' ? `the error ${cell.text}` : 'a formula whose result was not saved'
  throw new FileError('file_malformed', `row ${row} of sheet ${shown(sheet)} has ${what}`, { line: row })
}
