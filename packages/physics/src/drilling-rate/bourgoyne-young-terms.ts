/**
 * The terms of Bourgoyne and Young as the paper of 1974 sums them up to ln R, and the factors that they are. In feet, ppg, klbf/in,
 * rpm and lbf.
 */
import { equation, exp, log } from '@keelson/equations'
import { bourgoyne } from '../well-planning/sources.ts'
import { D, FIT, g_p, h, N, N_r, rho_c, w, w_r, w_t } from './bourgoyne-young-symbols.ts'
import { bourgoyneYoung } from './sources.ts'

const BOOK = { source: bourgoyne, unit: '-', ...FIT } as const
const PLAIN = { source: bourgoyneYoung, unit: '-' } as const
const PAPER = { ...PLAIN, ...FIT } as const

const PURE = { ...PLAIN, title: 'Drilling parameter' } as const
const TERM = { ...PURE, ...FIT } as const

export const depthTerm = equation({
  ...TERM,
  clause: 'x2, normal compaction',
  symbol: 'x_2',
  where: { D },
  evaluate: ({ D }) => 10000 - D,
})

export const pressureTerm = equation({
  ...TERM,
  clause: 'x3, undercompaction',
  symbol: 'x_3',
  where: { D, g_p },
  evaluate: ({ D, g_p }) => D ** 0.69 * (g_p - 9),
})

export const overbalanceTerm = equation({
  ...TERM,
  clause: 'x4, differential pressure',
  symbol: 'x_4',
  where: { D, g_p, rho_c },
  evaluate: ({ D, g_p, rho_c }) => D * (g_p - rho_c),
})

export const weightTerm = equation({
  ...PURE,
  clause: 'x5, bit weight',
  symbol: 'x_5',
  where: { w, w_t, w_r },
  evaluate: ({ w, w_t, w_r }) => log((w - w_t) / (w_r - w_t)),
})

export const speedTerm = equation({
  ...PURE,
  clause: 'x6, rotary speed',
  symbol: 'x_6',
  where: { N, N_r },
  evaluate: ({ N, N_r }) => log(N / N_r),
})

export const wearTerm = equation({
  ...PURE,
  clause: 'x7, tooth wear',
  symbol: 'x_7',
  where: { h },
  evaluate: ({ h }) => -h,
})

export const hydraulicsTerm = equation({
  ...PURE,
  clause: 'x8, Reynolds number function',
  symbol: 'x_8',
  where: { Re: ['Reynolds number function', '-'] },
  evaluate: ({ Re }) => log(Re),
})

/** The same term of the textbook, whose function is the jet impact force. */
export const jetTerm = equation({
  ...BOOK,
  title: 'Drilling parameter',
  clause: 'eq. 5.28i, jet impact force',
  symbol: 'x_8',
  where: { F_j: ['jet impact force', 'lbf'] },
  evaluate: ({ F_j }) => log(F_j / 1000),
})

export const baseRate = equation({
  ...PAPER,
  clause: 'eq. 1, a1',
  symbol: 'f_1',
  title: 'Base drillability factor',
  unit: 'ft/h',
  where: { a_1: ['coefficient a1', '-'] },
  evaluate: ({ a_1 }) => exp(a_1),
})

export const termFactor = equation({
  ...PLAIN,
  clause: 'eq. 1, one term of the sum',
  symbol: 'f',
  title: 'Drilling parameter factor',
  where: { a: ['coefficient', '-'], x: ['drilling parameter', '-'] },
  evaluate: ({ a, x }) => exp(a * x),
})
