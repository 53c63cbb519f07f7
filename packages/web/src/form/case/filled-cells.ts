/** Every box of an input in which something stands, by its path within the input as it is sent. */
import type { TSchema } from 'typebox'
import { blocksOf } from './cube.ts'
import {
  EMPTY,
  type FieldState,
  type FormState,
  filledRows,
  isGrid,
  isWrapped,
  kindOf,
  numberIn,
  numberOf,
  paramOf,
  rowFields,
} from './field.ts'

export type Path = readonly (string | number)[]
export interface FilledCell {
  readonly path: Path
  readonly schema: TSchema
  readonly state: FieldState
  /** Of its column, where it is not that of the field. */
  readonly unit?: string | undefined
}

export function cellsOf(schema: TSchema, state: FieldState = EMPTY, at: Path = []): readonly FilledCell[] {
  if (state.file) return [{ path: at, schema, state }]
  if (kindOf(schema) === 'rows') return rowCells(schema, state, at)
  if (isGrid(schema)) return gridCells(schema, state)
  return state.text.trim() === '' ? [] : [{ path: at, schema, state }]
}

function rowCells(schema: TSchema, state: FieldState, at: Path): readonly FilledCell[] {
  return filledRows(state).flatMap((row, i) =>
    Object.entries(rowFields(schema)).flatMap(([name, field]) =>
      cellsOf(field, row[name], [...at, i, name]).map((cell) => ({ unit: state.units?.[name], ...cell })),
    ),
  )
}

function gridCells(schema: TSchema, state: FieldState): readonly FilledCell[] {
  const { unit } = state
  const at: Path = isWrapped(paramOf(schema, state)) ? ['value'] : []
  const number = numberOf(schema)
  const inRows = (rows: readonly FormState[], before: Path) =>
    rows.flatMap((row, i) =>
      Object.entries(row).flatMap(([j, cell]): FilledCell[] =>
        cell.text.trim() === '' ? [] : [{ path: [...before, i, Number(j)], schema: number, state: cell, unit }],
      ),
    )
  const rows = filledRows(state)
  if (kindOf(schema) !== 'cube') return inRows(rows, at)
  return blocksOf(state, rows).flatMap((block, i) => inRows(block, [...at, i]))
}

/** The same place whatever row it is in. */
const columnOf = (path: Path): string => path.filter((part) => typeof part === 'string' && part !== 'value').join('/')

/** Whether the same value stands in the column of a cell elsewhere: rows move. */
export const isAmong = (cells: readonly FilledCell[], one: FilledCell): boolean =>
  cells.some((cell) => columnOf(cell.path) === columnOf(one.path) && isSame(cell, one))

const CLOSE = 1e-9

/** Whether two cells hold the same value, in whatever unit. */
export function isSame(a: FilledCell, b: FilledCell): boolean {
  const [x, y] = [a, b].map(numberOfCell)
  if (x !== undefined && y !== undefined) return Math.abs(x - y) <= CLOSE * Math.max(Math.abs(x), Math.abs(y))
  return JSON.stringify(paramOf(a.schema, a.state)) === JSON.stringify(paramOf(b.schema, b.state))
}

const numberOfCell = ({ schema, state, unit }: FilledCell): number | undefined =>
  numberIn(schema, { ...state, ...(unit !== undefined && { unit }) })
