/** The regression of Bourgoyne and Young on data: columns of its parameters, coefficients free or within bounds, and how good they are. */
import { silent, type Trace } from '@keelson/equations'
import { boundedLeastSquares } from '@keelson/numerics/bounded-least-squares.ts'
import { chiSquaredUpper } from '@keelson/numerics/chi-squared.ts'
import { type Columns, type Fit, leastSquares } from '@keelson/numerics/least-squares.ts'
import { mean } from '@keelson/numerics/statistics.ts'
import { coefficientBounds, LN_TEN, leastRanges } from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import * as terms from '@keelson/physics/drilling-rate/bourgoyne-young-terms.ts'
import { fromSI } from '@keelson/units'
import { at, maybeAt } from './calculate-columns.ts'
import { referenceSpeed } from './calculate-rates.ts'
import type { Has, Params } from './inputs.ts'
import { FORM_1986, NONNEGATIVE, RECOMMENDED } from './inputs-models.ts'

export const COEFFICIENTS = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'] as const

export interface Regression {
  /** x2 to x8 at each point, as the paper has them. */
  readonly terms: Columns
  /** What multiplies a1 to a8 in ln R. */
  readonly columns: Columns
  /** ln R in ft/h. */
  readonly y: readonly number[]
  readonly fit: Fit
  readonly freedom: number
  /** None where the points leave no freedom. */
  readonly errors: readonly (number | null)[]
  readonly inflations: readonly (number | null)[]
  readonly ranges: readonly number[]
}

/** Points of the data: as many as there are measured rates. */
export const dataPoints = (p: Params): number => p.rate_of_penetration?.length ?? 0

const eachPoint = (p: Params, of: (point: number) => number): number[] =>
  Array.from({ length: dataPoints(p) }, (_, i) => of(i))

/** Weight per diameter at a point. */
export const weightAt = (p: Params, point: number): number =>
  maybeAt(p, 'weight_per_inch', point) ?? at(p, 'weight_on_bit', point) / (p.bit_diameter ?? Number.NaN)

export type Thresholds = 'threshold_weight_per_inch' | 'reference_weight_per_inch'

/** x2 to x8 of the data. */
export function termsOf(p: Has<Thresholds>): Columns {
  const N_r = referenceSpeed(p)
  const { threshold_weight_per_inch: w_t, reference_weight_per_inch: w_r } = p
  const rock = (i: number) => ({
    D: at(p, 'true_vertical_depth', i),
    g_p: at(p, 'pore_pressure_gradient', i),
    rho_c: at(p, 'equivalent_circulating_density', i),
  })
  return [
    eachPoint(p, (i) => silent.apply(terms.depthTerm, rock(i))),
    eachPoint(p, (i) => silent.apply(terms.pressureTerm, rock(i))),
    eachPoint(p, (i) => silent.apply(terms.overbalanceTerm, rock(i))),
    eachPoint(p, (i) => silent.apply(terms.weightTerm, { w: weightAt(p, i), w_t, w_r })),
    eachPoint(p, (i) => silent.apply(terms.speedTerm, { N: at(p, 'rotary_speed', i), N_r })),
    eachPoint(p, (i) => silent.apply(terms.wearTerm, { h: at(p, 'bit_tooth_wear', i) })),
    eachPoint(p, (i) =>
      p.equation_form === FORM_1986
        ? silent.apply(terms.jetTerm, { F_j: at(p, 'jet_impact_force', i) })
        : silent.apply(terms.hydraulicsTerm, { Re: at(p, 'reynolds_number_function', i) }),
    ),
  ]
}

/** Coefficients of the textbook that its 2.303 stands before. */
const OF_TENS = 4

/** What multiplies a1 to a8 in ln R: 1 and the terms, times 2.303 in the form of 1986. */
export function columnsOf(p: Params, terms: Columns): Columns {
  const ones = Array.from({ length: dataPoints(p) }, () => 1)
  const scale = (j: number) => (p.equation_form === FORM_1986 && j < OF_TENS ? LN_TEN.value : 1)
  return [ones, ...terms].map((column, j) => column.map((x) => scale(j) * x))
}

function boundsOf(p: Params): { readonly lower: readonly number[]; readonly upper: readonly number[] } | undefined {
  if (p.coefficient_bounds === NONNEGATIVE)
    return { lower: COEFFICIENTS.map(() => 0), upper: COEFFICIENTS.map(() => Number.POSITIVE_INFINITY) }
  if (p.coefficient_bounds !== RECOMMENDED) return undefined
  return { lower: coefficientBounds.map(([low]) => low), upper: coefficientBounds.map(([, high]) => high) }
}

export function regressionOf(p: Has<Thresholds>): Regression {
  const terms = termsOf(p)
  const columns = columnsOf(p, terms)
  const y = eachPoint(p, (i) => Math.log(fromSI(at(p, 'rate_of_penetration', i), 'ft/h')))
  const bounds = boundsOf(p)
  const fit = bounds ? boundedLeastSquares(columns, y, bounds.lower, bounds.upper) : leastSquares(columns, y)
  const freedom = y.length - fit.free.filter(Boolean).length
  const variance = freedom > 0 ? fit.sumOfSquares / freedom : null
  return {
    terms,
    columns,
    y,
    fit,
    freedom,
    errors: fit.variances.map((v) => (v === null || variance === null ? null : Math.sqrt(v * variance))),
    inflations: fit.variances.map((v, j) =>
      v === null || j === 0 ? null : v * spreadOf(columns[j] as readonly number[]),
    ),
    ranges: terms.map((x) => Math.max(...x) - Math.min(...x)),
  }
}

function spreadOf(x: readonly number[]): number {
  const middle = mean(x)
  return x.reduce((sum, one) => sum + (one - middle) ** 2, 0)
}

/** Skewness and tails of the residuals, and how often normal ones would have as much of them. */
export interface Normality {
  readonly statistic: number
  readonly probability: number
}

/** Jarque and Bera; none where the residuals are nothing but rounding. */
export function normalityOf({ fit: { residuals }, y }: Regression): Normality | undefined {
  const middle = mean(residuals)
  const moment = (k: number) => mean(residuals.map((e) => (e - middle) ** k))
  const [m_2, m_3, m_4] = [moment(2), moment(3), moment(4)]
  if (m_2 <= ROUNDING * mean(y.map((one) => one ** 2))) return undefined
  const statistic = (residuals.length / 6) * (m_3 ** 2 / m_2 ** 3 + (m_4 / m_2 ** 2 - 3) ** 2 / 4)
  return { statistic, probability: chiSquaredUpper(statistic, 2) }
}
const ROUNDING = 1e-20

/** Parameters whose range is less than their coefficients need. */
export const narrowTerms = ({ ranges }: Regression): readonly number[] =>
  ranges.flatMap((range, k) => (range < (leastRanges[k] as number) ? [k] : []))

/** Rate in SI of a logarithm of ft/h. */
export const rateOfLog = (log: number, trace: Trace = silent): number => trace.apply(terms.baseRate, { a_1: log })
