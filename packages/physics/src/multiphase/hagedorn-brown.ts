/** Vertical flow by the modified method of Hagedorn and Brown: chart fits, no-slip floor, bubble branch of Griffith. */
import { equation, log10, max, min, type Trace } from '@keelson/equations'
import { fanningFriction, reynoldsNumber } from './friction.ts'
import {
  frictionTerm,
  type Gradient,
  gradientWithoutAcceleration,
  gravityTerm,
  NO_REMARKS,
  type Pipe,
  type Remark,
} from './gradient-parts.ts'
import { bubbleGradient, bubbleLimit, gasFraction } from './griffith.ts'
import { type InSitu, mixtureVelocity, noSlipDensity, noSlipHoldup, slipDensity } from './mixture.ts'
import { groupsOf } from './numbers.ts'
import { brillMukherjee, hagedornBrown } from './sources.ts'
import {
  DIAMETER,
  FRICTION,
  HOLDUP,
  LAMBDA,
  MU_G,
  MU_L,
  N_D,
  N_GV,
  N_L,
  N_LV,
  PRESSURE,
  RHO_N,
  RHO_S,
  V_M,
} from './symbols.ts'

const RATIO = ['holdup to secondary factor ratio', '-'] as const
const SECONDARY = ['secondary factor', '-'] as const

export const viscosityArgument = equation({
  symbol: 'X_1',
  title: 'Viscosity number chart argument',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 4, fit of Hagedorn-Brown',
  where: { N_L },
  evaluate: ({ N_L }) => log10(N_L) + 3,
})

/** Chart: N_L 0.002-0.5. */
export const viscosityCoefficient = equation({
  symbol: 'C_NL',
  title: 'Viscosity number coefficient',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 4, fit of Hagedorn-Brown',
  where: { X_1: ['chart argument', '-'] },
  evaluate: ({ X_1 }) => 10 ** (-2.69851 + 0.15841 * X_1 - 0.551 * X_1 ** 2 + 0.54785 * X_1 ** 3 - 0.12195 * X_1 ** 4),
})

export const holdupArgument = equation({
  symbol: 'X_2',
  title: 'Holdup chart argument',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 4, fit of Hagedorn-Brown',
  fit: '14.7 is atmospheric pressure in psia',
  where: {
    N_Lv: N_LV,
    p: PRESSURE,
    C_NL: ['viscosity number coefficient', '-'],
    N_Gv: N_GV,
    N_d: N_D,
  },
  evaluate: ({ N_Lv, p, C_NL, N_Gv, N_d }) => log10((N_Lv * p ** 0.1 * C_NL) / (N_Gv ** 0.575 * 14.7 ** 0.1 * N_d)) + 6,
})

export const holdupRatio = equation({
  symbol: 'H_c',
  title: 'Holdup to secondary factor ratio',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 4, fit of Hagedorn-Brown',
  where: { X_2: ['chart argument', '-'] },
  evaluate: ({ X_2 }) => -0.10307 + 0.61777 * X_2 - 0.63295 * X_2 ** 2 + 0.29598 * X_2 ** 3 - 0.0401 * X_2 ** 4,
})

/** The fit ends at 0.1 and is held there. */
export const secondaryArgument = equation({
  symbol: 'B_psi',
  title: 'Secondary factor argument',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 4, fit of Hagedorn-Brown, to 0.1',
  where: { N_Gv: N_GV, N_L, N_d: N_D },
  evaluate: ({ N_Gv, N_L, N_d }) => min(0.1, (N_Gv * N_L ** 0.38) / N_d ** 2.14),
  limited: { ends: 'the chart ends at 0.1; above it the end value is used and reported' },
})

export const secondaryFactor = equation({
  symbol: 'psi',
  title: 'Secondary holdup factor',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 4, fit of Hagedorn-Brown',
  where: { B_psi: ['secondary factor argument', '-'] },
  evaluate: ({ B_psi }) =>
    B_psi <= 0.01 ? 1 : 0.91163 - 4.82176 * B_psi + 1232.25 * B_psi ** 2 - 22253.6 * B_psi ** 3 + 116174.3 * B_psi ** 4,
  limited: { holds: 'the chart is constant at 1 up to its first point' },
})

/** Held within 0 ... 1. */
export const chartHoldup = equation({
  symbol: 'H_ch',
  title: 'Chart holdup',
  unit: '-',
  source: hagedornBrown,
  clause: 'holdup correlation',
  where: { H_c: RATIO, psi: SECONDARY },
  evaluate: ({ H_c, psi }) => min(1, max(0, H_c * psi)),
  limited: { holds: 'a holdup is between 0 and 1' },
})

/** The chart lies below the no-slip holdup at low rates, which cannot be. */
export const flooredHoldup = equation({
  symbol: 'H_L',
  title: 'Liquid holdup, not below no-slip holdup',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 4, modified Hagedorn-Brown',
  where: { H_ch: ['chart holdup', '-'], lambda_l: LAMBDA },
  evaluate: ({ H_ch, lambda_l }) => max(H_ch, lambda_l),
})

export const mixtureViscosity = equation({
  symbol: 'mu_s',
  title: 'Mixture viscosity',
  unit: 'cP',
  source: hagedornBrown,
  clause: 'two-phase Reynolds number',
  where: { mu_l: MU_L, H_L: HOLDUP, mu_g: MU_G },
  evaluate: ({ mu_l, H_L, mu_g }) => mu_l ** H_L * mu_g ** (1 - H_L),
})

export const hagedornBrownFriction = equation({
  symbol: 'G_f',
  title: 'Friction gradient (Hagedorn and Brown)',
  unit: 'psi/ft',
  source: hagedornBrown,
  clause: 'pressure gradient, g = 32.174 ft/s2',
  where: { f: FRICTION, rho_n: RHO_N, v_m: V_M, d: DIAMETER, rho_s: RHO_S },
  evaluate: ({ f, rho_n, v_m, d, rho_s }) => (2 * f * rho_n ** 2 * v_m ** 2) / (144 * 32.174 * d * rho_s),
})

export interface HagedornBrownOptions {
  /** The holdup is never below no-slip. */
  readonly noSlipFloor: boolean
  /** Bubble flow by Griffith at low gas fractions. */
  readonly griffith: boolean
}

const OF_MIXTURE = { rename: { rho: 'rho_n', v: 'v_m', mu: 'mu_s' } }
const UNFLOORED = { as: 'H_L' }
/** Ends of the chart of the viscosity number. */
const CHART_N_L = [0.002, 0.5] as const
/** End of the fit of the secondary factor. */
const MOST_B = 0.1

/** Gradient with both phases flowing (v_sl > 0, v_sg > 0), in the units of the trace; acceleration neglected. */
export function hagedornBrownGradient(flow: InSitu, pipe: Pipe, options: HagedornBrownOptions, trace: Trace): Gradient {
  const { v_sl, v_sg, rho_l, rho_g } = flow
  const v_m = trace.apply(mixtureVelocity, { v_sl, v_sg })
  const lambda_l = trace.apply(noSlipHoldup, { v_sl, v_m })
  const rho_n = trace.apply(noSlipDensity, { rho_l, lambda_l, rho_g })
  if (options.griffith) {
    const limit = trace.apply(bubbleLimit, { v_m, d: pipe.d })
    if (trace.apply(gasFraction, { v_sg, v_m }) < limit) return bubbleGradient(flow, pipe, v_m, rho_n, trace)
  }
  return slugGradient(flow, pipe, options, { v_m, lambda_l, rho_n }, trace)
}

interface Mixed {
  readonly v_m: number
  readonly lambda_l: number
  readonly rho_n: number
}

function slugGradient(flow: InSitu, pipe: Pipe, options: HagedornBrownOptions, mixed: Mixed, trace: Trace): Gradient {
  const { v_m, lambda_l, rho_n } = mixed
  const { d } = pipe
  const { rho_l, rho_g, mu_l, mu_g } = flow
  const groups = groupsOf(flow, d, trace)
  const C_NL = trace.apply(viscosityCoefficient, { X_1: trace.apply(viscosityArgument, { N_L: groups.N_L }) })
  const { N_Lv, N_Gv, N_d, N_L } = groups
  const H_c = trace.apply(holdupRatio, { X_2: trace.apply(holdupArgument, { N_Lv, p: flow.p, C_NL, N_Gv, N_d }) })
  const B_psi = trace.apply(secondaryArgument, { N_Gv, N_L, N_d })
  const psi = trace.apply(secondaryFactor, { B_psi })
  const H_ch = trace.apply(chartHoldup, { H_c, psi }, options.noSlipFloor ? undefined : UNFLOORED)
  const H_L = options.noSlipFloor ? trace.apply(flooredHoldup, { H_ch, lambda_l }) : H_ch
  const rho_s = trace.apply(slipDensity, { rho_l, H_L, rho_g })
  const mu_s = trace.apply(mixtureViscosity, { mu_l, H_L, mu_g })
  const Re = trace.apply(reynoldsNumber, { rho: rho_n, v: v_m, d, mu: mu_s }, OF_MIXTURE)
  const f = fanningFriction(Re, pipe.k_d, trace)
  const G_g = gravityTerm(rho_s, pipe, trace)
  const G_f = frictionTerm(hagedornBrownFriction, { f, rho_n, v_m, d, rho_s }, pipe, trace)
  const G = trace.apply(gradientWithoutAcceleration, { G_g, G_f })
  const remarks = remarksOn(H_c * psi, N_L, B_psi)
  const numbers = { N_Lv, N_Gv, N_d, N_L, C_NL }
  return { G, G_g, G_f, G_a: 0, H_L, pattern: 'slug', v_m, rho_n, flow, remarks, numbers }
}

function remarksOn(holdup: number, N_L: number, B_psi: number): readonly Remark[] {
  const charted = holdup >= 0 && holdup <= 1
  const viscous = N_L >= CHART_N_L[0] && N_L <= CHART_N_L[1]
  if (charted && viscous && B_psi < MOST_B) return NO_REMARKS
  return [
    ...(charted ? [] : (['holdup_chart'] as const)),
    ...(viscous ? [] : (['viscosity_chart'] as const)),
    ...(B_psi < MOST_B ? [] : (['secondary_chart'] as const)),
  ]
}
