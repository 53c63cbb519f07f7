/** Which numbers of an answer are differences of temperatures: their unit does not say it, and another one shifts a level. */
import {
  type AnyContract,
  annotations,
  type CheckSpec,
  type Columns,
  type TableSpec,
  type ValueSpec,
} from '@keelson/workflow'
import type { TSchema } from 'typebox'

/** 'values/rise', 'tables/profile/rise', ...: by what of the answer they are in. */
export function differencesOf(contract: AnyContract): readonly string[] {
  const values: Readonly<Record<string, ValueSpec>> = contract.values
  const checks: Readonly<Record<string, CheckSpec>> = contract.checks
  const tables: Readonly<Record<string, TableSpec>> = contract.tables
  const inputs = contract.params.properties as Readonly<Record<string, TSchema>>
  return [
    ...Object.entries(values).flatMap(([name, spec]) => ofValue(`values/${name}`, spec)),
    ...Object.entries(checks).flatMap(([id, { difference }]) => (difference ? [`checks/${id}`] : [])),
    ...Object.entries(tables).flatMap(([id, { columns }]) => ofColumns(`tables/${id}`, columns)),
    ...Object.entries(inputs).flatMap(([name, schema]) => ofInput(`inputs/${name}`, schema)),
  ]
}

function ofValue(path: string, spec: ValueSpec): readonly string[] {
  if (spec.kind === 'rows') return ofColumns(path, spec.columns)
  return 'difference' in spec && spec.difference ? [path] : []
}

const ofColumns = (path: string, columns: Columns): readonly string[] =>
  Object.entries(columns).flatMap(([name, column]) =>
    column.kind === 'number' && column.difference ? [`${path}/${name}`] : [],
  )

/** A number, a list of them, or rows with members. */
function ofInput(path: string, schema: TSchema): readonly string[] {
  if (annotations(schema).difference) return [path]
  const { items, properties } = schema as { items?: TSchema; properties?: Readonly<Record<string, TSchema>> }
  if (items) return ofInput(path, items)
  return Object.entries(properties ?? {}).flatMap(([name, member]) => ofInput(`${path}/${name}`, member))
}
