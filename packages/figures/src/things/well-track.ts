/** Well tracks on a plane, a section or a plan: the well itself, its neighbours, and a frame to scale that holds them. */
import type { At, Drawing, Shape } from '../drawing.ts'
import { named } from '../figure.ts'

export interface Neighbour {
  readonly name: string
  readonly points: readonly At[]
  /** Left out where there are too many names. */
  readonly unnamed?: true
}

/** Letters of a name that fit beside a line. */
const LONGEST_NAME = 18

/** The well from its first station to its last, with the signs of both. */
export const wellTrack = (points: readonly At[]): readonly Shape[] => {
  const [first, last] = [points[0], points.at(-1)]
  return [
    { kind: 'polyline', points, role: 'steel' },
    ...(first ? [{ kind: 'mark', at: first, sign: 'square', role: 'outline' } as const] : []),
    ...(last ? [{ kind: 'mark', at: last, sign: 'dot', role: 'outline' } as const] : []),
  ]
}

/** Its neighbours, thin and dashed, each named at its end. */
export const neighbours = (wells: readonly Neighbour[]): readonly Shape[] =>
  wells.flatMap(({ name, points, unnamed }): Shape[] => {
    const end = points.at(-1)
    const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
    return [
      { kind: 'polyline', points, role: 'limit' },
      ...(end && !unnamed ? [{ kind: 'text', at: end, label: named(short) } as const] : []),
    ]
  })

/** Least width over height, and height over width, of a figure to scale that can be read. */
const LEAST_SHARE = 0.4
/** Air around what is drawn, as a share of the longer side. */
const AIR = 0.08

type Range = readonly [number, number]
export interface TrackFrame extends Pick<Drawing, 'scale'> {
  readonly frame: { readonly x: Range; readonly y: Range }
}

/** A frame around the points that is never a mere line. */
export function trackFrame(points: readonly At[]): TrackFrame {
  const range = (k: 0 | 1): Range => {
    const values = points.map((p) => p[k])
    return [Math.min(...values), Math.max(...values)]
  }
  const [x, y] = [range(0), range(1)]
  const longest = Math.max(x[1] - x[0], y[1] - y[0], 1)
  const widened = ([from, to]: Range) => {
    const side = Math.max(LEAST_SHARE * longest - (to - from), 0) / 2 + AIR * longest
    return [from - side, to + side] as const
  }
  return { scale: 'true', frame: { x: widened(x), y: widened(y) } }
}
