/** Entries of a design basis as they are read: numbers in the units of the reader, tables in a few words. */
import { isKind, kindOf } from '@keelson/kinds'
import {
  type BasisEntry,
  isDerived,
  isNumberEntry,
  isTableEntry,
  type NumberEntry,
  type TableColumn,
  type TableEntry,
} from '@keelson/projects/document.ts'
import { unitOfColumn } from '@keelson/projects/ends.ts'
import { restated, type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { type Content, html } from '../html.ts'
import { quantity, unitText } from '../numbers.ts'
import { inlineValue } from '../values.ts'

/** Digits of a number as it was entered, and of one in other units. */
const DIGITS = { entered: 12, restated: 6 } as const

/** One line; undefined of a table, which has room of its own. */
export function entryText(entry: BasisEntry, units: UnitSystem, derived?: Result): Content | undefined {
  if (isDerived(entry)) return resultText(derived, units)
  if (isNumberEntry(entry)) return numberText(entry, units)
  return isTableEntry(entry) ? undefined : entry.text
}

export interface Result {
  readonly value: unknown
  readonly unit?: string
}

function resultText(result: Result | undefined, units: UnitSystem): Content {
  if (result === undefined) return html`<span class="quiet">no result</span>`
  const { value, unit } = result
  if (typeof value !== 'number' || unit === undefined) return inlineValue(value, unit) ?? 'several values'
  return numberText({ value, unit }, units, DIGITS.restated)
}

type Number = Pick<NumberEntry, 'value' | 'unit'> & { readonly kind?: string }

function numberText(entry: Number, units: UnitSystem, most: number = DIGITS.entered): Content {
  const unit = unitOfColumn(entry)
  const measures = { difference: isDifference(entry) }
  const to = usualUnit(units, unit, Math.abs(entry.value), measures)
  if (to === unit) return quantity(entry.value, unit, most)
  return quantity(restated(entry.value, unit, to, measures), to, DIGITS.restated)
}

const isDifference = ({ kind }: Pick<TableColumn, 'kind'>): boolean =>
  kind !== undefined && isKind(kind) && kindOf(kind).difference === true

export interface RestatedTable {
  readonly columns: readonly { readonly name: string; readonly unit: string; readonly isNumber: boolean }[]
  readonly rows: TableEntry['rows']
}

/** A table with one unit down each column, that of its largest number. */
export function tableIn({ columns, rows }: TableEntry, units: UnitSystem): RestatedTable {
  const changes = columns.map((column, j) => {
    const unit = unitOfColumn(column)
    const sizes = rows.map((row) => Math.abs(Number(row[j] ?? 0))).filter(Number.isFinite)
    const measures = { difference: isDifference(column) }
    return { unit, to: usualUnit(units, unit, Math.max(0, ...sizes), measures), measures }
  })
  return {
    columns: columns.map(({ name, kind }, j) => ({
      name,
      unit: unitText(changes[j]?.to),
      isNumber: kind !== undefined,
    })),
    rows: rows.map((row) =>
      row.map((cell, j) => {
        const change = changes[j]
        if (typeof cell !== 'number' || !change || change.to === change.unit) return cell
        return Number(restated(cell, change.unit, change.to, change.measures).toPrecision(DIGITS.restated))
      }),
    ),
  }
}
