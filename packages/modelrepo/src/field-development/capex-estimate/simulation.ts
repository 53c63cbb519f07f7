/**
 * Totals of lognormal items that move together by a Gaussian copula: one common factor and one own of each item make
 * standard normal numbers of the correlation given. The costs themselves are then a little less correlated.
 */
import { randomSource } from '@keelson/numerics/random.ts'
import { logDeviation } from '@keelson/physics/field-cost/aggregation.ts'
import type { Item } from './inputs.ts'

export interface Simulated {
  /** In ascending order, USD. */
  readonly totals: Float64Array
  readonly deviation: number
}

export interface Drawing {
  readonly samples: number
  readonly seed: number
  readonly correlation: number
}
export function simulate(items: readonly Item[], k: number, { samples, seed, correlation: rho }: Drawing): Simulated {
  const drawn = items.map(({ mean_cost_musd: mean, coefficient_of_variation: v }) => {
    const s = logDeviation.evaluate({ s_T: v, C_B: 1 })
    return { s, median: k * mean * Math.exp(-(s ** 2) / 2) }
  })
  const [common, own] = [Math.sqrt(rho), Math.sqrt(1 - rho)]
  const random = randomSource(seed)
  const totals = new Float64Array(samples)
  for (let i = 0; i < samples; i++) {
    const shared = common * random.normal()
    let total = 0
    for (const { s, median } of drawn) total += median * Math.exp(s * (shared + own * random.normal()))
    totals[i] = total
  }
  return { totals: totals.sort(), deviation: deviationOf(totals) }
}

/** In two passes, so that a small spread of large totals keeps its digits. */
function deviationOf(totals: Float64Array): number {
  let sum = 0
  for (const total of totals) sum += total
  const mean = sum / totals.length
  let squares = 0
  for (const total of totals) squares += (total - mean) ** 2
  return Math.sqrt(squares / (totals.length - 1))
}
