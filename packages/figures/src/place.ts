/** Finds room for labels: of the places around a point the first that is free, else the least bad. */

import { along } from './along.ts'
import { type Box, grown, isWithin, overlap } from './box.ts'
import type { At, Compass } from './drawing.ts'
import { cosine, sine } from './polar.ts'

export interface Taken {
  /** Boxes of text, and the room of all labels. */
  readonly texts: Box[]
  /** Points along what is drawn, which a label hides when it covers them. */
  readonly inked: readonly At[]
  /** Points along the leaders of labels and notes. */
  readonly leaders: At[]
  readonly room: Box
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A place for a box, with how much it is disliked before anything is looked at. */
export interface Candidate {
  readonly box: Box
  readonly dislike: number
  /** A text that is turned, deg clockwise, about the middle of the box: what it takes before. */
  readonly turned?: Size & { readonly deg: number }
}

const AIR = 2
const OVER_TEXT = 1000
const OUTSIDE = 4000
const OVER_INK = 6

/** What a point of a leader costs under a text, whichever came first. */
const OVER_LEADER = 40
/** Far enough from its point for a line to lead there. */
const LED = 20

/** The line from a label to its point, where it stands apart from it. */
export function leaderOf({ box, turned }: Candidate, to: At | undefined): readonly [At, At] | undefined {
  if (!to || turned) return undefined
  const near: At = [Math.min(Math.max(to[0], box.left), box.right), Math.min(Math.max(to[1], box.top), box.bottom)]
  return Math.hypot(near[0] - to[0], near[1] - to[1]) > LED ? [near, to] : undefined
}

/** Takes the best of the candidates, which leads to a point where one is given; it is taken from then on. */
export function choose<C extends Candidate>(candidates: readonly C[], taken: Taken, to?: At): C {
  const costs = candidates.map((candidate) => candidate.dislike + costOf(candidate, taken, to))
  const best = candidates[costs.indexOf(Math.min(...costs))]
  if (!best) throw new RangeError('a label must have at least one candidate position')
  taken.texts.push(best.box)
  taken.leaders.push(...along(leaderOf(best, to) ?? []))
  return best
}

function costOf(candidate: Candidate, { texts, inked, leaders, room }: Taken, to?: At): number {
  const { box } = candidate
  const wide = grown(box, AIR)
  const over = texts.reduce((sum, other) => sum + overlap(wide, other), 0)
  const hidden = (points: readonly At[]) => points.filter((at) => isUnder(at, candidate)).length
  const crossed = along(leaderOf(candidate, to) ?? []).filter((at) => isOver(at, texts)).length
  return (
    (over > 0 ? OVER_TEXT + over : 0) +
    (isWithin(box, room) ? 0 : OUTSIDE) +
    OVER_INK * hidden(inked) +
    OVER_LEADER * (hidden(leaders) + crossed)
  )
}

/** Whether a point lies on one of the texts. */
export const isOver = ([x, y]: At, texts: readonly Box[]): boolean =>
  texts.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)

function isUnder([x, y]: At, { box, turned }: Candidate): boolean {
  if (x <= box.left || x >= box.right || y <= box.top || y >= box.bottom) return false
  if (!turned) return true
  const [dx, dy] = [x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2]
  const [cos, sin] = [cosine(turned.deg), sine(turned.deg)]
  return Math.abs(dx * cos + dy * sin) < turned.width / 2 && Math.abs(dy * cos - dx * sin) < turned.height / 2
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
/** Those between them, for where the others are taken. */
const BETWEEN: readonly At[] = [1, -1].flatMap((a) =>
  [0.5, -0.5].flatMap((b): At[] => [
    [a, b],
    [b, a],
  ]),
)
const AROUND = Object.keys(DIRECTIONS) as readonly Compass[]
const DISTANCES = [6, 14, 26, 44, 70, 104] as const
const DIAGONAL = 0.72

/** Places around a point, those towards a direction first. */
export function around(at: At, size: Size, towards: Compass = 'e'): Candidate[] {
  const order = [towards, ...AROUND.filter((c) => c !== towards)].map((compass) => DIRECTIONS[compass])
  return DISTANCES.flatMap((distance, far) =>
    [...order, ...BETWEEN].map((direction, k) => ({
      box: boxTowards(at, size, direction, distance),
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
