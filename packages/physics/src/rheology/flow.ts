/** What all muds have in common where they flow: where, how fast, in which regime and at which gradient. */
import { equation, sum } from '@keelson/equations'
import { bourgoyne } from './sources.ts'

export type Regime = 'laminar' | 'transitional' | 'turbulent'

/** Where a mud flows, m: `width` is the inside diameter of a pipe, or the hole diameter less that of the pipe in it. */
export interface Passage {
  readonly kind: 'pipe' | 'annulus'
  readonly width: number
}

/** SI. */
export interface Stream {
  readonly passage: Passage
  /** Mean velocity. */
  readonly v: number
  /** Density. */
  readonly rho: number
}

/** A mud that flows, SI. */
export interface Flow {
  /** Reynolds number of the model. */
  readonly N: number
  /** Up to which the flow is laminar. */
  readonly N_cr: number
  /** Hedstrom number, of a Bingham plastic. */
  readonly N_He?: number
  readonly regime: Regime
  /** Fanning friction factor; undefined at rest. */
  readonly f: number | undefined
  /** Shear stress at the wall; of the API model that of laminar flow, by which it has its Reynolds number. */
  readonly tau_w: number
  /** Pressure gradient. */
  readonly G: number
}

/** A mud at rest: whatever its yield stress, no pressure is lost. */
export const restingAt = (N_cr: number): Flow => ({ N: 0, N_cr, regime: 'laminar', f: undefined, tau_w: 0, G: 0 })

export const wallStress = equation({
  symbol: 'tau_w',
  title: 'Wall shear stress',
  unit: 'lbf/100ft2',
  source: bourgoyne,
  clause: 'ch. 4, balance of forces on the column; an annulus as a slot',
  where: { G: ['pressure gradient', 'psi/ft'], w: ['pipe diameter, or twice the annular gap', 'in'] },
  evaluate: ({ G, w }) => 300 * G * w,
})

export const fanningOfStress = equation({
  symbol: 'f',
  title: 'Fanning friction factor',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, definition',
  where: {
    tau_w: ['wall shear stress', 'Pa'],
    rho: ['fluid density', 'kg/m3'],
    v: ['mean velocity', 'm/s'],
  },
  evaluate: ({ tau_w, rho, v }) => (2 * tau_w) / (rho * v ** 2),
})

/** Of a stretch of one cross section. */
export const gapDiameter = equation({
  symbol: 'd_e',
  title: 'Annular diameter difference',
  unit: 'in',
  source: bourgoyne,
  clause: 'ch. 4, annulus as a slot',
  where: { d_h: ['hole diameter', 'in'], d_p: ['pipe outside diameter', 'in'] },
  evaluate: ({ d_h, d_p }) => d_h - d_p,
})

export const stretchLoss = equation({
  symbol: 'dP_L',
  title: 'Pressure loss',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, gradient times length',
  where: { G: ['pressure gradient', 'psi/ft'], L: ['length', 'ft'] },
  evaluate: ({ G, L }) => G * L,
})

export const totalLoss = equation({
  symbol: 'dP',
  title: 'Pressure loss',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, sum of the sections',
  where: { dP_j: ['section pressure losses', 'psi', 'list'] },
  evaluate: ({ dP_j }) => sum(dP_j.length, (j) => dP_j[j]),
})
