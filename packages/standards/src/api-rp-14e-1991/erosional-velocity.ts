/** Erosional velocity of a gas-liquid mixture. API RP 14E (1991) 2.5. */
import { constant, equation, sqrt } from '@keelson/equations'
import { apiRp14e } from './source.ts'

export const EROSIONAL_CONSTANT = constant({
  symbol: 'c_e',
  title: 'Empirical constant, solids-free continuous service, for ft/s and lb/ft³',
  value: 100,
  unit: '-',
  source: apiRp14e,
  clause: '2.5a',
})

export const erosionalVelocity = equation({
  symbol: 'v_e',
  title: 'Erosional velocity',
  unit: 'ft/s',
  source: apiRp14e,
  clause: '2.5a eq 2.14',
  fit: 'the empirical constant is for ft/s and lb/ft³',
  where: {
    c_e: ['empirical constant, for ft/s and lb/ft³', '-'],
    rho_n: ['mixture density at flowing conditions', 'lb/ft3'],
  },
  evaluate: ({ c_e, rho_n }) => c_e / sqrt(rho_n),
})

export const erosionalRatio = equation({
  symbol: 'u_e',
  title: 'Erosional velocity ratio',
  unit: '-',
  source: apiRp14e,
  clause: '2.5a',
  where: { v_m: ['mixture velocity', 'm/s'], v_e: ['erosional velocity', 'm/s'] },
  evaluate: ({ v_m, v_e }) => v_m / v_e,
})
