/** Where everything stands on the page: the scale, the margins that dimensions, notes and arrows need, and their lanes. */
import type { Box } from './box.ts'
import type { At, Dimension, Drawing, Edge, Load, Note, Shape, Side } from './drawing.ts'
import { extentOf, spansWidth } from './extent.ts'
import { legendOf } from './fills.ts'
import { LINE, linesOf } from './label-text.ts'
import type { Lanes, Layout } from './laid-out.ts'
import { laneAt, lanesOf } from './lanes.ts'
import { footOf } from './legend.ts'
import { cosine, sine } from './polar.ts'
import { widestTick } from './ticks.ts'

/** Width of every figure, px, and its height unless its notes need more: as the page of a workflow shows it, so that its letters keep their size. */
const [WIDTH, TALLEST] = [420, 328] as const
/** Height of the model, however many dimensions stand around it. */
const LEAST_HIGH = 120
const LOWEST = 90
/** Height of a figure that is not to scale, and least height of a stretched one, as shares of its width. */
const LIKED = 0.45
const LEAST_SHARE = 0.22
const MARGIN = 10
const NOTE_WIDTH = 106
const NOTE_GAP = 19
/** Room of a note above and below its lines together. */
export const NOTE_AIR = 7
/** Height of a ruler with its title, and width of one beside its numbers. */
export const RULER = { x: 46, y: 33 } as const
/** Between the content and a ruler. */
export const RULER_GAP = 6
/** Length of the longest load arrow. */
const LONGEST_LOAD = 42
/** Passes in all, and those in which a text may still go back to the line of its dimension. */
const [PASSES, FREE] = [6, 3] as const

type Margins = Readonly<Record<Edge, number>>

export function layoutOf(drawing: Drawing): Layout {
  let lanes: Lanes = new Map()
  let tails: Margins = NONE
  let layout = placed(drawing, lanes, tails)
  for (let pass = 0; pass < PASSES; pass++) {
    lanes = lanesOf(drawing, layout, pass >= FREE)
    tails = tailsBeyond(drawing, layout)
    layout = placed(drawing, lanes, tails)
  }
  return layout
}

const NONE: Margins = { left: 0, right: 0, above: 0, below: 0 }

function placed(drawing: Drawing, lanes: Lanes, tails: Margins): Layout {
  const outer = marginsOf(drawing, lanes)
  const inner = { left: outer.left + tails.left, right: outer.right + tails.right }
  const extent = extentOf(drawing)
  const [dx, dy] = [extent.right - extent.left, extent.top - extent.bottom]
  const wide = WIDTH - inner.left - inner.right
  const top = outer.above + tails.above
  const below = tails.below + outer.below
  const least = Math.max(LOWEST, notesHeight(drawing) - top - below)
  const tallest = Math.max(LEAST_HIGH, TALLEST - top - below)
  const scale = scaleOf(drawing, dx, dy, wide, { least, tallest })
  const [w, h] = [scale.x * dx, scale.y * dy]
  const spare = Math.max(0, least - h) / 2
  const spans = drawing.shapes.some(spansWidth)
  const left = inner.left + (wide - w) / 2
  const content: Box = {
    left: spans ? inner.left : left,
    right: spans ? WIDTH - inner.right : left + w,
    top: top + spare,
    bottom: top + spare + h,
  }
  const height = Math.ceil(content.bottom + spare + below)
  return {
    width: WIDTH,
    height,
    foot: height - footHeight(drawing) + 7,
    content,
    room: {
      left: outer.left - 4,
      right: WIDTH - outer.right + 4,
      top: outer.above - 6,
      bottom: height - outer.below + 6,
    },
    point: ([x, y]) => [left + (x - extent.left) * scale.x, content.top + (extent.top - y) * scale.y],
    scale,
    lanes,
    noted: { left: heightOf(drawing, 'left'), right: heightOf(drawing, 'right') },
    tails,
  }
}

/** The round factor by which heights or widths are enlarged. */
export const stretchOf = ({ scale }: Pick<Layout, 'scale'>): number => Number((scale.y / scale.x).toPrecision(6))

const FACTORS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

function scaleOf(
  { scale: kind, aspect = LIKED }: Drawing,
  dx: number,
  dy: number,
  wide: number,
  { least, tallest }: { readonly least: number; readonly tallest: number },
): Layout['scale'] {
  const fit = Math.min(wide / dx, tallest / dy)
  if (kind === 'true') return { x: fit, y: fit }
  if (kind === 'none')
    return { x: wide / dx, y: Math.min(Math.max(aspect * wide, least), Math.max(tallest, least)) / dy }
  if (dy < LEAST_SHARE * dx) {
    const factor = FACTORS.find((f) => (f * dy) / dx >= LEAST_SHARE) ?? FACTORS.at(-1) ?? 1
    return { x: wide / dx, y: (factor * wide) / dx }
  }
  const high = Math.min(tallest, wide)
  if (dy <= (high / wide) * dx) return { x: fit, y: fit }
  const factor = FACTORS.findLast((f) => (f * dx * high) / dy <= wide) ?? 1
  return { x: (factor * high) / dy, y: high / dy }
}

function marginsOf(drawing: Drawing, lanes: Lanes): Margins {
  const { shapes, scale } = drawing
  const rulers = shapes.filter((s) => s.kind === 'ruler')
  const ruled = (along: 'x' | 'y') => rulers.some((r) => r.along === along)
  const extent = extentOf(drawing)
  const beside = rulers.map((r) => (r.along === 'y' ? RULER.y + widestTick(r, extent) : 0))
  return {
    left: Math.max(MARGIN, noted(shapes, 'left') + laned(lanes, 'left') + Math.max(0, ...beside)),
    right: Math.max(MARGIN, noted(shapes, 'right') + laned(lanes, 'right')),
    above: Math.max(MARGIN, laned(lanes, 'above')),
    below:
      Math.max(MARGIN, laned(lanes, 'below') + (ruled('x') ? RULER.x : 0)) +
      (scale === 'true' && ruled('x') && legendOf(drawing).length === 0 ? 0 : footHeight(drawing)),
  }
}
/** Height of the line that says the scale. */
export const FOOT = 24
const footHeight = (drawing: Drawing): number => footOf(drawing, WIDTH, FOOT)

const laned = (lanes: Lanes, edge: Edge): number => {
  const own = [...lanes].filter(([d]) => d.edge === edge)
  return own.length === 0 ? 0 : laneAt(Math.max(...own.map(([, { last }]) => last))) + AFTER_LANE[edge]
}
const AFTER_LANE: Margins = { left: LINE + 5, above: LINE + 5, right: 12, below: 10 }

export const notesOf = (shapes: readonly Shape[], side: Side): readonly Note[] =>
  shapes.filter((s) => s.kind === 'note' && s.side === side) as readonly Note[]

const noted = (shapes: readonly Shape[], side: Side): number => {
  const notes = notesOf(shapes, side)
  if (notes.length === 0) return 0
  return Math.max(...notes.flatMap((n) => noteLines(n).map((l) => l.width))) + NOTE_GAP
}

export const noteLines = (note: Note) => linesOf(note.label, NOTE_WIDTH)

const heightOf = ({ shapes }: Drawing, side: Side): number =>
  notesOf(shapes, side).reduce((sum, note) => sum + LINE * noteLines(note).length + NOTE_AIR, 0)

/** What the notes of the fuller margin take, one above the other, above the line that says the scale. */
const notesHeight = (drawing: Drawing): number =>
  Math.max(heightOf(drawing, 'left'), heightOf(drawing, 'right')) + 4 + footHeight(drawing)

/** The ends of the line of a dimension: on its lane where it has an edge. */
export function dimensionEnds({ from, to, edge }: Dimension, lane: number, layout: Layout): readonly [At, At] {
  const { point, content, tails } = layout
  const [a, b] = [point(from), point(to)]
  if (edge === undefined) return [a, b]
  const away = laneAt(lane) + tails[edge]
  const at = {
    left: content.left - away,
    right: content.right + away,
    above: content.top - away,
    below: content.bottom + away,
  }[edge]
  const on = ([x, y]: At): At => (edge === 'left' || edge === 'right' ? [at, y] : [x, at])
  return [on(a), on(b)]
}

/** How far the tails of load arrows, with a line of label, reach beyond the content. */
function tailsBeyond({ shapes }: Drawing, { point, content }: Layout): Margins {
  const tails = shapes.flatMap((s) =>
    s.kind === 'load' ? [s.at, ...(s.to ? [s.to] : [])].map((at) => farEnd(s, point(at))) : [],
  )
  const beyond = (values: readonly number[]) => Math.max(0, ...values.map((v) => (v > 0 ? v + LINE + 4 : 0)))
  return {
    left: beyond(tails.map(([x]) => content.left - x)),
    right: beyond(tails.map(([x]) => x - content.right)),
    above: beyond(tails.map(([, y]) => content.top - y)),
    below: beyond(tails.map(([, y]) => y - content.bottom)),
  }
}

const LEAST_LOAD = 0.3
/** The end of a load's arrow that is not at its point of the page. */
export function farEnd({ towards, share = 1, away }: Load, [x, y]: At): At {
  const length = (away ? 1 : -1) * LONGEST_LOAD * Math.max(LEAST_LOAD, Math.min(1, share))
  return [x + length * cosine(towards), y - length * sine(towards)]
}
