/** Longitudinal load and its combination with internal pressure. API RP 1111 (2015) 4.3.1.1 and 4.3.1.2. */
import { constant, equation, hypot, pi } from '@keelson/equations'
import { apiRp1111 } from './source.ts'

export const COMBINED_OPERATIONAL = constant({
  symbol: 'A',
  title: 'Combined load limit, operational',
  value: 0.9,
  unit: '-',
  source: apiRp1111,
  clause: '4.3.1.2',
})
export const COMBINED_EXTREME = constant({
  symbol: 'A',
  title: 'Combined load limit, extreme and hydrotest',
  value: 0.96,
  unit: '-',
  source: apiRp1111,
  clause: '4.3.1.2',
})

const T_eff = ['effective tension', 'N'] as const

export const crossSection = equation({
  symbol: 'A',
  title: 'Steel cross-sectional area',
  unit: 'm2',
  source: apiRp1111,
  clause: '4.3.1.1',
  where: { D: ['outside diameter', 'm'], t: ['wall thickness', 'm'] },
  evaluate: ({ D, t }) => pi * (D - t) * t,
})

export const yieldTension = equation({
  symbol: 'T_y',
  title: 'Yield tension',
  unit: 'N',
  source: apiRp1111,
  clause: '4.3.1.1',
  where: { S: ['specified minimum yield strength', 'Pa'], A: ['steel cross-sectional area', 'm2'] },
  evaluate: ({ S, A }) => S * A,
})

export const effectiveTension = equation({
  symbol: 'T_eff',
  title: 'Effective tension',
  unit: 'N',
  source: apiRp1111,
  clause: '4.3.1.1',
  where: {
    T_a: ['axial wall force', 'N'],
    P_i: ['internal pressure', 'Pa'],
    A_i: ['internal cross-sectional area', 'm2'],
    P_o: ['external pressure', 'Pa'],
    A_o: ['external cross-sectional area', 'm2'],
  },
  evaluate: ({ T_a, P_i, A_i, P_o, A_o }) => T_a - P_i * A_i + P_o * A_o,
})

export const allowableTension = equation({
  symbol: 'T_d',
  title: 'Allowable effective tension',
  unit: 'N',
  source: apiRp1111,
  clause: '4.3.1.1',
  where: { T_y: ['yield tension', 'N'] },
  evaluate: ({ T_y }) => 0.6 * T_y,
})

export const combinedLoadRatio = equation({
  symbol: 'u_c',
  title: 'Combined pressure and tension ratio',
  unit: '-',
  source: apiRp1111,
  clause: '4.3.1.2 eq. 8',
  where: {
    P_net: ['net internal pressure', 'Pa'],
    P_b: ['specified minimum burst pressure', 'Pa'],
    T_eff,
    T_y: ['yield tension', 'N'],
  },
  evaluate: ({ P_net, P_b, T_eff, T_y }) => hypot(P_net / P_b, T_eff / T_y),
})
