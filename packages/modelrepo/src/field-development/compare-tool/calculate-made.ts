/** All that a run has made, for its values, tables, charts and sentences. */
import type { Column, Compared } from './calculate-compared.ts'
import type { Units } from './calculate-series.ts'
import type { Summary } from './calculate-summary.ts'
import type { SourceTable } from './calculate-table.ts'

export interface Made {
  readonly tables: readonly SourceTable[]
  readonly column: Column
  readonly units: Units
  readonly compared: readonly Compared[]
  /** In the order of the sources. */
  readonly summaries: readonly Summary[]
  readonly further: readonly { readonly value: string; readonly compared: readonly Compared[] }[]
}
