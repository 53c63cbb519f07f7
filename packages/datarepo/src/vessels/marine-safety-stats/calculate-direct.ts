/** A count of events over an exposure, without a table: rate and exact limits. */
import * as rate from '@keelson/physics/event-rates/rate.ts'
import { midSentence, notApplicable, type Outcome, type RunContext, shown } from '@keelson/workflow'
import { uncheckedAll } from './calculate-checks.ts'
import { complete } from './calculate-values.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { EXPOSURE_UNITS } from './modes.ts'

const NO_TABLE = 'an event count is entered, so no table is read'

export function countOutcome(p: Params, k: number, { trace }: RunContext): Outcome<typeof contract> {
  const E = p.exposure as number
  const C = p.confidence_level
  trace.section('Event rate')
  const lambda = trace.apply(rate.rateOfExposure, { k, E })
  const limit = (equation: typeof rate.lowerExpectation, mu: string, as: string, title: string) =>
    trace.apply(rate.rateOfExposure, { k: trace.apply(equation, { k, C }), E }, { as, title, rename: { k: mu } })
  const low = limit(rate.lowerExpectation, 'mu_L', 'lambda_L', 'Lower rate limit')
  const high = limit(rate.upperExpectation, 'mu_U', 'lambda_U', 'Upper rate limit')
  const none = notApplicable(NO_TABLE)
  return {
    values: complete({ rate: lambda, rate_ci_low: low, rate_ci_high: high }, NO_TABLE),
    checks: uncheckedAll(NO_TABLE),
    tables: () => ({
      years: none,
      types: none,
      tags: none,
      classes: none,
      statistics: none,
      categories: none,
      bases:
        p.exposure_unit === 'million_hours'
          ? basesOf(lambda, low, high)
          : notApplicable('the exposure is not in million hours'),
    }),
    charts: () => ({ annual: none, classes: none, types: none, positions: none, control: none }),
    detail: `Event rate ${shown(lambda, 4)} per ${midSentence(EXPOSURE_UNITS[p.exposure_unit])} (${shown(low, 4)} to ${shown(high, 4)} at ${shown(100 * C, 4)} % confidence)`,
  }
}

/** Hours of the usual bases, over a million. */
const BASES = [
  ['FAR (fatality count), per 10⁸ h', 100],
  ['TRIR (recordable count), IOGP, per 10⁶ h', 1],
  ['TRIR (recordable count), OSHA, per 2×10⁵ h', 0.2],
] as const

const basesOf = (lambda: number, low: number, high: number) =>
  BASES.map(([basis, hours]) => ({ basis, rate: lambda * hours, low: low * hours, high: high * hours }))
