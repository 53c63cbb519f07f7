/** The CSV of a list: a header of `name` or `name [unit]`, and one line for each point. */
import { annotations } from '@keelson/workflow'
import { csvParseRows } from 'd3-dsv'
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
export function csvColumns(csv: string, { contract, base, refuse }: Reading): ListColumn[] | undefined {
  const [header = [], ...lines] = csvParseRows(csv.replace(/^\ufeff/, ''))
  const rows = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const heads = header.map(readHead)
  const names = heads.map(({ param }) => param)
  const twice = names.find((name, k) => names.indexOf(name) < k)
  const faults = [
    ...names.flatMap((name, k) => (name === '' ? [`column ${k + 1} of the header has no name`] : [])),
    ...(twice === undefined ? [] : [`two columns are headed ${twice}`]),
    ...(rows.length === 0 ? ['has a header and no line'] : []),
    ...rows.flatMap((cells, i) => lineFault(cells, header.length, i)).slice(0, MOST_FAULTS),
  ]
  for (const fault of faults) refuse(AT, fault)
  if (faults.length > 0) return undefined
  return heads.map(({ param, unit }, k) => {
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

/** 'wall_thickness [mm]' as its name and its unit. */
function readHead(text: string): { param: string; unit?: string } {
  const [, param = '', unit] = /^([^[]*?)\s*(?:\[([^\]]*)\])?$/.exec(text.trim()) ?? ['', text.trim()]
  return { param, ...(unit !== undefined && { unit: unit.trim() }) }
}

/** Lines are counted from the header, which is line 1. */
function lineFault(cells: readonly string[], width: number, i: number): string[] {
  if (cells.length !== width) return [`line ${i + 2} has ${cells.length} cells; the header has ${width}`]
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
