/** Fluid load and the dimensionless groups of API TR 11L (2008), formerly RP 11L. */
import { constant, equation } from '@keelson/equations'
import { apiTr11l } from './source.ts'

export const FLUID_LOAD_FACTOR = constant({
  symbol: 'k_f',
  title: 'Load of 1 ft of water on a 1 in plunger, lbf',
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
  clause: 'fluid load on the full plunger area',
  fit: 'the load factor is for inches and feet',
  where: {
    k_f: ['load of 1 ft of water on a 1 in plunger, lbf', '-'],
    gamma: ['produced fluid specific gravity', '-'],
    D_p: ['plunger diameter', 'in'],
    L_p: ['pump depth', 'ft'],
  },
  evaluate: ({ k_f, gamma, D_p, L_p }) => k_f * gamma * D_p ** 2 * L_p,
})
export const springConstant = equation({
  symbol: 'k_r',
  title: 'Rod string spring constant',
  unit: 'N/m',
  source: apiTr11l,
  clause: '1/k_r = E_r L',
  where: { e_r: ['rod elastic constant', '1/N'], L_p: ['rod string length', 'm'] },
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
    S: ['polished rod stroke', 'm'],
    k_r: ['rod string spring constant', 'N/m'],
  },
  evaluate: ({ F_e, S, k_r }) => F_e / (S * k_r),
})
export const SPEED_FACTOR = constant({
  symbol: 'k_n',
  title: 'Steel rod natural frequency constant, strokes per minute × ft',
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
  fit: 'the speed factor is for strokes per minute and feet',
  where: {
    N: ['strokes per minute', '1/min'],
    L_p: ['rod string length', 'ft'],
    k_n: ['steel rod natural frequency constant, strokes per minute × ft', '-'],
  },
  evaluate: ({ N, L_p, k_n }) => (N * L_p) / k_n,
})
