/** What a specialist would remark on the run. */
import { silent } from '@keelson/equations'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import { indexWithoutSkin } from '@keelson/physics/inflow/productivity-index.ts'
import { standingOpenFlow } from '@keelson/physics/inflow/vogel.ts'
import { bubblePointAt, fluidOf } from '@keelson/physics/pvt/black-oil.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { type Profile, remarksOf } from '../lift/profile.ts'
import { boreWarnings, CALLED, OUTSIDE, remarkCodes, remarkWarnings, temperatureWarnings } from '../lift/warnings.ts'
import type { Delivered } from './deliverability.ts'
import type { InflowInputs, NodalInputs } from './inputs.ts'
import { COMPOSITE, DARCY, VOGEL } from './modes.ts'
import type { ScanPoint, System } from './node.ts'
import type { Operating } from './operating.ts'

export const warnings = {
  composite_used:
    'Vogel was selected for a reservoir pressure above the bubble point, so the composite curve was used.',
  saturated_reservoir: 'The bubble point is not below the reservoir pressure, so Vogel alone was used.',
  exponent_outside_range: 'The test exponent is outside the range 0.5 to 1. The tests may not have been stabilised.',
  flow_efficiency:
    'The absolute open flow follows the productivity index with skin. The Standing curve gives a different value.',
  ...OUTSIDE,
  poor_test: 'The quality score of the test is low, and the results depend on this test.',
  lift_curve_broken:
    'The VLP correlation has no solution at some rates. The well is assumed not to flow at those rates.',
  bubble_points_differ: 'The bubble points entered for the inflow and calculated for the tubing fluid differ widely.',
  ...remarkCodes('at the operating rate'),
  pattern_jump: 'The outflow curve jumps at the operating point, where the flow pattern changes.',
  free_gas_at_node: 'Free gas at the node reduces the inflow below the straight line.',
  several_intersections:
    'The inflow and outflow curves intersect more than once. The stable intersection with the highest rate is reported.',
} as const
const warn = warner(warnings)

/** On the inflow as chosen. */
export function inflowWarnings(p: InflowInputs, d: Delivered, inflow: Inflow): Warning[] {
  return [
    ...shapeWarnings(p),
    ...exponentWarning(d),
    ...skinWarning(p, d, inflow),
    ...futureWarnings(p),
    ...testWarning(p),
  ]
}

function shapeWarnings(p: InflowInputs): Warning[] {
  const { bubble_point_pressure: p_b, reservoir_pressure: p_r } = p
  if (p_b === undefined || p.ipr_model === DARCY) return []
  const [b, r] = [shownIn(p_b, 'psia'), shownIn(p_r, 'psia')]
  if (p.ipr_model === VOGEL && p_b < p_r) {
    const message = `Reservoir pressure ${r} exceeds the bubble point, ${b}. A straight line with Vogel below the bubble point is used instead of Vogel alone.`
    return [warn('composite_used', message, '/ipr_model')]
  }
  if (p.ipr_model === COMPOSITE && p_b >= p_r) {
    const message = `Bubble point ${b} is not below the reservoir pressure, ${r}. The reservoir is assumed saturated and Vogel alone is used.`
    return [warn('saturated_reservoir', message, '/bubble_point_pressure')]
  }
  return []
}

const USUAL_EXPONENT = [0.5, 1] as const
function exponentWarning({ n }: Delivered): Warning[] {
  if (n === undefined || (n >= USUAL_EXPONENT[0] && n <= USUAL_EXPONENT[1])) return []
  const message = `Test exponent ${shown(n, 4)} is outside the range 0.5 to 1. The tests may not have been stabilised.`
  return [warn('exponent_outside_range', message, '/test_rates')]
}

function skinWarning(p: InflowInputs, { J, F_E }: Delivered, { p_r, q_max, q_b }: Inflow): Warning[] {
  if (J === undefined || F_E === undefined || F_E === 1 || q_b !== undefined) return []
  if (p.ipr_model !== VOGEL && p.ipr_model !== COMPOSITE) return []
  const J_0 = indexWithoutSkin.evaluateSI({ J, F_E })
  const standing = standingOpenFlow.evaluateSI({ J_0, p_r, F_E })
  if (!(standing > 0) || F_E > 1.5) return []
  const message = `Flow efficiency is ${shown(F_E, 3)}. The productivity index with skin gives an absolute open flow of ${shownIn(q_max, 'stb/d')}; the Standing (1971) curve would give ${shownIn(standing, 'stb/d')}.`
  return [warn('flow_efficiency', message, '/skin')]
}

function futureWarnings(p: InflowInputs): Warning[] {
  const { future_reservoir_pressure: p_F, reservoir_pressure: p_r, bubble_point_pressure: p_b } = p
  if (p_F === undefined) return []
  const said: Warning[] = []
  if (p_F > p_r) {
    const message = `Future reservoir pressure ${shownIn(p_F, 'psia')} exceeds the present pressure, ${shownIn(p_r, 'psia')}.`
    said.push(warn('outside_validity', message, '/future_reservoir_pressure'))
  }
  if (p_b !== undefined && p_b < p_r && p.ipr_model !== DARCY) {
    const message = `Present reservoir pressure ${shownIn(p_r, 'psia')} exceeds the bubble point, ${shownIn(p_b, 'psia')}. The future inflow methods are valid only for saturated reservoirs.`
    said.push(warn('outside_validity', message, '/future_method'))
  }
  return said
}

const POOR_TEST = 50
const testWarning = ({ test_quality_score: score }: InflowInputs): Warning[] =>
  score >= POOR_TEST
    ? []
    : [
        warn(
          'poor_test',
          `{test_quality_score} is ${shown(score, 4)}, below ${POOR_TEST}. The results depend on a weak test, but the score does not alter them.`,
          '/test_quality_score',
        ),
      ]

/** On the lift as a whole, whether the well flows or not. */
export function liftWarnings(p: NodalInputs, { well }: System, points: readonly ScanPoint[]): Warning[] {
  const said: Warning[] = []
  const failed = points.filter((point) => point.p_vlp === undefined)
  if (failed.length > 0) {
    const message = `{vlp_correlation} ${CALLED[p.vlp_correlation]} has no solution at ${failed.length} of ${points.length} rates, ${rangeOf(failed)}, because the flow chokes or the pressure is unbounded. The well is assumed not to flow at these rates.`
    said.push(warn('lift_curve_broken', message, '/vlp_correlation'))
  }
  const { temperature, vlp_correlation } = p
  said.push(...boreWarnings(vlp_correlation, well), ...temperatureWarnings(well, temperature !== undefined))
  said.push(...bubbleWarning(p, well))
  return said
}
const rangeOf = (points: readonly ScanPoint[]) => {
  const rates = points.map(({ q }) => q)
  return `${shownIn(Math.min(...rates), 'stb/d')} to ${shownIn(Math.max(...rates), 'stb/d')}`
}

const APART = 0.25
/** The entered bubble point serves the inflow only; far from that of the tubing fluid, one of them is in doubt. */
function bubbleWarning(p: InflowInputs, well: System['well']): Warning[] {
  const entered = p.bubble_point_pressure
  const { oilApiGravity: API, gasGravity: gamma_g, waterGravity: gamma_w, gasOilRatio: R_p } = well
  if (entered === undefined || well.waterCut === 1 || p.ipr_model === DARCY) return []
  if (API === undefined || gamma_g === undefined) return []
  const fluid = fluidOf({ API, gamma_g, gamma_w, R_p }, silent)
  const p_b = bubblePointAt(fluid, well.bottomholeTemperature, silent)
  if (Math.abs(p_b - entered) <= APART * entered) return []
  const message = `Inflow bubble point is ${shownIn(entered, 'psia')}; the Standing correlation at the producing gas-oil ratio gives ${shownIn(p_b, 'psia')} for the tubing fluid. The entered value is used for the inflow and the Standing value for the outflow.`
  return [warn('bubble_points_differ', message, '/bubble_point_pressure')]
}

const JUMP = 1e-4
/** On the operating point and the way down at it. */
export function operatingWarnings(p: InflowInputs, operating: Operating, profile: Profile, roots: number): Warning[] {
  const said = remarkWarnings(remarksOf(profile), 'at the operating rate')
  const { p_wf, residual } = operating
  if (Math.abs(residual) > JUMP * p_wf) {
    const message = `The outflow curve jumps by ${shownIn(Math.abs(residual), 'psi')} at the operating point, where the flow pattern changes.`
    said.push(warn('pattern_jump', message))
  }
  const p_b = p.bubble_point_pressure
  if (p.ipr_model === DARCY && p_b !== undefined && p_wf < p_b) {
    const message = `Flowing pressure ${shownIn(p_wf, 'psia')} is below the bubble point, ${shownIn(p_b, 'psia')}. Free gas at the node reduces the inflow below the straight line, so the rate is overestimated.`
    said.push(warn('free_gas_at_node', message, '/bubble_point_pressure'))
  }
  if (roots > 1)
    said.push(
      warn(
        'several_intersections',
        `The inflow and outflow curves intersect ${roots === 2 ? 'twice' : `${roots} times`}. The stable intersection with the highest rate is reported.`,
      ),
    )
  return said
}
