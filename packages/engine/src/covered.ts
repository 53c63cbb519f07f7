/**
 * What a result hash covers: ids, numbers, units and states, and texts that are data, such as the name of a well. No
 * label, symbol, clause, reason or description, and no text that the method words: a better sentence is the same result.
 */
import type { ColumnAnswer } from '@keelson/workflow'
import { constantList } from './canonical.ts'
import type { Hashed } from './emit.ts'
import type { AcceptedAnswer, CheckAnswer, CheckSide, Quantity, TableAnswer } from './result.ts'

export const coveredIn = ({ values, checks, tables }: Hashed): object => ({
  values: Object.fromEntries(Object.entries(values).map(([name, quantity]) => [name, coveredValue(quantity)])),
  checks: checks.map(coveredCheck),
  tables: tables.map(coveredTable),
})

function coveredValue({ value, unit, columns, worded }: Quantity): object {
  if (columns && Array.isArray(value)) return { value: withoutColumns(value, columns.filter(isWorded)) }
  return { value: worded ? withoutWords(value) : value, ...(unit !== undefined && { unit }) }
}

const isWorded = ({ worded }: ColumnAnswer): boolean => worded === true

function withoutColumns(rows: readonly object[], left: readonly ColumnAnswer[]): readonly object[] {
  if (left.length === 0) return rows
  const isLeft = (name: string) => left.some((column) => column.name === name)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !isLeft(name))))
}

/** Whether there is a text, and of several how many. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return true
  return typeof value === 'object' && value !== null ? Object.keys(value) : value
}

function coveredCheck(check: CheckAnswer): object {
  const { id, standard, state, open, governing, demand, capacity, utilisation, limit, reason_kind } = check
  const { left, accepted } = check
  return {
    ...{ id, standard, state, open, governing, utilisation, limit, reason_kind },
    demand: coveredSide(demand),
    capacity: coveredSide(capacity),
    left: left === null ? null : left.value,
    accepted: accepted === null ? null : coveredAcceptance(accepted),
  }
}
const coveredSide = ({ value, unit }: CheckSide) => ({ value, unit })
/** What the engineer says who accepts it is data; the rest is how the method words it. */
export const coveredAcceptance = ({ reason, by, reason_kind }: AcceptedAnswer) => ({ reason, by, reason_kind })

function coveredTable({ id, columns, rows, count }: TableAnswer): object {
  const kept = columns.flatMap((column, j) => (isWorded(column) ? [] : [j]))
  return {
    id,
    count,
    columns: coveredColumns(columns),
    rows: kept.length === columns.length ? rows : rows.map((row) => kept.map((j) => row[j])),
  }
}

/** One list for all runs, where the columns are one. */
function coveredColumns(columns: readonly ColumnAnswer[]): readonly object[] {
  const known = made.get(columns)
  if (known) return known
  const own = columns.filter((column) => !isWorded(column))
  const list = constantList(own.map(({ name, unit }) => ({ name, ...(unit !== undefined && { unit }) })))
  made.set(columns, list)
  return list
}
const made = new WeakMap<readonly ColumnAnswer[], readonly object[]>()
