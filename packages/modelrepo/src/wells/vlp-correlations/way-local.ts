/** Gradient and holdup at conditions in place, with the numbers of the correlation. */
import type { Trace } from '@keelson/equations'
import { filmHeight, slugSlip } from '@keelson/physics/multiphase/duns-ros-equations.ts'
import { relativeRoughness } from '@keelson/physics/multiphase/friction.ts'
import { gradientOf, type LiftCorrelation } from '@keelson/physics/multiphase/gradient.ts'
import { type Gradient, type Pipe, sectionDrop } from '@keelson/physics/multiphase/gradient-parts.ts'
import { viscosityCoefficient } from '@keelson/physics/multiphase/hagedorn-brown.ts'
import { type InSitu, noSlipHoldup } from '@keelson/physics/multiphase/mixture.ts'
import {
  diameterNumber,
  gasVelocityNumber,
  groupsOf,
  liquidVelocityNumber,
  viscosityNumber,
} from '@keelson/physics/multiphase/numbers.ts'
import { EROSIONAL_CONSTANT, erosionalVelocity } from '@keelson/standards/api-rp-14e-1991/erosional-velocity.ts'
import {
  check,
  inPractice,
  type NotApplicable,
  notApplicable,
  notChecked,
  refuse,
  shown,
  shownIn,
  textValue,
} from '@keelson/workflow'
import { erosionRatio } from '../_shared/lift/limits.ts'
import { roughnessProblems } from '../_shared/lift/rules.ts'
import { CALLED } from '../_shared/lift/warnings.ts'
import { pieceFigure } from './figures.ts'
import { type Some, taking, way } from './inputs.ts'
import { pipeValues, velocities } from './lift.ts'
import { optionsOf } from './rates.ts'
import { densityProblems } from './rules.ts'
import { pointWarnings } from './warnings.ts'

const { numberValue, resultOf } = inPractice('oilfield')

/** What flows. */
const flowing = [
  ...(['pressure', 'superficial_liquid_velocity', 'superficial_gas_velocity', 'liquid_density'] as const),
  ...(['gas_density', 'liquid_viscosity', 'gas_viscosity', 'surface_tension'] as const),
] as const
type Flowing = Some<(typeof flowing)[number]>

export const atPoint = way({
  takes: ['vlp_correlation', 'tubing_inner_diameter', 'pipe_roughness', 'inclination_from_horizontal', ...flowing],
  may: ['length', 'mass_flow_rate', 'quality'],
  mayWhen: taking,
  rules: (p) => [...roughnessProblems(p), ...densityProblems(p)],
  values: {
    pressure_gradient: numberValue('gas_gradient', {
      title: 'Pressure gradient',
      description: 'Pressure gradient along the pipe, positive if the pressure falls in the flow direction.',
      symbol: 'G',
    }),
    pressure_drop: numberValue('pressure_loss', {
      title: 'Pressure drop',
      description: 'Pressure gradient multiplied by length, positive for a drop in the flow direction.',
      symbol: 'Delta_ps',
      needs: ['length'],
    }),
    liquid_holdup: numberValue('-', {
      title: 'Liquid holdup',
      description: 'Fraction of the bore occupied by liquid.',
      symbol: 'H_L',
      minimum: 0,
      maximum: 1,
    }),
    flow_pattern: textValue({
      title: 'Flow pattern',
      description:
        'Flow pattern. Hagedorn and Brown: bubble or slug. Beggs and Brill: segregated, transition, intermittent or distributed. Duns and Ros: bubble, slug, transition or mist.',
    }),
    no_slip_holdup: resultOf(noSlipHoldup, '-', {
      description: 'Liquid volume fraction of the flow without slip.',
      minimum: 0,
      maximum: 1,
    }),
    horizontal_liquid_holdup: numberValue('-', {
      title: 'Horizontal liquid holdup',
      description:
        'Beggs and Brill holdup before the inclination correction. In transition flow, the value is interpolated between the adjacent patterns.',
      symbol: 'H_0',
      minimum: 0,
      maximum: 1,
    }),
    slip_velocity_number: numberValue('-', {
      title: 'Slip velocity number',
      description: 'Duns and Ros slip velocity number (0 in mist flow).',
      symbol: 'S_n',
    }),
    effective_roughness: numberValue('pipe_roughness', {
      title: 'Effective roughness',
      description: 'Roughness of the liquid film on the wall, for Gray and for Duns and Ros mist flow.',
      symbol: 'epsilon_e',
      minimum: 0,
    }),
    liquid_velocity_number: resultOf(liquidVelocityNumber, '-', {
      description: 'Duns and Ros liquid velocity number at in-situ conditions.',
    }),
    gas_velocity_number: resultOf(gasVelocityNumber, '-', {
      description: 'Duns and Ros gas velocity number at in-situ conditions.',
    }),
    pipe_diameter_number: resultOf(diameterNumber, '-', {
      description: 'Duns and Ros pipe diameter number at in-situ conditions.',
    }),
    liquid_viscosity_number: resultOf(viscosityNumber, '-', {
      description: 'Duns and Ros liquid viscosity number at in-situ conditions.',
    }),
    viscosity_number_coefficient: resultOf(viscosityCoefficient, '-', {
      description: 'Hagedorn and Brown coefficient from the liquid viscosity number.',
    }),
    ...pipeValues,
  },
  checks: velocities,
  figures: {
    piece: {
      title: 'Pipe section',
      description:
        'Pipe section at its inclination, with the fraction of the bore occupied by liquid. To scale except for its length.',
    },
  },
  calculate: (p, trace) => {
    const flow = flowOf(p)
    const { tubing_inner_diameter: d, pipe_roughness: epsilon } = p
    trace.section('Local gradient')
    const k_d = trace.apply(relativeRoughness, { epsilon, d })
    const pipe: Pipe = { d, epsilon, k_d, theta: p.inclination_from_horizontal }
    const g = gradientOf(p.vlp_correlation, flow, pipe, optionsOf(p), trace)
    if (Number.isNaN(g.G)) refuse('/pressure', NO_GRADIENT)
    const erosional_velocity = erosion(flow, g, trace)
    return {
      values: {
        pressure_gradient: g.G,
        liquid_holdup: g.H_L,
        flow_pattern: patternOf(p.vlp_correlation, g),
        ...(p.length !== undefined && { pressure_drop: trace.apply(sectionDrop, { G: g.G, L_s: p.length }) }),
        erosional_velocity_ratio: erosionRatio(erosional_velocity, 'v_m', trace),
        ...numbersOf(p, flow, d, g, trace),
      },
      checks: { erosional_velocity, unloading: NO_LIQUID },
      figures: () => ({ piece: pieceFigure(p, g) }),
      warnings: pointWarnings(p, g),
      detail: `Pressure ${g.G < 0 ? 'rises' : 'falls'} by ${shownIn(Math.abs(g.G), 'psi/ft')} in the flow direction; liquid holdup ${shown(g.H_L, 3)}`,
    }
  },
})

const NO_LIQUID = notChecked('other_mode', 'in-situ conditions do not define the liquid produced at the surface')
const NO_GRADIENT =
  'must be higher for the entered flow; otherwise the acceleration term uses the full pressure and the flow chokes'

/** Patterns of correlations that tell none. */
const NAMELESS = ['unspecified', 'no_slip']
function patternOf(correlation: LiftCorrelation, { pattern }: Gradient): string | NotApplicable {
  return NAMELESS.includes(pattern)
    ? notApplicable(`{vlp_correlation} ${CALLED[correlation]} gives no flow pattern`)
    : pattern
}

/** Of the mixture; one phase alone is its own mixture. */
function erosion({ v_sg, v_sl }: InSitu, { v_m, rho_n }: Gradient, trace: Trace) {
  trace.section('Velocity limits')
  const alone = v_sg > 0 ? (v_sl > 0 ? undefined : 'rho_g') : 'rho_l'
  const options = alone === undefined ? undefined : { rename: { rho_n: alone } }
  return check({ demand: v_m, capacity: trace.apply(erosionalVelocity, { c_e: EROSIONAL_CONSTANT, rho_n }, options) })
}

/** What flows at the point, SI. */
const flowOf = (g: Flowing): InSitu => ({
  v_sl: g.superficial_liquid_velocity,
  v_sg: g.superficial_gas_velocity,
  rho_l: g.liquid_density,
  rho_g: g.gas_density,
  mu_l: g.liquid_viscosity,
  mu_g: g.gas_viscosity,
  sigma: g.surface_tension,
  p: g.pressure,
  gasInRange: true,
})

/** The numbers of the correlation, and the groups of Duns and Ros whatever it is. */
function numbersOf(
  p: Some<'vlp_correlation'>,
  flow: InSitu,
  d: number,
  { numbers, pattern, v_m }: Gradient,
  trace: Trace,
) {
  const not = (of: string) => notApplicable(`applies to ${of} only`)
  const mist = p.vlp_correlation === 'duns_ros' && pattern === 'mist'
  const { k_f, epsilon_e = k_f === undefined ? undefined : trace.apply(filmHeight, { k_f, d }) } = numbers
  return {
    ...groups(flow, numbers, d, trace),
    no_slip_holdup: v_m > 0 ? noSlipHoldup.evaluateSI({ v_sl: flow.v_sl, v_m }) : notApplicable('there is no flow'),
    viscosity_number_coefficient: numbers.C_NL ?? not('Hagedorn and Brown slug flow'),
    horizontal_liquid_holdup: numbers.H_0 ?? not('Beggs and Brill two-phase flow'),
    slip_velocity_number: numbers.S_n ?? (mist ? noSlip(trace) : not('Duns and Ros two-phase flow')),
    effective_roughness: epsilon_e ?? not('Gray and to Duns and Ros mist flow'),
  }
}

/** Of mist, whose droplets go with the gas. */
const noSlip = (trace: Trace): number =>
  trace.lookup({
    symbol: slugSlip.symbol,
    title: 'Mist flow slip number',
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
