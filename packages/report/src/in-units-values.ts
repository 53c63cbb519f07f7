/** Values, checks, tables and inputs of a record in the units of a practice. */
import type {
  AssumedAnswer,
  CheckAnswer,
  CheckSide,
  Quantity,
  SelfCheckAnswer,
  TableAnswer,
} from '@keelson/engine/result.ts'
import { restated, type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import type { ColumnAnswer, InputAnswer } from '@keelson/workflow'
import type { PageSizes } from './page-sizes.ts'

export interface Reading {
  readonly system: Exclude<UnitSystem, 'declared'>
  /** Numbers that are differences of temperatures. */
  readonly differences: ReadonlySet<string>
  readonly sizes: PageSizes
}

/** From one unit to another. */
interface Change {
  readonly to: string
  readonly of: (value: number) => number
}

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The unit for all numbers of a value or column: that of the largest of the page that is declared so, else of its own largest. */
function changeOf(unit: string | undefined, values: unknown, path: string, { system, differences, sizes }: Reading) {
  if (unit === undefined) return undefined
  const measures = { difference: differences.has(path) }
  const largest = numbersIn(values).reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const to = usualUnit(system, unit, sizes(unit, largest), measures)
  return to === unit ? undefined : { to, of: (value: number) => restated(value, unit, to, measures) }
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(numbersIn)
  return isRow(value) ? Object.values(value).flatMap(numbersIn) : []
}

/** Every number of a number, list, matrix or map. */
function changed(value: unknown, change: Change): unknown {
  if (typeof value === 'number') return change.of(value)
  if (Array.isArray(value)) return value.map((x) => changed(x, change))
  return isRow(value) ? Object.fromEntries(Object.entries(value).map(([k, x]) => [k, changed(x, change)])) : value
}

export function valueIn(name: string, q: Quantity, reading: Reading): Quantity {
  const path = `values/${name}`
  if (q.columns) return { ...q, ...rowsIn(q.value, q.columns, path, reading) }
  const change = changeOf(q.unit, q.value, path, reading)
  return change ? { ...q, unit: change.to, value: changed(q.value, change) } : q
}

/** An input is shown as it was typed; what it was read as beside that is restated. */
export function inputIn(input: InputAnswer, reading: Reading): InputAnswer {
  const path = `inputs/${input.name}`
  if (input.columns) return { ...input, ...rowsIn(input.value, input.columns, path, reading) }
  const change = changeOf(input.unit, input.value, path, reading)
  if (change === undefined) return input
  return { ...input, unit: change.to, ...('value' in input && { value: changed(input.value, change) }) }
}

export function assumedIn(assumed: AssumedAnswer, reading: Reading): AssumedAnswer {
  const change = changeOf(assumed.unit ?? undefined, assumed.value, `inputs/${assumed.name}`, reading)
  return change ? { ...assumed, unit: change.to, value: changed(assumed.value, change) } : assumed
}

/** Demand and capacity in one unit, that of the larger. */
export function checkIn<C extends CheckAnswer | SelfCheckAnswer>(check: C, reading: Reading): C {
  const { demand, capacity } = check
  if (demand.unit !== capacity.unit) return check
  const change = changeOf(demand.unit, [demand.value, capacity.value], `checks/${check.id}`, reading)
  if (change === undefined) return check
  const side = (s: CheckSide): CheckSide => ({
    ...s,
    unit: change.to,
    value: s.value === null ? null : change.of(s.value),
  })
  return { ...check, demand: side(demand), capacity: side(capacity) }
}

export function tableIn(table: TableAnswer, reading: Reading): TableAnswer {
  const { id, columns, rows } = table
  const changes = columns.map(({ name, unit }, j) =>
    changeOf(
      unit,
      rows.map((row) => row[j]),
      `tables/${id}/${name}`,
      reading,
    ),
  )
  return {
    ...table,
    columns: columns.map((column, j) => columnIn(column, changes[j])),
    rows: rows.map((row) =>
      row.map((cell, j) => {
        const change = changes[j]
        return change && typeof cell === 'number' ? change.of(cell) : cell
      }),
    ),
  }
}

const columnIn = (column: ColumnAnswer, change: Change | undefined): ColumnAnswer =>
  change ? { ...column, unit: change.to } : column

/** Rows with what their members are, of rows within a row too. */
function rowsIn(value: unknown, columns: readonly ColumnAnswer[], path: string, reading: Reading) {
  if (!Array.isArray(value)) return { columns, value }
  const members = columns.map((column) => memberIn(column, value, path, reading))
  return { columns: members.map(({ column }) => column), value: rowsOf(value, members) }
}

/** One member of all rows: one unit for all its numbers. */
interface Member {
  readonly column: ColumnAnswer
  readonly inUnit: (cell: unknown) => unknown
}
function memberIn(column: ColumnAnswer, rows: readonly unknown[], path: string, reading: Reading): Member {
  const { name, unit, columns } = column
  const cells = rows.map((row) => (isRow(row) ? row[name] : undefined))
  if (columns) {
    const members = columns.map((one) => memberIn(one, cells.flat(), `${path}/${name}`, reading))
    return {
      column: { ...column, columns: members.map((member) => member.column) },
      inUnit: (cell) => (Array.isArray(cell) ? rowsOf(cell, members) : cell),
    }
  }
  const change = changeOf(unit, cells, `${path}/${name}`, reading)
  return { column: columnIn(column, change), inUnit: (cell) => (change ? changed(cell, change) : cell) }
}

function rowsOf(rows: readonly unknown[], members: readonly Member[]): readonly unknown[] {
  const byName = new Map(members.map(({ column, inUnit }) => [column.name, inUnit]))
  const rowOf = (row: Row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, byName.get(name)?.(cell) ?? cell]))
  return rows.map((row) => (isRow(row) ? rowOf(row) : row))
}
