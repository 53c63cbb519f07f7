/**
 * Response amplitude operators: what a vessel does in regular waves of one metre, over their period and heading. The one
 * description of motions in waves that workflows share. Conventions, once:
 *
 * - Axes of the vessel: x forward, y to port, z up; rotations right-handed, so that roll lifts port and pitch lowers the bow.
 * - Heading is where the waves go: 0 follows the vessel, pi meets her, pi/2 comes from starboard.
 * - A phase is a lead on the crest of the wave at the origin: a wave cos(omega t) there moves the vessel as
 *   A cos(omega t + phi), the real part of A exp(i phi) exp(i omega t). A phase that lags has the other sign.
 *
 * Angles in rad, periods in s, rotations in rad per metre of wave amplitude.
 */
import { locate } from '@keelson/numerics/interpolation.ts'
import {
  bilinearWeights,
  headingShares,
  mirroredHeading,
  oppositePhase,
  periodShares,
  unwrappedPhase,
} from './cell-equations.ts'

export const MOTIONS = ['surge', 'sway', 'heave', 'roll', 'pitch', 'yaw'] as const
/** Of MOTIONS, those that change sign in the mirror image of the waves; and the first that is a rotation. */
const ODD: ReadonlySet<number> = new Set([1, 3, 5])
export const FIRST_ROTATION = 3

/** Six numbers at each pair of a period and a heading. */
export type OverPairs = readonly (readonly (readonly number[])[])[]

export interface Rao {
  /** s, ascending. */
  readonly periods: readonly number[]
  /** rad, ascending. */
  readonly headings: readonly number[]
  readonly amplitudes: OverPairs
  /** rad, lead. */
  readonly phases: OverPairs
}

/** Whether waves from the other side move the vessel likewise, mirrored at her centre plane. */
export type Symmetry = 'none' | 'port_starboard'

/** Where an RAO is asked for. */
export interface Query {
  readonly period: number
  readonly heading: number
}

const TURN = 2 * Math.PI
/** Headings from which on a table can go all around. */
const LEAST_AROUND = 3

/** A table whose headings go all around has its first heading again a turn later: headings are a circle. */
export function aroundTheCircle<R extends Rao>(rao: R): R {
  const { headings, amplitudes, phases } = rao
  const [first = 0, last = 0] = [headings[0], headings.at(-1)]
  const steps = headings.slice(1).map((own, i) => own - (headings[i] ?? 0))
  const left = first + TURN - last
  if (headings.length < LEAST_AROUND || left < SAME || left > Math.max(...steps) + SAME) return rao
  const again = (over: OverPairs) => over.map((row) => [...row, ...row.slice(0, 1)])
  return { ...rao, headings: [...headings, first + TURN], amplitudes: again(amplitudes), phases: again(phases) }
}

/** Where a table is read: whole turns on from the query, or in its mirror image. */
export interface Reading {
  readonly heading: number
  readonly turns: number
  readonly isMirrored: boolean
}

/** The heading of the query, a turn on or back, or its mirror image, whichever lies within the table first. */
export function readingOf({ headings }: Pick<Rao, 'headings'>, heading: number, symmetry: Symmetry): Reading {
  const own = [0, 1, -1].map((turns) => ({
    heading: onNode(headings, heading + turns * TURN),
    turns,
    isMirrored: false,
  }))
  const mirrored = {
    heading: onNode(headings, mirroredHeading.evaluate({ beta: heading })),
    turns: 0,
    isMirrored: true,
  }
  const all = symmetry === 'none' ? own : [...own, mirrored]
  return all.find((one) => isWithin(headings, one.heading)) ?? { heading, turns: 0, isMirrored: false }
}

/** The heading at which a table is read. */
export const headingRead = (rao: Pick<Rao, 'headings'>, heading: number, symmetry: Symmetry): number =>
  readingOf(rao, heading, symmetry).heading

const onNode = (headings: readonly number[], heading: number): number =>
  headings.find((own) => Math.abs(own - heading) < SAME) ?? heading

/** rad, s: what lies as near as this to a node is on it, and what differs by this is the same, but for the last digits of pi. */
const SAME = 1e-9

/** The axes beyond whose ends a query lies; nothing is extrapolated. */
export function axesLeft(rao: Rao, query: Query, symmetry: Symmetry): readonly (keyof Query)[] {
  const read = headingRead(rao, query.heading, symmetry)
  return [
    ...(isWithin(rao.periods, query.period) ? [] : (['period'] as const)),
    ...(isWithin(rao.headings, read) ? [] : (['heading'] as const)),
  ]
}

const isWithin = (axis: readonly number[], x: number): boolean => x >= (axis[0] ?? x) && x <= (axis.at(-1) ?? x)

/** A node of the table around a query. */
interface Corner {
  readonly period: number
  readonly heading: number
  readonly weight: number
  readonly amplitudes: readonly number[]
  /** Each within half a turn of its neighbours', as far as there is such a multiple. */
  readonly phases: readonly number[]
}
/** The four nodes around a query: the headings of the lower period, then those of the upper. */
export interface Cell {
  readonly corners: readonly Corner[]
  readonly period: { readonly at: number; readonly nodes: readonly [number, number] }
  readonly heading: { readonly at: number; readonly nodes: readonly [number, number] }
  /** Whole turns from the heading asked for to the one at which the table is read. */
  readonly turns: number
  readonly isMirrored: boolean
}

/** The cell of a query that lies within the table. Throws NumericsError 'bad_input' for any other. */
export function cellOf(rao: Rao, query: Query, symmetry: Symmetry): Cell {
  const { heading: read, turns, isMirrored } = readingOf(rao, query.heading, symmetry)
  const [row, column] = [locate(rao.periods, query.period, 'refuse'), locate(rao.headings, read, 'refuse')]
  const period = { at: query.period, nodes: nodesAt(rao.periods, row) }
  const heading = { at: read, nodes: nodesAt(rao.headings, column) }
  const weights = bilinearWeights(periodShares(period), headingShares(heading))
  const corner = (i: number, j: number, n: number) => cornerOf(rao, [i, j], weights[n], isMirrored)
  const first = corner(row.lower, column.lower, 0)
  const along = near(corner(row.upper, column.lower, 2), first)
  const across = near(corner(row.lower, column.upper, 1), first)
  const opposite = near(corner(row.upper, column.upper, 3), along)
  return { corners: [first, across, along, opposite], period, heading, turns, isMirrored }
}

function cornerOf(rao: Rao, [i, j]: readonly [number, number], weight = Number.NaN, isMirrored: boolean): Corner {
  const phases = rao.phases[i]?.[j] ?? []
  const reversed = (phi: number, motion: number) => (ODD.has(motion) ? oppositePhase.evaluate({ phi }) : phi)
  return {
    period: rao.periods[i] ?? Number.NaN,
    heading: rao.headings[j] ?? Number.NaN,
    weight,
    amplitudes: rao.amplitudes[i]?.[j] ?? [],
    phases: isMirrored ? phases.map(reversed) : phases,
  }
}

/** Phases within half a turn of a neighbour's: along the period first, then along the heading. */
const near = (corner: Corner, to: Corner): Corner => ({
  ...corner,
  phases: corner.phases.map((phi, motion) => unwrappedPhase.evaluate({ phi, phi_n: to.phases[motion] ?? phi })),
})

const nodesAt = (axis: readonly number[], { lower, upper }: { lower: number; upper: number }) =>
  [axis[lower] ?? Number.NaN, axis[upper] ?? Number.NaN] as const

/** Largest less smallest amplitude of the corners, as a share of the largest; 0 where nothing moves. */
export function cornerSpread({ corners }: Cell, motion: number): number {
  const amplitudes = corners.map((corner) => corner.amplitudes[motion] ?? 0)
  const largest = Math.max(...amplitudes)
  return largest === 0 ? 0 : (largest - Math.min(...amplitudes)) / largest
}

/** The node of an axis that is closest; of two at one distance the lower. */
export const nearestOf = (axis: readonly number[], x: number): number =>
  axis.reduce((nearest, node) => (Math.abs(nearest - x) - Math.abs(node - x) > SAME ? node : nearest))

/** Whether the whole of the weight lies on one node. */
export const isOnNode = ({ corners }: Cell): boolean => corners.some(({ weight }) => weight === 1)

/** Factor between neighbours of a table beyond which one of them is in doubt. */
export const MOST_STEP = 3
/** Smaller amplitudes than this share of the largest of the motion may change as they like. */
const COUNTS = 0.1

/** A step from one node to the next, by places of the table. */
export interface Jump {
  readonly motion: number
  readonly period: number
  readonly heading: number
  readonly factor: number
}

/** Where amplitudes that are not 0 change by more than a factor from a node to its neighbour. */
export function jumpsOf({ amplitudes }: Pick<Rao, 'amplitudes'>): readonly Jump[] {
  return MOTIONS.flatMap((_, motion) => {
    const at = (i: number, j: number) => amplitudes[i]?.[j]?.[motion] ?? 0
    const largest = Math.max(...amplitudes.flatMap((row) => row.map((six) => six[motion] ?? 0)))
    return amplitudes.flatMap((row, period) =>
      row.flatMap((_six, heading) =>
        [at(period - 1, heading), at(period, heading - 1)].flatMap((before): Jump[] => {
          const [low, high] = [Math.min(before, at(period, heading)), Math.max(before, at(period, heading))]
          const isJump = low > 0 && high > MOST_STEP * low && high >= COUNTS * largest
          return isJump ? [{ motion, period, heading, factor: high / low }] : []
        }),
      ),
    )
  })
}
