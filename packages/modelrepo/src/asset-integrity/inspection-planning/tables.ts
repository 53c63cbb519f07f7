/** The rows of the tables of inspection planning. */
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { mean, standardDeviation } from '@keelson/numerics/statistics.ts'
import { remainingLife } from '@keelson/standards/api-570-2016/remaining-life.ts'
import { CONDITIONALS, DAMAGE_STATES, PRIORS } from '@keelson/standards/api-rp-581-2016/thinning-tables.ts'
import { floorRate } from './calculate-rates.ts'
import type { Assessment } from './calculate-risk.ts'
import type { Wall } from './calculate-wall.ts'
import type { Params } from './params.ts'

/** What asks for which thickness. */
export function requiredRows(p: Params, { t_req }: Wall) {
  const row = (reason: string, thickness: number | undefined) =>
    thickness === undefined ? [] : [{ reason, thickness }]
  return [
    ...row('pressure', p.required_thickness),
    ...row('structural minimum', p.structural_minimum_thickness),
    ...row('alert', p.alert_thickness),
    ...row('governing', t_req),
  ]
}

/** Each rate that is known, and the life that it would leave; none where it is not positive. */
export function rateRows(p: Params, { rates, used, t_act, t_req }: Wall) {
  const row = (rate: string, value: number | undefined) =>
    value === undefined
      ? []
      : [{ rate, value, life: value > 0 ? remainingLife.evaluateSI({ t_act, t_req, C_r: value }) : null }]
  return [
    ...row('short term', rates.short),
    ...row('long term', rates.long),
    ...row('trend', rates.trend),
    ...row('upper 95 % bound of the trend', rates.upper),
    ...row('as given', p.corrosion_rate),
    ...row('floor', floorRate(p)),
    ...row('used', used?.rate),
  ]
}

export const locationRows = ({ lives }: Wall) =>
  lives.map(({ location, rates, used, life }) => ({
    location: location.name,
    readings: location.years.length,
    thickness: location.thicknesses.at(-1) ?? null,
    short_term: rates.short ?? null,
    long_term: rates.long ?? null,
    trend: rates.trend ?? null,
    upper_bound: rates.upper ?? null,
    used: used?.rate ?? null,
    basis: used?.basis ?? 'unknown',
    life: life ?? null,
  }))

/** Mean, scatter and largest of the rates used. */
export function statisticRows({ lives }: Wall) {
  const rates = lives.flatMap(({ used }) => (used === undefined ? [] : [used.rate]))
  if (rates.length === 0) return []
  return [
    { statistic: 'mean', rate: mean(rates) },
    { statistic: 'standard deviation', rate: rates.length > 1 ? standardDeviation(rates) : null },
    { statistic: 'largest', rate: Math.max(...rates) },
  ]
}

const STATES = [0, 1, 2] as const

/** Both forms of the strength ratio, those that the inputs allow. */
export const ratioRows = ({ strength }: Assessment) => [
  { form: 'by the pressure', ratio: strength.ofPressure },
  ...(strength.ofMinimum === undefined ? [] : [{ form: 'by the minimum thickness', ratio: strength.ofMinimum }]),
]

export const stateRows = (p: Params, { damage }: Assessment) =>
  STATES.map((s) => ({
    multiple: DAMAGE_STATES[s].value,
    prior: PRIORS[p.corrosion_rate_confidence][s].value,
    grade_a: CONDITIONALS.A[s].value,
    grade_b: CONDITIONALS.B[s].value,
    grade_c: CONDITIONALS.C[s].value,
    grade_d: CONDITIONALS.D[s].value,
    factor: damage.factors[s],
    posterior: damage.posteriors[s],
    index: damage.betas[s],
    failure: normalCumulative(-damage.betas[s]),
  }))
