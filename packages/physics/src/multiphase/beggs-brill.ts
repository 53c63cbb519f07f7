/** Flow at any inclination by Beggs and Brill, with the holdup factor of Payne et al. */
import type { Trace } from '@keelson/equations'
import {
  accelerationTerm,
  beggsBrillFriction,
  boundaryFour,
  boundaryOne,
  boundaryThree,
  boundaryTwo,
  distributedHoldup,
  downhillInclination,
  frictionArgument,
  frictionExponent,
  froudeNumber,
  inclinationFactor,
  inclinedHoldup,
  intermittentHoldup,
  intermittentInclination,
  noSlipViscosity,
  PAYNE_DOWNHILL,
  PAYNE_LEVEL,
  PAYNE_UPHILL,
  payneHoldup,
  plainHoldup,
  segregatedHoldup,
  segregatedInclination,
  transitionHoldup,
  transitionWeight,
  twoPhaseFriction,
} from './beggs-brill-equations.ts'
import { fanningFriction, reynoldsNumber } from './friction.ts'
import {
  frictionTerm,
  type Gradient,
  gradientWithAcceleration,
  gradientWithoutAcceleration,
  gravityTerm,
  NO_REMARKS,
  type Pipe,
  type Remark,
} from './gradient-parts.ts'
import { type InSitu, mixtureVelocity, noSlipDensity, noSlipHoldup, slipDensity } from './mixture.ts'
import { groupsOf } from './numbers.ts'

export interface BeggsBrillOptions {
  /** Holdup factor of Payne et al. and no-slip floor. */
  readonly payne: boolean
  /** The kinetic term. */
  readonly acceleration: boolean
}
export type BeggsBrillPattern = 'segregated' | 'transition' | 'intermittent' | 'distributed'

/** What decides pattern and holdup. */
interface Point {
  readonly lambda_l: number
  readonly N_Fr: number
  readonly N_Lv: number
  readonly theta: number
}
interface Holdup {
  readonly pattern: BeggsBrillPattern
  readonly H_0: number
  readonly H_theta: number
}

const OF_MIXTURE = { rename: { rho: 'rho_n', v: 'v_m', mu: 'mu_n' } }
const OF_SLIP = { rename: { rho: 'rho_s' } }
const SEGREGATED = {
  psi: { as: 'psi_seg', rename: { C: 'C_seg' } },
  H: { as: 'H_seg', rename: { H_0: 'H_0seg', psi: 'psi_seg' } },
}
const INTERMITTENT = {
  psi: { as: 'psi_int', rename: { C: 'C_int' } },
  H: { as: 'H_int', rename: { H_0: 'H_0int', psi: 'psi_int' } },
}
const DISTRIBUTED = {
  psi: { as: 'psi_dis', rename: { C: 'C_dow' } },
  H: { as: 'H_dis', rename: { H_0: 'H_0dis', psi: 'psi_dis' } },
}
const DOWNHILL = { as: 'C_dow' }

/** Gradient with both phases flowing (v_sl > 0, v_sg > 0), in the units of the trace. */
export function beggsBrillGradient(flow: InSitu, pipe: Pipe, options: BeggsBrillOptions, trace: Trace): Gradient {
  const { v_sl, v_sg, rho_l, rho_g, mu_l, mu_g, p } = flow
  const { d, theta } = pipe
  const v_m = trace.apply(mixtureVelocity, { v_sl, v_sg })
  const lambda_l = trace.apply(noSlipHoldup, { v_sl, v_m })
  const rho_n = trace.apply(noSlipDensity, { rho_l, lambda_l, rho_g })
  const N_Fr = trace.apply(froudeNumber, { v_m, d })
  const groups = groupsOf(flow, d, trace)
  const { pattern, H_0, H_theta } = holdupOf({ lambda_l, N_Fr, N_Lv: groups.N_Lv, theta }, trace)
  const H_L = options.payne
    ? trace.apply(payneHoldup, { lambda_l, F_P: payneFactor(theta), H_theta })
    : trace.apply(plainHoldup, { H_theta })
  const mu_n = trace.apply(noSlipViscosity, { mu_l, lambda_l, mu_g })
  const Re = trace.apply(reynoldsNumber, { rho: rho_n, v: v_m, d, mu: mu_n }, OF_MIXTURE)
  const f = fanningFriction(Re, pipe.k_d, trace)
  const S_f = trace.apply(frictionExponent, { y: trace.apply(frictionArgument, { lambda_l, H_L }) })
  const f_tp = trace.apply(twoPhaseFriction, { f, S_f })
  const rho_s = trace.apply(slipDensity, { rho_l, H_L, rho_g })
  const G_g = gravityTerm(rho_s, pipe, trace)
  const G_f = frictionTerm(beggsBrillFriction, { f_tp, rho_n, v_m, d }, pipe, trace)
  const G = options.acceleration
    ? accelerated(trace.apply(accelerationTerm, { rho: rho_s, v_m, v_sg, p }, OF_SLIP), G_g, G_f, trace)
    : trace.apply(gradientWithoutAcceleration, { G_g, G_f })
  const numbers = { ...groups, H_0 }
  return {
    G,
    G_g,
    G_f,
    G_a: G - G_g - G_f,
    H_L,
    pattern,
    v_m,
    rho_n,
    flow,
    remarks: H_0 < 1 ? NO_REMARKS : FULL_BORE,
    numbers,
  }
}

/** The holdup on the level, limited to the whole bore: the flow is slower than in any test. */
const FULL_BORE: readonly Remark[] = ['level_holdup']

/** NaN where the flow would choke: there is no steady gradient. */
const accelerated = (E_k: number, G_g: number, G_f: number, trace: Trace) =>
  E_k < 1 ? trace.apply(gradientWithAcceleration, { G_g, G_f, E_k }) : Number.NaN

/** Of the flow uphill, downhill or on the level. */
export const payneFactor = (theta: number) => (theta > 0 ? PAYNE_UPHILL : theta < 0 ? PAYNE_DOWNHILL : PAYNE_LEVEL)

/** Pattern and holdup at the inclination. */
function holdupOf(point: Point, trace: Trace): Holdup {
  const { lambda_l, N_Fr } = point
  const L_1 = trace.apply(boundaryOne, { lambda_l })
  const L_2 = trace.apply(boundaryTwo, { lambda_l })
  const L_3 = trace.apply(boundaryThree, { lambda_l })
  const L_4 = trace.apply(boundaryFour, { lambda_l })
  const pattern = patternAt(lambda_l, N_Fr, [L_1, L_2, L_3, L_4])
  if (pattern === 'segregated') return { pattern, ...segregated(point, trace) }
  if (pattern === 'intermittent') return { pattern, ...intermittent(point, trace) }
  if (pattern === 'distributed') return { pattern, ...distributed(point, trace) }
  const s = segregated(point, trace)
  const i = intermittent(point, trace)
  const A_t = trace.apply(transitionWeight, { L_3, N_Fr, L_2 })
  const H_0 = trace.apply(transitionHoldup, { A_t, H_s: s.H_0, H_i: i.H_0 }, LEVEL_TRANSITION)
  const H_theta = trace.apply(transitionHoldup, { A_t, H_s: s.H_theta, H_i: i.H_theta }, TRANSITION)
  return { pattern, H_0, H_theta }
}
const LEVEL_TRANSITION = { as: 'H_0', rename: { H_s: 'H_0seg', H_i: 'H_0int' } }
const TRANSITION = { rename: { H_s: 'H_seg', H_i: 'H_int' } }

/** Flow pattern of the revised map. */
export function patternAt(
  lambda: number,
  Fr: number,
  [L1, L2, L3, L4]: readonly [number, number, number, number],
): BeggsBrillPattern {
  if (lambda < 0.01 ? Fr < L1 : Fr < L2) return 'segregated'
  if (lambda >= 0.01 && Fr <= L3) return 'transition'
  if (lambda >= 0.01 && Fr <= (lambda < 0.4 ? L1 : L4)) return 'intermittent'
  return 'distributed'
}

function segregated(point: Point, trace: Trace) {
  const { lambda_l, N_Fr, N_Lv, theta } = point
  const H_0 = trace.apply(segregatedHoldup, { lambda_l, N_Fr })
  const C = downhill(point, trace, 'C_seg') ?? trace.apply(segregatedInclination, { lambda_l, N_Lv, N_Fr })
  return inclined(H_0, C, theta, SEGREGATED, trace)
}
function intermittent(point: Point, trace: Trace) {
  const { lambda_l, N_Fr, N_Lv, theta } = point
  const H_0 = trace.apply(intermittentHoldup, { lambda_l, N_Fr })
  const C = downhill(point, trace, 'C_int') ?? trace.apply(intermittentInclination, { lambda_l, N_Lv, N_Fr })
  return inclined(H_0, C, theta, INTERMITTENT, trace)
}
/** Uphill, distributed flow needs no correction. */
function distributed(point: Point, trace: Trace) {
  const { lambda_l, N_Fr, theta } = point
  const H_0 = trace.apply(distributedHoldup, { lambda_l, N_Fr })
  const C = downhill(point, trace, 'C_dow')
  return C === undefined ? { H_0, H_theta: H_0 } : inclined(H_0, C, theta, DISTRIBUTED, trace)
}

/** The coefficient of all patterns downhill, under the name of the pattern; undefined on the level and uphill. */
function downhill({ lambda_l, N_Lv, N_Fr, theta }: Point, trace: Trace, as: string): number | undefined {
  if (theta >= 0) return undefined
  return trace.apply(downhillInclination, { lambda_l, N_Lv, N_Fr }, as === DOWNHILL.as ? DOWNHILL : { as })
}

function inclined(H_0: number, C: number, theta: number, names: typeof SEGREGATED, trace: Trace) {
  const psi = trace.apply(inclinationFactor, { C, theta }, names.psi)
  return { H_0, H_theta: trace.apply(inclinedHoldup, { H_0, psi }, names.H) }
}
