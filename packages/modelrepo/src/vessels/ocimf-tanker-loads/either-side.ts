/** A direction on either side of a ship, from astern: UFC 4-159-03 folds what it does not take all round. SI. */
import type { Trace } from '@keelson/equations'
import { folded } from '@keelson/standards/ocimf-1994/loads.ts'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'

/** The direction itself, or 360 degrees less it, within 0 to 180 degrees. */
export function onEitherSide(theta: number, k: 'w' | 'c', trace: Trace): number {
  const at = folded(theta)
  if (at.heading === theta) return theta
  return trace.lookup({
    symbol: sideSymbol(theta, k),
    title: `Mirrored ${k === 'w' ? 'wind' : 'current'} direction from astern`,
    unit: 'deg',
    source: ufcMoorings,
    clause: k === 'w' ? '4-4.2' : '4-5.4',
    value: at.heading,
    cell: '360 degrees minus the direction',
  })
}

export const sideSymbol = (theta: number, k: 'w' | 'c'): string =>
  folded(theta).heading === theta ? `theta_${k}` : `theta_s${k}`
