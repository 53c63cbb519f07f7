/** All that a run found, as its charts and its sentence take it. */
import type { Breakdown } from './calculate-breakdown.ts'
import type { Classed } from './calculate-class.ts'
import type { Estimate } from './calculate-estimate.ts'
import type { Factored } from './calculate-factored.ts'
import type { Spend } from './calculate-spend.ts'

export interface Found {
  readonly estimate: Estimate
  readonly found: Classed | undefined
  readonly factored: Factored | undefined
  readonly breakdown: Breakdown | undefined
  readonly spend: Spend | undefined
}
