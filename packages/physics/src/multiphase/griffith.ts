/** Bubble flow of Griffith and Wallis, which the modified method of Hagedorn and Brown takes at low gas fractions. */
import { equation, max, sqrt, type Trace } from '@keelson/equations'
import { fanningFriction, reynoldsNumber } from './friction.ts'
import {
  frictionGradient,
  frictionTerm,
  type Gradient,
  gradientWithoutAcceleration,
  gravityTerm,
  NO_REMARKS,
  type Pipe,
} from './gradient-parts.ts'
import { type InSitu, slipDensity } from './mixture.ts'
import { brillMukherjee, griffithWallis } from './sources.ts'
import { DIAMETER, HOLDUP, V_M, V_SG, V_SL } from './symbols.ts'

/** Bubble flow where the gas fraction v_sg/v_m is below this. */
export const bubbleLimit = equation({
  symbol: 'L_B',
  title: 'Maximum gas fraction for bubble flow',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 4, modified Hagedorn-Brown',
  fit: '0.2218 applies to ft/s and ft',
  where: { v_m: V_M, d: DIAMETER },
  evaluate: ({ v_m, d }) => max(0.13, 1.071 - (0.2218 * v_m ** 2) / d),
  limited: { holds: 'the correlation limit is at least 0.13' },
})

export const gasFraction = equation({
  symbol: 'lambda_g',
  title: 'No-slip gas fraction',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 3',
  where: { v_sg: V_SG, v_m: V_M },
  evaluate: ({ v_sg, v_m }) => v_sg / v_m,
})

/** Slip velocity 0.8 ft/s. */
export const bubbleHoldup = equation({
  symbol: 'H_L',
  title: 'Liquid holdup in bubble flow',
  unit: '-',
  source: griffithWallis,
  clause: 'bubble flow, slip 0.8 ft/s',
  fit: '0.8 is the slip velocity in ft/s',
  where: { v_m: V_M, v_sg: V_SG },
  evaluate: ({ v_m, v_sg }) => 1 - 0.5 * (1 + v_m / 0.8 - sqrt((1 + v_m / 0.8) ** 2 - (4 * v_sg) / 0.8)),
})

export const liquidVelocity = equation({
  symbol: 'v_l',
  title: 'In-situ liquid velocity',
  unit: 'ft/s',
  source: griffithWallis,
  clause: 'bubble flow',
  where: { v_sl: V_SL, H_L: HOLDUP },
  evaluate: ({ v_sl, H_L }) => v_sl / H_L,
})

const OF_LIQUID = { rename: { rho: 'rho_l', v: 'v_l', mu: 'mu_l' } }

/** Gradient in bubble flow; v_m and rho_n are those of the whole mixture. */
export function bubbleGradient(flow: InSitu, pipe: Pipe, v_m: number, rho_n: number, trace: Trace): Gradient {
  const { d } = pipe
  const { rho_l, rho_g } = flow
  const H_L = trace.apply(bubbleHoldup, { v_m, v_sg: flow.v_sg })
  const v_l = trace.apply(liquidVelocity, { v_sl: flow.v_sl, H_L })
  const rho_s = trace.apply(slipDensity, { rho_l, H_L, rho_g })
  const Re = trace.apply(reynoldsNumber, { rho: rho_l, v: v_l, d, mu: flow.mu_l }, OF_LIQUID)
  const f = fanningFriction(Re, pipe.k_d, trace)
  const G_g = gravityTerm(rho_s, pipe, trace)
  const G_f = frictionTerm(frictionGradient, { f, rho: rho_l, v: v_l, d }, pipe, trace, OF_LIQUID)
  const G = trace.apply(gradientWithoutAcceleration, { G_g, G_f })
  return { G, G_g, G_f, G_a: 0, H_L, pattern: 'bubble', v_m, rho_n, flow, remarks: NO_REMARKS, numbers: NO_NUMBERS }
}
const NO_NUMBERS = {}
