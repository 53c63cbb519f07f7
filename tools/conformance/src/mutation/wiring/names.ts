/** What the names of the house measure: those of inputs, answered values and columns, where all workflows agree on it. */
import type { ColumnSpec, TableSpec, ValueSpec } from '@keelson/workflow'
import { annotations } from '@keelson/workflow'
import type { TObject } from 'typebox'
import { everyVersion } from '../../every-version.ts'
import { dimensionOf } from '../mutants.ts'

/** Under these a contract says in words what a check compares. */
const WORDS_OF_A_CHECK = ['demand', 'capacity']

/** Dimension by name: 'outer_diameter' measures 'm1'. */
export function dimensionsOfNames(): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>()
  for (const [name, unit] of everyVersion.flatMap(({ workflow: { contract } }) => namesIn(contract))) {
    found.set(name, (found.get(name) ?? new Set()).add(dimensionOf(unit)))
  }
  for (const words of WORDS_OF_A_CHECK) found.delete(words)
  return new Map(
    [...found].flatMap(([name, [first = '', ...others]]) => (others.length > 0 ? [] : [[name, first] as const])),
  )
}

interface Declared {
  readonly params: TObject
  readonly values: Readonly<Record<string, ValueSpec>>
  readonly tables: Readonly<Record<string, TableSpec>>
}
type NamedUnit = readonly [name: string, unit: string]

function namesIn({ params, values, tables }: Declared): NamedUnit[] {
  return [
    ...Object.entries(params.properties).flatMap(([name, schema]) => unitOf(name, annotations(schema).unit)),
    ...Object.entries(values).flatMap(([name, spec]) => unitOf(name, 'unit' in spec ? spec.unit : undefined)),
    ...Object.values(tables).flatMap(({ columns }) => Object.entries(columns).flatMap(columnUnit)),
  ]
}
const unitOf = (name: string, unit: string | undefined): NamedUnit[] => (unit === undefined ? [] : [[name, unit]])
const columnUnit = ([name, column]: readonly [string, ColumnSpec]): NamedUnit[] =>
  unitOf(name, column.kind === 'number' ? column.unit : undefined)
