/** A result restated in US units for reading. The calculation, its steps and its charts stay in the units of their formulas. */

import type { Label, Shape } from '@keelson/figures'
import { restated, usualUnit } from '@keelson/form/case/units.ts'
import { isUnit, unit as unitOf } from '@keelson/units'
import type {
  CheckAnswer,
  CheckSide,
  FigureAnswer,
  InputAnswer,
  Quantity,
  Result,
  RunRecord,
  TableAnswer,
} from '@keelson/workflow'

export function recordInUsUnits(record: RunRecord): RunRecord {
  const { result } = record.response
  return { ...record, response: { ...record.response, ...(result && { result: inUsUnits(result) }) } }
}

export function inUsUnits<R extends Result>(result: R): R {
  return {
    ...result,
    values: Object.fromEntries(Object.entries(result.values).map(([name, q]) => [name, quantity(q)])),
    checks: result.checks.map(check),
    tables: result.tables.map(table),
    ...(result.figures && { figures: result.figures.map(figure) }),
    inputs: result.inputs.map(input),
  }
}

/** Temperatures are left: a result does not say whether it is a level or a difference. */
const isFixed = (unit: string | undefined): boolean =>
  unit === undefined || !isUnit(unit) || unitOf(unit).dimension === 'temperature'

const numbersIn = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value.flat() : isMap(value) ? Object.values(value) : [value]).filter(
    (x) => typeof x === 'number',
  )
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The unit for all numbers of a value or column: that of the largest. */
const unitFor = (unit: string, numbers: readonly number[]): string =>
  usualUnit('us', unit, Math.max(0, ...numbers.map((x) => Math.abs(x))))

function quantity(q: Quantity): Quantity {
  const { unit, value } = q
  if (unit === undefined || isFixed(unit)) return q
  const to = unitFor(unit, numbersIn(value))
  return { ...q, unit: to, value: mapped(value, (x) => restated(x, unit, to)) }
}

function mapped(value: unknown, change: (x: number) => number): unknown {
  if (typeof value === 'number') return change(value)
  if (Array.isArray(value)) return value.map((x) => mapped(x, change))
  if (isMap(value)) return Object.fromEntries(Object.entries(value).map(([k, x]) => [k, mapped(x, change)]))
  return value
}

/** Demand and capacity in one unit, that of the larger. */
function check(c: CheckAnswer): CheckAnswer {
  const { demand, capacity } = c
  const { unit } = demand
  if (isFixed(unit) || capacity.unit !== unit) return c
  const to = unitFor(unit, [...numbersIn(demand.value), ...numbersIn(capacity.value)])
  const side = (s: CheckSide): CheckSide => ({
    ...s,
    unit: to,
    value: s.value === null ? null : restated(s.value, unit, to),
  })
  return { ...c, demand: side(demand), capacity: side(capacity) }
}

function table(t: TableAnswer): TableAnswer {
  const to = t.columns.map(({ unit }, j) =>
    unit === undefined || isFixed(unit)
      ? unit
      : unitFor(
          unit,
          t.rows.flatMap((row) => numbersIn(row[j])),
        ),
  )
  return {
    ...t,
    columns: t.columns.map((column, j) => ({ ...column, ...(to[j] !== undefined && { unit: to[j] }) })),
    rows: t.rows.map((row) =>
      row.map((x, j) => {
        const [from, unit] = [t.columns[j]?.unit, to[j]]
        return typeof x === 'number' && from !== undefined && unit !== undefined ? restated(x, from, unit) : x
      }),
    ),
  }
}

/** The labels of a figure; what is drawn stays as it is. */
const figure = (f: FigureAnswer): FigureAnswer => ({
  ...f,
  drawing: { ...f.drawing, shapes: f.drawing.shapes.map(shape) },
})

const shape = (s: Shape): Shape => ('label' in s && s.label ? ({ ...s, label: label(s.label) } as Shape) : s)

function label(l: Label): Label {
  const { value, unit } = l
  if (value === undefined || unit === undefined || isFixed(unit)) return l
  const to = unitFor(unit, [value])
  return { ...l, value: restated(value, unit, to), unit: to }
}

/** An input is shown as it was typed; only its value beside that is restated. */
function input(i: InputAnswer): InputAnswer {
  const { unit, value } = i
  if (unit === undefined || isFixed(unit) || numbersIn(value).length === 0) return i
  const to = unitFor(unit, numbersIn(value))
  return { ...i, unit: to, value: mapped(value, (x) => restated(x, unit, to)) }
}
