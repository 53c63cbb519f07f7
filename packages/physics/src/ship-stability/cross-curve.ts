/** Cross curves of stability: KN by heel, from which the righting levers of any centre of gravity follow. */
import { equation, sin } from '@keelson/equations'
import { linear } from '@keelson/numerics/interpolation.ts'
import { barrassDerrett } from '../hull/sources.ts'
import type { HeelCurve } from './righting-curve.ts'

export const armFromCrossCurve = equation({
  source: barrassDerrett,
  clause: 'ch. 41, KN curves',
  symbol: 'GZ',
  title: 'Righting lever',
  unit: 'm',
  where: {
    KN: ['righting lever about the keel', 'm'],
    KG_f: ['fluid centre of gravity above the keel', 'm'],
    phi: ['heel', 'rad'],
  },
  evaluate: ({ KN, KG_f, phi }) => KN - KG_f * sin(phi),
})

/** Arm about the keel, and what of the height of the centre of gravity is taken from it. */
export interface CrossCurve {
  readonly kn: (heel: number) => number
  readonly lift: (heel: number) => number
  readonly knots: readonly number[]
}

/** What was asked is kept: searches come back to the same heels. */
export const smoothCrossCurve = (kn: (heel: number) => number, knots: readonly number[]): CrossCurve => ({
  kn: kept(kn),
  lift: Math.sin,
  knots,
})

/** Righting levers at the heels of a table, and straight lines between them. */
export function tabulatedCrossCurve(heels: readonly number[], kn: readonly number[]): CrossCurve {
  const sines = heels.map(Math.sin)
  const read = (of: readonly number[]) => (heel: number) => linear(heels, of, heel, 'refuse').value
  return { kn: read(kn), lift: read(sines), knots: heels }
}

export const rightingArms = ({ kn, lift, knots }: CrossCurve, KG_f: number): HeelCurve => ({
  at: (heel) => kn(heel) - KG_f * lift(heel),
  knots,
})

function kept(kn: (heel: number) => number): (heel: number) => number {
  const known = new Map<number, number>()
  return (heel) => {
    const before = known.get(heel)
    if (before !== undefined) return before
    const found = kn(heel)
    known.set(heel, found)
    return found
  }
}
