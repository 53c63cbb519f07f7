/** Finds room for labels: of the places around a point the first that is free, else the least bad. */
import { type Box, grown, isWithin, overlap } from './box.ts'
import type { At, Compass } from './drawing.ts'

export interface Taken {
  /** Boxes of text, and the room of all labels. */
  readonly texts: Box[]
  /** Points along what is drawn, which a label hides when it covers them. */
  readonly inked: readonly At[]
  readonly room: Box
}

/** A place for a box, with how much it is disliked before anything is looked at. */
export interface Candidate {
  readonly box: Box
  readonly dislike: number
}

const AIR = 2
const OVER_TEXT = 1000
const OUTSIDE = 4000
const OVER_INK = 6

/** Takes the best of the candidates; it is taken from then on. */
export function choose(candidates: readonly Candidate[], taken: Taken): Box {
  const costs = candidates.map(({ box, dislike }) => dislike + costOf(box, taken))
  const best = candidates[costs.indexOf(Math.min(...costs))]
  if (!best) throw new RangeError('a label must have at least one candidate position')
  taken.texts.push(best.box)
  return best.box
}

function costOf(box: Box, { texts, inked, room }: Taken): number {
  const wide = grown(box, AIR)
  const over = texts.reduce((sum, other) => sum + overlap(wide, other), 0)
  const hidden = inked.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length
  return (over > 0 ? OVER_TEXT + over : 0) + (isWithin(box, room) ? 0 : OUTSIDE) + OVER_INK * hidden
}

/** Directions on the page, y downwards. */
const DIRECTIONS: Readonly<Record<Compass, At>> = {
  e: [1, 0],
  ne: [1, -1],
  se: [1, 1],
  n: [0, -1],
  s: [0, 1],
  w: [-1, 0],
  nw: [-1, -1],
  sw: [-1, 1],
}
const AROUND = Object.keys(DIRECTIONS) as readonly Compass[]
const DISTANCES = [6, 14, 26, 44] as const
const DIAGONAL = 0.72

interface Size {
  readonly width: number
  readonly height: number
}

/** Places around a point, those towards a direction first. */
export function around(at: At, size: Size, towards: Compass = 'e'): Candidate[] {
  const order = [towards, ...AROUND.filter((c) => c !== towards)]
  return DISTANCES.flatMap((distance, far) =>
    order.map((compass, k) => ({
      box: boxTowards(at, size, DIRECTIONS[compass], distance),
      dislike: 3 * far * far + (k === 0 ? 0 : 2 + 0.2 * k),
    })),
  )
}

function boxTowards([x, y]: At, { width, height }: Size, [dx, dy]: At, distance: number): Box {
  const reach = distance * (dx !== 0 && dy !== 0 ? DIAGONAL : 1)
  const left = x + dx * reach + ((dx - 1) * width) / 2
  const top = y + dy * reach + ((dy - 1) * height) / 2
  return { left, top, right: left + width, bottom: top + height }
}
