/** Gas wells with condensate or water by Gray. */
import { constant, equation, exp, log, max, min, type Trace } from '@keelson/equations'
import { fanningFriction, relativeRoughness } from './friction.ts'
import {
  frictionGradient,
  frictionTerm,
  type Gradient,
  gradientWithoutAcceleration,
  gravityTerm,
  NO_REMARKS,
  type Pipe,
  type Remark,
} from './gradient-parts.ts'
import { type InSitu, mixtureVelocity, noSlipDensity, noSlipHoldup, slipDensity } from './mixture.ts'
import { gray } from './sources.ts'
import { DIAMETER, RHO_G, RHO_L, RHO_N, ROUGHNESS, SIGMA, V_M, V_SG, V_SL } from './symbols.ts'

export const GRAY_REYNOLDS = constant({
  symbol: 'Re',
  title: 'Reynolds number for fully rough friction factor',
  value: 1e7,
  unit: '-',
  source: gray,
  clause: 'API 14B user manual App. B',
})

const RATIO = ['liquid to gas velocity ratio', '-'] as const

/** dyn/cm over 453.592 is lb/s2; needs rho_l > rho_g. */
export const grayVelocityNumber = equation({
  symbol: 'N_v',
  title: 'Gray velocity number',
  unit: '-',
  source: gray,
  clause: 'dimensionless groups',
  fit: '453.592 and 32.174 convert lb, ft and dyn/cm',
  where: { rho_n: RHO_N, v_m: V_M, sigma: SIGMA, rho_l: RHO_L, rho_g: RHO_G },
  evaluate: ({ rho_n, v_m, sigma, rho_l, rho_g }) =>
    (453.592 * rho_n ** 2 * v_m ** 4) / (32.174 * sigma * (rho_l - rho_g)),
})

export const grayDiameterNumber = equation({
  symbol: 'N_dG',
  title: 'Gray diameter number',
  unit: '-',
  source: gray,
  clause: 'dimensionless groups',
  fit: '453.592 and 32.174 convert lb, ft and dyn/cm',
  where: { rho_l: RHO_L, rho_g: RHO_G, d: DIAMETER, sigma: SIGMA },
  evaluate: ({ rho_l, rho_g, d, sigma }) => (453.592 * 32.174 * (rho_l - rho_g) * d ** 2) / sigma,
})

export const velocityRatio = equation({
  symbol: 'R_v',
  title: 'Liquid to gas velocity ratio',
  unit: '-',
  source: gray,
  clause: 'dimensionless groups',
  where: { v_sl: V_SL, v_sg: V_SG },
  evaluate: ({ v_sl, v_sg }) => v_sl / v_sg,
})

export const grayExponent = equation({
  symbol: 'B_G',
  title: 'Holdup exponent',
  unit: '-',
  source: gray,
  clause: 'holdup',
  where: { R_v: RATIO },
  evaluate: ({ R_v }) => 0.0814 * (1 - 0.0554 * log(1 + (730 * R_v) / (R_v + 1))),
})

export const grayHoldup = equation({
  symbol: 'H_L',
  title: 'Liquid holdup (Gray)',
  unit: '-',
  source: gray,
  clause: 'holdup',
  where: {
    N_v: ['Gray velocity number', '-'],
    N_dG: ['Gray diameter number', '-'],
    B_G: ['holdup exponent', '-'],
    R_v: RATIO,
  },
  evaluate: ({ N_v, N_dG, B_G, R_v }) => 1 - (1 - exp(-2.314 * (N_v * (1 + 205 / N_dG)) ** B_G)) / (R_v + 1),
})

/** Roughness of a film of liquid. */
export const filmRoughness = equation({
  symbol: 'epsilon_f',
  title: 'Film roughness',
  unit: 'ft',
  source: gray,
  clause: 'effective roughness',
  where: { sigma: SIGMA, rho_n: RHO_N, v_m: V_M },
  evaluate: ({ sigma, rho_n, v_m }) => (28.5 * sigma) / (453.592 * rho_n * v_m ** 2),
})

/** From the pipe's own roughness to the film's over R_v = 0 ... 0.007; from 2.77e-5 ft to the bore. */
export const effectiveRoughness = equation({
  symbol: 'epsilon_e',
  title: 'Effective roughness',
  unit: 'ft',
  source: gray,
  clause: 'effective roughness',
  fit: '2.77×10⁻⁵ is the minimum roughness in ft',
  where: { R_v: RATIO, epsilon_f: ['film roughness', 'ft'], epsilon: ROUGHNESS, d: DIAMETER },
  evaluate: ({ R_v, epsilon_f, epsilon, d }) =>
    max(2.77e-5, min(d, R_v >= 0.007 ? epsilon_f : epsilon + (R_v * (epsilon_f - epsilon)) / 0.007)),
  limited: { holds: 'the correlation has a minimum film roughness of 2.77×10⁻⁵ ft' },
})

const OF_FILM = { as: 'k_e', rename: { epsilon: 'epsilon_e' } }
const FILM_FRICTION = { k_d: 'k_e' }
const FILM: readonly Remark[] = ['film_roughness']
const OF_MIXTURE = { rename: { rho: 'rho_n', v: 'v_m' } }

/** Gradient with both phases flowing, rho_l > rho_g; NaN otherwise. Acceleration neglected. */
export function grayGradient(flow: InSitu, pipe: Pipe, trace: Trace): Gradient {
  const { v_sl, v_sg, rho_l, rho_g, sigma } = flow
  const { d, epsilon } = pipe
  const v_m = trace.apply(mixtureVelocity, { v_sl, v_sg })
  const lambda_l = trace.apply(noSlipHoldup, { v_sl, v_m })
  const rho_n = trace.apply(noSlipDensity, { rho_l, lambda_l, rho_g })
  const N_v = trace.apply(grayVelocityNumber, { rho_n, v_m, sigma, rho_l, rho_g })
  const N_dG = trace.apply(grayDiameterNumber, { rho_l, rho_g, d, sigma })
  const R_v = trace.apply(velocityRatio, { v_sl, v_sg })
  const B_G = trace.apply(grayExponent, { R_v })
  const H_L = trace.apply(grayHoldup, { N_v, N_dG, B_G, R_v })
  const epsilon_f = trace.apply(filmRoughness, { sigma, rho_n, v_m })
  const epsilon_e = trace.apply(effectiveRoughness, { R_v, epsilon_f, epsilon, d })
  const k_e = trace.apply(relativeRoughness, { epsilon: epsilon_e, d }, OF_FILM)
  const f = fanningFriction(GRAY_REYNOLDS, k_e, trace, FILM_FRICTION)
  const rho_s = trace.apply(slipDensity, { rho_l, H_L, rho_g })
  const G_g = gravityTerm(rho_s, pipe, trace)
  const G_f = frictionTerm(frictionGradient, { f, rho: rho_n, v: v_m, d }, pipe, trace, OF_MIXTURE)
  const G = trace.apply(gradientWithoutAcceleration, { G_g, G_f })
  const numbers = { N_v, N_dG, R_v, epsilon_e }
  const remarks = k_e < 1 ? NO_REMARKS : FILM
  return { G, G_g, G_f, G_a: 0, H_L, pattern: 'unspecified', v_m, rho_n, flow, remarks, numbers }
}
