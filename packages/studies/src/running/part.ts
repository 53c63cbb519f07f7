/**
 * What is known of some points of a study while it goes on: how many came out how, the moments of each numeric output, and a
 * bounded sample of them. Parts are joined in the order of their points, so that the same parts give the same numbers.
 */
import { joinedMoments, noMoments, type RunningMoments, takeNumber } from '@keelson/numerics/running-moments.ts'
import type { Plan } from '../plan.ts'
import type { Point } from '../point.ts'
import { countedOf } from '../point-columns.ts'
import { joinedPoints, type KeptPoint, pointKeeper } from './kept-points.ts'

const COUNTED = ['PASS', 'FAIL', 'ERROR', 'SKIPPED'] as const

export interface Part {
  /** In the order of `COUNTED`. */
  readonly statuses: readonly number[]
  /** Of each numeric output. */
  readonly moments: readonly RunningMoments[]
  readonly kept: readonly KeptPoint[]
}
export interface PartMaker {
  readonly take: (i: number, point: Point) => void
  readonly part: () => Part
}

/** Folds points as they are calculated. */
export function partMaker(plan: Plan): PartMaker {
  const places = plan.outputs.flatMap(({ type }, k) => (type === 'number' ? [k] : []))
  const isCounted = countedOf(plan)
  const statuses = COUNTED.map(() => 0)
  const moments = places.map(noMoments)
  const keeper = pointKeeper()
  return {
    take: (i, { status, outputs }) => {
      const at = COUNTED.indexOf(status)
      statuses[at] = (statuses[at] ?? 0) + 1
      if (!isCounted(i)) return
      const numbers = places.map((k) => numberAt(outputs[k]))
      if (numbers.every(Number.isNaN)) return
      for (const [k, x] of numbers.entries()) if (!Number.isNaN(x)) takeNumber(moments[k] as RunningMoments, x)
      keeper.take(i, numbers)
    },
    part: () => ({ statuses, moments, kept: keeper.kept() }),
  }
}
const numberAt = (cell: unknown): number => (typeof cell === 'number' ? cell : Number.NaN)

/** Of two parts, the first of earlier points. */
export const joinedParts = (a: Part, b: Part): Part => ({
  statuses: a.statuses.map((count, k) => count + (b.statuses[k] ?? 0)),
  moments: a.moments.map((moments, k) => joinedMoments(moments, b.moments[k] as RunningMoments)),
  kept: joinedPoints(a.kept, b.kept),
})

/** A part as numbers of eight bytes: how many outputs, the statuses, the moments, the points. */
export function bytesOfPart({ statuses, moments, kept }: Part): Uint8Array {
  const ofMoments = moments.flatMap((m) => MOMENTS.map((name) => m[name]))
  const numbers = Float64Array.from([moments.length, ...statuses, ...ofMoments, ...kept.flat()])
  return new Uint8Array(numbers.buffer)
}

export function partOfBytes(bytes: Uint8Array): Part {
  const numbers = [...new Float64Array(new Uint8Array(bytes).buffer)]
  const outputs = numbers[0] ?? 0
  const [atMoments, width] = [1 + COUNTED.length, 1 + outputs]
  const atKept = atMoments + outputs * MOMENTS.length
  const rows = (numbers.length - atKept) / width
  return {
    statuses: numbers.slice(1, atMoments),
    moments: Array.from({ length: outputs }, (_, k) => momentsAt(numbers, atMoments + k * MOMENTS.length)),
    kept: Array.from({ length: rows }, (_, k) => numbers.slice(atKept + k * width, atKept + (k + 1) * width)),
  }
}
const MOMENTS = ['count', 'mean', 'meanRest', 'squares', 'squaresRest', 'minimum', 'maximum'] as const

const momentsAt = (numbers: readonly number[], at: number): RunningMoments =>
  Object.fromEntries(MOMENTS.map((name, k) => [name, numbers[at + k] ?? 0])) as unknown as RunningMoments
