/** What a run found. */
import type { Grid } from '@keelson/physics/waves/grid.ts'
import type { Extremes } from './calculate-extremes.ts'
import type { Moments, Periods } from './calculate-moments.ts'
import type { Sea } from './calculate-sea.ts'

export interface Found {
  readonly sea: Sea
  readonly grid: Grid
  readonly moments: Moments
  readonly periods: Periods
  readonly extremes: Extremes | undefined
  readonly components: Components | undefined
  /** 1/rad, at the directions asked for. */
  readonly spreading: readonly number[] | undefined
}
export interface Components {
  readonly frequencies: readonly number[]
  readonly amplitude: number
}
