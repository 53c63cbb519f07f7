/** Wellhead chokes by the laws of critical flow that share one form: the pressure that a bean holds. */
import { constant, equation, max, reachRange, type Trace } from '@keelson/equations'
import { guo } from '../inflow/sources.ts'

export type ChokeLaw = 'gilbert' | 'ros' | 'baxendell' | 'achong'

/** p_wh = A R^B q_L/S^C in psia, scf/stb, stb/d and 64ths of an inch. */
export interface ChokeCoefficients {
  readonly A_c: number
  readonly B_c: number
  readonly C_c: number
}
/** Guo, Lyons and Ghalambor (2007) ch. 5, table of the critical choke laws. */
export const CHOKE_LAWS: Readonly<Record<ChokeLaw, ChokeCoefficients>> = {
  gilbert: { A_c: 10, B_c: 0.546, C_c: 1.89 },
  ros: { A_c: 17.4, B_c: 0.5, C_c: 2 },
  baxendell: { A_c: 9.56, B_c: 0.546, C_c: 1.93 },
  achong: { A_c: 3.82, B_c: 0.65, C_c: 1.88 },
}
const TABLE = { source: guo, clause: 'ch. 5, critical choke flow', unit: '-' } as const
const TITLES = { A_c: 'Choke law coefficient', B_c: 'Gas-liquid ratio exponent', C_c: 'Bean size exponent' } as const

/** Reads the coefficients of a law. */
export function lawOf(law: ChokeLaw, trace: Trace): ChokeCoefficients {
  const row = CHOKE_LAWS[law]
  const read = (symbol: keyof ChokeCoefficients) =>
    trace.lookup({
      ...TABLE,
      symbol,
      title: TITLES[symbol],
      value: row[symbol],
      cell: `row ${law.charAt(0).toUpperCase()}${law.slice(1)}`,
    })
  return { A_c: read('A_c'), B_c: read('B_c'), C_c: read('C_c') }
}

export const chokePressure = equation({
  symbol: 'p_c',
  title: 'Critical-flow wellhead pressure',
  unit: 'psia',
  source: guo,
  clause: 'ch. 5, critical choke flow',
  fit: 'the regression is in psia, scf/stb, stb/d and 64ths of an inch',
  where: {
    A_c: ['choke law coefficient', '-'],
    R_gl: ['producing gas-liquid ratio', 'scf/stb'],
    B_c: ['gas-liquid ratio exponent', '-'],
    q_L: ['liquid rate', 'stb/d'],
    S_b: ['bean size (64ths of an inch)', '-'],
    C_c: ['bean size exponent', '-'],
  },
  evaluate: ({ A_c, R_gl, B_c, q_L, S_b, C_c }) => (A_c * R_gl ** B_c * q_L) / S_b ** C_c,
})
export const upstreamPressure = equation({
  symbol: 'p_wh',
  title: 'Wellhead pressure upstream of choke',
  unit: 'psia',
  source: guo,
  clause: 'ch. 5, not below the pressure downstream',
  where: {
    p_c: ['critical-flow wellhead pressure', 'psia'],
    p_d: ['choke downstream pressure', 'psia'],
  },
  evaluate: ({ p_c, p_d }) => max(p_c, p_d),
})
export const pressureRatio = equation({
  symbol: 'y_p',
  title: 'Choke downstream to upstream pressure ratio',
  unit: '-',
  source: guo,
  clause: 'ch. 5, sonic flow',
  where: { p_d: ['choke downstream pressure', 'psia'], p_wh: ['wellhead pressure', 'psia'] },
  evaluate: ({ p_d, p_wh }) => p_d / p_wh,
})
export const CRITICAL_RATIO = constant({
  symbol: 'y_cr',
  title: 'Maximum choke pressure ratio for critical flow',
  value: 0.588,
  unit: '-',
  source: guo,
  clause: 'ch. 5, sonic flow',
})
export const CRITICAL_CHOKE = reachRange({
  symbol: 'y',
  title: 'Choke downstream to upstream pressure ratio',
  unit: '-',
  to: CRITICAL_RATIO.value,
  unsafe: 'above',
  because: 'the choke laws assume critical flow, so the rate is an upper bound',
  source: guo,
  clause: 'ch. 5, sonic flow',
})
/** What stands behind a choke without a flowline, at the least. */
export const OPEN_END = constant({
  symbol: 'p_d',
  title: 'Atmospheric pressure downstream of choke without flowline',
  value: 14.7,
  unit: 'psia',
  source: guo,
  clause: 'ch. 5',
})
