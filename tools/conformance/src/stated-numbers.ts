/** Every number of a result that has a unit, with where it stands. */
import type { DrawnResult } from '@keelson/engine'

export interface Stated {
  readonly at: string
  readonly unit: string
  readonly value: number
}

type Row = Readonly<Record<string, unknown>>

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

export const stated = (at: string, unit: string | null | undefined, value: unknown): readonly Stated[] =>
  typeof unit === 'string' ? numbersIn(value).map((x) => ({ at, unit, value: x })) : []

/** Of values, checks, tables and inputs, in a fixed order. */
export function statedIn({
  values,
  checks,
  self_checks = [],
  tables,
  inputs,
  assumed,
}: DrawnResult): readonly Stated[] {
  const rowsOf = (value: unknown, name: string) => (Array.isArray(value) ? value.map((row: Row) => row[name]) : [])
  return [
    ...Object.entries(values).flatMap(([name, q]) =>
      (q.columns ?? [{ ...q, name: '' }]).flatMap((c) =>
        stated(`values/${name}${c.name && `/${c.name}`}`, c.unit, q.columns ? rowsOf(q.value, c.name) : q.value),
      ),
    ),
    ...[...checks, ...self_checks].flatMap(({ id, demand, capacity }) =>
      [demand, capacity].flatMap((side) => stated(`checks/${id}`, side.unit, side.value)),
    ),
    ...tables.flatMap(({ id, columns, rows }) =>
      columns.flatMap((c, j) =>
        stated(
          `tables/${id}/${c.name}`,
          c.unit,
          rows.map((row) => row[j]),
        ),
      ),
    ),
    ...inputs.flatMap(({ name, unit, value, columns }) =>
      columns
        ? columns.flatMap((c) => stated(`inputs/${name}/${c.name}`, c.unit, rowsOf(value, c.name)))
        : stated(`inputs/${name}`, unit, value),
    ),
    ...assumed.flatMap(({ name, unit, value }) => stated(`inputs/${name}`, unit, value)),
  ]
}
