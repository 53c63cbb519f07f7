/**
 * Rate of penetration by Bourgoyne and Young: the eight factors of the textbook of 1986. In feet, ppg, klbf/in, rpm and lbf. The
 * coefficients are not those of the paper of 1974.
 */
import { equation, exp } from '@keelson/equations'
import { bourgoyne } from '../well-planning/sources.ts'
import { D, FIT, g_p, h, N, N_r, rho_c, w, w_r, w_t } from './bourgoyne-young-symbols.ts'

const BOOK = { source: bourgoyne, unit: '-', ...FIT } as const

const k = ['ln 10 as published', '-'] as const
const a_1 = ['coefficient a1', '-'] as const
const a_2 = ['coefficient a2', '-'] as const
const a_3 = ['coefficient a3', '-'] as const
const a_4 = ['coefficient a4', '-'] as const
const a_5 = ['coefficient a5', '-'] as const
const a_6 = ['coefficient a6', '-'] as const
const a_7 = ['coefficient a7', '-'] as const
const a_8 = ['coefficient a8', '-'] as const

export const weightPerDiameter = equation({
  source: bourgoyne,
  clause: '5.7, weight per inch of bit diameter',
  symbol: 'w',
  title: 'Weight on bit per unit diameter',
  unit: 'N/m',
  where: { W: ['weight on bit', 'N'], d_b: ['bit diameter', 'm'] },
  evaluate: ({ W, d_b }) => W / d_b,
})

export const drillability = equation({
  ...BOOK,
  clause: 'eq. 5.28b, formation strength',
  symbol: 'f_1',
  title: 'Base drillability factor',
  unit: 'ft/h',
  where: { k, a_1 },
  evaluate: ({ k, a_1 }) => exp(k * a_1),
})

export const compaction = equation({
  ...BOOK,
  clause: 'eq. 5.28c, normal compaction',
  symbol: 'f_2',
  title: 'Normal compaction factor',
  where: { k, a_2, D },
  evaluate: ({ k, a_2, D }) => exp(k * a_2 * (10000 - D)),
})

export const undercompaction = equation({
  ...BOOK,
  clause: 'eq. 5.28d, undercompaction',
  symbol: 'f_3',
  title: 'Undercompaction factor',
  where: { k, a_3, D, g_p },
  evaluate: ({ k, a_3, D, g_p }) => exp(k * a_3 * D ** 0.69 * (g_p - 9)),
})

export const overbalance = equation({
  ...BOOK,
  clause: 'eq. 5.28e, differential pressure',
  symbol: 'f_4',
  title: 'Overbalance factor',
  where: { k, a_4, D, g_p, rho_c },
  evaluate: ({ k, a_4, D, g_p, rho_c }) => exp(k * a_4 * D * (g_p - rho_c)),
})

/** For a weight above the threshold. */
export const bitWeight = equation({
  source: bourgoyne,
  clause: 'eq. 5.28f, bit weight',
  symbol: 'f_5',
  title: 'Bit weight factor',
  unit: '-',
  where: { w, w_t, w_r, a_5 },
  evaluate: ({ w, w_t, w_r, a_5 }) => ((w - w_t) / (w_r - w_t)) ** a_5,
})

export const bitSpeed = equation({
  source: bourgoyne,
  clause: 'eq. 5.28g, rotary speed',
  symbol: 'f_6',
  title: 'Rotary speed factor',
  unit: '-',
  where: { N, N_r, a_6 },
  evaluate: ({ N, N_r, a_6 }) => (N / N_r) ** a_6,
})

export const toothWear = equation({
  source: bourgoyne,
  clause: 'eq. 5.28h, tooth wear',
  symbol: 'f_7',
  title: 'Tooth wear factor',
  unit: '-',
  where: { a_7, h },
  evaluate: ({ a_7, h }) => exp(-a_7 * h),
})

export const jetImpact = equation({
  ...BOOK,
  clause: 'eq. 5.28i, jet impact force',
  symbol: 'f_8',
  title: 'Jet impact force factor',
  where: { F_j: ['jet impact force', 'lbf'], a_8 },
  evaluate: ({ F_j, a_8 }) => (F_j / 1000) ** a_8,
})

export const penetrationRate = equation({
  source: bourgoyne,
  clause: 'eq. 5.28a',
  symbol: 'R_BY',
  title: 'Rate of penetration (Bourgoyne and Young)',
  unit: 'm/s',
  where: {
    f_1: ['base drillability factor', 'm/s'],
    f_2: ['normal compaction factor', '-'],
    f_3: ['undercompaction factor', '-'],
    f_4: ['overbalance factor', '-'],
    f_5: ['bit weight factor', '-'],
    f_6: ['rotary speed factor', '-'],
    f_7: ['tooth wear factor', '-'],
    f_8: ['jet impact force factor', '-'],
  },
  evaluate: ({ f_1, f_2, f_3, f_4, f_5, f_6, f_7, f_8 }) => f_1 * f_2 * f_3 * f_4 * f_5 * f_6 * f_7 * f_8,
})
