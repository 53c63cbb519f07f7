/** The values that a file gave to the inputs, as the boxes of the form hold them. */

import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import { pointerOf } from '@keelson/workflow/place.ts'
import { withBases } from '../../form/case/basis.ts'
import { EMPTY, type FieldState, type FileReference, isRecord, stateOf } from '../../form/case/field.ts'
import { type FormSpec, fieldsOf } from '../../form/case/form.ts'
import type { UploadedFile } from './file-contract.ts'
import { columnsFor, inputsOf, tableOf } from './file-proposal.ts'

/** A table that is longer is left in its file. */
export const MOST_EDITED = 500

/** The params of a request with the inputs of the mapping left in the file. */
export const referencesTo = ({ file, name }: UploadedFile, mapping: Mapping): Readonly<Record<string, FileReference>> =>
  Object.fromEntries(inputsOf(mapping).map((input) => [input, { file, name, as: mapping }]))

/** Inputs filled with what was read, each with its source. */
export function filledFrom(
  spec: FormSpec,
  file: UploadedFile,
  mapping: Mapping,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FieldState>> {
  const own = inputsOf(mapping).filter((input) => input in values)
  const read = own.map((input) => [input, inUnitsOf(mapping, input, values[input])])
  return withSource(spec, file, mapping, settledBy(spec, Object.fromEntries(read)))
}

/** Inputs that take no column and that the file settles, such as the north of its azimuths. */
export function settledBy(
  spec: FormSpec,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FieldState>> {
  const states = Object.entries(values).flatMap(([input, value]): [string, FieldState][] => {
    const schema = fieldsOf(spec)[input]
    return schema ? [[input, stateOf(schema, value)]] : []
  })
  return Object.fromEntries(states)
}

/** Inputs that stay in the file until they are sent. */
export function leftIn(spec: FormSpec, file: UploadedFile, mapping: Mapping): Readonly<Record<string, FieldState>> {
  const rows = tableOf(file, mapping.table)?.rows
  const states = Object.entries(referencesTo(file, mapping)).map(([input, sent]): [string, FieldState] => {
    const shown = shownOf(file, mapping, input)
    return [input, { text: '', file: { sent, shown, ...(rows !== undefined && { rows }) } }]
  })
  return withSource(spec, file, mapping, Object.fromEntries(states))
}

/** 'MD (ft): 0, 30, 60 …' of each column. */
function shownOf(file: UploadedFile, mapping: Mapping, input: string): readonly string[] {
  const columns = tableOf(file, mapping.table)?.columns ?? []
  return Object.entries(mapping.columns).flatMap(([target, { column: name, unit }]) => {
    if (target !== input && !target.startsWith(`${input}.`)) return []
    const first = columns.find((column) => column.name === name)?.first ?? []
    const heading = unit === undefined || unit === '-' ? name : `${name} (${unit})`
    return [`${heading}: ${first.join(', ')} …`]
  })
}

function withSource(
  spec: FormSpec,
  { file: digest, name }: UploadedFile,
  mapping: Mapping,
  states: Readonly<Record<string, FieldState>>,
): Readonly<Record<string, FieldState>> {
  const bases = Object.keys(states).map((input) => {
    const basis = { from: 'file', digest, column: columnsFor(mapping, input), source: { document: name } } as const
    return [pointerOf([input]), basis] as const
  })
  const marked = withBases(spec, states, Object.fromEntries(bases))
  return Object.fromEntries(Object.keys(states).map((input) => [input, marked[input] ?? EMPTY]))
}

/** Rows whose cells bear the unit of their column as a text, "100 ft", with their numbers in that unit. */
function inUnitsOf({ columns }: Mapping, input: string, value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isRecord)) return value
  return value.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, numberIn(columns[`${input}.${name}`]?.unit, cell)]),
    ),
  )
}

function numberIn(unit: string | undefined, cell: unknown): unknown {
  if (unit === undefined || typeof cell !== 'string' || !cell.endsWith(` ${unit}`)) return cell
  const value = Number(cell.slice(0, -unit.length - 1))
  return Number.isFinite(value) ? { value, unit } : cell
}
