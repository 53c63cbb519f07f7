/** An input that is too much for a line: rows, a grid with its columns named, a table over two axes as rows of both. */
import type { ColumnAnswer, InputAnswer } from '@keelson/workflow'
import type { Html } from './html.ts'
import { unitText } from './numbers.ts'
import { blockValue, gridBlock } from './values.ts'

export function inputBlock(input: InputAnswer, all: readonly InputAnswer[]): Html {
  const { title, unit, count, columns, value, places, axes } = input
  const about = { title, unit, count, columns }
  const rows = places && listsIn(value)
  if (!rows) return blockValue(columns ? labelledRows(value, columns) : value, about)
  const inUnit = unitText(unit) === '' ? title : `${title} [${unitText(unit)}]`
  if (!axes)
    return gridBlock(
      { title: inUnit, count },
      ['row', ...places],
      rows.map((row, i) => [String(i + 1), ...row]),
    )
  const [blocks, along] = axes.map((name) => all.find((one) => one.name === name))
  const body = rows.flatMap((block, i) =>
    (listsIn(block) ?? []).map((row, j) => [entry(blocks, i), entry(along, j), ...row]),
  )
  return gridBlock({ title: inUnit, count: undefined }, [headOf(blocks), headOf(along), ...places], body)
}

/** Rows whose options of choices stand by their labels. */
function labelledRows(rows: unknown, columns: readonly ColumnAnswer[]): unknown {
  if (!Array.isArray(rows)) return rows
  const known = new Map(columns.map((column) => [column.name, column] as const))
  const cell = (name: string, one: unknown) => {
    const { labels, columns: within } = known.get(name) ?? {}
    if (within) return labelledRows(one, within)
    return typeof one === 'string' ? (labels?.[one] ?? one) : one
  }
  return rows.map((row: object) =>
    Object.fromEntries(Object.entries(row).map(([name, one]) => [name, cell(name, one)])),
  )
}

const listsIn = (value: unknown): readonly (readonly unknown[])[] | undefined =>
  Array.isArray(value) && value.every(Array.isArray) ? value : undefined

const entry = (axis: InputAnswer | undefined, at: number): unknown => listOf(axis?.value)[at] ?? String(at + 1)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const headOf = (axis: InputAnswer | undefined): string => {
  const unit = unitText(axis?.unit)
  return `${axis?.title ?? ''}${unit === '' ? '' : ` [${unit}]`}`
}
