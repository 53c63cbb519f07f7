/** A measured profile along or around a pipe: areas by trapezoids, the worst stretch of it, and averages over a window. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { linear } from '@keelson/numerics/interpolation.ts'

/** Values at increasing positions, in one unit of length each. */
export interface Profile {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** Symbols of the points that a sum of trapezoids runs over: each at x_a, its next at x_b. */
export const TRAPEZOIDS = {
  x_a: ['point positions', 'm', 'list'],
  x_b: ['next point positions', 'm', 'list'],
} as const

/** Points of a profile from one index to another, each paired with its next. */
export function pairsOf({ x, y }: Profile, start = 0, end = x.length - 1) {
  return {
    x_a: x.slice(start, end),
    x_b: x.slice(start + 1, end + 1),
    y_a: y.slice(start, end),
    y_b: y.slice(start + 1, end + 1),
  }
}

const at = (list: readonly number[], i: number): number => list[i] ?? Number.NaN

/** Area under the profile up to each point, by trapezoids; 0 at the first. */
export function profileAreas({ x, y }: Profile): number[] {
  const areas = [0]
  for (let i = 1; i < x.length; i++)
    areas.push(at(areas, i - 1) + ((at(x, i) - at(x, i - 1)) * (at(y, i) + at(y, i - 1))) / 2)
  return areas
}

export interface WorstInterval {
  /** Indices of the first and last point. */
  readonly start: number
  readonly end: number
  /** Its rank. */
  readonly lowest: number
}

/**
 * The stretch between two points of the profile for which `rank(length, area)` is lowest; of equals the one that starts
 * first, then the one that ends first. Throws NumericsError 'bad_input' for fewer than two points.
 */
export function worstInterval(
  x: readonly number[],
  areas: readonly number[],
  rank: (length: number, area: number) => number,
): WorstInterval {
  if (x.length < 2) throw new NumericsError('bad_input', 'a profile requires at least two points')
  let worst: WorstInterval = { start: 0, end: x.length - 1, lowest: Number.POSITIVE_INFINITY }
  for (let start = 0; start < x.length - 1; start++) {
    for (let end = start + 1; end < x.length; end++) {
      const lowest = rank(at(x, end) - at(x, start), at(areas, end) - at(areas, start))
      if (lowest < worst.lowest) worst = { start, end, lowest }
    }
  }
  return worst
}

/**
 * The part of a profile within `length` about `centre`, both ends interpolated where they fall between points; the part
 * inside the profile where the window reaches beyond it.
 */
export function windowOf({ x, y }: Profile, centre: number, length: number): Profile {
  const from = Math.max(at(x, 0), centre - length / 2)
  const to = Math.min(at(x, x.length - 1), centre + length / 2)
  if (!(to > from)) return { x: [centre], y: [valueAt({ x, y }, centre)] }
  const inside = x.flatMap((xi, i) => (xi > from && xi < to ? [[xi, at(y, i)] as const] : []))
  const points = [[from, valueAt({ x, y }, from)] as const, ...inside, [to, valueAt({ x, y }, to)] as const]
  return { x: points.map((p) => p[0]), y: points.map((p) => p[1]) }
}

const valueAt = ({ x, y }: Profile, where: number): number =>
  x.length === 1 ? at(y, 0) : linear(x, y, where, 'clamp').value

/** Average of a profile by trapezoids; of a single point its value. */
export function averageOf({ x, y }: Profile): number {
  const areas = profileAreas({ x, y })
  const length = at(x, x.length - 1) - at(x, 0)
  return length > 0 ? at(areas, areas.length - 1) / length : at(y, 0)
}
