/** Which rows of an answer a chart names, and whether the one that governs is among them. */
import type { ChartAnswer, DrawnResult } from '@keelson/engine'
import { chartRows } from '@keelson/workflow'

type Cell = number | string | null
interface Table {
  readonly id: string
  /** What its rows are called, as a chart may write it. */
  readonly names: readonly string[]
  /** How much of each row is used: the most of its columns. */
  readonly used: readonly number[]
}

/** Columns that say how much of a row is used; where there is none, and no margin, damage does. */
const [USED, MARGIN, DAMAGE] = [/\b(utilisation|used)\b/i, /\bmargin\b/i, /\bdamage\b/i]
const NOT_USED = /ratio|life|equivalent/i

export interface RowsDrawn {
  readonly chart: ChartAnswer
  readonly table: string
  readonly drawn: number
  readonly of: number
  /** The name of the governing row where the chart leaves it out. */
  readonly missing: string | undefined
}

/** Each chart that names two rows or more of a table. */
export function rowsDrawn({ charts, tables, values }: DrawnResult): readonly RowsDrawn[] {
  const all = [
    ...tables.map(({ id, columns, rows }) => tableOf(id, columns, rows)),
    ...Object.entries(values).flatMap(([id, { value, columns }]) =>
      columns && Array.isArray(value)
        ? [
            tableOf(
              id,
              columns,
              value.map((row: Readonly<Record<string, Cell>>) => columns.map(({ name }) => row[name] ?? null)),
            ),
          ]
        : [],
    ),
  ].flatMap((table) => table ?? [])
  return charts.flatMap((chart) => {
    const words = new Set(
      chartRows(chart.spec).flatMap((row) => Object.values(row).filter((v) => typeof v === 'string')),
    )
    return all.flatMap(({ id, names, used }): RowsDrawn[] => {
      const isDrawn = (name: string) => words.has(name) || [...words].some((word) => word.startsWith(`${name}:`))
      const drawn = names.filter(isDrawn)
      if (drawn.length < 2) return []
      const most = Math.max(...used)
      const governing = names.filter((_, i) => used[i] === most)
      const missing = governing.some(isDrawn) ? undefined : governing[0]
      return [{ chart, table: id, drawn: drawn.length, of: names.length, missing }]
    })
  })
}

function useColumns(words: readonly string[]): readonly number[] {
  const saying = (what: RegExp) => words.flatMap((w, k) => (what.test(w) && !NOT_USED.test(w) ? [k] : []))
  const used = saying(USED)
  return used.length > 0 || words.some((w) => MARGIN.test(w)) ? used : saying(DAMAGE)
}

/** A row that has a number goes by what it is: 'member 3'. */
const called = (first: Cell | undefined, title: string): string =>
  typeof first === 'number' ? `${title.toLowerCase()} ${first}` : (first ?? '')

function tableOf(
  id: string,
  columns: readonly { readonly name: string; readonly title: string }[],
  rows: readonly (readonly Cell[])[],
): Table | undefined {
  const use = useColumns(columns.map(({ name, title }) => `${name.replaceAll('_', ' ')} ${title}`))
  const names = rows.map(([first]) => called(first, columns[0]?.title ?? ''))
  if (use.length === 0 || new Set(names).size < names.length) return undefined
  const numberIn = (cell: Cell | undefined) => (typeof cell === 'number' ? cell : Number.NEGATIVE_INFINITY)
  return { id, names, used: rows.map((row) => Math.max(...use.map((k) => numberIn(row[k])))) }
}
