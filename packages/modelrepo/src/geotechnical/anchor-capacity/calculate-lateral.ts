/** A caisson pulled sideways: the resistance with depth, and the centre about which it turns. SI in and out. */
import { type Constant, constant, fulfils, house, numberOf, silent, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import * as lateral from '@keelson/physics/soil/caisson-lateral.ts'
import { strengthWithGradient } from '@keelson/physics/soil/equations.ts'
import { given } from '@keelson/workflow'
import { type Caisson, type CaissonInputs, caissonOf } from './calculate-vertical.ts'
import type { Given, Perhaps } from './inputs.ts'
import { CONSTANT } from './inputs-caisson.ts'

export type LateralInputs = CaissonInputs &
  Given<'lateral_profile'> &
  Perhaps<
    | 'attachment_depth'
    | 'lateral_bearing_factor_np'
    | 'lateral_bearing_factor_n1'
    | 'lateral_bearing_factor_n2'
    | 'lateral_decay_eta'
  >

type Coefficient = number | Constant
export interface Resistance {
  readonly N_1: Coefficient
  readonly N_2: Coefficient
  readonly eta: Coefficient
  readonly s_u0: number
  readonly k: number
  readonly D: number
}
export interface Lateral {
  readonly resistance: Resistance
  readonly L: number
  /** The whole resistance, that of pure translation. */
  readonly H_t: number
  readonly M_L: number
  readonly z_opt: number
  readonly H_u: number
  /** Centre of rotation; none where the caisson moves as it stands. */
  readonly z_c: number | undefined
}

/** Share of the translation above which a caisson is not said to turn. */
const TRANSLATES = 0.9999

const NO_REDUCTION = constant({
  symbol: 'N_2',
  title: 'No reduction (factor constant with depth)',
  value: 0,
  unit: '-',
  source: house,
  clause: 'factor constant with depth',
})

export function lateralOf(p: LateralInputs, trace: Trace): Lateral {
  const caisson = caissonOf(p)
  trace.section('Lateral resistance')
  const resistance = resistanceOf(p, caisson, trace)
  return pulled({ resistance, L: caisson.L, z_a: p.attachment_depth }, trace)
}

function resistanceOf(p: LateralInputs, { D, s_u0, k, alpha }: Caisson, trace: Trace): Resistance {
  const clay = { s_u0, k, D }
  if (p.lateral_profile === CONSTANT) {
    return {
      ...clay,
      N_1: given(p, 'lateral_bearing_factor_np').lateral_bearing_factor_np,
      N_2: NO_REDUCTION,
      eta: lateral.LARGEST_DECAY,
    }
  }
  const N_1 =
    p.lateral_bearing_factor_n1 ??
    trace.apply(lateral.deepFactor, { N_s: lateral.SMOOTH_FLOW_FACTOR, N_r: lateral.ROUGHNESS_FLOW_FACTOR, alpha })
  const N_2 = p.lateral_bearing_factor_n2 ?? trace.apply(lateral.wedgeReduction, { N_1, N_0: lateral.MUDLINE_FACTOR })
  return { ...clay, N_1, N_2, eta: p.lateral_decay_eta ?? decayOf(clay, trace) }
}

/** A strength that does not increase has no ratio: it decays as one that hardly does. */
function decayOf(clay: { readonly s_u0: number; readonly k: number; readonly D: number }, trace: Trace): Coefficient {
  if (clay.k === 0) return lateral.LARGEST_DECAY
  return trace.apply(lateral.decay, { ...clay, eta_max: lateral.LARGEST_DECAY })
}

/** A caisson of a length in this resistance, pulled at a depth, or at the best one. */
export interface Pulled {
  readonly resistance: Resistance
  readonly L: number
  readonly z_a: number | undefined
}

export function pulled({ resistance, L, z_a }: Pulled, trace: Trace): Lateral {
  const whole = { ...resistance, z: L }
  const H_t = trace.apply(lateral.resistanceAbove, whole, {
    as: 'H_t',
    rename: { z: 'L' },
    title: 'Total lateral resistance, pure translation',
  })
  const M_L = trace.apply(lateral.resistanceMomentAbove, whole, { as: 'M_L', rename: { z: 'L' } })
  const z_opt = trace.apply(lateral.optimumDepth, { M_L, H_t })
  const still = { resistance, L, H_t, M_L, z_opt, H_u: H_t, z_c: undefined }
  const centre = z_a === undefined ? undefined : centreOf(still, z_a)
  if (z_a === undefined || centre === undefined) return still
  const { z_c } = centre
  trace.solved({
    symbol: 'z_c',
    title: 'Centre of rotation',
    unit: 'm',
    source: lateral.momentBalance.source,
    clause: lateral.momentBalance.clause,
    value: z_c,
    trial: centre.end,
    residual: centre.residual,
    iterations: centre.iterations,
    method: 'bracketed between the padeye and the far end of the caisson',
    satisfies: fulfils(lateral.momentBalance, { ...resistance, M_L, H_t, z_a, z_c }),
  })
  const F_c = trace.apply(
    lateral.resistanceAbove,
    { ...resistance, z: z_c },
    { as: 'F_c', rename: { z: 'z_c' }, title: 'Lateral resistance above centre of rotation' },
  )
  const H_u = trace.apply(lateral.turningCapacity, { F_c, H_t }, { as: 'H_u' })
  return { ...still, H_u, z_c: H_u < TRANSLATES * H_t ? z_c : undefined }
}

/** Below a padeye above the optimum, above one below it; none where the padeye is at the optimum. */
function centreOf({ resistance, L, H_t, M_L, z_opt }: Lateral, z_a: number) {
  const wanted = M_L - z_a * H_t
  const whole = { ...plain(resistance), M_L, H_t, z_a }
  const imbalance = (z_c: number) => (wanted - lateral.momentBalance.evaluate({ ...whole, z_c })) / (H_t * L)
  const end = z_a < z_opt ? L : 0
  if (imbalance(end) >= 0) return undefined
  const { x: z_c, residual, iterations } = bracketedRoot(imbalance, z_a, end, { seeking: 'the centre of rotation' })
  return { z_c, end, residual, iterations }
}

/** The padeye depth for which the caisson turns about a centre, and what it then takes. */
export function turningAbout({ resistance, H_t, M_L }: Lateral, z_c: number) {
  const above = { ...plain(resistance), z: z_c }
  const [F_c, M_c] = [lateral.resistanceAbove.evaluate(above), lateral.resistanceMomentAbove.evaluate(above)]
  return { z_a: (M_L - 2 * M_c) / (H_t - 2 * F_c), H_u: lateral.turningCapacity.evaluate({ F_c, H_t }) }
}

const plain = (resistance: Resistance) => ({
  ...resistance,
  N_1: numberOf(resistance.N_1),
  N_2: numberOf(resistance.N_2),
  eta: numberOf(resistance.eta),
})

/** The resistance at a depth: strength, factor and force per length. */
export function resistanceAt({ N_1, N_2, eta, s_u0, k, D }: Resistance, z: number) {
  const s_u = strengthWithGradient.evaluate({ s_u0, k, z })
  const N_P = silent.apply(lateral.lateralFactor, { N_1, N_2, eta, z, D })
  return { z, s_u, N_P, P: lateral.lateralResistance.evaluate({ N_P, s_u, D }) }
}
