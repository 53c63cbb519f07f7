/** Load effects in the load combinations, and local buckling under them. DNV-ST-F101 (2021) 4.7.3 and 5.4.6. */
import { abs, constant, equation, reachRange, sqrt } from '@keelson/equations'
import { dnvStF101 } from './source.ts'

export const GAMMA_F_A = constant({
  symbol: 'gamma_F',
  title: 'Functional load effect factor, combination a (system check)',
  value: 1.2,
  unit: '-',
  source: dnvStF101,
  clause: 'table 4-4',
})
export const GAMMA_E_A = constant({
  symbol: 'gamma_E',
  title: 'Environmental load effect factor, combination a (system check)',
  value: 0.7,
  unit: '-',
  source: dnvStF101,
  clause: 'table 4-4',
})
export const GAMMA_F_B = constant({
  symbol: 'gamma_F',
  title: 'Functional load effect factor, combination b (local check)',
  value: 1.1,
  unit: '-',
  source: dnvStF101,
  clause: 'table 4-4',
})
export const GAMMA_E_B = constant({
  symbol: 'gamma_E',
  title: 'Environmental load effect factor, combination b (local check)',
  value: 1.3,
  unit: '-',
  source: dnvStF101,
  clause: 'table 4-4',
})
export const GAMMA_C_UNEVEN = constant({
  symbol: 'gamma_c',
  title: 'Condition factor, pipe on uneven seabed',
  value: 1.07,
  unit: '-',
  source: dnvStF101,
  clause: 'table 4-5',
})
export const GAMMA_C_OTHERWISE = constant({
  symbol: 'gamma_c',
  title: 'Condition factor, no listed condition',
  value: 1,
  unit: '-',
  source: dnvStF101,
  clause: 'table 4-5',
})
export const LOAD_CONTROLLED_LIMIT = constant({
  symbol: 'u_lim',
  title: 'Load-controlled criterion limit',
  value: 1,
  unit: '-',
  source: dnvStF101,
  clause: '5.4.6',
})
export const MOST_AXIAL_FORCE = constant({
  symbol: 'S_max',
  title: 'Maximum axial force ratio for the criterion',
  value: 0.4,
  unit: '-',
  source: dnvStF101,
  clause: '5.4.6',
})

export const AXIAL_FORCE = reachRange({
  symbol: 'S_Sd/S_p',
  title: 'Design to plastic axial force ratio',
  unit: '-',
  to: MOST_AXIAL_FORCE.value,
  unsafe: 'above',
  because: 'the combined loading criterion is not valid for higher ratios',
  source: dnvStF101,
  clause: '5.4.6',
})

const LOADS = { source: dnvStF101, clause: '4.7.3' } as const
const BUCKLING = { source: dnvStF101, clause: '5.4.6, load controlled condition', unit: '-' } as const

const gamma_m = ['material resistance factor', '-'] as const
const gamma_SC_LB = ['local buckling safety class resistance factor', '-'] as const
const gamma_F = ['functional load effect factor', '-'] as const
const gamma_E = ['environmental load effect factor', '-'] as const
const gamma_c = ['condition factor', '-'] as const
const BENDING = {
  gamma_m,
  gamma_SC_LB,
  M_Sd: ['design moment', 'N*m'],
  alpha_c: ['flow stress parameter', '-'],
  M_p: ['plastic moment', 'N*m'],
  S_Sd: ['design effective axial force', 'N'],
  S_p: ['plastic axial force', 'N'],
  Delta_p: ['net internal pressure', 'Pa'],
} as const

export const verticalDesignMoment = equation({
  ...LOADS,
  symbol: 'M_V',
  title: 'Vertical design moment',
  unit: 'N*m',
  where: {
    gamma_F,
    gamma_c,
    M_static: ['static moment', 'N*m'],
    gamma_E,
    M_E_CF: ['cross-flow vibration moment', 'N*m'],
  },
  evaluate: ({ gamma_F, gamma_c, M_static, gamma_E, M_E_CF }) => gamma_F * gamma_c * abs(M_static) + gamma_E * M_E_CF,
})

export const horizontalDesignMoment = equation({
  ...LOADS,
  symbol: 'M_H',
  title: 'Horizontal design moment',
  unit: 'N*m',
  where: { gamma_E, M_E_IL: ['in-line vibration moment', 'N*m'] },
  evaluate: ({ gamma_E, M_E_IL }) => gamma_E * M_E_IL,
})

export const designMoment = equation({
  ...LOADS,
  symbol: 'M_Sd',
  title: 'Design moment',
  unit: 'N*m',
  where: { M_V: ['vertical design moment', 'N*m'], M_H: ['horizontal design moment', 'N*m'] },
  evaluate: ({ M_V, M_H }) => sqrt(M_V ** 2 + M_H ** 2),
})

/** Of a pipe that nothing vibrates. */
export const functionalDesignMoment = equation({
  ...LOADS,
  symbol: 'M_Sd',
  title: 'Design moment',
  unit: 'N*m',
  where: { gamma_F, gamma_c, M_F: ['functional load moment', 'N*m'] },
  evaluate: ({ gamma_F, gamma_c, M_F }) => gamma_F * gamma_c * abs(M_F),
})

export const designAxialForce = equation({
  ...LOADS,
  symbol: 'S_Sd',
  title: 'Design effective axial force',
  unit: 'N',
  where: { gamma_F, gamma_c, S_eff: ['effective axial force', 'N'] },
  evaluate: ({ gamma_F, gamma_c, S_eff }) => gamma_F * gamma_c * S_eff,
})

/** Internal over external pressure; negative where the water presses more. */
export const netInternalPressure = equation({
  ...LOADS,
  symbol: 'Delta_p',
  title: 'Net internal pressure',
  unit: 'Pa',
  where: { p_i: ['internal pressure', 'Pa'], p_e: ['external pressure', 'Pa'] },
  evaluate: ({ p_i, p_e }) => p_i - p_e,
})

/** Under design load effects; net internal pressure at or above 0. */
export const bucklingInternal = equation({
  ...BUCKLING,
  symbol: 'u_LB',
  title: 'Local buckling with internal overpressure',
  where: { ...BENDING, alpha_p: ['internal pressure factor', '-'], p_b: ['pressure containment resistance', 'Pa'] },
  evaluate: ({ gamma_m, gamma_SC_LB, M_Sd, alpha_c, M_p, S_Sd, S_p, alpha_p, Delta_p, p_b }) =>
    ((gamma_m * gamma_SC_LB * M_Sd) / (alpha_c * M_p) + ((gamma_m * gamma_SC_LB * S_Sd) / (alpha_c * S_p)) ** 2) ** 2 +
    ((alpha_p * Delta_p) / (alpha_c * p_b)) ** 2,
})

/** Under design load effects; net internal pressure below 0. */
export const bucklingExternal = equation({
  ...BUCKLING,
  symbol: 'u_LB',
  title: 'Local buckling with external overpressure',
  where: { ...BENDING, p_c: ['collapse pressure', 'Pa'] },
  evaluate: ({ gamma_m, gamma_SC_LB, M_Sd, alpha_c, M_p, S_Sd, S_p, Delta_p, p_c }) =>
    ((gamma_m * gamma_SC_LB * M_Sd) / (alpha_c * M_p) + ((gamma_m * gamma_SC_LB * S_Sd) / (alpha_c * S_p)) ** 2) ** 2 +
    ((gamma_m * gamma_SC_LB * Delta_p) / p_c) ** 2,
})
