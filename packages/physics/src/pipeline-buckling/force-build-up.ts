/** How the effective force builds up from the free ends of a line by friction, up to what full restraint would give. */
import { abs, equation, min } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { safebuck } from './sources.ts'

const FRICTION = { source: safebuck, clause: 'effective force along a line with free ends' } as const
const mu_a = ['axial friction coefficient', '-'] as const
const w = ['submerged weight', 'N/m'] as const
const S_0 = ['fully restrained effective axial force', 'N'] as const

export const anchorLength = equation({
  ...FRICTION,
  symbol: 'L_a',
  title: 'Virtual anchor length',
  unit: 'm',
  where: { S_0, mu_a, w },
  evaluate: ({ S_0, mu_a, w }) => abs(S_0) / (mu_a * w),
})

export const distanceToFreeEnd = equation({
  ...FRICTION,
  symbol: 'x_a',
  title: 'Distance to nearer free end',
  unit: 'm',
  where: { x: ['position along the line', 'm'], L: ['line length', 'm'] },
  evaluate: ({ x, L }) => min(x, L - x),
})

/** Tension positive; friction holds it between 0 at the free end and full restraint. */
export const reachableForce = equation({
  ...FRICTION,
  symbol: 'S',
  title: 'Axial force build-up by friction',
  unit: 'N',
  where: { S_0, mu_a, w, x_a: ['distance to nearer free end', 'm'] },
  evaluate: ({ S_0, mu_a, w, x_a }) => (S_0 < 0 ? -min(-S_0, mu_a * w * x_a) : min(S_0, mu_a * w * x_a)),
})

/** A position with the temperature above as-laid, m and K. */
export interface TemperaturePoint {
  readonly x: number
  readonly dT: number
}

/** Temperature at a position: linear between the points, held before the first and after the last. */
export function temperatureAt(points: readonly TemperaturePoint[], x: number): number {
  const after = points.findIndex((p) => p.x >= x)
  const next = points[after === -1 ? points.length - 1 : after]
  const before = points[after - 1]
  if (!next) return Number.NaN
  if (after <= 0 || !before) return next.dT
  return before.dT + ((next.dT - before.dT) * (x - before.x)) / (next.x - before.x)
}

/** One place of the line: position and distance to the nearer end, m, temperature, K, forces, N, tension positive. */
export interface Station {
  readonly x: number
  readonly x_a: number
  readonly dT: number
  readonly S_0: number
  readonly S: number
}

export interface Line {
  /** Length between free ends, m. */
  readonly L: number
  /** Limiting friction along the axis: coefficient, and weight, N/m. */
  readonly mu_a: number
  readonly w: number
  /** Temperature above as-laid, K, and restrained force, N, at a position. */
  readonly temperature: (x: number) => number
  readonly restrained: (x: number) => number
  /** Positions where the temperature has a kink. */
  readonly kinks: readonly number[]
}

const INTERVALS = 40

/**
 * The force along a line whose restrained force is linear between kinks: evenly spaced places, the kinks, the middle,
 * and every place where a friction line from an end meets the restrained force, so that the largest force is among
 * them.
 */
export function stations(line: Line): Station[] {
  const { L, mu_a, w, kinks } = line
  const even = spaced(0, L, INTERVALS + 1)
  const corners = sorted([0, ...kinks.filter((x) => x > 0 && x < L), L / 2, L])
  const met = corners.slice(1).flatMap((b, i) => crossings(line, corners[i] ?? 0, b))
  return sorted([...even, ...corners, ...met]).map((x) => {
    const x_a = distanceToFreeEnd.evaluate({ x, L })
    const S_0 = line.restrained(x)
    return { x, x_a, dT: line.temperature(x), S_0, S: reachableForce.evaluate({ S_0, mu_a, w, x_a }) }
  })
}

/** Where a friction line of the half that holds a ... b meets the restrained compression. */
function crossings({ L, mu_a, w, restrained }: Line, a: number, b: number): number[] {
  const gap = (x: number) => -restrained(x) - mu_a * w * distanceToFreeEnd.evaluate({ x, L })
  const [at_a, at_b] = [gap(a), gap(b)]
  return at_a * at_b < 0 ? [a + ((b - a) * at_a) / (at_a - at_b)] : []
}

const sorted = (positions: readonly number[]) => [...new Set(positions)].sort((a, b) => a - b)

/** The place of the most compressive force; among equals the one farthest from the ends. Throws on no stations. */
export function mostCompressive(all: readonly Station[]): Station {
  return all.reduce((a, b) => (b.S < a.S || (b.S === a.S && b.x_a > a.x_a) ? b : a))
}

/** The place where full restraint would give the largest compression. Throws on no stations. */
export function mostRestrained(all: readonly Station[]): Station {
  return all.reduce((a, b) => (b.S_0 < a.S_0 ? b : a))
}

/** Intervals over which the restrained force changes faster than friction can hold: the pipe slides there. */
export function slidingIntervals(all: readonly Station[], { mu_a, w }: Pick<Line, 'mu_a' | 'w'>): number {
  const steep = (a: Station, b: Station) => Math.abs(b.S_0 - a.S_0) > mu_a * w * (b.x - a.x) * (1 + 1e-9)
  return all.slice(1).filter((b, i) => steep(all[i] as Station, b)).length
}
