/** The places for the text of a dimension that stands beside the model: in its lane, and aside of it where that is taken. */
import { type Box, isWithin } from './box.ts'
import type { At, Dimension } from './drawing.ts'
import { LINE } from './label-text.ts'
import type { Layout } from './laid-out.ts'
import { isTowards, isUpright, textAt } from './lanes.ts'
import type { Candidate } from './place.ts'
import { boxAt } from './svg-text.ts'

/** Between a line and the text over it. */
export const OVER = 2
/** How far an extension line goes beyond the dimension line. */
export const BEYOND = 4
/** From the line to the middle of its text. */
const LIFT = { over: LINE / 2 + OVER, 'in line': 1, past: LINE / 2 + BEYOND + 1 } as const

export interface EdgePlace extends Candidate {
  /** Its middle along the edge, and on the sheet. */
  readonly middle: number
  readonly centre: At
  /** In the line, which goes on to it beyond its end. */
  readonly isBeyond: boolean
}

/** Where nothing is free in its lane, a text stands aside of it by its height, or by two. */
const ASIDE = [0, LINE + 2, -LINE - 2, 2 * (LINE + 2), -2 * (LINE + 2)] as const
/** About the middle of its line, as shares of half its length. */
const ABOUT = [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2] as const

/** Those that a text of this width may have over a line from `a` to `b`, the one that it should have first. */
export function edgePlaces(d: Dimension, width: number, [a, b]: readonly [At, At], layout: Layout): EdgePlace[] {
  const upright = isUpright(d)
  const { how, middle, half, others } = textAt(d, layout, layout.lanes.get(d)?.how)
  const k = upright ? 1 : 0
  const [low, high] = [Math.min(a[k], b[k]), Math.max(a[k], b[k])]
  const size = upright ? { width: LINE, height: width } : { width, height: LINE }
  const placeAt = (at: number, aside: number, dislike: number): EdgePlace => {
    const isBeyond = how === 'in line' && (at < low || at > high)
    const lift = how === 'past' ? LIFT.past * (isTowards(d) ? -1 : 1) : isBeyond ? LIFT['in line'] : LIFT.over
    const centre: At = upright ? [a[0] - lift - aside, at] : [at, a[1] - lift - aside]
    const box = boxAt(centre[0] - size.width / 2, centre[1] - size.height / 2, size)
    return { middle: at, centre, isBeyond, box, dislike }
  }
  const about = ABOUT.map((share) => (low + high) / 2 + share * half)
  const places = ASIDE.flatMap((aside) => [...others, ...about].map((at) => ({ at, aside })))
  return [
    placeAt(middle, 0, 0),
    ...places
      .map(({ at, aside }, i) => ({ aside, place: placeAt(at, aside, i + 1) }))
      .filter(({ aside, place }) => isWithin(place.box, upright && aside === 0 ? sheetOf(layout) : roomOf(layout)))
      .map(({ place }) => place),
  ]
}

const sheetOf = ({ width, foot }: Layout): Box => ({ left: 1, right: width - 1, top: 1, bottom: foot })
/** Of what stands off its lane: the margins are for notes. */
const roomOf = ({ room, foot }: Layout): Box => ({ left: room.left, right: room.right, top: 1, bottom: foot })
