/** What a page says of a file that it read, or could not read. */
import type { Left } from '@keelson/files/table.ts'
import type { FileRefusal, UploadedFile } from './file-contract.ts'

/** Formats as their users call them. */
const FORMATS: Readonly<Record<string, string>> = {
  delimited: 'Delimited text',
  scatter: 'Scatter diagram',
  workbook: 'Workbook',
  las: 'LAS well log',
  openfast: 'OpenFAST output',
  ndbc: 'NDBC standard meteorological data',
  'orcaflex-rao': 'OrcaFlex RAOs',
  'aqwa-listing': 'AQWA listing',
  wamit: 'WAMIT output',
  'ogor-a': 'OGOR-A production file',
  parquet: 'Parquet',
  gef: 'GEF cone penetration test',
  ags: 'AGS 4 ground investigation data',
}
const LINES = 5

const counted = (count: number, one: string): string => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** 'LAS well log, 1 table, 42 rows, 1.2 kB' */
export function fileInWords({ format, tables, bytes }: UploadedFile): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const size =
    bytes < 1000 ? counted(bytes, 'byte') : `${Number((bytes / 1000).toPrecision(3)).toLocaleString('en')} kB`
  return [FORMATS[format] ?? format, counted(tables.length, 'table'), counted(rows, 'row'), size].join(', ')
}

/** '3 × comment (lines 1, 2 and 9)' */
export function notReadInWords({ what, count, lines }: Left): string {
  if (lines.length === 0) return `${count.toLocaleString('en')} × ${what}`
  const named = lines.slice(0, LINES).join(', ')
  const more = count > Math.min(lines.length, LINES) ? ' …' : ''
  return `${count.toLocaleString('en')} × ${what} (${lines.length === 1 ? 'line' : 'lines'} ${named}${more})`
}

/** With its place, where the sentence does not have it. */
export function refusalInWords(name: string, { detail, line, column }: FileRefusal): string {
  const at = [line !== undefined && `line ${line}`, column !== undefined && `column ${column}`].filter(Boolean)
  const isSaid = line === undefined || new RegExp(`line ${line}\\b`).test(detail)
  const place = isSaid || at.length === 0 ? '' : ` (${at.join(', ')})`
  return `${name} was not read${place}. ${sentence(detail)}`
}

const sentence = (text: string): string => {
  const begun = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
