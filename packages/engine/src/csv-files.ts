/** What is long in a result, every map, every value of rows and every table, as tables and as their CSV files, whole. */
import type { AnyContract, ColumnAnswer, FileOut, ValueSpec } from '@keelson/workflow'
import { csv } from './csv.ts'
import { SHOWN_ENTRIES } from './emit-values.ts'
import type { Quantity, Result } from './result.ts'

/** What the entries of each map are named by: the heading of the first column of its file. */
export type MapKeys = Readonly<Record<string, string>>
/** What of a result has such files. */
export type Long = Pick<Result, 'values' | 'tables'>

export function mapKeysOf(contract: AnyContract): MapKeys {
  const specs = contract.values as Readonly<Record<string, ValueSpec>>
  return Object.fromEntries(
    Object.entries(specs).flatMap(([name, spec]) =>
      spec.kind === 'map' || spec.kind === 'text-map' ? [[name, spec.keys]] : [],
    ),
  )
}

/** A table of its own, whatever it is in the result. */
export interface LongTable {
  readonly name: string
  readonly columns: readonly ColumnAnswer[]
  readonly rows: readonly (readonly (number | string | null)[])[]
}

export const csvFiles = (long: Long, keys: MapKeys): FileOut[] => longTables(long, keys).map(fileOf)

/** Those of which a record holds only the beginning. */
export const lastingCsvFiles = (whole: Long, keys: MapKeys): FileOut[] =>
  longTables(whole, keys).filter(isLasting).map(fileOf)

/** The names of the others, which are made from the record when they are asked for. */
export const csvNamesOnRequest = (whole: Long, keys: MapKeys): string[] =>
  longTables(whole, keys)
    .filter((table) => !isLasting(table))
    .map(fileNameOf)

/** One of them, of what a record holds whole; undefined where there is none of the name. */
export function csvFile(recorded: Long, keys: MapKeys, fileName: string): FileOut | undefined {
  const table = longTables(recorded, keys).find((one) => fileNameOf(one) === fileName)
  return table && fileOf(table)
}

const fileOf = ({ name, columns, rows }: LongTable): FileOut => csv(name, columns, rows)
const fileNameOf = ({ name }: LongTable) => `${name}.csv`
const isLasting = ({ rows }: LongTable) => rows.length > SHOWN_ENTRIES

/** In the order of the values, then of the tables. */
export function longTables({ values, tables }: Long, keys: MapKeys): LongTable[] {
  const ofValues = Object.entries(values).flatMap(
    ([name, quantity]) => ofRows(name, quantity) ?? ofMap(name, quantity, keys[name]) ?? [],
  )
  return [...ofValues, ...tables.map(({ id, columns, rows }) => ({ name: id, columns, rows }))]
}

function ofRows(name: string, { value, columns }: Quantity): LongTable | undefined {
  if (!Array.isArray(value) || !columns) return undefined
  const rows = value as readonly Readonly<Record<string, number | string | null>>[]
  return { name, columns, rows: rows.map((row) => Object.values(row)) }
}

/** One number in place of a map needs no file. */
function ofMap(name: string, { value, unit }: Quantity, keys: string | undefined): LongTable | undefined {
  if (keys === undefined || typeof value !== 'object' || value === null) return undefined
  const rows = Object.entries(value as Readonly<Record<string, number | string | null>>)
  const columns = [
    { name: keys, title: keys },
    { name, title: name, ...(unit !== undefined && { unit }) },
  ]
  return { name, columns, rows }
}
