/** Pressure below a stiff mat of a straight line over its width, the ground taking no pull. Coherent SI. */
import { equation, max } from '@keelson/equations'
import { poulosDavis } from './stress-under-rectangle.ts'

const STIFF = { source: poulosDavis, clause: 'statics of a stiff footing, linear pressure across the width' } as const

const OF_STRIP = {
  V: ['vertical load per unit length of mat', 'N/m'],
  B: ['base width', 'm'],
  e: ['eccentricity across the width', 'm'],
  x: ['position across the width from the centre towards the load', 'm'],
} as const

/** Needs an eccentricity of at most a sixth of the width; beyond that the far edge would be pulled. */
export const pressureWithinKern = equation({
  ...STIFF,
  symbol: 'p',
  title: 'Bearing pressure, full width in contact',
  unit: 'Pa',
  where: OF_STRIP,
  evaluate: ({ V, B, e, x }) => (V / B) * (1 + (12 * e * x) / B ** 2),
})

export const pressedWidth = equation({
  ...STIFF,
  symbol: 'B_c',
  title: 'Contact width',
  unit: 'm',
  where: { B: OF_STRIP.B, e: OF_STRIP.e },
  evaluate: ({ B, e }) => 3 * (B / 2 - e),
})

/** A triangle from the near edge over the width that is pressed; needs an eccentricity below half of the width. */
export const pressureBeyondKern = equation({
  ...STIFF,
  symbol: 'p',
  title: 'Bearing pressure, one edge lifted',
  unit: 'Pa',
  where: { V: OF_STRIP.V, B: OF_STRIP.B, x: OF_STRIP.x, B_c: ['contact width', 'm'] },
  evaluate: ({ V, B, x, B_c }) => ((2 * V) / B_c) * max(0, 1 - (B / 2 - x) / B_c),
  limited: { holds: 'the soil carries no tension' },
})

/** The two of them, by where the load stands. */
export function contactPressure(V: number, B: number, e: number, x: number): number {
  if (e <= B / 6) return pressureWithinKern.evaluate({ V, B, e, x })
  return pressureBeyondKern.evaluate({ V, B, x, B_c: pressedWidth.evaluate({ B, e }) })
}
