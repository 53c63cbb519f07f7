/** The CSV of a list: a header of `name` or `name [unit]`, and one line for each point. */
import { annotations } from '@keelson/workflow'
import { headingOf } from '@keelson/workflow/heading.ts'
import { csvParseRows } from 'd3-dsv'
import { MOST_LISTED, refuseTooManyListed } from './plan-parts.ts'
import { LONGEST_NAME, MOST_VARIED } from './request-schema.ts'
import type { Reading } from './variation.ts'
import { type Varied, variedOf } from './varied.ts'

/** One param of every row; undefined where a row leaves it as in the base. */
export interface ListColumn {
  readonly param: string
  readonly unit?: string
  readonly values: readonly unknown[]
  readonly pointerOf: (row: number) => string
  /** Where what is wrong with its name or unit is noted. */
  readonly head: string
}

const AT = '/vary/csv'
const MOST_FAULTS = 10

/** Its columns, each cell as its input takes it; undefined where the file does not hold together, which is noted. */
export function csvColumns(csv: string, reading: Reading): ListColumn[] | undefined {
  const { contract, base, mostPoints, refuse } = reading
  const table = tableOf(csv.startsWith('\ufeff') ? csv.slice(1) : csv, Math.min(mostPoints, MOST_LISTED))
  if ('fault' in table) {
    refuse(AT, table.fault)
    return undefined
  }
  const { header, rows, points } = table
  if (refuseTooManyListed(points, AT, reading)) return undefined
  const heads = header.map(headingOf)
  const names = heads.map(({ name }) => name)
  const twice = names.find((name, k) => names.indexOf(name) < k)
  const faults = [
    ...names.flatMap((name, k) => (name === '' ? [`header column ${k + 1} has no name`] : [])),
    ...(twice === undefined ? [] : [`two columns have the heading ${twice.slice(0, LONGEST_NAME)}`]),
    ...(rows.length === 0 ? ['has a header but no data line'] : []),
    ...rows
      .values()
      .flatMap((cells, i) => lineFault(cells, header.length, i))
      .take(MOST_FAULTS),
  ]
  for (const fault of faults) refuse(AT, fault)
  if (faults.length > 0) return undefined
  return heads.map(({ name: param, unit }, k) => {
    const read = variedOf(contract, base, param, undefined)
    const texts = rows.map((cells) => (cells[k] ?? '').trim())
    return {
      param,
      ...(unit !== undefined && { unit }),
      values: 'made' in read ? texts.map((text) => cellValue(text, read.made)) : texts,
      pointerOf: () => AT,
      head: AT,
    }
  })
}

/** Cells of one line that are looked at: more than any header has. */
const WIDEST = 1000

/** Its lines but for blank ones; what is too wide or too long for a study is not read to its end. */
function tableOf(csv: string, mostPoints: number): Table | { fault: string } {
  const wide = tooWide(csv)
  if (wide !== undefined) return { fault: wide }
  let [header, points] = [[] as string[], 0]
  const rows = csvParseRows(csv, (cells, i) => {
    if (i === 0) header = cells
    const isPoint = i > 0 && cells.some((cell) => cell.trim() !== '')
    return isPoint && ++points <= mostPoints ? cells : null
  })
  if (header.length > MOST_VARIED)
    return { fault: `has ${header.length} columns; at most ${MOST_VARIED} inputs can vary in a study` }
  return { header, rows, points }
}
interface Table {
  readonly header: readonly string[]
  readonly rows: readonly string[][]
  readonly points: number
}

function tooWide(csv: string): string | undefined {
  let [line, cells] = [1, 1]
  for (let at = 0; at < csv.length; at++) {
    const code = csv.charCodeAt(at)
    if (code === COMMA && ++cells > WIDEST) return `line ${line} has more than ${WIDEST} cells`
    if (code === NEWLINE) line++
    if (code === NEWLINE || code === RETURN) cells = 1
  }
  return undefined
}
const [COMMA, NEWLINE, RETURN] = [0x2c, 0x0a, 0x0d]

/** Lines are counted from the header, which is line 1. */
function lineFault(cells: readonly string[], width: number, i: number): string[] {
  if (cells.length !== width) return [`line ${i + 2} has ${cells.length} cells but the header has ${width}`]
  const empty = cells.findIndex((cell) => cell.trim() === '')
  return empty < 0 ? [] : [`line ${i + 2} has no value in column ${empty + 1}`]
}

/** The text of a cell as the input takes it: a flag and a number as such, all else as it stands. */
function cellValue(text: string, varied: Varied): unknown {
  const { type } = varied.schema as { readonly type?: unknown }
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  const { unit } = annotations(varied.schema)
  const number = unit === undefined ? Number.NaN : Number(text)
  return text !== '' && Number.isFinite(number) ? number : text
}
