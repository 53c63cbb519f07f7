/** What a specialist would remark on the run. */
import { ENOUGH_POINTS, leastRanges } from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import { listed, shown, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { calibrationOf, type Points } from './calculate-calibration.ts'
import { at } from './calculate-columns.ts'
import { COEFFICIENTS, narrowTerms, normalityOf, type Regression } from './calculate-fit.ts'
import type { EnergyPoint, ExponentPoint } from './calculate-points.ts'
import type { Has, Params } from './inputs.ts'
import { BINGHAM, BOURGOYNE_YOUNG, FORM_1986, MAURER, POWER_LAW, TITLES } from './inputs-models.ts'
import { modelsOf } from './rules.ts'
import { CALLED } from './rules-data.ts'

export const warnings = {
  no_jet: 'The Bourgoyne and Young rate is 0 because the jet impact force is 0.',
  shared_constant: 'One drillability constant is used for several models, but each model has its own constant.',
  few_points: 'The regression has fewer points than recommended.',
  no_freedom: 'The regression has as many coefficients as points, so any data are fitted exactly.',
  narrow_range: 'A parameter varies too little in the data to give a reliable coefficient.',
  confounded: 'A parameter is correlated with the others in the data, so the error of its coefficient is large.',
  wrong_sign: 'A fitted coefficient has an unphysical sign.',
  not_normal: 'The regression residuals are not normal, so the standard errors are unreliable.',
  high_leverage: 'A data point largely determines its own fitted rate.',
  outside_calibration: 'The rate is predicted for inputs outside the calibration range.',
  torque_estimated: 'The torque is estimated from a friction coefficient.',
  above_one: 'The drilling efficiency exceeds 1. Check the torque and the rock strength.',
  no_overpressure: 'The corrected exponent is at or above its normal trend and indicates no overpressure.',
  no_pressure: 'The corrected exponent is too far above its trend for the pore pressure to be calculated.',
  one_trend: 'One normal d-exponent is used over a large depth range.',
} as const
const warn = warner(warnings)

export function predictWarnings(p: Params): Warning[] {
  const models = modelsOf(p)
  const byConstant = models.filter((model) => [MAURER, BINGHAM, POWER_LAW].some((one) => one === model))
  const stopped = models.includes(BOURGOYNE_YOUNG) && p.equation_form === FORM_1986 && at(p, 'jet_impact_force') === 0
  return [
    ...(stopped
      ? [warn('no_jet', '{jet_impact_force} is 0, so the Bourgoyne and Young rate is 0.', '/jet_impact_force')]
      : []),
    ...(byConstant.length > 1
      ? [
          warn(
            'shared_constant',
            `The same {drillability_constant} is used for ${listed(byConstant.map((model) => TITLES[model]))}, but each model has its own constant. Run each model separately with its own value.`,
            '/drillability_constant',
          ),
        ]
      : []),
  ]
}

/** VIF above which a coefficient is badly told apart. */
const CONFOUNDED = 10
/** Leverage above which a point fits itself, as a multiple of the mean. */
const LEVERAGE = 3
const SIGNIFICANT = 0.05

/** The input that x2 to x8 come from. */
const inputsOf = (p: Params): readonly string[] => [
  'true_vertical_depth',
  'pore_pressure_gradient',
  'equivalent_circulating_density',
  p.weight_per_inch ? 'weight_per_inch' : 'weight_on_bit',
  'rotary_speed',
  'bit_tooth_wear',
  p.equation_form === FORM_1986 ? 'jet_impact_force' : 'reynolds_number_function',
]

export const regressionWarnings = (p: Params, found: Regression): Warning[] => [
  ...countWarnings(found),
  ...narrowTerms(found).map((k) =>
    warn(
      'narrow_range',
      `The range of ${CALLED[k + 1]} in the data is ${shown(found.ranges[k] as number, 4)}; the minimum range for a reliable coefficient is ${shown(leastRanges[k] as number)}.`,
      `/${inputsOf(p)[k]}`,
    ),
  ),
  ...found.inflations.flatMap((vif, j) =>
    vif === null || vif <= CONFOUNDED
      ? []
      : [
          warn(
            'confounded',
            `The variance inflation factor of coefficient ${COEFFICIENTS[j]} is ${shown(vif, 3)}; the limit is ${CONFOUNDED}. The coefficient is poorly determined.`,
            `/${inputsOf(p)[j - 1]}`,
          ),
        ],
  ),
  ...found.fit.coefficients.flatMap((a, j) =>
    a >= 0 || j === 0
      ? []
      : [
          warn(
            'wrong_sign',
            `Fitted coefficient ${COEFFICIENTS[j]} is ${shown(a, 4)}. A negative value is unphysical.`,
            `/${inputsOf(p)[j - 1]}`,
          ),
        ],
  ),
  ...residualWarnings(found),
]

function countWarnings({ y, freedom }: Regression): Warning[] {
  const n = y.length
  return [
    ...(freedom === 0
      ? [
          warn(
            'no_freedom',
            `The regression has ${n} points and as many coefficients, so any data are fitted exactly.`,
            '/rate_of_penetration',
          ),
        ]
      : []),
    ...(n < ENOUGH_POINTS.value
      ? [
          warn(
            'few_points',
            `The regression has ${n} points; at least ${ENOUGH_POINTS.value} are recommended.`,
            '/rate_of_penetration',
          ),
        ]
      : []),
  ]
}

function residualWarnings(found: Regression): Warning[] {
  if (found.freedom === 0) return []
  const normality = normalityOf(found)
  const mean = (found.y.length - found.freedom) / found.y.length
  const high = found.fit.leverages.flatMap((h, i) => (h > Math.min(0.99, LEVERAGE * mean) ? [i + 1] : []))
  return [
    ...(normality && normality.probability < SIGNIFICANT
      ? [
          warn(
            'not_normal',
            `The Jarque-Bera probability of the residuals is ${shown(normality.probability, 2)}; the limit is ${SIGNIFICANT}. The standard errors are unreliable.`,
            '/rate_of_penetration',
          ),
        ]
      : []),
    ...(high.length > 0
      ? [
          warn(
            'high_leverage',
            `Leverage exceeds ${shownRatio(Math.min(0.99, LEVERAGE * mean))} at ${high.length > 1 ? 'points' : 'point'} ${listed(high.slice(0, MOST_NAMED).map(String))}.`,
            '/rate_of_penetration',
          ),
        ]
      : []),
  ]
}
const MOST_NAMED = 8

/** Weights and speeds of the run beyond those of the points. */
export function calibrationWarnings(p: Has<Points>): Warning[] {
  const { W_k, N_k } = calibrationOf(p)
  const outside = (name: 'weight_on_bit' | 'rotary_speed', unit: string, list: readonly number[]): Warning[] => {
    const [value, low, high] = [at(p, name), Math.min(...list), Math.max(...list)]
    if (value >= low * (1 - SAME) && value <= high * (1 + SAME)) return []
    const message = `{${name}} is ${shownIn(value, unit)}, outside the calibration range of ${shownIn(low, unit)} to ${shownIn(high, unit)}.`
    return [warn('outside_calibration', message, `/${name}`)]
  }
  return [...outside('weight_on_bit', 'klbf', W_k), ...outside('rotary_speed', 'rpm', N_k)]
}
const SAME = 1e-9

export function energyWarnings(p: Has<'bit_friction_coefficient'>, points: readonly EnergyPoint[]): Warning[] {
  const best = Math.max(...points.map(({ eta }) => eta ?? 0))
  return [
    ...(p.torque_on_bit === undefined
      ? [
          warn(
            'torque_estimated',
            `{torque_on_bit} is not entered and is estimated from the {bit_friction_coefficient}, ${shownRatio(p.bit_friction_coefficient)}.`,
            '/torque_on_bit',
          ),
        ]
      : []),
    ...(best > 1
      ? [
          warn(
            'above_one',
            `Drilling efficiency is ${shownRatio(best)}, above 1. Check the torque and the rock strength.`,
            '/rock_strength',
          ),
        ]
      : []),
  ]
}

/** Depths that lie farther apart have trends of their own, m. */
const SHORT = 300

export function exponentWarnings(p: Params, points: readonly ExponentPoint[]): Warning[] {
  const above = points.filter(({ d_c, d_cn }) => d_cn !== undefined && d_c >= d_cn)
  const none = points.filter(({ G_p }) => G_p !== undefined && G_p <= 0)
  const depths = points.flatMap(({ depth }) => depth ?? [])
  const span = depths.length > 1 ? Math.max(...depths) - Math.min(...depths) : 0
  const of = (list: readonly ExponentPoint[]) =>
    points.length === 1 ? 'the point' : `${list.length} of ${points.length} points`
  return [
    ...(above.length > 0
      ? [
          warn(
            'no_overpressure',
            `The corrected exponent is at or above {normal_d_exponent} at ${of(above)}, so no overpressure is indicated.`,
            '/normal_d_exponent',
          ),
        ]
      : []),
    ...(none.length > 0
      ? [
          warn(
            'no_pressure',
            `The pore pressure would be below 0 at ${of(none)} and is not reported.`,
            '/normal_d_exponent',
          ),
        ]
      : []),
    ...(p.normal_d_exponent?.length === 1 && span > SHORT
      ? [
          warn(
            'one_trend',
            `One {normal_d_exponent} is used over ${shownIn(span, 'ft')} of depth. The trend increases with depth; enter one value per point.`,
            '/normal_d_exponent',
          ),
        ]
      : []),
  ]
}
