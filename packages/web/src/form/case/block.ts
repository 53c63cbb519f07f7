/** A clipboard or a file as cells: tab, semicolon or comma between them, quoted as spreadsheets quote. */
import { blankSeparated } from '@keelson/units'
import { mayBeOneNumber, type Question, type Sense } from './commas.ts'

export type Cells = readonly (readonly string[])[]

/** The cells of a text; the question instead, where a comma may stand between columns or within a number. */
export function readBlock(text: string, sense?: Sense): Cells | Question {
  const plain = text.replace(/^\uFEFF/, '').replace(/(\r\n|\r|\n)$/, '')
  const apart = blankColumns(plain)
  if (apart) return apart
  const separator = separatorOf(plain)
  if (separator !== ',') return cellsIn(plain, separator)
  const lines = plain.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  if (!lines.filter((line) => line.includes(',')).every(mayBeOneNumber)) return cellsIn(plain, ',')
  if (sense === undefined) return columnsOrNumbers(lines)
  return cellsIn(plain, sense === 'columns' ? ',' : '\t')
}

export const isQuestion = (read: Cells | Question): read is Question => 'senses' in read

/** Columns that stand apart by blanks alone, as a listing prints them: two numbers or more in every line, under a heading or none. */
function blankColumns(text: string): Cells | undefined {
  if (/[\t;,"]/.test(text)) return undefined
  const [first = '', ...others] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const lines = others.length === 0 ? [first] : others
  const body = lines.map((line) => blankSeparated(line))
  const width = body[0]?.length ?? 0
  if (others.length === 0 || body.some((row) => row?.length !== width)) return undefined
  const head = blankSeparated(first) ?? headsIn(first, width)
  return head?.length === width ? [head, ...body.flatMap((row) => (row ? [row] : []))] : undefined
}

/** Words apart by one blank each, or by wider ones where a heading has several words. */
const headsIn = (line: string, width: number): readonly string[] | undefined =>
  [/\s+/, /\s{2,}/].map((blank) => line.trim().split(blank)).find((heads) => heads.length === width)

/** The one that each line has as many of; else that of which the first line has any. */
function separatorOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  const counts = (separator: string) => lines.map((line) => line.split(separator).length - 1)
  const isEven = (separator: string) => new Set(counts(separator)).size === 1 && counts(separator)[0] !== 0
  const separators = ['\t', ';', ',']
  return separators.find(isEven) ?? separators.find((separator) => (counts(separator)[0] ?? 0) > 0) ?? ','
}

function columnsOrNumbers(lines: readonly string[]): Cells | Question {
  const example = lines.find((line) => line.includes(','))?.trim()
  if (example === undefined) return lines.map((line) => [line])
  const inTwo = example.split(',').join(' and ')
  return {
    example,
    senses: [
      { sense: 'columns', says: `${example} is two columns, ${inTwo}` },
      { sense: 'decimal', says: `${example} is one number with a decimal comma` },
      ...(lines.every((line) => /^\D?\d{1,3}(,\d{3})*(\.\d+)?$/.test(line.trim()))
        ? [{ sense: 'thousands' as const, says: `${example} is one number, ${example.replaceAll(',', '')}` }]
        : []),
    ],
  }
}

/** All rows at one width, without blank ones at the end and columns that are blank to the last row. */
function cellsIn(text: string, separator: string): Cells {
  const rows: Cells = quotedRows(text, separator) ?? text.split(/\r\n|\r|\n/).map((line) => line.split(separator))
  const trimmed = rows.map((row) => row.map((cell) => cell.trim()))
  const kept = trimmed.slice(0, trimmed.findLastIndex((row) => row.some((cell) => cell !== '')) + 1)
  const width = kept.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1), 0)
  return kept.map((row) => Array.from({ length: width }, (_, j) => row[j] ?? ''))
}

/** Rows whose quotation marks stand around cells; undefined where one stands within a cell, such as 12". */
function quotedRows(text: string, separator: string): Cells | undefined {
  const cell = new RegExp(
    String.raw`(?:("(?:[^"]|"")*")|([^"${separator}\r\n][^${separator}\r\n]*)|)(${separator}|\r\n|\r|\n|$)`,
    'y',
  )
  const rows: string[][] = []
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    if (end === undefined || cell.lastIndex === at) return undefined
    row.push(quoted === undefined ? plain : quoted.slice(1, -1).replaceAll('""', '"'))
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return [...rows, row]
}

/** Cells as text of a separator; what any reader could take for a separator is quoted. */
export const blockText = (cells: Cells, separator: ',' | '\t'): string =>
  cells.map((row) => row.map(quoted).join(separator)).join('\r\n')

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
