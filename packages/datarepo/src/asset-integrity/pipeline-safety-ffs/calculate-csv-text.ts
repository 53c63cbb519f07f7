/** Reads a table of comma separated values (RFC 4180) from text: the first line names the columns. */
import { dsvFormat } from 'd3-dsv'

/** Data lines as records of texts, in order; cells beyond the named columns are left out. */
export interface CsvTable {
  readonly columns: readonly string[]
  readonly records: readonly Readonly<Record<string, string>>[]
}

/** The separator is a comma, a semicolon or a tab, whichever the first line has most of. Blank lines are passed over. */
export function parseCsv(text: string): CsvTable {
  const plain = text.replace(/^\uFEFF/, '')
  const [head = [], ...lines] = dsvFormat(separatorOf(plain))
    .parseRows(plain)
    .filter((cells) => cells.some((c) => c.trim() !== ''))
  const columns = head.map(columnName)
  const records = lines.map((cells) =>
    Object.fromEntries(columns.flatMap((name, i) => (name === '' ? [] : [[name, cells[i] ?? '']]))),
  )
  return { columns, records }
}

/** 'Depth Percent [%]' names depth_percent. */
const columnName = (title: string) =>
  (title.split(/[[(]/, 1)[0] ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

function separatorOf(text: string): string {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  const count = (s: string) => first.split(s).length
  return [',', ';', '\t'].reduce((best, s) => (count(s) > count(best) ? s : best))
}
