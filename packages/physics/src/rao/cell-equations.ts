/** The formulas by which a table of RAOs is read between its nodes: shares, weights, mirror image and phases. Coherent SI. */
import { abs, equation, floor, pi, silent, type Trace } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'

const BETWEEN = { source: faltinsen, clause: 'linear transfer functions, linear between their nodes' } as const
const SYMMETRY = { source: faltinsen, clause: 'motions of a hull that is symmetric about her centre plane' } as const

/** Of a node, how far the query lies from the other one: for the lower node with the upper as x_n, and the other way round. */
export const periodShare = equation({
  ...BETWEEN,
  symbol: 's_T',
  title: 'Fraction of table period interval',
  unit: '-',
  where: {
    T: ['requested period', 's'],
    T_o: ['node period', 's'],
    T_n: ['opposite node period', 's'],
  },
  evaluate: ({ T, T_o, T_n }) => (T - T_n) / (T_o - T_n),
})

export const headingShare = equation({
  ...BETWEEN,
  symbol: 's_beta',
  title: 'Fraction of table heading interval',
  unit: '-',
  where: {
    beta: ['interpolation heading', 'rad'],
    beta_o: ['node heading', 'rad'],
    beta_n: ['opposite node heading', 'rad'],
  },
  evaluate: ({ beta, beta_o, beta_n }) => (beta - beta_n) / (beta_o - beta_n),
})

export const cornerWeight = equation({
  ...BETWEEN,
  symbol: 'w',
  title: 'Node weight',
  unit: '-',
  where: { s_T: ['period fraction', '-'], s_beta: ['heading fraction', '-'] },
  evaluate: ({ s_T, s_beta }) => s_T * s_beta,
})

/** The waves that go to the other side of the vessel. */
export const mirroredHeading = equation({
  ...SYMMETRY,
  symbol: 'beta_m',
  title: 'Mirrored heading',
  unit: 'rad',
  where: { beta: ['requested heading', 'rad'] },
  evaluate: ({ beta }) => 2 * pi - beta,
})

const TURNED = {
  ...SYMMETRY,
  symbol: 'beta_t',
  title: 'Equivalent heading in the table',
  unit: 'rad',
  where: { beta: ['heading', 'rad'] },
} as const
/** Headings are a circle: the same a turn on. */
export const aTurnOn = equation({ ...TURNED, evaluate: ({ beta }) => beta + 2 * pi })
/** And a turn back. */
export const aTurnBack = equation({ ...TURNED, evaluate: ({ beta }) => beta - 2 * pi })

/** Sway, roll and yaw are reversed in the mirror: half a turn of phase. */
export const oppositePhase = equation({
  ...SYMMETRY,
  symbol: 'phi_m',
  title: 'Reversed motion phase',
  unit: 'rad',
  where: { phi: ['motion phase', 'rad'] },
  evaluate: ({ phi }) => phi + pi,
})

/** A phase of half a turn from its neighbour's has no nearer multiple and is left as it is. */
export const unwrappedPhase = equation({
  ...BETWEEN,
  symbol: 'phi_u',
  title: 'Phase within 180° of the neighbouring phase',
  unit: 'rad',
  where: { phi: ['phase', 'rad'], phi_n: ['neighbouring phase', 'rad'] },
  evaluate: ({ phi, phi_n }) => (abs(phi - phi_n) <= pi ? phi : phi - 2 * pi * floor((phi - phi_n) / (2 * pi) + 1 / 2)),
})

/** Where an axis is read. */
export interface AxisPlace {
  readonly at: number
  readonly nodes: readonly [number, number]
}
/** Shares of the lower and of the upper node; of an axis of one entry all lies on it. */
export type Shares = readonly [lower: number, upper: number]

export function periodShares({ at: T, nodes: [T_1, T_2] }: AxisPlace, trace: Trace = silent): Shares {
  if (T_1 === T_2) return [1, 0]
  const share = (T_o: number, T_n: number, own: string, other: string, as: string) =>
    trace.apply(periodShare, { T, T_o, T_n }, { as, rename: { T_o: own, T_n: other } })
  return [share(T_1, T_2, 'T_1', 'T_2', 's_T1'), share(T_2, T_1, 'T_2', 'T_1', 's_T2')]
}

/** `read`: the symbol of the heading that is read. */
export function headingShares(
  { at: beta, nodes: [beta_1, beta_2] }: AxisPlace,
  trace: Trace = silent,
  read = 'beta',
): Shares {
  if (beta_1 === beta_2) return [1, 0]
  const share = (beta_o: number, beta_n: number, own: string, other: string, as: string) =>
    trace.apply(headingShare, { beta, beta_o, beta_n }, { as, rename: { beta: read, beta_o: own, beta_n: other } })
  return [share(beta_1, beta_2, 'beta_1', 'beta_2', 's_b1'), share(beta_2, beta_1, 'beta_2', 'beta_1', 's_b2')]
}

/** Weights of the four nodes around a place: the headings of the lower period, then those of the upper. */
export function bilinearWeights(periods: Shares, headings: Shares, trace: Trace = silent): readonly number[] {
  return periods.flatMap((s_T, i) =>
    headings.map((s_beta, j) => {
      const rename = { s_T: `s_T${i + 1}`, s_beta: `s_b${j + 1}` }
      return trace.apply(cornerWeight, { s_T, s_beta }, { as: `w_${i + 1}${j + 1}`, rename })
    }),
  )
}
