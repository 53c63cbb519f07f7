/** Design mean current density of the pipe. DNV-RP-F103 (2019) Table 6-2. */
import type { Trace } from '@keelson/equations'
import { isUpTo } from '@keelson/physics/cathodic-protection/temperature-limit.ts'
import type { Edition } from './source.ts'

export const EXPOSURES = { 'non-buried': 'Open seawater, not buried', buried: 'Buried in sediment' } as const
export type Exposure = keyof typeof EXPOSURES

/** Columns by internal fluid temperature: the upper limits in degC belong to their column; the last has none. */
export interface CurrentDensityTable {
  readonly table: string
  readonly upTo: readonly number[]
  /** A/m2. */
  readonly values: Readonly<Record<Exposure, readonly number[]>>
}

/** DNV-RP-F103 (2019) Table 6-2. */
export const TABLE_6_2: CurrentDensityTable = {
  table: 'Table 6-2',
  upTo: [25, 50, 80, 120],
  values: { 'non-buried': [0.05, 0.06, 0.075, 0.1, 0.13], buried: [0.02, 0.03, 0.04, 0.06, 0.08] },
}

export interface Conditions {
  readonly edition: Edition & { readonly currentDensity: CurrentDensityTable }
  readonly exposure: Exposure
  /** Internal fluid temperature, K. */
  readonly temperature: number
}

function column({ edition, temperature }: Conditions): { readonly index: number; readonly name: string } {
  const { upTo } = edition.currentDensity
  const found = upTo.findIndex((limit) => isUpTo(temperature, limit))
  const index = found === -1 ? upTo.length : found
  const [below, above] = [upTo[index - 1], upTo[index]]
  if (above === undefined) return { index, name: `>${below} °C` }
  return { index, name: below === undefined ? `≤${above} °C` : `>${below} to ${above} °C` }
}

/** Design mean current density, A/m2, as tabled: for the mean and for the final demand. */
export function tabledMeanCurrentDensity(conditions: Conditions): number {
  const value = conditions.edition.currentDensity.values[conditions.exposure][column(conditions).index]
  if (value === undefined) throw new Error('every column of the table has a value')
  return value
}

/** The same as a traced table read. */
export const meanCurrentDensity = (conditions: Conditions, trace: Trace): number =>
  trace.lookup({
    symbol: 'i_cm',
    title: 'Design mean current density',
    unit: 'A/m2',
    source: conditions.edition.source,
    clause: conditions.edition.currentDensity.table,
    value: tabledMeanCurrentDensity(conditions),
    cell: `${conditions.exposure}, ${column(conditions).name}, ${conditions.edition.year} edition`,
  })
