/** Dimensions beside the model: the lane of each, and where its text stands. */
import type { Dimension, Drawing, Edge, Side } from './drawing.ts'
import { linesOf } from './label-text.ts'
import type { Lane, Lanes, Layout, TextPlace } from './laid-out.ts'

const LANE = { first: 22, next: 27 } as const

/** Distance of a lane from the content. */
export const laneAt = (lane: number): number => LANE.first + lane * LANE.next

/** Where the text of a dimension stands along its edge. */
interface TextAt {
  readonly how: TextPlace
  /** Its middle along the edge. */
  readonly middle: number
  readonly half: number
  /** Other places for it, where another text stands there: the nearest first. */
  readonly others: readonly number[]
}

/** Each dimension of an edge in the nearest lane that is free where it stands, the short ones first. */
export function lanesOf({ shapes }: Drawing, layout: Layout, settling: boolean): Lanes {
  const taken: { readonly edge: Edge; readonly lane: number; readonly from: number; readonly to: number }[] = []
  const found = new Map<Dimension, Lane>()
  const own = shapes.filter((s): s is Dimension => s.kind === 'dimension' && s.edge !== undefined)
  const placedOnes = own.map((d) => ({ d, edge: d.edge as Edge, ...intervalOf(d, layout, settling) }))
  for (const { d, edge, from, to, lanes, how } of placedOnes.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const free = (lane: number) =>
      taken.every((t) => t.edge !== edge || t.lane !== lane || t.to + 6 <= from || to + 6 <= t.from)
    let lane = 0
    while (!free(lane) || !free(lane + lanes - 1)) lane++
    for (const one of new Set([lane, lane + lanes - 1])) taken.push({ edge, lane: one, from, to })
    found.set(d, { lane, last: lane + lanes - 1, how })
  }
  return found
}

interface Interval {
  readonly from: number
  readonly to: number
  readonly lanes: number
  readonly how: TextPlace
}

/** What a dimension takes along its edge, its text included, and of how many lanes. */
function intervalOf(d: Dimension, layout: Layout, settling: boolean): Interval {
  const [from, to] = spanOf(d, layout)
  const before = layout.lanes.get(d)?.how
  const { how, middle, half } = textAt(d, layout, settling && before === 'past' ? before : undefined)
  return {
    from: Math.min(from, middle - half),
    to: Math.max(to, middle + half),
    lanes: how === 'past' && isTowards(d) ? 2 : 1,
    how,
  }
}

/** Its text stands between the line and the model, where that of other edges stands beyond the line. */
export const isTowards = ({ edge }: Dimension): boolean => edge === 'below' || edge === 'right'
export const isUpright = ({ edge }: Dimension): boolean => edge === 'left' || edge === 'right'

function spanOf(d: Dimension, { point }: Pick<Layout, 'point'>): readonly [from: number, to: number] {
  const k = isUpright(d) ? 1 : 0
  const [a, b] = [point(d.from)[k], point(d.to)[k]]
  return [Math.min(a, b), Math.max(a, b)]
}

/** Kept between a text over a line and the extension lines at its ends: its halo breaks them otherwise. */
export const CLEAR = 4
/** From an end of a line to a text beyond it, and where its arrows stand outside. */
const [BESIDE, OUTSIDE, SHORTEST] = [14, 22, 24] as const

/**
 * Where the text of a dimension stands along its edge: over its line, else beyond an end of it, else past its extension
 * lines; `as` where that is decided.
 */
export function textAt(d: Dimension, layout: Layout, as?: TextPlace): TextAt {
  const [from, to] = spanOf(d, layout)
  const half = Math.max(0, ...linesOf(d.label).map((l) => l.width)) / 2
  const [low, high] = isUpright(d) ? [2, layout.foot - 4] : [layout.room.left + APART, layout.room.right - APART]
  const centred = Math.min(high - half, Math.max(low + half, (from + to) / 2))
  const others = [...layout.lanes.keys()].filter((o) => o !== d && o.edge === d.edge).flatMap((o) => spanOf(o, layout))
  const isFree = (at: number) => others.every((end) => Math.abs(end - at) >= half + CLEAR)
  const past = { how: 'past', middle: centred, half, others: [half, -half].map((by) => centred + by) } as const
  if (as === 'past') return past
  if (as !== 'in line' && (as === 'over' || 2 * (half + CLEAR) <= to - from)) {
    const [first, last] = [from + half + CLEAR, to - half - CLEAR]
    const middle = nearest(centred, [first, last], half + CLEAR, others) ?? centred
    const places = SHIFTS.map((shift) => (first + last) / 2 + (shift * (last - first)) / 2).filter(isFree)
    return { how: 'over', middle, half, others: places }
  }
  const gap = to - from < SHORTEST ? OUTSIDE : BESIDE
  const [before, after] = [from - gap - half, to + gap + half]
  const ends = isUpright(d) ? [before, after] : [after, before]
  const wide = isUpright(d) ? [low, high] : [edgeOf(d, 'left', layout), edgeOf(d, 'right', layout)]
  const fitting = [[low, high], wide].flatMap(([first = 0, last = 0]) =>
    ends.filter((at) => at - half >= first && at + half <= last),
  )
  const middle = fitting.find(isFree) ?? fitting[0] ?? (as === 'in line' ? ends[0] : undefined)
  if (middle === undefined) return past
  const farther = fitting.flatMap((at) => [0, half].map((by) => at + by * Math.sign(at - centred)))
  return { how: 'in line', middle, half, others: [...farther, ...ends] }
}

/** Along a line that is longer than its text, as shares of what it is longer. */
const SHIFTS = [0.5, -0.5, 1, -1] as const

/** The place nearest to one that is wanted, in a span and so far from all ends of others. */
function nearest(
  wanted: number,
  [first, last]: readonly [number, number],
  away: number,
  ends: readonly number[],
): number | undefined {
  const places = [wanted, ...ends.flatMap((end) => [end - away, end + away])]
  return places
    .filter((at) => at >= first && at <= last && ends.every((end) => Math.abs(end - at) >= away - ROUNDING))
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
}
const ROUNDING = 1e-6

/** A text above or below the model may reach into a margin whose notes leave it that room. */
function edgeOf({ edge }: Dimension, side: Side, { room, content, foot, noted, width }: Layout): number {
  const left = edge === 'below' ? content.bottom : foot - content.top
  const free = noted[side] + AIR <= left
  if (side === 'left') return free ? 2 : room.left
  return free ? width - 2 : room.right
}
const AIR = 10
/** From the room of the notes to a text beside it. */
const APART = 8
