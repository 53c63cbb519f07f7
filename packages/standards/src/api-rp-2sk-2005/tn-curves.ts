/** T-N curves of steel mooring components, N R^M = K. API RP 2SK (2005) table 3. */
import { constant, equation } from '@keelson/equations'
import { apiRp2sk } from './source.ts'

const TN = { source: apiRp2sk, clause: 'table 3' } as const

export const LIFE_FACTOR = constant({
  symbol: 'SF',
  title: 'Fatigue life safety factor',
  value: 3,
  unit: '-',
  source: apiRp2sk,
  clause: 'fatigue design criterion',
})

/** M and K of chain and connecting links, for ranges over the breaking strength of ORQ chain of the same size. API RP 2SK (2005) table 3. */
export const CHAIN_CURVES = {
  stud_chain: { M: 3, K: 1000 },
  studless_chain: { M: 3, K: 316 },
  connecting_link: { M: 3, K: 178 },
} as const

/** M of wire rope, and K = 10^(b_0 - b_1 L_m) with the mean load ratio L_m. API RP 2SK (2005) table 3. */
export const ROPE_CURVES = {
  six_strand_rope: { M: 4.09, b_0: 3.2, b_1: 2.79 },
  spiral_strand: { M: 5.05, b_0: 3.25, b_1: 3.43 },
} as const

export type ChainCurve = keyof typeof CHAIN_CURVES
export type RopeCurve = keyof typeof ROPE_CURVES
export const isChainCurve = (name: string): name is ChainCurve => Object.hasOwn(CHAIN_CURVES, name)
export const isRopeCurve = (name: string): name is RopeCurve => Object.hasOwn(ROPE_CURVES, name)

const RBS = ['reference breaking strength', 'N'] as const

export const tensionRatio = equation({
  ...TN,
  symbol: 'R',
  title: 'Tension range to reference breaking strength ratio',
  unit: '-',
  where: { dT: ['tension range', 'N'], RBS },
  evaluate: ({ dT, RBS }) => dT / RBS,
})

export const meanLoadRatio = equation({
  ...TN,
  symbol: 'L_m',
  title: 'Mean tension to reference breaking strength ratio',
  unit: '-',
  where: { T_m: ['mean tension', 'N'], RBS },
  evaluate: ({ T_m, RBS }) => T_m / RBS,
})

export const ropeIntercept = equation({
  ...TN,
  symbol: 'K',
  title: 'T-N curve intercept, wire rope',
  unit: '-',
  where: {
    b_0: ['rope coefficient', '-'],
    b_1: ['mean load coefficient', '-'],
    L_m: ['mean load ratio', '-'],
  },
  evaluate: ({ b_0, b_1, L_m }) => 10 ** (b_0 - b_1 * L_m),
})

export const tensionCycles = equation({
  ...TN,
  symbol: 'N',
  title: 'Cycles to failure',
  unit: '-',
  where: {
    K: ['T-N curve intercept', '-'],
    R: ['tension range to reference breaking strength ratio', '-'],
    M: ['T-N curve slope', '-'],
  },
  evaluate: ({ K, R, M }) => K * R ** -M,
})

/** In the breaking load of chain by its grade. */
export const ORQ_COEFFICIENT = constant({
  symbol: 'c',
  title: 'ORQ chain coefficient',
  value: 0.0211,
  unit: '-',
  source: apiRp2sk,
  clause: 'chain reference breaking strength, ORQ chain of the same size',
})
