/** All that a run found, as its charts, tables and sentence take it. */
import type { YearCost } from './calculate-benchmark.ts'
import type { Life } from './calculate-life.ts'
import type { Limit } from './calculate-limit.ts'
import type { BuiltUp } from './calculate-parts.ts'

export interface Found {
  /** Of a benchmark or a year built up. */
  readonly year: YearCost | undefined
  readonly ageFactor: number | undefined
  readonly parts: BuiltUp | undefined
  readonly limit: Limit | undefined
  readonly life: Life | undefined
  /** Net revenue of a barrel, USD/m3; where a price is given. */
  readonly R: number | undefined
  /** Unit cost that is held against it, share of the owner. */
  readonly owners: number | undefined
}
