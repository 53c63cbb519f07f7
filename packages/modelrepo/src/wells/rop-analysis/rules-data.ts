/** What columns of data must satisfy: as many numbers as points, weights above the threshold, and columns that tell the coefficients apart. */
import { type Dependence, dependentColumns } from '@keelson/numerics/least-squares.ts'
import { fromSI } from '@keelson/units'
import { listed, type Problem, shownIn } from '@keelson/workflow'
import { calibrationOf, type Points, powerLawColumns } from './calculate-calibration.ts'
import { at, type Column, maybeAt, pointsOf } from './calculate-columns.ts'
import { COEFFICIENTS, columnsOf, dataPoints, type Thresholds, termsOf, weightAt } from './calculate-fit.ts'
import type { Has, Params } from './inputs.ts'
import { BINGHAM, FORM_1986, RECOMMENDED } from './inputs-models.ts'

/** Where an entry of a column stands: a column of one number is the number itself. */
const pointerOf = (p: Params, name: Column, i: number): string => (p[name]?.length === 1 ? `/${name}` : `/${name}/${i}`)

/** Each column has one number, or as many as there are points. */
export const evenRules = (p: Params, names: readonly Column[], points: number): Problem[] =>
  names.flatMap((name) => {
    const length = p[name]?.length ?? 1
    if (length === 1 || length === points) return []
    return [
      {
        pointer: `/${name}`,
        message: `must have one value, or one value for each of the ${points} points (entered: ${length})`,
      },
    ]
  })

const FITTED: readonly Column[] = [
  'true_vertical_depth',
  'pore_pressure_gradient',
  'equivalent_circulating_density',
  'rotary_speed',
  'bit_tooth_wear',
]

export function dataRules(p: Has<Thresholds>): Problem[] {
  const n = dataPoints(p)
  if (n < COEFFICIENTS.length) {
    const message = `must have at least as many points as coefficients, ${COEFFICIENTS.length} (entered: ${n})`
    return [{ pointer: '/rate_of_penetration', message }]
  }
  const weight: Column = p.weight_per_inch ? 'weight_per_inch' : 'weight_on_bit'
  const last: Column = p.equation_form === FORM_1986 ? 'jet_impact_force' : 'reynolds_number_function'
  const uneven = evenRules(p, [...FITTED, weight, last], n)
  if (uneven.length > 0) return uneven
  const entries = [...thresholdRules(p, weight, n), ...jetRules(p, n), ...boundRules(p)]
  return entries.length > 0 ? entries : rankRules(p, [...columnNames(weight, last)])
}

function thresholdRules(p: Has<Thresholds>, name: Column, n: number): Problem[] {
  const w_t = p.threshold_weight_per_inch
  return Array.from({ length: p[name]?.length === 1 ? 1 : n }, (_, i) => i).flatMap((i) => {
    const w = weightAt(p, i)
    if (w > w_t) return []
    const message = `must be more than {threshold_weight_per_inch}, ${shownIn(w_t, 'klbf/in')}, per inch of bit diameter (entered: ${shownIn(w, 'klbf/in')})`
    return [{ pointer: pointerOf(p, name, i), message }]
  })
}

function jetRules(p: Params, n: number): Problem[] {
  if (p.equation_form !== FORM_1986) return []
  return Array.from({ length: p.jet_impact_force?.length === 1 ? 1 : n }, (_, i) => i)
    .filter((i) => at(p, 'jet_impact_force', i) <= 0)
    .map((i) => ({
      pointer: pointerOf(p, 'jet_impact_force', i),
      message: 'must be greater than 0 because its logarithm is used (entered: 0)',
    }))
}

function boundRules({ coefficient_bounds, equation_form }: Params): Problem[] {
  if (coefficient_bounds !== RECOMMENDED || equation_form === FORM_1986) return []
  const message =
    'must not be the recommended bounds for the 1974 form, because these bounds apply only to the 1986 form'
  return [{ pointer: '/coefficient_bounds', message }]
}

/** The input that each column of the fit comes from. */
const columnNames = (weight: Column, last: Column): readonly Column[] => [
  'rate_of_penetration',
  'true_vertical_depth',
  'pore_pressure_gradient',
  'equivalent_circulating_density',
  weight,
  'rotary_speed',
  'bit_tooth_wear',
  last,
]

/** What the columns of the fit are called. */
export const CALLED = [
  'the constant',
  'parameter x2 (depth)',
  'parameter x3 (pore pressure)',
  'parameter x4 (overbalance)',
  'parameter x5 (weight)',
  'parameter x6 (speed)',
  'parameter x7 (tooth wear)',
  'parameter x8 (hydraulics)',
] as const

function rankRules(p: Has<Thresholds>, inputs: readonly Column[]): Problem[] {
  const columns = columnsOf(p, termsOf(p))
  return dependentColumns(columns).map((found) => ({
    pointer: `/${inputs[found.column] ?? 'rate_of_penetration'}`,
    message: `cannot be separated from the other parameters in these data: ${confounded(found)}`,
  }))
}

function confounded({ column, on }: Dependence): string {
  const name = CALLED[column] ?? ''
  if (on.length === 0) return `${name} is 0 at every point`
  if (on.length === 1 && on[0] === 0) return `${name} is the same at every point, as is ${CALLED[0]}`
  return `${name} is a linear combination of ${listed(on.map((j) => CALLED[j] ?? ''))}`
}

export function pointRules(p: Has<Points | 'bit_diameter'>): Problem[] {
  const { W_k, N_k, R_k } = calibrationOf(p)
  const lists = [
    ['calibration_rotary_speed', N_k],
    ['calibration_rate_of_penetration', R_k],
  ] as const
  const uneven = lists
    .filter(([, list]) => list.length !== W_k.length)
    .map(([name, list]) => ({
      pointer: `/${name}`,
      message: `must have one value for each of the ${W_k.length} points of {calibration_weight_on_bit} (entered: ${list.length})`,
    }))
  if (uneven.length > 0) return uneven
  return p.model === BINGHAM ? binghamRule(W_k) : powerLawRules(p)
}

/** Weights that differ by no more than rounding make no line. */
const SAME = 1e-9

function binghamRule(W_k: readonly number[]): Problem[] {
  const [least, most] = [Math.min(...W_k), Math.max(...W_k)]
  if (most - least > SAME * most) return []
  const message = `must include different weights to fit an exponent (entered: ${shownIn(most, 'klbf')} at each point)`
  return [{ pointer: '/calibration_weight_on_bit', message }]
}

function powerLawRules(p: Has<Points | 'bit_diameter'>): Problem[] {
  const columns = powerLawColumns(p)
  const n = columns[0]?.length ?? 0
  if (n < columns.length) {
    const message = `must have at least three points for the power law, which has a constant and two exponents (entered: ${n})`
    return [{ pointer: '/calibration_weight_on_bit', message }]
  }
  return dependentColumns(columns).map(({ column, on }) => ({
    pointer: column === 1 ? '/calibration_weight_on_bit' : '/calibration_rotary_speed',
    message: on.includes(1)
      ? 'must vary independently of the weight; their logarithms are collinear over the points'
      : 'must vary over the points to fit an exponent',
  }))
}

type Exponents = Has<'bit_diameter' | 'normal_pore_pressure_gradient'>

export function exponentRules(p: Exponents, columns: readonly Column[]): Problem[] {
  const n = pointsOf(p, columns)
  const uneven = evenRules(p, columns, n)
  if (uneven.length > 0) return uneven
  return [...rateRules(p, n), ...weightRules(p), ...trendRules(p)]
}

/** Both logarithms of the exponent are below 0. */
function rateRules(p: Params, n: number): Problem[] {
  return Array.from({ length: n }, (_, i) => i).flatMap((i) => {
    const [R, N] = [at(p, 'rate_of_penetration', i), at(p, 'rotary_speed', i)]
    const most = 60 * fromSI(N, 'rpm')
    if (fromSI(R, 'ft/h') < most) return []
    const message = `must be less than 60 times {rotary_speed}, ${most} ft/h, for the logarithm in the d-exponent (entered: ${shownIn(R, 'ft/h')})`
    return [{ pointer: pointerOf(p, 'rate_of_penetration', i), message }]
  })
}

function weightRules(p: Exponents): Problem[] {
  const most = (1000 * fromSI(p.bit_diameter, 'in')) / 12
  return (p.weight_on_bit ?? []).flatMap((W, i) => {
    if (fromSI(W, 'klbf') < most) return []
    const message = `must be less than 1,000/12 klbf per inch of {bit_diameter}, ${most} klbf, for the logarithm in the d-exponent (entered: ${shownIn(W, 'klbf')})`
    return [{ pointer: pointerOf(p, 'weight_on_bit', i), message }]
  })
}

function trendRules(p: Exponents): Problem[] {
  const { normal_d_exponent: d_cn, overburden_gradient: S, normal_pore_pressure_gradient: G_n } = p
  if (d_cn && !S)
    return [{ pointer: '/overburden_gradient', message: 'is required when {normal_d_exponent} is entered' }]
  if (S && !d_cn)
    return [{ pointer: '/normal_d_exponent', message: 'is required when {overburden_gradient} is entered' }]
  return (S ?? []).flatMap((_, i) => {
    const G_ob = maybeAt(p, 'overburden_gradient', i) ?? 0
    if (G_ob > G_n) return []
    const message = `must be greater than {normal_pore_pressure_gradient}, ${shownIn(G_n, 'ppg')} (entered: ${shownIn(G_ob, 'ppg')})`
    return [{ pointer: pointerOf(p, 'overburden_gradient', i), message }]
  })
}
