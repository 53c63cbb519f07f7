/** The equations of Duns and Ros: boundaries, slip, holdup and friction of each regime. */
import { equation, log10, max, sqrt } from '@keelson/equations'
import { dunsRos } from './sources.ts'
import { DIAMETER, LAMBDA, MU_L, N_D, N_GV, N_LV, RHO_G, RHO_L, ROUGHNESS, SIGMA, V_M, V_SG, V_SL } from './symbols.ts'

const source = dunsRos
const value = (n: string) => [`chart value ${n}`, '-'] as const
const SLIP = ['slip velocity number', '-'] as const
const FRICTION_ONE = ['liquid friction factor', '-'] as const
const RELATIVE = ['film relative roughness', '-'] as const

export const bubbleBoundary = equation({
  symbol: 'N_b',
  title: 'Gas velocity number at end of bubble flow',
  unit: '-',
  source,
  clause: 'regime map',
  where: { L_1: value('L1'), L_2: value('L2'), N_Lv: N_LV },
  evaluate: ({ L_1, L_2, N_Lv }) => L_1 + L_2 * N_Lv,
})
export const slugBoundary = equation({
  symbol: 'N_s',
  title: 'Gas velocity number at end of slug flow',
  unit: '-',
  source,
  clause: 'regime map',
  where: { N_Lv: N_LV },
  evaluate: ({ N_Lv }) => 50 + 36 * N_Lv,
})
export const mistBoundary = equation({
  symbol: 'N_m',
  title: 'Gas velocity number at start of mist flow',
  unit: '-',
  source,
  clause: 'regime map',
  where: { N_Lv: N_LV },
  evaluate: ({ N_Lv }) => 75 + 84 * N_Lv ** 0.75,
})

export const bubbleSlip = equation({
  symbol: 'S_n',
  title: 'Slip velocity number in bubble flow',
  unit: '-',
  source,
  clause: 'slip, regime I',
  where: {
    F_1: value('F1'),
    F_2: value('F2'),
    N_Lv: N_LV,
    F_3: value('F3'),
    F_4: value('F4'),
    N_d: N_D,
    N_Gv: N_GV,
  },
  evaluate: ({ F_1, F_2, N_Lv, F_3, F_4, N_d, N_Gv }) =>
    F_1 + F_2 * N_Lv + (F_3 - F_4 / N_d) * (N_Gv / (1 + N_Lv)) ** 2,
})
export const slugSlip = equation({
  symbol: 'S_n',
  title: 'Slip velocity number in slug flow',
  unit: '-',
  source,
  clause: 'slip, regime II',
  where: { F_5: value('F5'), N_Gv: N_GV, N_d: N_D, F_6: value('F6'), F_7: value('F7'), N_Lv: N_LV },
  evaluate: ({ F_5, N_Gv, N_d, F_6, F_7, N_Lv }) =>
    ((1 + F_5) * (N_Gv ** 0.982 + 0.029 * N_d + F_6)) / (1 + F_7 * N_Lv) ** 2,
})

export const slipVelocity = equation({
  symbol: 'v_s',
  title: 'Slip velocity',
  unit: 'ft/s',
  source,
  clause: 'definition of the slip number',
  fit: '1.938 converts ft/s, lb/ft³ and dyn/cm',
  where: { S_n: SLIP, rho_l: RHO_L, sigma: SIGMA },
  evaluate: ({ S_n, rho_l, sigma }) => S_n / (1.938 * (rho_l / sigma) ** 0.25),
})
/** The root of v_s = v_sg/(1 - H_L) - v_sl/H_L, in the form that holds at v_s = 0 too. */
export const slipHoldup = equation({
  symbol: 'H_L',
  title: 'Liquid holdup from slip',
  unit: '-',
  source,
  clause: 'definition of slip velocity',
  where: { v_s: ['slip velocity', 'ft/s'], v_m: V_M, v_sl: V_SL },
  evaluate: ({ v_s, v_m, v_sl }) => (2 * v_sl) / (v_m - v_s + sqrt((v_m - v_s) ** 2 + 4 * v_s * v_sl)),
})

export const bubbleFrictionArgument = equation({
  symbol: 'x_2',
  title: 'Bubble friction correction argument',
  unit: '-',
  source,
  clause: 'friction, regimes I and II',
  where: { f_1: FRICTION_ONE, v_sg: V_SG, v_sl: V_SL, N_d: N_D },
  evaluate: ({ f_1, v_sg, v_sl, N_d }) => (f_1 * v_sg * N_d ** (2 / 3)) / v_sl,
})
export const slugFrictionCorrection = equation({
  symbol: 'f_3',
  title: 'Second friction correction',
  unit: '-',
  source,
  clause: 'friction, regimes I and II',
  where: { f_1: FRICTION_ONE, v_sg: V_SG, v_sl: V_SL },
  evaluate: ({ f_1, v_sg, v_sl }) => 1 + f_1 * sqrt(v_sg / (50 * v_sl)),
})
export const wallFriction = equation({
  symbol: 'f_D',
  title: 'Wall friction factor',
  unit: '-',
  source,
  clause: 'friction, regimes I and II',
  where: { f_1: FRICTION_ONE, f_2: value('f2'), f_3: ['second friction correction', '-'] },
  evaluate: ({ f_1, f_2, f_3 }) => (f_1 * f_2) / f_3,
})
export const dunsRosFriction = equation({
  symbol: 'G_f',
  title: 'Friction gradient (Duns and Ros)',
  unit: 'psi/ft',
  source,
  clause: 'friction, regimes I and II, g = 32.174 ft/s2',
  where: { f_D: ['wall friction factor', '-'], rho_l: RHO_L, v_sl: V_SL, v_m: V_M, d: DIAMETER },
  evaluate: ({ f_D, rho_l, v_sl, v_m, d }) => (2 * f_D * rho_l * v_sl * v_m) / (144 * 32.174 * d),
})

/** Weber times viscosity number in lb, ft, s: cP x 6.7197e-4, dyn/cm / 453.592. */
export const filmNumber = equation({
  symbol: 'X_f',
  title: 'Film Weber number times viscosity number',
  unit: '-',
  source,
  clause: 'film roughness, regime III',
  where: { rho_g: RHO_G, v_sg: V_SG, mu_l: MU_L, rho_l: RHO_L, sigma: SIGMA },
  evaluate: ({ rho_g, v_sg, mu_l, rho_l, sigma }) =>
    (rho_g * v_sg ** 2 * (6.7197e-4 * mu_l) ** 2) / (rho_l * (sigma / 453.592) ** 2),
})
/** Not below the pipe's own. */
export const mistRoughness = equation({
  symbol: 'k_f',
  title: 'Film relative roughness',
  unit: '-',
  source,
  clause: 'film roughness, regime III',
  where: {
    epsilon: ROUGHNESS,
    d: DIAMETER,
    sigma: SIGMA,
    rho_g: RHO_G,
    v_sg: V_SG,
    X_f: ['film Weber number times viscosity number', '-'],
  },
  evaluate: ({ epsilon, d, sigma, rho_g, v_sg, X_f }) =>
    max(epsilon / d, (sigma / (453.592 * rho_g * v_sg ** 2 * d)) * (X_f <= 0.005 ? 0.0749 : 0.3713 * X_f ** 0.302)),
  limited: { holds: 'the correlation is constant up to 0.005' },
})
export const filmHeight = equation({
  symbol: 'epsilon_e',
  title: 'Effective roughness',
  unit: 'ft',
  source,
  clause: 'film roughness, regime III',
  where: { k_f: ['film relative roughness', '-'], d: DIAMETER },
  evaluate: ({ k_f, d }) => k_f * d,
})
/** For a film above 0.05 of the diameter. */
export const roughFilmFriction = equation({
  symbol: 'f',
  title: 'Rough film friction factor',
  unit: '-',
  source,
  clause: 'film roughness above 0.05',
  where: { k_f: RELATIVE },
  evaluate: ({ k_f }) => 1 / (4 * log10(0.27 * k_f)) ** 2 + 0.067 * k_f ** 1.73,
})

export const transitionShare = equation({
  symbol: 'A_t',
  title: 'Slug flow weight in transition',
  unit: '-',
  source,
  clause: 'transition, linear in the gas number',
  where: {
    N_m: ['gas velocity number at start of mist flow', '-'],
    N_Gv: N_GV,
    N_s: ['gas velocity number at end of slug flow', '-'],
  },
  evaluate: ({ N_m, N_Gv, N_s }) => (N_m - N_Gv) / (N_m - N_s),
})
/** The gas of the mist part in the transition. */
export const transitionGasDensity = equation({
  symbol: 'rho_gt',
  title: 'Mist flow gas density',
  unit: 'lb/ft3',
  source,
  clause: 'transition',
  where: { rho_g: RHO_G, N_Gv: N_GV, N_m: ['gas velocity number at start of mist flow', '-'] },
  evaluate: ({ rho_g, N_Gv, N_m }) => (rho_g * N_Gv) / N_m,
})
export const transitionGradient = equation({
  symbol: 'G',
  title: 'Pressure gradient in transition',
  unit: 'psi/ft',
  source,
  clause: 'transition, linear in the gas number',
  where: {
    A_t: ['slug flow weight', '-'],
    G_s: ['slug flow gradient', 'psi/ft'],
    G_m: ['mist flow gradient', 'psi/ft'],
  },
  evaluate: ({ A_t, G_s, G_m }) => A_t * G_s + (1 - A_t) * G_m,
})
export const transitionLiquid = equation({
  symbol: 'H_L',
  title: 'Liquid holdup in transition',
  unit: '-',
  source,
  clause: 'transition, linear in the gas number',
  where: { A_t: ['slug flow weight', '-'], H_s: ['slug flow holdup', '-'], lambda_l: LAMBDA },
  evaluate: ({ A_t, H_s, lambda_l }) => A_t * H_s + (1 - A_t) * lambda_l,
})
