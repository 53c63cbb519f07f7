/** Workbooks of Excel (.xlsx): each sheet is a table, read as delimited text is. Hidden sheets are named and not read. */
import { Asked } from '../asked.ts'
import { type LeftTally, leave, leftOf, leftTally } from '../left.ts'
import type { Unpackers } from '../parquet/unpackers.ts'
import { FileError } from '../refused.ts'
import type { Answers, FileRead, FileTable, Left, Reader } from '../table.ts'
import { shown } from '../text/shown.ts'
import { sourceOf, ZipError } from '../zip/directory.ts'
import { numberFormats } from './formats.ts'
import { hasUnits } from './heads.ts'
import { leftInRows } from './in-rows.ts'
import { isWorkbook, openWorkbook, type Workbook } from './parts.ts'
import { readSheet, type SheetRead } from './sheet.ts'
import { tableOfSheet } from './sheet-table.ts'
import { sharedTexts } from './texts.ts'
import { XmlError } from './xml.ts'

export const workbookReader: Reader = {
  format: 'workbook',
  recognises: isWorkbook,
  read: (bytes, answers, _, unpackers = {}) => asFileError(() => readWorkbook(bytes, answers, unpackers)),
}

function asFileError(read: () => FileRead): FileRead {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ZipError || error instanceof XmlError)) throw error
    throw new FileError('file_malformed', `the workbook ${error.message}`)
  }
}

/** Throws FileError where none of its sheets is a table; others are named in what is left. */
function readWorkbook(bytes: Uint8Array, answers: Answers, { DEFLATE }: Unpackers): FileRead {
  const book = openWorkbook(sourceOf(bytes), undefined, DEFLATE)
  const held = { texts: sharedTexts(book.part), shown: numberFormats(book.part) }
  const asked = new Asked(answers)
  const tables: FileTable[] = []
  const left: Left[] = []
  const notRead = leftTally()
  const refused: FileError[] = []
  for (const { name, part } of visible(book, notRead)) {
    const own = leftTally()
    const sheet = readSheet(book, part, held, own)
    if (!isTable(sheet)) {
      leave(notRead, name, sheet.first[0]?.row ?? 0, `sheet ${shown(name)}, which has no table`)
      continue
    }
    const read = tableOrError(name, sheet, asked)
    if (read instanceof FileError) {
      refused.push(read)
      leave(notRead, name, read.line ?? 0, `${read.message}; the sheet`)
      continue
    }
    tables.push(read.table)
    left.push(...read.left, ...leftOf(own).map((one) => leftInRows(name, one)))
  }
  if (tables.length === 0) throw refused[0] ?? noTable(book)
  return { format: 'workbook', tables, questions: asked.open, left: [...left, ...leftOf(notRead)] }
}

function visible({ sheets }: Workbook, left: LeftTally): Workbook['sheets'] {
  for (const { name, isHidden } of sheets) if (isHidden) leave(left, name, 0, `hidden sheet ${shown(name)}`)
  return sheets.filter(({ isHidden }) => !isHidden)
}

/** Numbers, a row of units under a heading, or rows of which half of the cells hold something. */
function isTable({ rows, first, columns }: SheetRead): boolean {
  if (columns.some((column) => column !== undefined) || hasUnits(first, 0)) return true
  return rows.rows > 1 && rows.width > 1 && 2 * rows.cells >= rows.rows * rows.width
}

function tableOrError(name: string, sheet: SheetRead, asked: Asked) {
  try {
    return tableOfSheet(name, sheet, asked)
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
}

function noTable({ sheets }: Workbook): FileError {
  const says = sheets.length === 0 ? 'the workbook has no sheets' : 'no visible sheet of the workbook has a table'
  return new FileError('file_malformed', says)
}
