/** The columns of a table: what each holds, and the one unit that it is shown in. */
import { annotations, sameDimension } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import {
  EMPTY,
  type FieldState,
  type FormState,
  gridOf,
  inUnit,
  isGrid,
  isNested,
  itemOf,
  kindOf,
  numberIn,
  numberOf,
  rowFields,
  specOf,
  unitOfField,
} from './field.ts'

export interface TableColumn {
  readonly name: string
  readonly schema: TSchema
  /** Of a grid its number, from 1. */
  readonly title: string
  readonly symbol: string | undefined
  /** That of its field, and the one that it is shown in; none for words and bare numbers. */
  readonly own: string | undefined
  readonly unit: string | undefined
}

/** Columns of rows as they are declared; of a grid those that it names, or as many as stand in it, one at least. */
export function columnsOf(schema: TSchema, state: FieldState): readonly TableColumn[] {
  if (isGrid(schema)) return gridColumns(schema, state)
  return Object.entries(rowFields(schema)).map(([name, field]) => {
    const { title, symbol } = annotations(field)
    const own = isNested(field) ? undefined : unitOfField(field)
    return {
      name,
      schema: field,
      title,
      symbol,
      own,
      unit: own === undefined ? undefined : (state.units?.[name] ?? own),
    }
  })
}

function gridColumns(schema: TSchema, state: FieldState): readonly TableColumn[] {
  const number = numberOf(schema)
  const own = unitOfField(schema)
  const named = columnNames(schema)
  return Array.from({ length: Math.max(named.length, gridWidth(state)) }, (_, j) => ({
    name: String(j),
    schema: number,
    title: named[j] ?? `Column ${j + 1}`,
    symbol: undefined,
    own,
    unit: state.unit ?? own,
  }))
}

/** What a grid says of its columns; nothing where there may be any number of them. */
export const columnNames = (schema: TSchema): readonly string[] =>
  isGrid(schema) ? annotations(itemOf(gridOf(schema))).columns : []

const gridWidth = ({ rows = [] }: FieldState): number =>
  rows.reduce((most, row) => Math.max(most, Object.keys(row).length), 1)

/** As many rows, or columns of a grid, as the schema lets stand. */
const most = (schema: TSchema): number => specOf(schema).maxItems ?? Number.POSITIVE_INFINITY
export const mostRows = (schema: TSchema): number =>
  kindOf(schema) === 'cube' ? most(schema) * most(itemOf(schema)) : most(schema)
export const mostColumns = (schema: TSchema, columns: number): number =>
  isGrid(schema) ? most(itemOf(gridOf(schema))) : columns

export const emptyRow = (columns: readonly TableColumn[]): FormState =>
  Object.fromEntries(columns.map(({ name }) => [name, EMPTY]))

/** A column, or the whole of a grid, in another unit; what was entered stays. */
export function withColumnUnit(schema: TSchema, state: FieldState, name: string, unit: string): FieldState {
  const columns = columnsOf(schema, state)
  const isWhole = isGrid(schema)
  const changed = columns.filter((column) => isWhole || column.name === name)
  if (changed.some((column) => !sameDimension(column.unit ?? '', unit))) return state
  const rows = state.rows?.map((row) => ({
    ...row,
    ...Object.fromEntries(changed.map((column) => [column.name, cellInUnit(column, row[column.name] ?? EMPTY, unit)])),
  }))
  const own = columns.find((column) => column.name === name)?.own
  const { [name]: _, ...others } = state.units ?? {}
  const units = unit === own ? others : { ...others, [name]: unit }
  const { units: __, ...rest } = state
  return {
    ...rest,
    ...(rows && { rows }),
    ...(isWhole ? { unit } : Object.keys(units).length > 0 && { units }),
  }
}

/** A cell holds no unit of its own: that is the column's. */
function cellInUnit({ schema, unit: from }: TableColumn, cell: FieldState, unit: string): FieldState {
  const { unit: _, ...shown } = inUnit(schema, { ...cell, ...(from !== undefined && { unit: from }) }, unit)
  return shown
}

/** The largest number of a column, in the unit of its field; undefined where none stands in it. */
export function largestIn({ name, schema, unit }: TableColumn, rows: readonly FormState[]): number | undefined {
  const numbers = rows.flatMap((row) => {
    const value = numberIn(schema, { ...(row[name] ?? EMPTY), ...(unit !== undefined && { unit }) })
    return value === undefined ? [] : [Math.abs(value)]
  })
  return numbers.length === 0 ? undefined : numbers.reduce((a, b) => Math.max(a, b))
}
