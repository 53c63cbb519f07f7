/** The notes in the margins, with leaders that keep off each other and off the texts between. */
import { along } from './along.ts'
import type { Box } from './box.ts'
import type { At, Shape, Side } from './drawing.ts'
import type { Line } from './label-text.ts'
import type { Layout } from './laid-out.ts'
import { NOTE_AIR, noteLines, notesOf } from './layout.ts'
import { isOver, type Taken } from './place.ts'
import { blockSize, boxAt, pathOf, px, textBlock } from './svg-text.ts'

interface Lined {
  readonly at: At
  readonly lines: readonly Line[]
}
interface Standing extends Lined {
  readonly box: Box
  /** From the text over its elbow to the point. */
  readonly leader: readonly At[]
}

/** The notes of one margin, level with their points where there is room, else as near as the others and what is drawn let them. */
export function notes(side: Side, shapes: readonly Shape[], layout: Layout, taken: Taken): string {
  const own = notesOf(shapes, side)
    .map((note): Lined => ({ at: layout.point(note.at), lines: noteLines(note) }))
    .toSorted((p, q) => p.at[1] - q.at[1])
  const standing = settled(own, side, layout, taken)
  for (const { box, leader } of standing) {
    taken.texts.push(box)
    taken.leaders.push(...along(leader))
  }
  return standing.map((note) => drawn(note, side)).join('')
}

const drawn = ({ at, lines, box, leader }: Standing, side: Side): string =>
  `<path class="thin" d="${pathOf(leader)}"/><circle class="h" cx="${px(at[0])}" cy="${px(at[1])}" r="1.8"/>${textBlock(lines, box.left, box.top, side === 'left' ? 'end' : 'start')}`

/** How far a note may be asked to stand from the level of its point, px. */
const ASIDE = [0, -12, 12, -24, 24, -40, 40, -60, 60] as const
/** Of a point of a leader under a text, of a pixel between a note and its point, and of two leaders that cross. */
const [CROSSED, AWAY, ACROSS] = [30, 0.4, 60] as const

/** Each note in turn stands aside where its leader would run through a text or across another. */
function settled(own: readonly Lined[], side: Side, layout: Layout, taken: Taken): readonly Standing[] {
  const heights = own.map(({ lines }) => blockSize(lines).height + NOTE_AIR)
  const level = own.map(({ at }, i) => at[1] - (heights[i] ?? 0) / 2)
  const [ceiling, floor] = columnOf(own, side, layout, taken)
  const at = (asides: readonly number[]): readonly Standing[] => {
    const tops = stacked(
      level.map((y, i) => y + (asides[i] ?? 0)),
      heights,
      ceiling,
      floor,
    )
    return own.map((note, i) => standing(note, side, tops[i] ?? 0, layout.width))
  }
  let asides = own.map(() => 0)
  let best = at(asides)
  let least = costOf(best, taken)
  for (const i of own.keys()) {
    for (const aside of ASIDE) {
      if (least < 1) return best
      const tried = asides.map((was, k) => (k === i ? aside : was))
      const places = at(tried)
      const cost = costOf(places, taken)
      if (cost < least - 1) [asides, best, least] = [tried, places, cost]
    }
  }
  return best
}

function costOf(all: readonly Standing[], { texts }: Taken): number {
  const boxes = [...texts, ...all.map(({ box }) => box)]
  return all.reduce((sum, { at, box, leader }, i) => {
    const crossed = along(leader).filter((point) => isOver(point, boxes)).length
    const across = all.slice(0, i).filter((other) => meet(leader, other.leader)).length
    return sum + CROSSED * crossed + ACROSS * across + AWAY * Math.abs((box.top + box.bottom) / 2 - at[1])
  }, 0)
}

/** Whether two lines cross, rather than touch. */
const meet = (a: readonly At[], b: readonly At[]): boolean =>
  a.slice(1).some((to, i) => b.slice(1).some((end, k) => crosses([a[i] ?? to, to], [b[k] ?? end, end])))

function crosses([a, b]: readonly [At, At], [c, d]: readonly [At, At]): boolean {
  const side = ([px, py]: At, [qx, qy]: At, [rx, ry]: At) => Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function standing({ at, lines }: Lined, side: Side, top: number, width: number): Standing {
  const size = blockSize(lines)
  const box = boxAt(side === 'left' ? 2 : width - 2 - size.width, top + NOTE_AIR / 2, size)
  const edge = side === 'left' ? box.right + 4 : box.left - 4
  const y = box.top + size.height / 2
  return { at, lines, box, leader: [[edge, y], [edge + (side === 'left' ? 8 : -8), y], at] }
}

/** Between what heights a margin is free: texts of dimensions may reach into it above or below the model. */
function columnOf(
  own: readonly Lined[],
  side: Side,
  { content, foot, width }: Layout,
  { texts }: Taken,
): readonly [top: number, foot: number] {
  const widest = Math.max(0, ...own.map(({ lines }) => blockSize(lines).width)) + BESIDE
  const reaching = texts.filter(({ left, right }) => (side === 'left' ? left < widest : right > width - widest))
  const above = reaching.filter(({ bottom }) => bottom <= content.top).map(({ bottom }) => bottom)
  const below = reaching.filter(({ top }) => top >= content.bottom).map(({ top }) => top)
  return [Math.max(2, ...above), Math.min(foot - 9, ...below)]
}
/** Kept beside the notes of a margin. */
const BESIDE = 12

/** Tops of blocks that are to stand in order, near where each is wanted, none over another. */
function stacked(
  wanted: readonly number[],
  heights: readonly number[],
  ceiling: number,
  floor: number,
): readonly number[] {
  const tops: number[] = []
  wanted.forEach((want, i) => {
    const before = i === 0 ? ceiling : (tops[i - 1] ?? 0) + (heights[i - 1] ?? 0)
    tops.push(Math.max(want, before))
  })
  let end = floor
  for (let i = tops.length - 1; i >= 0; i--) {
    tops[i] = Math.min(tops[i] ?? 0, end - (heights[i] ?? 0))
    end = tops[i] ?? 0
  }
  return tops
}
