/** What is read from a curve of righting levers: where it crosses another, its largest arm, its area. Radians and metres. */
import { equation, sum } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { barrassDerrett } from '../hull/sources.ts'

/** An arm by heel, smooth between its knots, which ascend. */
export interface HeelCurve {
  readonly at: (heel: number) => number
  readonly knots: readonly number[]
}

/** Exact where the curve is a cubic between its knots. */
export const areaOfPieces = equation({
  source: barrassDerrett,
  clause: "ch. 10, Simpson's first rule",
  symbol: 'A_GZ',
  title: 'Area under the curve',
  unit: 'm*rad',
  where: {
    phi_a: ['heel at the interval start', 'rad', 'list'],
    phi_b: ['heel at the interval end', 'rad', 'list'],
    z_a: ['arm at the interval start', 'm', 'list'],
    z_m: ['arm at the interval midpoint', 'm', 'list'],
    z_b: ['arm at the interval end', 'm', 'list'],
  },
  evaluate: ({ phi_a, phi_b, z_a, z_m, z_b }) =>
    sum(phi_a.length, (j) => ((phi_b[j] - phi_a[j]) * (z_a[j] + 4 * z_m[j] + z_b[j])) / 6),
})

/** The smooth pieces of a curve between two heels, as lists. */
export interface Pieces {
  readonly phi_a: readonly number[]
  readonly phi_b: readonly number[]
  readonly z_a: readonly number[]
  readonly z_m: readonly number[]
  readonly z_b: readonly number[]
}

export function piecesOf({ at, knots }: HeelCurve, from: number, to: number): Pieces {
  const ends = [from, ...knots.filter((k) => k > from && k < to), to]
  const phi_a = ends.slice(0, -1)
  const phi_b = ends.slice(1)
  const arms = ends.map(at)
  return {
    phi_a,
    phi_b,
    z_a: arms.slice(0, -1),
    z_m: phi_a.map((a, i) => at((a + (phi_b[i] as number)) / 2)),
    z_b: arms.slice(1),
  }
}

export const areaUnder = (curve: HeelCurve, from: number, to: number): number =>
  to > from ? areaOfPieces.evaluate(piecesOf(curve, from, to)) : 0

export interface Crossing {
  readonly heel: number
  readonly iterations: number
}
/** Parts of a smooth piece in which a crossing is looked for. */
const PARTS = 4

/** Places at which a curve is looked at: its knots and places between them, from one heel to another. */
function places(knots: readonly number[], from: number, to: number): readonly number[] {
  const ends = [from, ...knots.filter((k) => k > from && k < to), to]
  return ends.flatMap((b, i) => {
    const a = ends[i - 1]
    return a === undefined ? [b] : Array.from({ length: PARTS }, (_, j) => a + ((b - a) * (j + 1)) / PARTS)
  })
}

/** The first heel from which on one curve lies above (rising) or below (falling) the other; none where it never does. */
export function crossing(
  curve: HeelCurve,
  other: (heel: number) => number,
  way: 'rising' | 'falling',
  from: number,
  to: number,
): Crossing | undefined {
  const sign = way === 'rising' ? 1 : -1
  const gap = (heel: number) => sign * (curve.at(heel) - other(heel))
  let before: { readonly heel: number; readonly gap: number } | undefined
  for (const heel of places(curve.knots, from, to)) {
    const now = { heel, gap: gap(heel) }
    if (before !== undefined && before.gap < 0 && now.gap >= 0) {
      const { x, iterations } = bracketedRoot(gap, before.heel, heel)
      return { heel: x, iterations }
    }
    if (before === undefined && now.gap === 0 && way === 'rising') return { heel, iterations: 0 }
    before = now
  }
  return undefined
}

export interface Largest {
  readonly heel: number
  readonly arm: number
}
const GOLDEN = (Math.sqrt(5) - 1) / 2
const SHRINKS = 60

/** The largest arm between two heels: at a knot, or between places where it is larger than on either side. */
export function largestArm({ at, knots }: HeelCurve, from: number, to: number): Largest {
  const seen = places(knots, from, to).map((heel): Largest => ({ heel, arm: at(heel) }))
  const top = seen.reduce((best, one) => (one.arm > best.arm ? one : best))
  const i = seen.indexOf(top)
  const refined = between(at, seen[i - 1]?.heel ?? from, seen[i + 1]?.heel ?? to)
  return refined.arm > top.arm ? refined : top
}

/** The largest arm of a curve with one summit. */
function between(at: (heel: number) => number, from: number, to: number): Largest {
  let [a, b] = [from, to]
  let [c, d] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)]
  let [fc, fd] = [at(c), at(d)]
  for (let k = 0; k < SHRINKS; k++) {
    if (fc > fd) {
      ;[b, d, fd] = [d, c, fc]
      c = b - GOLDEN * (b - a)
      fc = at(c)
    } else {
      ;[a, c, fc] = [c, d, fd]
      d = a + GOLDEN * (b - a)
      fd = at(d)
    }
  }
  const heel = (a + b) / 2
  return { heel, arm: at(heel) }
}
