/** The CSV files of what is long in a result: every map, every value of rows and every table, whole. */
import type { AnyContract, FileOut, ValueSpec } from '@keelson/workflow'
import { csv } from './csv.ts'
import { SHOWN_ENTRIES } from './emit-values.ts'
import type { Quantity, Result, TableAnswer } from './result.ts'

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

export const csvFiles = (long: Long, keys: MapKeys): FileOut[] => csvsOf(long, keys).map(({ file }) => file())

/** Those of which a record holds only the beginning. */
export const lastingCsvFiles = (whole: Long, keys: MapKeys): FileOut[] =>
  csvsOf(whole, keys).flatMap(({ entries, file }) => (entries > SHOWN_ENTRIES ? [file()] : []))

/** The names of the others, which are made from the record when they are asked for. */
export const csvNamesOnRequest = (whole: Long, keys: MapKeys): string[] =>
  csvsOf(whole, keys).flatMap(({ name, entries }) => (entries > SHOWN_ENTRIES ? [] : [`${name}.csv`]))

/** One of them, of what a record holds whole; undefined where there is none of the name. */
export const csvFile = (recorded: Long, keys: MapKeys, fileName: string): FileOut | undefined =>
  csvsOf(recorded, keys)
    .find(({ name }) => `${name}.csv` === fileName)
    ?.file()

interface Csv {
  readonly name: string
  readonly entries: number
  readonly file: () => FileOut
}

function csvsOf({ values, tables }: Long, keys: MapKeys): Csv[] {
  const ofValues = Object.entries(values).flatMap(([name, quantity]): Csv[] => {
    const of = ofRows(name, quantity) ?? ofMap(name, quantity, keys[name])
    return of ? [of] : []
  })
  return [...ofValues, ...tables.map(ofTable)]
}

function ofRows(name: string, { value, columns }: Quantity): Csv | undefined {
  if (!Array.isArray(value) || !columns) return undefined
  const rows = value as readonly Readonly<Record<string, number | string | null>>[]
  return {
    name,
    entries: rows.length,
    file: () =>
      csv(
        name,
        columns,
        rows.map((row) => Object.values(row)),
      ),
  }
}

/** One number in place of a map needs no file. */
function ofMap(name: string, { value, unit }: Quantity, keys: string | undefined): Csv | undefined {
  if (keys === undefined || typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value as Readonly<Record<string, number | string | null>>)
  const columns = [
    { name: keys, title: keys },
    { name, title: name, ...(unit !== undefined && { unit }) },
  ]
  return { name, entries: entries.length, file: () => csv(name, columns, entries) }
}

const ofTable = ({ id, columns, rows }: TableAnswer): Csv => ({
  name: id,
  entries: rows.length,
  file: () => csv(id, columns, rows),
})
