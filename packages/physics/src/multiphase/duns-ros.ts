/** Vertical flow by Duns and Ros: bubble, slug and mist flow, and the transition between the last two. */
import type { Trace } from '@keelson/equations'
import { accelerationTerm } from './beggs-brill-equations.ts'
import { BUBBLE_FRICTION, chartValue, F1, F2, F3, F4, F5, F6, F7, L1, L2 } from './duns-ros-charts.ts'
import {
  bubbleBoundary,
  bubbleFrictionArgument,
  bubbleSlip,
  dunsRosFriction,
  filmNumber,
  mistBoundary,
  mistRoughness,
  roughFilmFriction,
  slipHoldup,
  slipVelocity,
  slugBoundary,
  slugFrictionCorrection,
  slugSlip,
  transitionGasDensity,
  transitionGradient,
  transitionLiquid,
  transitionShare,
  wallFriction,
} from './duns-ros-equations.ts'
import { fanningFriction, reynoldsNumber } from './friction.ts'
import {
  frictionGradient,
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
import { type Groups, groupsOf } from './numbers.ts'

interface Point {
  readonly flow: InSitu
  readonly pipe: Pipe
  readonly groups: Groups
  readonly v_m: number
  readonly lambda_l: number
  readonly rho_n: number
}
type Parts = Pick<Gradient, 'G' | 'G_g' | 'G_f' | 'H_L'> & { readonly slip?: number; readonly roughness?: number }

const OF_LIQUID = { as: 'Re_1', rename: { rho: 'rho_l', v: 'v_sl', mu: 'mu_l' } }
/** Relative roughness of a film above which the law of Colebrook is left. */
const ROUGH_FILM = 0.05
const CHART_N_L = [0.002, 2] as const
/** Pipe diameter number below which the bubble boundary is uncertain, and its neighbourhood. */
const UNCERTAIN_N_D = 60
const NEAR = 0.5

/** Gradient with both phases flowing (v_sl > 0, v_sg > 0), in the units of the trace. */
export function dunsRosGradient(flow: InSitu, pipe: Pipe, trace: Trace): Gradient {
  const { v_sl, v_sg, rho_l, rho_g } = flow
  const v_m = trace.apply(mixtureVelocity, { v_sl, v_sg })
  const lambda_l = trace.apply(noSlipHoldup, { v_sl, v_m })
  const rho_n = trace.apply(noSlipDensity, { rho_l, lambda_l, rho_g })
  const groups = groupsOf(flow, pipe.d, trace)
  const { N_Lv, N_d } = groups
  const point: Point = { flow, pipe, groups, v_m, lambda_l, rho_n }
  const N_b = trace.apply(bubbleBoundary, { L_1: chartValue(L1, N_d, trace), L_2: chartValue(L2, N_d, trace), N_Lv })
  const N_s = trace.apply(slugBoundary, { N_Lv })
  const N_m = trace.apply(mistBoundary, { N_Lv })
  const parts = partsOf(point, { N_b, N_s, N_m }, trace)
  const { G, G_g, G_f, H_L, pattern } = parts
  const numbers = {
    ...groups,
    ...(parts.slip !== undefined && { S_n: parts.slip }),
    ...(parts.roughness !== undefined && { k_f: parts.roughness }),
  }
  return { G, G_g, G_f, G_a: G - G_g - G_f, H_L, pattern, v_m, rho_n, flow, remarks: remarksOn(groups, N_b), numbers }
}

interface Boundaries {
  readonly N_b: number
  readonly N_s: number
  readonly N_m: number
}
function partsOf(point: Point, { N_b, N_s, N_m }: Boundaries, trace: Trace): Parts & { readonly pattern: string } {
  const { N_Gv } = point.groups
  if (N_Gv <= N_b) return { pattern: 'bubble', ...slipping(point, bubbleSlipOf(point, trace), PLAIN, trace) }
  if (N_Gv <= N_s) return { pattern: 'slug', ...slipping(point, slugSlipOf(point, trace), PLAIN, trace) }
  if (N_Gv >= N_m) return { pattern: 'mist', ...mist(point, undefined, trace) }
  const s = slipping(point, slugSlipOf(point, trace), AS_SLUG, trace)
  const m = mist(point, N_m, trace)
  const A_t = trace.apply(transitionShare, { N_m, N_Gv, N_s })
  const H_L = trace.apply(transitionLiquid, { A_t, H_s: s.H_L, lambda_l: point.lambda_l })
  const G = trace.apply(transitionGradient, { A_t, G_s: s.G, G_m: m.G })
  const G_g = trace.apply(transitionGradient, { A_t, G_s: s.G_g, G_m: m.G_g }, MEAN_GRAVITY)
  const G_f = trace.apply(transitionGradient, { A_t, G_s: s.G_f, G_m: m.G_f }, MEAN_FRICTION)
  return { pattern: 'transition', ...s, ...m, H_L, G, G_g, G_f }
}
const MEAN_GRAVITY = { as: 'G_g', rename: { G_s: 'G_gs', G_m: 'G_gm' }, title: 'Gravity gradient in transition' }
const MEAN_FRICTION = { as: 'G_f', rename: { G_s: 'G_fs', G_m: 'G_fm' }, title: 'Friction gradient in transition' }

function bubbleSlipOf({ groups }: Point, trace: Trace): number {
  const { N_L, N_Lv, N_d, N_Gv } = groups
  const [F_1, F_2, F_3, F_4] = [F1, F2, F3, F4].map((chart) => chartValue(chart, N_L, trace)) as Four
  return trace.apply(bubbleSlip, { F_1, F_2, N_Lv, F_3, F_4, N_d, N_Gv })
}
type Four = [number, number, number, number]
function slugSlipOf({ groups }: Point, trace: Trace): number {
  const { N_L, N_Lv, N_d, N_Gv } = groups
  const F_5 = chartValue(F5, N_L, trace)
  const F_6 = chartValue(F6, N_L, trace)
  const F_7 = chartValue(F7, N_L, trace)
  return trace.apply(slugSlip, { F_5, N_Gv, N_d, F_6, F_7, N_Lv })
}

/** Symbols of slug flow, alone and as part of the transition. */
const PLAIN = {
  H: undefined,
  rho: undefined,
  gravity: undefined,
  friction: undefined,
  total: undefined,
}
const AS_SLUG = {
  H: { as: 'H_s' },
  rho: { as: 'rho_ss', rename: { H_L: 'H_s' } },
  gravity: { as: 'G_gs', rename: { rho_s: 'rho_ss' } },
  friction: { as: 'G_fs' },
  total: { as: 'G_s', rename: { G_g: 'G_gs', G_f: 'G_fs' } },
}

/** Bubble and slug flow: holdup from the slip number, friction of the liquid. */
function slipping(point: Point, S_n: number, as: typeof PLAIN | typeof AS_SLUG, trace: Trace): Parts {
  const { flow, pipe, groups, v_m } = point
  const { v_sl, v_sg, rho_l, rho_g, mu_l, sigma } = flow
  const { d } = pipe
  const v_s = trace.apply(slipVelocity, { S_n, rho_l, sigma })
  const H_L = trace.apply(slipHoldup, { v_s, v_m, v_sl }, as.H)
  const Re = trace.apply(reynoldsNumber, { rho: rho_l, v: v_sl, d, mu: mu_l }, OF_LIQUID)
  const f_1 = fanningFriction(Re, pipe.k_d, trace, LIQUID_FRICTION)
  const x_2 = trace.apply(bubbleFrictionArgument, { f_1, v_sg, v_sl, N_d: groups.N_d })
  const f_2 = chartValue(BUBBLE_FRICTION, x_2, trace)
  const f_3 = trace.apply(slugFrictionCorrection, { f_1, v_sg, v_sl })
  const f_D = trace.apply(wallFriction, { f_1, f_2, f_3 })
  const rho_s = trace.apply(slipDensity, { rho_l, H_L, rho_g }, as.rho)
  const G_g = gravityTerm(rho_s, pipe, trace, as.gravity)
  const G_f = frictionTerm(dunsRosFriction, { f_D, rho_l, v_sl, v_m, d }, pipe, trace, as.friction)
  const G = trace.apply(gradientWithoutAcceleration, { G_g, G_f }, as.total)
  return { G, G_g, G_f, H_L, slip: S_n }
}
const LIQUID_FRICTION = { f: 'f_1', Re: 'Re_1' }
const FILM_FRICTION = { f: 'f_m', Re: 'Re_g', k_d: 'k_f' }

/** Symbols of mist flow, alone and as part of the transition. */
const ALONE = {
  gravity: { rename: { rho_s: 'rho_n' } },
  gas: 'rho_g',
  kinetic: { rename: { rho: 'rho_n' } },
  friction: { rename: { f: 'f_m', rho: 'rho_g', v: 'v_sg' } },
  total: undefined,
}
const AS_MIST = {
  rho: { as: 'rho_nm', rename: { rho_g: 'rho_gt' } },
  gravity: { as: 'G_gm', rename: { rho_s: 'rho_nm' } },
  gas: 'rho_gt',
  kinetic: { rename: { rho: 'rho_nm' } },
  friction: { as: 'G_fm', rename: { f: 'f_m', rho: 'rho_gt', v: 'v_sg' } },
  total: { as: 'G_m', rename: { G_g: 'G_gm', G_f: 'G_fm' } },
}

/** Mist flow: no slip, friction of the gas on a rough film, acceleration. With N_m, the mist part of the transition. */
function mist({ flow, pipe, groups, v_m, lambda_l, rho_n }: Point, N_m: number | undefined, trace: Trace): Parts {
  const { v_sg, rho_l, mu_l, mu_g, sigma, p } = flow
  const { d, epsilon } = pipe
  const as = N_m === undefined ? ALONE : AS_MIST
  const rho_g =
    N_m === undefined ? flow.rho_g : trace.apply(transitionGasDensity, { rho_g: flow.rho_g, N_Gv: groups.N_Gv, N_m })
  const density = N_m === undefined ? rho_n : trace.apply(noSlipDensity, { rho_l, lambda_l, rho_g }, AS_MIST.rho)
  const X_f = trace.apply(filmNumber, { rho_g, v_sg, mu_l, rho_l, sigma }, { rename: { rho_g: as.gas } })
  const k_f = trace.apply(mistRoughness, { epsilon, d, sigma, rho_g, v_sg, X_f }, { rename: { rho_g: as.gas } })
  const Re = trace.apply(
    reynoldsNumber,
    { rho: rho_g, v: v_sg, d, mu: mu_g },
    { as: 'Re_g', rename: { rho: as.gas, v: 'v_sg', mu: 'mu_g' } },
  )
  const f =
    k_f > ROUGH_FILM
      ? trace.apply(roughFilmFriction, { k_f }, { as: 'f_m' })
      : fanningFriction(Re, k_f, trace, FILM_FRICTION)
  const G_g = gravityTerm(density, pipe, trace, as.gravity)
  const G_f = frictionTerm(frictionGradient, { f, rho: rho_g, v: v_sg, d }, pipe, trace, as.friction)
  const E_k = trace.apply(accelerationTerm, { rho: density, v_m, v_sg, p }, as.kinetic)
  const G = E_k < 1 ? trace.apply(gradientWithAcceleration, { G_g, G_f, E_k }, as.total) : Number.NaN
  return { G, G_g, G_f, H_L: lambda_l, roughness: k_f }
}

function remarksOn({ N_L, N_d, N_Gv }: Groups, N_b: number): readonly Remark[] {
  const charted = N_L >= CHART_N_L[0] && N_L <= CHART_N_L[1]
  const uncertain = N_d < UNCERTAIN_N_D && Math.abs(N_Gv - N_b) < NEAR * N_b
  if (charted && !uncertain) return NO_REMARKS
  return [...(charted ? [] : (['viscosity_chart'] as const)), ...(uncertain ? (['chart_uncertain'] as const) : [])]
}
