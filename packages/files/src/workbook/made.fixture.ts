/** Workbooks for the tests, of the XML of their parts. */
import { strToU8, zipSync } from 'fflate'
import { FileError } from '../refused.ts'
import type { Answers, FileRead } from '../table.ts'
import { workbookReader } from './read.ts'

/** A number; a text; nothing; or an element as it stands in the XML, with its attributes: `t="e"><v>#N/A</v`. */
type MadeCell = number | string | null | { readonly xml: string }
interface MadeSheet {
  readonly rows: readonly (readonly MadeCell[])[]
  readonly merged?: readonly string[]
  readonly name?: string
  readonly state?: string
}

/** Codes of number formats by the styles 1, 2 … of the cells. */
const FORMATS = ['yyyy-mm-dd hh:mm', '0.0%', '[h]:mm', 'General', '"m"0.00', 'd" day"'] as const

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${body}`)

export function madeWorkbook(sheets: readonly MadeSheet[], extra: { readonly is1904?: boolean } = {}): Uint8Array {
  const named = sheets.map(({ name, state }, i) => {
    const shown = state === undefined ? '' : ` state="${state}"`
    return `<sheet name="${escaped(name ?? `Sheet${i + 1}`)}" sheetId="${i + 1}" r:id="rId${i + 1}"${shown}/>`
  })
  const related = sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
  const formats = FORMATS.map(
    (code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  )
  const styles = FORMATS.map((_, i) => `<xf numFmtId="${164 + i}"/>`)
  return zipSync({
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="r"><workbookPr date1904="${extra.is1904 === true}"/><sheets>${named.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(`<Relationships>${related.join('')}</Relationships>`),
    'xl/styles.xml': xml(
      `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, xml(sheetXml(sheet))])),
  })
}

function sheetXml({ rows, merged = [] }: MadeSheet): string {
  const data = rows.map((cells, r) => `<row r="${r + 1}">${cells.map((cell, c) => cellXml(cell, r, c)).join('')}</row>`)
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`)
  return `<worksheet><sheetData>${data.join('')}</sheetData><mergeCells>${ranges.join('')}</mergeCells></worksheet>`
}

function cellXml(cell: MadeCell, row: number, column: number): string {
  if (cell === null) return ''
  const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c ${place} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  return `<c ${place} ${cell.xml}></c>`
}

/** A number in one of the formats, counted from 1. */
export const styled = (number: number, style: number): MadeCell => ({ xml: `s="${style}"><v>${number}</v` })
export const error = (text: string): MadeCell => ({ xml: `t="e"><v>${text}</v` })

export const readBook = (bytes: Uint8Array, answers: Answers = {}): FileRead => workbookReader.read(bytes, answers)

/** Name, unit and values of each column of each table. */
export const shownIn = ({ tables }: FileRead) =>
  tables.map(({ columns }) =>
    columns.map(({ name, unit, values }) => [
      name,
      unit ?? '',
      ...(values.kind === 'numbers' ? values.numbers : values.texts),
    ]),
  )

export function refusalOf(bytes: Uint8Array): FileError {
  try {
    readBook(bytes)
  } catch (thrown) {
    if (thrown instanceof FileError) return thrown
    throw thrown
  }
  throw new Error('it was read')
}
