/** Bit nozzles: what they cost and give, and the rate and area that give most. */
import { constant, equation, pi, sqrt, sum } from '@keelson/equations'
import { bourgoyne } from '../rheology/sources.ts'
import { AREA, DENSITY, DISCHARGE, LOSS, RATE } from './symbols.ts'

const PUMP = ['maximum pump pressure', 'psi'] as const
const EXPONENT = ['parasitic loss exponent', '-'] as const

export const totalFlowArea = equation({
  symbol: 'A_t',
  title: 'Nozzle total flow area',
  unit: 'in2',
  source: bourgoyne,
  clause: 'ch. 4, jet bits',
  fit: 'nozzle sizes are in 32nds of an inch',
  where: { N_z: ['nozzle sizes (32nds of an inch)', '-', 'list'] },
  evaluate: ({ N_z }) => sum(N_z.length, (j) => (pi / 4) * (N_z[j] / 32) ** 2),
})

export const bitLoss = equation({
  symbol: 'dP_b',
  title: 'Bit pressure loss',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, jet bits',
  where: { rho: DENSITY, q: RATE, C_d: DISCHARGE, A_t: AREA },
  evaluate: ({ rho, q, C_d, A_t }) => (8.311e-5 * rho * q ** 2) / (C_d ** 2 * A_t ** 2),
})

/** The area that costs a given pressure. */
export const areaForLoss = equation({
  symbol: 'A_opt',
  title: 'Optimum total flow area',
  unit: 'in2',
  source: bourgoyne,
  clause: 'ch. 4, jet bits, solved for the area',
  where: { rho: DENSITY, q: RATE, C_d: DISCHARGE, dP_b: ['bit pressure loss', 'psi'] },
  evaluate: ({ rho, q, C_d, dP_b }) => sqrt((8.311e-5 * rho * q ** 2) / (C_d ** 2 * dP_b)),
})

export const nozzleVelocity = equation({
  symbol: 'v_n',
  title: 'Nozzle velocity',
  unit: 'ft/s',
  source: bourgoyne,
  clause: 'ch. 4, jet bits',
  where: { q: RATE, A_t: AREA },
  evaluate: ({ q, A_t }) => (0.3208 * q) / A_t,
})

export const hydraulicPower = equation({
  symbol: 'P_b',
  title: 'Bit hydraulic power',
  unit: 'hp',
  source: bourgoyne,
  clause: 'ch. 4, hydraulic power',
  where: { dP_b: LOSS, q: RATE },
  evaluate: ({ dP_b, q }) => (dP_b * q) / 1714,
})

export const powerPerArea = equation({
  symbol: 'HSI',
  title: 'Bit hydraulic power per unit area',
  unit: 'hp/in2',
  source: bourgoyne,
  clause: 'ch. 4, hydraulic power over the area of the hole',
  where: { P_b: ['bit hydraulic power', 'hp'], d_b: ['bit diameter', 'in'] },
  evaluate: ({ P_b, d_b }) => P_b / ((pi / 4) * d_b ** 2),
})

export const impactForce = equation({
  symbol: 'F_j',
  title: 'Jet impact force',
  unit: 'lbf',
  source: bourgoyne,
  clause: 'ch. 4, jet impact force',
  where: { C_d: DISCHARGE, q: RATE, rho: DENSITY, dP_b: LOSS },
  evaluate: ({ C_d, q, rho, dP_b }) => 0.01823 * C_d * q * sqrt(rho * dP_b),
})

/** HSI that the field aims at. */
export const POWER_GUIDE = {
  least: constant({
    symbol: 'HSI_1',
    title: 'Minimum bit hydraulic power per unit area (guide)',
    value: 2.5,
    unit: 'hp/in2',
    source: bourgoyne,
    clause: 'ch. 4, practice',
  }),
  most: constant({
    symbol: 'HSI_2',
    title: 'Maximum bit hydraulic power per unit area (guide)',
    value: 5,
    unit: 'hp/in2',
    source: bourgoyne,
    clause: 'ch. 4, practice',
  }),
}

/** All losses but that of the bit. */
export const parasiticOfRun = equation({
  symbol: 'p_ref',
  title: 'Parasitic pressure loss at entered flow rate',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, selection of nozzle sizes',
  where: { p_sp: ['standpipe pressure', 'psi'], dP_b: ['bit pressure loss', 'psi'] },
  evaluate: ({ p_sp, dP_b }) => p_sp - dP_b,
})

export const parasiticLoss = equation({
  symbol: 'dP_d',
  title: 'Parasitic pressure loss',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, selection of nozzle sizes',
  where: {
    p_ref: ['parasitic pressure loss at entered flow rate', 'psi'],
    q_1: ['flow rate', 'gpm'],
    q: ['entered flow rate', 'gpm'],
    m: EXPONENT,
  },
  evaluate: ({ p_ref, q_1, q, m }) => p_ref * (q_1 / q) ** m,
})

export const parasiticForPower = equation({
  symbol: 'p_d',
  title: 'Parasitic pressure loss at maximum hydraulic power',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, maximum bit hydraulic power',
  where: { p_max: PUMP, m: EXPONENT },
  evaluate: ({ p_max, m }) => p_max / (m + 1),
})

export const parasiticForImpact = equation({
  symbol: 'p_d',
  title: 'Parasitic pressure loss at maximum jet impact',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, maximum jet impact force',
  where: { p_max: PUMP, m: EXPONENT },
  evaluate: ({ p_max, m }) => (2 * p_max) / (m + 2),
})

export const rateForParasitic = equation({
  symbol: 'q_w',
  title: 'Flow rate at target parasitic pressure loss',
  unit: 'gpm',
  source: bourgoyne,
  clause: 'ch. 4, selection of nozzle sizes',
  where: {
    q: ['entered flow rate', 'gpm'],
    p_d: ['target parasitic pressure loss', 'psi'],
    p_ref: ['parasitic pressure loss at entered flow rate', 'psi'],
    m: EXPONENT,
  },
  evaluate: ({ q, p_d, p_ref, m }) => q * (p_d / p_ref) ** (1 / m),
})

export const pressureLeft = equation({
  symbol: 'dP_opt',
  title: 'Bit pressure loss at optimum flow rate',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, selection of nozzle sizes',
  where: { p_max: ['maximum pump pressure', 'psi'], dP_d: ['parasitic pressure loss', 'psi'] },
  evaluate: ({ p_max, dP_d }) => p_max - dP_d,
})
