/** What a pump card comes to: stroke, fluid load, fillage, rate and power. Coherent SI; the rate is in field units. */
import { constant, equation, pi, sum } from '@keelson/equations'
import { takacs } from './sources.ts'

const PUMP = { source: takacs, clause: 'pump dynamometer card' } as const

const S_p = ['gross pump stroke', 'm'] as const
const F_o = ['fluid load', 'N'] as const
const A_p = ['plunger area', 'm2'] as const
const N = ['strokes per unit time', '1/s'] as const

export const meanLoad = equation({
  symbol: 'F_m',
  title: 'Mean measured load',
  unit: 'N',
  source: takacs,
  clause: 'polished-rod load',
  where: { F: ['card loads', 'N', 'list'] },
  evaluate: ({ F }) => sum(F.length, (j) => F[j]) / F.length,
})
export const meanDynamicLoad = equation({
  symbol: 'F_0',
  title: 'Mean pump load',
  unit: 'N',
  source: takacs,
  clause: 'polished-rod load less the weight of the rods in the fluid',
  where: { F_m: ['mean measured load', 'N'], W_rf: ['weight of rods in fluid', 'N'] },
  evaluate: ({ F_m, W_rf }) => F_m - W_rf,
})
/** Area of the closed card by the shoelace formula; positive where the rods do work on what is below them. */
export const cardWork = equation({
  symbol: 'W_c',
  title: 'Work per stroke (card area)',
  unit: 'J',
  source: takacs,
  clause: 'area of the card',
  where: {
    F: ['loads', 'N', 'list'],
    u_a: ['next sample positions', 'm', 'list'],
    u_b: ['previous sample positions', 'm', 'list'],
  },
  evaluate: ({ F, u_a, u_b }) => sum(F.length, (j) => (F[j] * (u_a[j] - u_b[j])) / 2),
})
export const cardPower = equation({
  symbol: 'P_c',
  title: 'Power (work per stroke × stroke rate)',
  unit: 'W',
  source: takacs,
  clause: 'power of the card',
  where: { W_c: ['work per stroke', 'J'], N },
  evaluate: ({ W_c, N }) => W_c * N,
})
export const grossStroke = equation({
  ...PUMP,
  symbol: 'S_p',
  title: 'Gross pump stroke',
  unit: 'm',
  where: { u_max: ['maximum plunger position', 'm'], u_min: ['minimum plunger position', 'm'] },
  evaluate: ({ u_max, u_min }) => u_max - u_min,
})
export const fluidLoad = equation({
  ...PUMP,
  symbol: 'F_o',
  title: 'Card fluid load',
  unit: 'N',
  where: { F_u: ['upper plateau load', 'N'], F_l: ['lower plateau load', 'N'] },
  evaluate: ({ F_u, F_l }) => F_u - F_l,
})
export const midLevel = equation({
  ...PUMP,
  symbol: 'F_h',
  title: 'Mid-plateau load',
  unit: 'N',
  where: { F_u: ['upper plateau load', 'N'], F_l: ['lower plateau load', 'N'] },
  evaluate: ({ F_u, F_l }) => (F_u + F_l) / 2,
})
/** Place over the stroke, 0 at its bottom, where the load passes a level between two samples. */
export const placeOfLevel = equation({
  ...PUMP,
  symbol: 'eta',
  title: 'Pump fillage',
  unit: '-',
  where: {
    u_1: ['position before the load falls through the level', 'm'],
    u_2: ['position after the load falls through the level', 'm'],
    F_1: ['load before the fall', 'N'],
    F_2: ['load after the fall', 'N'],
    F_h: ['load level', 'N'],
    u_min: ['minimum plunger position', 'm'],
    S_p,
  },
  evaluate: ({ u_1, u_2, F_1, F_2, F_h, u_min, S_p }) =>
    (u_1 + ((u_2 - u_1) * (F_1 - F_h)) / (F_1 - F_2) - u_min) / S_p,
})
export const netStroke = equation({
  ...PUMP,
  symbol: 'S_n',
  title: 'Net pump stroke',
  unit: 'm',
  where: { eta: ['pump fillage', '-'], S_p },
  evaluate: ({ eta, S_p }) => eta * S_p,
})
export const plungerArea = equation({
  symbol: 'A_p',
  title: 'Plunger area',
  unit: 'm2',
  source: takacs,
  clause: 'plunger',
  where: { D_p: ['plunger diameter', 'm'] },
  evaluate: ({ D_p }) => (pi * D_p ** 2) / 4,
})
export const DISPLACEMENT_FACTOR = constant({
  symbol: 'k_q',
  title: 'Pump displacement constant, bbl/d per in²·in·spm',
  value: 0.1484,
  unit: '-',
  source: takacs,
  clause: 'pump displacement, 1440/9702',
})
export const pumpDisplacement = equation({
  symbol: 'q_p',
  title: 'Pump displacement',
  unit: 'bbl/d',
  source: takacs,
  clause: 'pump displacement',
  where: {
    k_q: ['pump displacement constant, bbl/d per in²·in·spm', '-'],
    A_p: ['plunger area', 'in2'],
    S_n: ['net pump stroke', 'in'],
    N: ['strokes per minute', '1/min'],
  },
  evaluate: ({ k_q, A_p, S_n, N }) => k_q * A_p * S_n * N,
})
export const WATER_GRADIENT = constant({
  symbol: 'g_w',
  title: 'Fresh water pressure gradient',
  value: 0.433,
  unit: 'psi/ft',
  source: takacs,
  clause: 'hydrostatic pressure',
})
const lift = {
  g_w: ['fresh water pressure gradient', 'Pa/m'],
  gamma: ['specific gravity of the produced fluid', '-'],
} as const
/** Gauge: the tubing above the plunger less what the plunger lifts. */
export const intakePressure = equation({
  symbol: 'p_i',
  title: 'Pump intake pressure',
  unit: 'Pa',
  source: takacs,
  clause: 'pump intake pressure from the pump card',
  where: {
    p_wh: ['wellhead pressure', 'Pa'],
    ...lift,
    L_p: ['pump depth', 'm'],
    F_o,
    A_p,
  },
  evaluate: ({ p_wh, g_w, gamma, L_p, F_o, A_p }) => p_wh + g_w * gamma * L_p - F_o / A_p,
})
/** Depth at which the same fluid, open at its top, would give the intake pressure. */
export const fluidLevel = equation({
  symbol: 'L_f',
  title: 'Fluid level depth',
  unit: 'm',
  source: takacs,
  clause: 'pump intake pressure from the pump card',
  where: { L_p: ['pump depth', 'm'], p_i: ['pump intake pressure', 'Pa'], ...lift },
  evaluate: ({ L_p, p_i, g_w, gamma }) => L_p - p_i / (g_w * gamma),
})

export const WATER_DENSITY = constant({
  symbol: 'rho_w',
  title: 'Fresh water density',
  value: 62.4,
  unit: 'lb/ft3',
  source: takacs,
  clause: 'specific gravity',
})
export const specificGravity = equation({
  symbol: 'gamma',
  title: 'Fluid specific gravity',
  unit: '-',
  source: takacs,
  clause: 'specific gravity',
  where: { rho_f: ['tubing fluid density', 'kg/m3'], rho_w: ['fresh water density', 'kg/m3'] },
  evaluate: ({ rho_f, rho_w }) => rho_f / rho_w,
})
/** What the fluid takes up: the fluid load over the net stroke. */
export const hydraulicPower = equation({
  ...PUMP,
  symbol: 'P_h',
  title: 'Pump hydraulic power',
  unit: 'W',
  where: { F_o, S_n: ['net pump stroke', 'm'], N },
  evaluate: ({ F_o, S_n, N }) => F_o * S_n * N,
})
