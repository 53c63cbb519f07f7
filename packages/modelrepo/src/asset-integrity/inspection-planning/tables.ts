/** The tables of inspection planning: their columns, and the rows of each. */
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { mean, standardDeviation } from '@keelson/numerics/statistics.ts'
import { remainingLife } from '@keelson/standards/api-570-2016/remaining-life.ts'
import { CONDITIONALS, DAMAGE_STATES, PRIORS } from '@keelson/standards/api-rp-581-2016/thinning-tables.ts'
import { notApplicable, numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import { floorRate } from './rates.ts'
import type { Assessment } from './risk.ts'
import type { Wall, Walled } from './wall.ts'

export const wallTables = {
  interval_limits: {
    title: 'Interval limits',
    description: 'All interval limits. The shortest limit for each type of inspection governs.',
    columns: {
      inspection: wordedColumn('Inspection'),
      criterion: wordedColumn('Criterion'),
      limit: numberColumn('calculated_life', 'Limit', { symbol: 'I' }),
    },
  },
  required_thicknesses: {
    title: 'Required thicknesses',
    description: 'Required thickness by criterion. The largest governs.',
    columns: {
      reason: wordedColumn('Reason'),
      thickness: numberColumn('wall_thickness_pipe', 'Thickness', { symbol: 't' }),
    },
  },
  rates: {
    title: 'Corrosion rates',
    description: 'Rates available from the inputs and the corresponding remaining lives.',
    columns: {
      rate: wordedColumn('Rate'),
      value: numberColumn('corrosion_rate', 'Value', { symbol: 'C_r' }),
      life: numberColumn('calculated_life', 'Remaining life', { symbol: 'RL' }),
    },
  },
  locations: {
    title: 'Locations',
    description: 'Rates and remaining lives of the condition monitoring locations.',
    columns: {
      location: textColumn('Location'),
      readings: numberColumn('-', 'Readings'),
      thickness: numberColumn('wall_thickness_pipe', 'Latest thickness', { symbol: 't_act' }),
      short_term: numberColumn('corrosion_rate', 'Short-term rate', { symbol: 'CR_ST' }),
      long_term: numberColumn('corrosion_rate', 'Long-term rate', { symbol: 'CR_LT' }),
      trend: numberColumn('corrosion_rate', 'Trend', { symbol: 'CR_TR' }),
      upper_bound: numberColumn('corrosion_rate', 'Upper 95 % bound of rate', { symbol: 'CR_95' }),
      used: numberColumn('corrosion_rate', 'Rate used', { symbol: 'C_r' }),
      basis: wordedColumn('Basis'),
      life: numberColumn('calculated_life', 'Remaining life', { symbol: 'RL' }),
    },
  },
  location_statistics: {
    title: 'Location statistics',
    description: 'Statistics, over all locations, of the corrosion rates used.',
    columns: {
      statistic: wordedColumn('Statistic'),
      rate: numberColumn('corrosion_rate', 'Rate', { symbol: 'C_r' }),
    },
  },
}
export const riskTables = {
  strength_ratios: {
    title: 'Strength ratios',
    description: 'Strength ratios from pressure and, if entered, minimum thickness. The larger governs.',
    columns: { form: wordedColumn('Form'), ratio: numberColumn('-', 'Strength ratio', { symbol: 'SR_P' }) },
  },
  damage_states: {
    title: 'Damage states',
    description:
      'Probability of each damage state before and after inspections, and the corresponding reliability index.',
    columns: {
      multiple: numberColumn('-', 'Ratio of actual to expected loss', { symbol: 'D_s' }),
      prior: numberColumn('fraction', 'Prior probability', { symbol: 'Pr' }),
      grade_a: numberColumn('fraction', 'Conditional probability, grade A', { symbol: 'C_A' }),
      grade_b: numberColumn('fraction', 'Conditional probability, grade B', { symbol: 'C_B' }),
      grade_c: numberColumn('fraction', 'Conditional probability, grade C', { symbol: 'C_C' }),
      grade_d: numberColumn('fraction', 'Conditional probability, grade D', { symbol: 'C_D' }),
      factor: numberColumn('-', 'Effectiveness factor', { symbol: 'I' }),
      posterior: numberColumn('fraction', 'Posterior probability', { symbol: 'Po' }),
      index: numberColumn('-', 'Reliability index', { symbol: 'beta' }),
      failure: numberColumn('fraction', 'Probability of failure'),
    },
  },
  inspection_credit: {
    title: 'Credit of one additional inspection',
    description: 'Damage factor after one additional inspection that confirms the rate, now and at the target date.',
    columns: {
      inspection: wordedColumn('Inspection'),
      now: numberColumn('-', 'Damage factor now', { symbol: 'D_f' }),
      planned: numberColumn('-', 'Damage factor at target date', { symbol: 'D_f' }),
    },
  },
}

/** What asks for which thickness. */
export function requiredRows(p: Walled, { t_req }: Wall) {
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
export function rateRows(p: Walled, { rates, used, t_act, t_req }: Wall) {
  const row = (rate: string, value: number | undefined) =>
    value === undefined
      ? []
      : [{ rate, value, life: value > 0 ? remainingLife.evaluateSI({ t_act, t_req, C_r: value }) : null }]
  return [
    ...row('short term', rates.short),
    ...row('long term', rates.long),
    ...row('trend', rates.trend),
    ...row('upper 95 % bound of trend', rates.upper),
    ...row('as entered', p.corrosion_rate),
    ...row('minimum rate', floorRate(p)),
    ...row('used', used?.rate),
  ]
}

const NO_READINGS = notApplicable('{thickness_readings} not entered')

export const locationRows = ({ lives }: Wall) =>
  lives.length === 0
    ? NO_READINGS
    : lives.map(({ location, rates, used, life }) => ({
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
  if (lives.length === 0) return NO_READINGS
  const rates = lives.flatMap(({ used }) => (used === undefined ? [] : [used.rate]))
  if (rates.length === 0) return []
  return [
    { statistic: 'mean', rate: mean(rates) },
    { statistic: 'standard deviation', rate: rates.length > 1 ? standardDeviation(rates) : null },
    { statistic: 'maximum', rate: Math.max(...rates) },
  ]
}

const STATES = [0, 1, 2] as const

/** Both forms of the strength ratio, those that the inputs allow. */
export const ratioRows = ({ strength }: Assessment) => [
  { form: 'pressure', ratio: strength.ofPressure },
  ...(strength.ofMinimum === undefined ? [] : [{ form: 'minimum thickness', ratio: strength.ofMinimum }]),
]

export const stateRows = (p: Some<'corrosion_rate_confidence'>, { damage }: Assessment) =>
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
