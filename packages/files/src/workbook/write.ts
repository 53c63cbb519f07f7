/**
 * Tables as a workbook that `workbookReader` takes back without a question: a sheet each, a heading row, a row of units in
 * brackets, 'text' under texts. Numbers are held as they are; nothing is no cell.
 */
import { shownWhole } from '@keelson/workflow'
import { strToU8, zipSync } from 'fflate'
import { isCode } from '../delimited/nulls.ts'
import { TEXTS } from '../delimited/units-row.ts'
import { FileError } from '../refused.ts'
import type { FileColumn, FileTable } from '../table.ts'
import { sheetNames } from './sheet-names.ts'

/** Of a sheet, less its two rows of heading. */
const MOST_ROWS = 1_048_574
const NO_UNIT = '-'
/** Every file has the same date, so that the same tables are the same bytes. */
const DATE = '1980-01-01T00:00:00'

export type WrittenTable = Pick<FileTable, 'name' | 'columns' | 'rows'>

/** Throws FileError for a table with more rows than a sheet has. */
export function writeWorkbook(tables: readonly WrittenTable[]): Uint8Array {
  const names = sheetNames(tables.map(({ name }) => name))
  const parts = {
    ...partsOf(names),
    ...Object.fromEntries(tables.map((table, i) => [`xl/${sheetPart(i)}`, sheetXml(table)])),
  }
  const bytes = Object.entries(parts).map(([name, body]) => [name, strToU8(`${DECLARED}${body}`)] as const)
  return zipSync(Object.fromEntries(bytes), { mtime: DATE, level: 1 })
}

const DECLARED = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const sheetPart = (i: number) => `worksheets/sheet${i + 1}.xml`
const SCHEMAS = 'http://schemas.openxmlformats.org'
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function partsOf(names: readonly string[]): Record<string, string> {
  const type = (part: string, of: string) => `<Override PartName="/xl/${part}" ContentType="${TYPES}.${of}+xml"/>`
  const types = [
    type('workbook.xml', 'sheet.main'),
    type('styles.xml', 'styles'),
    ...names.map((_, i) => type(sheetPart(i), 'worksheet')),
  ]
  const sheets = names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
  const related = [
    ...names.map((_, i) => relation(i + 1, 'worksheet', sheetPart(i))),
    relation(names.length + 1, 'styles', 'styles.xml'),
  ]
  return {
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    '_rels/.rels': relations([relation(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(related),
    'xl/styles.xml': STYLES,
  }
}

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
const relations = (all: readonly string[]) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${all.join('')}</Relationships>`

/** Plain, and bold for the heading. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
const BOLD = ' s="1"'
/** The heading stays in sight. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

function sheetXml({ name, columns, rows }: WrittenTable): string {
  if (rows > MOST_ROWS)
    throw new FileError(
      'file_too_large',
      `${name} has ${shownWhole(rows)} rows; a sheet may have at most ${shownWhole(MOST_ROWS)}`,
    )
  const letters = columns.map((_, i) => lettersOf(i))
  const lines = Array.from({ length: rows }, (_, row) =>
    rowXml(row + 3, letters, (i) => cellOf(columns[i] as FileColumn, row)),
  )
  const heading = rowXml(1, letters, (i) => textCell(columns[i]?.name ?? '', BOLD))
  const units = rowXml(2, letters, (i) => textCell(unitCell(columns[i] as FileColumn), BOLD))
  return `<worksheet xmlns="${MAIN}">${VIEW}<sheetData>${heading}${units}${lines.join('')}</sheetData></worksheet>`
}

const unitCell = ({ unit = NO_UNIT, values }: FileColumn) => (values.kind === 'texts' ? TEXTS : `[${unit}]`)

/** 0 is A, 26 is AA. */
function lettersOf(column: number): string {
  const before = Math.floor(column / 26)
  return (before === 0 ? '' : lettersOf(before - 1)) + String.fromCharCode(65 + (column % 26))
}

function rowXml(row: number, letters: readonly string[], cell: (i: number) => string): string {
  const cells = letters.map((letter, i) => {
    const own = cell(i)
    return own === '' ? '' : `<c r="${letter}${row}"${own}</c>`
  })
  const filled = cells.join('') || `<c r="A${row}" t="inlineStr"><is><t/></is></c>`
  return `<row r="${row}">${filled}</row>`
}

/** What follows its place; nothing where nothing stands. */
function cellOf({ values }: FileColumn, row: number): string {
  if (values.kind === 'texts') return textCell(values.texts[row] ?? '')
  const x = values.numbers[row] ?? Number.NaN
  return Number.isFinite(x) ? `><v>${isCode(x) ? x.toExponential().replace('e+', 'e') : x}</v>` : ''
}

const textCell = (text: string, style = ''): string =>
  text === '' ? '' : `${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is>`

/** What begins like a sign written by its number is no such sign, and what XML cannot hold is one (ECMA-376 part 1, 22.9.2.19). */
const SIGNS = /(?![\t\n])\p{Cc}|[\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu
function escaped(text: string): string {
  const whole = text.replace(SIGNS, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
  return whole.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
