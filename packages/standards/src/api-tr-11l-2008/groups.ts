/** Fluid load and the dimensionless groups of API TR 11L (2008), formerly RP 11L. */
import { constant, equation } from '@keelson/equations'
import { apiTr11l } from './source.ts'

export const FLUID_LOAD_FACTOR = constant({
  symbol: 'k_f',
  title: 'Pounds of one foot of water on a plunger of one inch',
  value: 0.34,
  unit: '-',
  source: apiTr11l,
  clause: 'fluid load on the gross plunger area',
})
/** Of a pump that is pumped off: the fluid level stands at the pump. */
export const pumpedOffLoad = equation({
  symbol: 'F_e',
  title: 'Expected fluid load, pumped off',
  unit: 'lbf',
  source: apiTr11l,
  clause: 'F_o = 0.340 G D^2 H',
  fit: 'k_f is for inches and feet',
  where: {
    k_f: ['pounds of one foot of water on a plunger of one inch', '-'],
    gamma: ['specific gravity of the fluid lifted', '-'],
    D_p: ['diameter of the plunger', 'in'],
    L_p: ['depth of the pump', 'ft'],
  },
  evaluate: ({ k_f, gamma, D_p, L_p }) => k_f * gamma * D_p ** 2 * L_p,
})
export const springConstant = equation({
  symbol: 'k_r',
  title: 'Spring constant of the rods',
  unit: 'N/m',
  source: apiTr11l,
  clause: '1/k_r = E_r L',
  where: { e_r: ['elastic constant of the rods', '1/N'], L_p: ['length of the rods', 'm'] },
  evaluate: ({ e_r, L_p }) => 1 / (e_r * L_p),
})
export const stretchGroup = equation({
  symbol: 'r_s',
  title: 'Dimensionless rod stretch',
  unit: '-',
  source: apiTr11l,
  clause: 'F_o/(S k_r)',
  where: {
    F_e: ['fluid load', 'N'],
    S: ['stroke of the polished rod', 'm'],
    k_r: ['spring constant of the rods', 'N/m'],
  },
  evaluate: ({ F_e, S, k_r }) => F_e / (S * k_r),
})
export const SPEED_FACTOR = constant({
  symbol: 'k_n',
  title: 'Strokes a minute times feet at the natural frequency of steel rods',
  value: 245000,
  unit: '-',
  source: apiTr11l,
  clause: 'N/N_o = N L/245000',
})
/** Of steel rods, whose waves travel at 16 333 ft/s here. */
export const speedGroup = equation({
  symbol: 'r_n',
  title: 'Dimensionless pumping speed',
  unit: '-',
  source: apiTr11l,
  clause: 'N/N_o = N L/245000',
  fit: 'k_n is for strokes per minute and feet',
  where: {
    N: ['strokes per minute', '1/min'],
    L_p: ['length of the rods', 'ft'],
    k_n: ['strokes a minute times feet at the natural frequency of steel rods', '-'],
  },
  evaluate: ({ N, L_p, k_n }) => (N * L_p) / k_n,
})
