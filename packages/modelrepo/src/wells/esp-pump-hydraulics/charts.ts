/** What the charts share: the axes of rate and head, and the points of a curve. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Point } from '@keelson/workflow'

export const RATE = { title: 'Pump rate', unit: 'm3/d' } as const
export const HEAD = { title: 'Head', unit: 'm' } as const

const POINTS = 41

/** Where a curve is drawn. */
export const placesFrom = (from: number, to: number): number[] => spaced(from, to, POINTS)

export const curve = (from: number, to: number, of: (x: number) => number): Point[] =>
  placesFrom(from, to).map((x) => [x, of(x)])
