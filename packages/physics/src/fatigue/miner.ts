/** Linear accumulation of damage (Palmgren-Miner), and what follows from it: life, margin, allowable damage. */
import { equation, type Source, sum } from '@keelson/equations'

export const miner: Source = {
  id: 'Miner (1945)',
  title: 'Cumulative damage in fatigue',
  publisher: 'ASME',
  revision: 'J. Appl. Mech. vol. 12',
}
const RULE = { source: miner, clause: 'linear damage rule' } as const

const D = ['damage over the design life', '-'] as const
const DFF = ['design fatigue factor on damage', '-'] as const
const T_L = ['design life', 'year'] as const
const T_b = ['period covered by the cycles', 'year'] as const

/** Cycles over the design life from those counted in another period. */
export const designCycles = equation({
  ...RULE,
  symbol: 'n',
  title: 'Cycles over the design life',
  unit: '-',
  where: { n_b: ['cycles in the period', '-'], T_L, T_b },
  evaluate: ({ n_b, T_L, T_b }) => (n_b * T_L) / T_b,
})

/** Cycles over the design life of a range that a history holds `c` times. */
export const historyCycles = equation({
  ...RULE,
  symbol: 'n',
  title: 'Cycles over the design life',
  unit: '-',
  where: { c: ['count in one history', '-'], n_r: ['history repeats in the period', '-'], T_L, T_b },
  evaluate: ({ c, n_r, T_L, T_b }) => (c * n_r * T_L) / T_b,
})

export const binDamage = equation({
  ...RULE,
  symbol: 'd',
  title: 'Bin damage',
  unit: '-',
  where: { n: ['cycles over the design life', '-'], N: ['cycles to failure', '-'] },
  evaluate: ({ n, N }) => n / N,
})

export const minerSum = equation({
  ...RULE,
  symbol: 'D',
  title: 'Damage over the design life',
  unit: '-',
  where: { n: ['cycles in each bin', '-', 'list'], N: ['cycles to failure for each bin', '-', 'list'] },
  evaluate: ({ n, N }) => sum(n.length, (j) => n[j] / N[j]),
})

export const damageSum = equation({
  ...RULE,
  symbol: 'D',
  title: 'Damage over the design life',
  unit: '-',
  where: { d: ['damage in each bin', '-', 'list'] },
  evaluate: ({ d }) => sum(d.length, (j) => d[j]),
})

/** Damage of a range from that of another number of cycles. */
export const scaledDamage = equation({
  ...RULE,
  symbol: 'd',
  title: 'Bin damage',
  unit: '-',
  where: {
    d_0: ['reference cycle damage', '-'],
    n: ['cycles over the design life', '-'],
    n_0: ['number of cycles at reference stress range', '-'],
  },
  evaluate: ({ d_0, n, n_0 }) => (d_0 * n) / n_0,
})

/** Needs D > 0. */
export const fatigueLife = equation({
  ...RULE,
  symbol: 'L',
  title: 'Fatigue life',
  unit: 'year',
  where: { T_L, D },
  evaluate: ({ T_L, D }) => T_L / D,
})

/** Needs D > 0. */
export const fatigueMargin = equation({
  ...RULE,
  symbol: 'k_DFF',
  title: 'Fatigue life to factored design life ratio',
  unit: '-',
  where: { D, DFF },
  evaluate: ({ D, DFF }) => 1 / (D * DFF),
})

export const factoredDamage = equation({
  ...RULE,
  symbol: 'u_D',
  title: 'Damage including design fatigue factor',
  unit: '-',
  where: { D, DFF },
  evaluate: ({ D, DFF }) => D * DFF,
})

export const allowableDamage = equation({
  ...RULE,
  symbol: 'D_all',
  title: 'Allowable damage',
  unit: '-',
  where: { DFF },
  evaluate: ({ DFF }) => 1 / DFF,
})

/** Cycles of one stress range that act and that are withstood. */
export interface DamageBin {
  readonly n: number
  readonly N: number
}

/** Miner sum of bins, 0 for none; a bin of infinite endurance does no damage. */
export const damageOf = (bins: readonly DamageBin[]): number =>
  minerSum.evaluate({ n: bins.map((b) => b.n), N: bins.map((b) => b.N) })
