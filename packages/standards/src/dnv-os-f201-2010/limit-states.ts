/** The criteria: bursting, hoop buckling, propagating buckling, and combined loading. DNV-OS-F201 (2010) section 5. */
import { abs, constant, equation, max, sqrt } from '@keelson/equations'
import { netInternalPressure as net } from '../dnv-st-f101-2021/combined-loading.ts'
import * as pressures from '../dnv-st-f101-2021/pressures.ts'
import { dnvOsF201, named } from './source.ts'

const PRESSED = { source: dnvOsF201, clause: 'section 5 D, pressure' } as const
const COMBINED = { source: dnvOsF201, clause: 'section 5 D, combined loading' } as const
const WSD = { source: dnvOsF201, clause: 'section 5, working stress design' } as const

const condition = (title: string, value: number) =>
  constant({
    symbol: 'gamma_c',
    title,
    value,
    unit: '-',
    source: dnvOsF201,
    clause: 'section 5 D, propagating buckling',
  })
export const GAMMA_C = condition('Condition factor, no propagation permitted', 1)
export const GAMMA_C_SHORT = condition('Condition factor, propagation over a short length permitted', 0.9)

export const LIMIT = constant({
  ...COMBINED,
  symbol: 'u_lim',
  title: 'Combined criterion limit',
  value: 1,
  unit: '-',
})

export const netInternalPressure = named(net, 'section 5 D, combined loading')
export const netIncidentalPressure = named(pressures.netIncidentalPressure, 'section 5 D, bursting')
export const netExternalPressure = named(pressures.netExternalPressure, 'section 5 D, hoop buckling')

const gamma_SC = ['safety class resistance factor', '-'] as const
const gamma_m = ['material resistance factor', '-'] as const
const p_b = ['burst resistance', 'Pa'] as const

/** Of burst or collapse. */
export const designResistance = equation({
  ...PRESSED,
  symbol: 'p_d',
  title: 'Design pressure resistance',
  unit: 'Pa',
  where: { p_k: ['pressure resistance', 'Pa'], gamma_m, gamma_SC },
  evaluate: ({ p_k, gamma_m, gamma_SC }) => p_k / (gamma_m * gamma_SC),
})

export const designPropagation = equation({
  ...PRESSED,
  symbol: 'p_pr_d',
  title: 'Design propagating buckle resistance',
  unit: 'Pa',
  where: {
    p_pr: ['propagation pressure', 'Pa'],
    gamma_c: ['condition factor', '-'],
    gamma_m,
    gamma_SC,
  },
  evaluate: ({ p_pr, gamma_c, gamma_m, gamma_SC }) => p_pr / (gamma_c * gamma_m * gamma_SC),
})

export const pressureUse = equation({
  ...PRESSED,
  symbol: 'u_p',
  title: 'Pressure resistance utilisation',
  unit: '-',
  where: { dp: ['net pressure', 'Pa'], p_d: ['design pressure resistance', 'Pa'] },
  evaluate: ({ dp, p_d }) => max(0, dp) / p_d,
  limited: { holds: 'a net pressure in the opposite direction gives zero utilisation' },
})

const M_d = ['design moment', 'N*m'] as const
const M_k = ['plastic moment resistance', 'N*m'] as const
const T_ed = ['design effective tension', 'N'] as const
const T_k = ['plastic tension resistance', 'N'] as const
const Delta_p = ['net internal pressure', 'Pa'] as const
const dp_e = ['net external pressure', 'Pa'] as const
const p_c = ['collapse resistance', 'Pa'] as const
const LOADS = { M_d, M_k, T_ed, T_k } as const
const INSIDE = { ...LOADS, Delta_p, p_b } as const
const OUTSIDE = { ...LOADS, dp_e, p_c } as const

/** None where it is NaN: the pressure alone is beyond the burst resistance. The moment counts by its first power. */
export const combinedInternal = equation({
  ...COMBINED,
  symbol: 'u_LB',
  title: 'Combined loading with net internal pressure',
  unit: '-',
  where: { gamma_SC, gamma_m, ...INSIDE },
  evaluate: ({ gamma_SC, gamma_m, M_d, M_k, T_ed, T_k, Delta_p, p_b }) =>
    gamma_SC * gamma_m * ((abs(M_d) / M_k) * sqrt(1 - (Delta_p / p_b) ** 2) + (T_ed / T_k) ** 2) + (Delta_p / p_b) ** 2,
})

/** The moment counts by its first power within the brackets. */
export const combinedExternal = equation({
  ...COMBINED,
  symbol: 'u_LB',
  title: 'Combined loading with net external pressure',
  unit: '-',
  where: { gamma_SC, gamma_m, ...OUTSIDE },
  evaluate: ({ gamma_SC, gamma_m, M_d, M_k, T_ed, T_k, dp_e, p_c }) =>
    (gamma_SC * gamma_m) ** 2 * (abs(M_d) / M_k + (T_ed / T_k) ** 2) ** 2 +
    (gamma_SC * gamma_m) ** 2 * (dp_e / p_c) ** 2,
})

const eta = ['usage factor', '-'] as const

export const workingInternal = equation({
  ...WSD,
  symbol: 'u_WSD',
  title: 'Working stress design with net internal pressure',
  unit: '-',
  where: { ...INSIDE, eta },
  evaluate: ({ M_d, M_k, T_ed, T_k, Delta_p, p_b, eta }) =>
    ((abs(M_d) / M_k) * sqrt(1 - (Delta_p / p_b) ** 2) + (T_ed / T_k) ** 2 + (Delta_p / p_b) ** 2) / eta ** 2,
})

export const workingExternal = equation({
  ...WSD,
  symbol: 'u_WSD',
  title: 'Working stress design with net external pressure',
  unit: '-',
  where: { ...OUTSIDE, eta },
  evaluate: ({ M_d, M_k, T_ed, T_k, dp_e, p_c, eta }) =>
    ((abs(M_d) / M_k + (T_ed / T_k) ** 2) ** 2 + (dp_e / p_c) ** 2) / eta ** 2,
})

/** At the limit of the combined criterion, beside a tension; below nothing where the tension alone is beyond it. */
export const momentInternal = equation({
  ...COMBINED,
  symbol: 'M_lim',
  title: 'Limiting moment with net internal pressure',
  unit: 'N*m',
  where: { gamma_SC, gamma_m, M_k, T_ed, T_k, Delta_p, p_b },
  evaluate: ({ gamma_SC, gamma_m, M_k, T_ed, T_k, Delta_p, p_b }) =>
    (M_k * ((1 - (Delta_p / p_b) ** 2) / (gamma_SC * gamma_m) - (T_ed / T_k) ** 2)) / sqrt(1 - (Delta_p / p_b) ** 2),
})

export const momentExternal = equation({
  ...COMBINED,
  symbol: 'M_lim',
  title: 'Limiting moment with net external pressure',
  unit: 'N*m',
  where: { gamma_SC, gamma_m, M_k, T_ed, T_k, dp_e, p_c },
  evaluate: ({ gamma_SC, gamma_m, M_k, T_ed, T_k, dp_e, p_c }) =>
    M_k * (sqrt(1 - (gamma_SC * gamma_m * (dp_e / p_c)) ** 2) / (gamma_SC * gamma_m) - (T_ed / T_k) ** 2),
})
