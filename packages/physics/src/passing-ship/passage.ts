/**
 * The double integrals of slender-body theory over two hulls, for any stagger of one passage. The kernel knows only how
 * far two sections lie apart: the hulls are brought onto a few such distances once, and a stagger costs one sum. Metres.
 */
import { requireThat } from '@keelson/numerics/errors.ts'
import { gaussPoints, type WeightedPoint } from '@keelson/numerics/quadrature.ts'
import type { SlenderHull } from './hull.ts'
import { imageSum } from './kernel.ts'

/** The integrals of surge, sway and yaw at one stagger: m2, m and m2. */
export interface Integrals {
  readonly surge: number
  readonly sway: number
  readonly yaw: number
}

export interface Passage {
  readonly moored: SlenderHull
  readonly passing: SlenderHull
  /** Separation of the centrelines, m. */
  readonly separation: number
  /** Water depth, m, or Infinity. */
  readonly depth: number
}

/** Lengths over separation from which on the hulls are nearer than any two can pass. */
export const MOST_SLENDER = 100

/** Sections a distance u apart: what the products of slopes, and of moment and slope, weigh there. */
interface Apart {
  readonly u: number
  slopes: number
  moments: number
}

/**
 * The integrals of a passage at any stagger, m, the passing midships ahead of the moored ones positive. Throws
 * NumericsError 'bad_input' for hulls whose lengths together are more than a hundred separations.
 */
export function passageOf({ moored, passing, separation, depth }: Passage): (stagger: number) => Integrals {
  const lengths = spanOf(moored) + spanOf(passing)
  requireThat(lengths <= MOST_SLENDER * separation, 'the hull separation is too small for the ships to pass')
  const places = broughtTogether(moored, passing, separation / 2)
  return (stagger) => {
    let [surge, sway, yaw] = [0, 0, 0]
    for (const { u, slopes, moments } of places) {
      const along = u + stagger
      const k = imageSum(Math.hypot(along, separation), depth)
      surge += slopes * along * k
      sway += slopes * k
      yaw += moments * k
    }
    return { surge, sway, yaw }
  }
}

const sternOf = ({ stations }: SlenderHull) => stations[0] as number
const bowOf = ({ stations }: SlenderHull) => stations.at(-1) as number
const spanOf = (hull: SlenderHull) => bowOf(hull) - sternOf(hull)

/** Points along a hull, between kinks and no farther apart than the kernel allows. */
const pointsAlong = ({ stations }: SlenderHull, longest: number): readonly WeightedPoint[] =>
  stations.slice(1).flatMap((to, i) => {
    const from = stations[i] as number
    return gaussPoints(from, to, Math.ceil((to - from) / longest))
  })

/** All pairs of sections, each shared out among the points of the interval in which its distance lies. */
function broughtTogether(moored: SlenderHull, passing: SlenderHull, longest: number): readonly Apart[] {
  const [from, to] = [sternOf(passing) - bowOf(moored), bowOf(passing) - sternOf(moored)]
  const intervals = Math.ceil((to - from) / longest)
  const width = (to - from) / intervals
  const apart = gaussPoints(from, to, intervals).map(({ x: u }): Apart => ({ u, slopes: 0, moments: 0 }))
  const others = pointsAlong(passing, longest).map(({ x, weight }) => ({ x, slope: weight * passing.slope(x) }))
  for (const { x: x1, weight } of pointsAlong(moored, longest)) {
    const own = weight * moored.slope(x1)
    const moment = x1 * own + weight * moored.area(x1)
    for (const { x: x2, slope } of others) {
      const u = x2 - x1
      const interval = Math.floor((u - from) / width)
      const shares = sharesAt((2 * (u - from)) / width - 2 * interval - 1)
      shares.forEach((share, j) => {
        const at = apart[interval * shares.length + j] as Apart
        at.slopes += share * own * slope
        at.moments += share * moment * slope
      })
    }
  }
  return apart
}

const REFERENCE = gaussPoints(-1, 1, 1).map(({ x }) => x)
/** Weights of the interpolation by a polynomial through these points, in its barycentric form. */
const BARYCENTRIC = REFERENCE.map((x, j) =>
  REFERENCE.reduce((product, y, i) => (i === j ? product : product / (x - y)), 1),
)

/** What each point of an interval has of a function's value at t within -1 to 1. */
function sharesAt(t: number): readonly number[] {
  const hit = REFERENCE.indexOf(t)
  if (hit >= 0) return REFERENCE.map((_, j) => (j === hit ? 1 : 0))
  const parts = REFERENCE.map((x, j) => (BARYCENTRIC[j] as number) / (t - x))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / whole)
}
