/** Gradient and holdup at given conditions in place, with the numbers of the correlation. */
import type { Trace } from '@keelson/equations'
import { filmHeight, slugSlip } from '@keelson/physics/multiphase/duns-ros-equations.ts'
import { relativeRoughness } from '@keelson/physics/multiphase/friction.ts'
import { gradientOf, type LiftCorrelation } from '@keelson/physics/multiphase/gradient.ts'
import { type Gradient, type Pipe, sectionDrop } from '@keelson/physics/multiphase/gradient-parts.ts'
import { type InSitu, noSlipHoldup } from '@keelson/physics/multiphase/mixture.ts'
import { groupsOf } from '@keelson/physics/multiphase/numbers.ts'
import { EROSIONAL_CONSTANT, erosionalVelocity } from '@keelson/standards/api-rp-14e-1991/erosional-velocity.ts'
import { check, given, type NotApplicable, notApplicable, notChecked, refuse } from '@keelson/workflow'
import { erosionRatio } from '../_shared/lift/limits.ts'
import { CALLED } from '../_shared/lift/warnings.ts'
import { optionsOf } from './calculate-rates.ts'
import type { Params } from './params.ts'

/** What flows at the point, SI. */
export function flowOf(p: Params): InSitu {
  const g = given(
    p,
    'superficial_liquid_velocity',
    'superficial_gas_velocity',
    'liquid_density',
    'gas_density',
    'liquid_viscosity',
    'gas_viscosity',
    'surface_tension',
    'pressure',
  )
  return {
    v_sl: g.superficial_liquid_velocity,
    v_sg: g.superficial_gas_velocity,
    rho_l: g.liquid_density,
    rho_g: g.gas_density,
    mu_l: g.liquid_viscosity,
    mu_g: g.gas_viscosity,
    sigma: g.surface_tension,
    p: g.pressure,
    gasInRange: true,
  }
}

/** Refuses conditions at which the correlation has no gradient. */
export function atPoint(p: Params, trace: Trace) {
  const flow = flowOf(p)
  const { tubing_inner_diameter: d } = given(p, 'tubing_inner_diameter')
  trace.section('Gradient at the point')
  const epsilon = p.pipe_roughness
  const k_d = trace.apply(relativeRoughness, { epsilon, d })
  const pipe: Pipe = { d, epsilon, k_d, theta: p.inclination_from_horizontal }
  const g = gradientOf(p.vlp_correlation, flow, pipe, optionsOf(p), trace)
  if (Number.isNaN(g.G)) refuse('/pressure', NO_GRADIENT)
  const erosional_velocity = erosion(flow, g, trace)
  return {
    gradient: g,
    values: {
      pressure_gradient: g.G,
      liquid_holdup: g.H_L,
      flow_pattern: patternOf(p.vlp_correlation, g),
      ...(p.length !== undefined && { pressure_drop: trace.apply(sectionDrop, { G: g.G, L_s: p.length }) }),
      erosional_velocity_ratio: erosionRatio(erosional_velocity, 'v_m', trace),
      ...numbersOf(p, flow, d, g, trace),
    },
    checks: {
      erosional_velocity,
      unloading: notChecked(
        'other_mode',
        'conditions in place do not say how much liquid the gas brings to the surface',
      ),
    },
  }
}
const NO_GRADIENT = 'must be higher for what flows: the acceleration uses up the whole pressure, and the flow chokes'

/** Patterns of correlations that tell none. */
const NAMELESS = ['unspecified', 'no_slip']
function patternOf(correlation: LiftCorrelation, { pattern }: Gradient): string | NotApplicable {
  return NAMELESS.includes(pattern) ? notApplicable(`the lift ${CALLED[correlation]} tells no flow patterns`) : pattern
}

/** Of the mixture; one phase alone is its own mixture. */
function erosion({ v_sg, v_sl }: InSitu, { v_m, rho_n }: Gradient, trace: Trace) {
  trace.section('Velocity limits')
  const alone = v_sg > 0 ? (v_sl > 0 ? undefined : 'rho_g') : 'rho_l'
  const options = alone === undefined ? undefined : { rename: { rho_n: alone } }
  return check({ demand: v_m, capacity: trace.apply(erosionalVelocity, { c_e: EROSIONAL_CONSTANT, rho_n }, options) })
}

/** The numbers of the correlation, and the groups of Duns and Ros whatever it is. */
function numbersOf(p: Params, flow: InSitu, d: number, { numbers, pattern, v_m }: Gradient, trace: Trace) {
  const not = (of: string) => notApplicable(`only of ${of}`)
  const mist = p.vlp_correlation === 'duns_ros' && pattern === 'mist'
  const { k_f, epsilon_e = k_f === undefined ? undefined : trace.apply(filmHeight, { k_f, d }) } = numbers
  return {
    ...groups(flow, numbers, d, trace),
    no_slip_holdup: v_m > 0 ? noSlipHoldup.evaluateSI({ v_sl: flow.v_sl, v_m }) : notApplicable('nothing flows'),
    viscosity_number_coefficient: numbers.C_NL ?? not('the slug flow of Hagedorn and Brown'),
    horizontal_liquid_holdup: numbers.H_0 ?? not('Beggs and Brill with gas and liquid'),
    slip_velocity_number: numbers.S_n ?? (mist ? noSlip(trace) : not('Duns and Ros with gas and liquid')),
    effective_roughness: epsilon_e ?? not('Gray, and of the mist flow of Duns and Ros'),
  }
}

/** Of mist, whose droplets go with the gas. */
const noSlip = (trace: Trace): number =>
  trace.lookup({
    symbol: slugSlip.symbol,
    title: 'Slip number in mist flow',
    unit: slugSlip.unit,
    source: slugSlip.source,
    clause: 'slip, regime III',
    value: 0,
    cell: 'mist',
  })

/** As the correlation used them, or worked out beside it. */
function groups(flow: InSitu, { N_Lv, N_Gv, N_d, N_L }: Gradient['numbers'], d: number, trace: Trace) {
  const known = N_Lv !== undefined && N_Gv !== undefined && N_d !== undefined && N_L !== undefined
  if (!known) trace.section('Dimensionless groups')
  const found = known ? { N_Lv, N_Gv, N_d, N_L } : groupsOf(flow, d, trace)
  return {
    liquid_velocity_number: found.N_Lv,
    gas_velocity_number: found.N_Gv,
    pipe_diameter_number: found.N_d,
    liquid_viscosity_number: found.N_L,
  }
}
