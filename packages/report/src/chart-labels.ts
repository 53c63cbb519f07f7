/** Labels find a place of their own: beside their point or along their line, off the text, the points and the curves. */
import { textWidth } from '@keelson/figures/text-width.ts'
import { inLines } from './chart-fit.ts'
import { type Box, everyMark, type Item, type Mark, type Placed, type Plot, plotsOf, unitOf } from './chart-scene.ts'
import type { Plain } from './chart-series.ts'
import { powersOfTen } from './chart-text.ts'

/** Between a label and what it stands beside. */
const GAP = 3
/** Distances from its point; beyond the first a label has a leader. */
const RINGS = [7, 22, 40, 64, 100, 140] as const
/** Places along a line. */
const STOPS = 13
/** How often every label looks for a better place. */
const ROUNDS = 3
/** Of a pixel of what a label would rather not do. */
const COST = { outside: 900, text: 300, point: 30, curve: 12, bar: 0.02, away: 1, along: 0.03 } as const
/** Up to here the place that the chart itself gives is good enough. */
const NO_MATTER = 1

type Point = readonly [x: number, y: number]
type Segment = readonly [from: Point, to: Point]
interface Obstacles {
  readonly texts: readonly Box[]
  readonly points: readonly Box[]
  readonly bars: readonly Box[]
  readonly curves: readonly Segment[]
}
interface Place {
  readonly box: Box
  readonly align: 'left' | 'center' | 'right'
  /** How much worse than others where nothing is in the way. */
  readonly away: number
  /** Where a line leads to, from a label that stands apart. */
  readonly leader?: Point
}
interface Label {
  readonly item: Item
  readonly at: Point
  readonly places: readonly (Place & { readonly cost: number })[]
}
/** A thin line from a label to its point, on the whole drawing. */
export type Leader = readonly [x1: number, y1: number, x2: number, y2: number]

/** Moves the labels of a drawing to where they can be read; gives the leaders of those that had to stand apart. */
export function placeLabels(root: Mark, units: readonly Plain[]): Leader[] {
  for (const { marktype, items } of everyMark(root)) {
    if (marktype !== 'text') continue
    for (const item of items) if (typeof item.text === 'string') item.text = powersOfTen(item.text)
  }
  return plotsOf(root).flatMap((plot) => placeIn(plot, units))
}

function placeIn(plot: Plot, units: readonly Plain[]): Leader[] {
  const bars = boxesOf(plot, 'rect')
  const texts = plot.marks.flatMap(({ mark, left, top }) => {
    if (mark.marktype !== 'text') return []
    const inRow = isByRow(unitOf(mark, units))
    const said = mark.items.filter(isSaid)
    for (const item of said) item.text = broken(item, plot)
    return said.map((item): Said => ({ item, at: [left + (item.x ?? 0), top + (item.y ?? 0)], inRow }))
  })
  dropCrowded(texts)
  for (const [i, text] of texts.entries()) {
    if (isFree(text.item) && texts.slice(0, i).some((other) => saysTheSame(text, other))) text.item.text = ''
  }
  const free = texts.filter((t) => isFree(t.item) && isSaid(t.item))
  if (free.length === 0) return []
  const obstacles: Obstacles = {
    texts: texts.filter((t) => !isFree(t.item)).map(({ item, at }) => givenPlace(item, at).box),
    points: boxesOf(plot, 'symbol'),
    bars,
    curves: [...curvesOf(plot), ...rulesOf(plot)],
  }
  const labels = free.map((text) => labelOf(text, plot, obstacles))
  return settled(labels).flatMap((place, i) => {
    const label = labels[i]
    return label ? moved(label, place, plot) : []
  })
}

interface Said {
  readonly item: Item
  readonly at: Point
  /** It belongs to a row of names, and stays at its height. */
  readonly inRow: boolean
}

function isByRow(unit: Plain | undefined): boolean {
  const { y } = (unit?.encoding ?? {}) as { readonly y?: { readonly type?: unknown } }
  return y?.type === 'nominal' || y?.type === 'ordinal'
}

/** Of the width of a plot: a longer label stands in lines, each of which is at most so long. */
const [LONG, LINE] = [0.5, 0.42] as const
function broken({ text, fontSize = 11 }: Item, { width }: Plot): unknown {
  if (typeof text !== 'string' || textWidth(text, fontSize) <= LONG * width) return text
  return inLines(text, LINE * width, fontSize)
}

/** Numbers in the cells of a map that has no room for them are left to the pointer. */
function dropCrowded(texts: readonly Said[]): void {
  const fixed = texts.filter(({ item }) => !isFree(item) && !item.angle)
  const boxes = fixed.map(({ item, at }) => givenPlace(item, at).box)
  if (!boxes.some((box, i) => boxes.slice(i + 1).some((other) => overlap(box, other) > 0))) return
  for (const { item } of fixed) item.text = ''
}
/** Two points of one name that lie on each other need one label. */
const saysTheSame = (a: Said, b: Said) =>
  a.item.text === b.item.text && Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < RINGS[0]

const isSaid = ({ text, opacity }: Item) => String(text ?? '').trim() !== '' && opacity !== 0
/** A text in the middle of a cell or aslant stays where it is. */
const isFree = ({ dx, dy, align, angle }: Item) => !angle && (align !== 'center' || Boolean(dx || dy))

const boxesOf = ({ marks }: Plot, type: string): Box[] =>
  marks.flatMap(({ mark, left, top }) =>
    mark.marktype === type ? mark.items.map(({ bounds }) => shifted(bounds, left, top)) : [],
  )
const shifted = ({ x1, y1, x2, y2 }: Box, left: number, top: number): Box => ({
  x1: x1 + left,
  y1: y1 + top,
  x2: x2 + left,
  y2: y2 + top,
})

function curvesOf({ marks }: Plot): Segment[] {
  const lines = marks.filter(({ mark }) => mark.marktype === 'line' || mark.marktype === 'trail')
  return lines.flatMap(({ mark, left, top }) => {
    const points = mark.items.map((p): Point | undefined =>
      p.defined === false ? undefined : [left + (p.x ?? 0), top + (p.y ?? 0)],
    )
    return points.slice(1).flatMap((to, i): Segment[] => {
      const from = points[i]
      return from && to ? [[from, to]] : []
    })
  })
}

const rulesOf = ({ marks }: Plot): Segment[] =>
  marks.filter(({ mark }) => mark.marktype === 'rule').flatMap(({ mark, ...at }) => mark.items.map((r) => ends(r, at)))

const ends = ({ x = 0, y = 0, x2 = x, y2 = y }: Item, { left, top }: Omit<Placed, 'mark'>): Segment => [
  [left + x, top + y],
  [left + x2, top + y2],
]

function labelOf({ item, at, inRow }: Said, plot: Plot, among: Obstacles): Label {
  const isPoint = among.points.some((box) => isWithin(at, box))
  const rule = isPoint || inRow ? undefined : rulesOf(plot).find((r) => standsOn(at, r, plot))
  const found = inRow ? placesInRow(at, item, plot) : rule ? placesAlong(rule, item) : placesAround(at, item)
  const places = [givenPlace(item, at), ...found]
  return { item, at, places: places.map((place) => ({ ...place, cost: costOf(place, plot, among) })) }
}

const isWithin = ([x, y]: Point, { x1, y1, x2, y2 }: Box) => x >= x1 && x <= x2 && y >= y1 && y <= y2

const NEAR = 1
/** Whether a point stands on a line that goes through most of the plot. */
function standsOn([x, y]: Point, [[x1, y1], [x2, y2]]: Segment, { width, height }: Plot): boolean {
  const isAcross = Math.abs(y1 - y2) < NEAR && Math.abs(x1 - x2) > width / 2 && Math.abs(y - y1) < NEAR
  return isAcross || (Math.abs(x1 - x2) < NEAR && Math.abs(y1 - y2) > height / 2 && Math.abs(x - x1) < NEAR)
}

const linesOf = ({ text }: Item): readonly string[] => (Array.isArray(text) ? text.map(String) : [String(text)])
const sizeOf = (item: Item): Point => {
  const { fontSize = 11 } = item
  const lines = linesOf(item)
  return [Math.max(...lines.map((line) => textWidth(line, fontSize))), heightOfLine(item) * lines.length]
}
const heightOfLine = ({ fontSize = 11 }: Item): number => 1.15 * fontSize

const sized = (x1: number, y1: number, [w, h]: Point): Box => ({ x1, y1, x2: x1 + w, y2: y1 + h })

/** Height of the middle of a text over its baseline, in em. */
const MIDDLE = 0.35
const MIDDLE_OF: Readonly<Record<string, number>> = { middle: 0, top: 0.5, bottom: -0.5 }

function givenPlace(item: Item, [x, y]: Point): Place {
  const { dx = 0, dy = 0, baseline = 'alphabetic', fontSize = 11 } = item
  const align = item.align === 'center' || item.align === 'right' ? item.align : 'left'
  const size = sizeOf(item)
  const left = x + dx - { left: 0, center: 0.5, right: 1 }[align] * size[0]
  const middle = y + dy + (MIDDLE_OF[baseline] ?? -MIDDLE) * fontSize
  return { box: sized(left, middle - heightOfLine(item) / 2, size), align, away: 0 }
}

function placesAround([x, y]: Point, item: Item): Place[] {
  const size = sizeOf(item)
  const [w, h] = size
  return RINGS.flatMap((r, ring) => {
    const d = 0.6 * r
    const far = { away: ring * 20, ...(ring > 0 && { leader: [x, y] as const }) }
    return [
      { box: sized(x + r, y - d - h / 2, size), align: 'left', ...far },
      { box: sized(x + r, y + d - h / 2, size), align: 'left', ...far },
      { box: sized(x + r, y - h / 2, size), align: 'left', ...far },
      { box: sized(x - w / 2, y - r - h, size), align: 'center', ...far },
      { box: sized(x - r - w, y - d - h / 2, size), align: 'right', ...far },
      { box: sized(x - w / 2, y + r, size), align: 'center', ...far },
      { box: sized(x - r - w, y + d - h / 2, size), align: 'right', ...far },
      { box: sized(x - r - w, y - h / 2, size), align: 'right', ...far },
      { box: sized(x + GAP, y + r, size), align: 'left', ...far },
      { box: sized(x - GAP - w, y + r, size), align: 'right', ...far },
      { box: sized(x + GAP, y - r - h, size), align: 'left', ...far },
      { box: sized(x - GAP - w, y - r - h, size), align: 'right', ...far },
    ] satisfies Place[]
  })
}

/** On either side of the end of its bar, and farther along the row. */
function placesInRow([x, y]: Point, item: Item, { width }: Plot): Place[] {
  const size = sizeOf(item)
  const [w, h] = size
  const rooms = [
    x + GAP + 1,
    x - GAP - 1 - w,
    ...Array.from({ length: STOPS }, (_, i) => (i / (STOPS - 1)) * (width - w)),
  ]
  return rooms.map((left) => ({
    box: sized(left, y - h / 2, size),
    align: 'left',
    away: Math.max(0, left - x, x - left - w) / 2,
  }))
}

/** Where no place at a line is free, apart from it with a leader. */
const APART = [20, 38] as const

/** From the right end, or the top, on; above the line before below it, right before left of it. */
function placesAlong([[x1, y1], [x2, y2]]: Segment, item: Item): Place[] {
  const size = sizeOf(item)
  const [w, h] = size
  const stops = Array.from({ length: STOPS }, (_, i) => i / (STOPS - 1))
  if (Math.abs(y1 - y2) < NEAR) {
    const [left, right] = [Math.min(x1, x2) + GAP, Math.max(x1, x2) - GAP - w]
    return stops.flatMap((s): Place[] => {
      const x = right - s * (right - left)
      return [
        { box: sized(x, y1 - GAP - h, size), align: 'left', away: s * 6 },
        { box: sized(x, y1 + GAP, size), align: 'left', away: s * 6 + 2 },
        ...APART.flatMap((far): Place[] => {
          const leader: Point = [x + w / 2, y1]
          return [
            { box: sized(x, y1 - far - h, size), align: 'left', away: s * 6 + 2 * far, leader },
            { box: sized(x, y1 + far, size), align: 'left', away: s * 6 + 2 * far, leader },
          ]
        }),
      ]
    })
  }
  const [top, bottom] = [Math.min(y1, y2) + GAP, Math.max(y1, y2) - GAP - h]
  return stops.flatMap((s): Place[] => {
    const y = top + s * (bottom - top)
    const leader: Point = [x1, y + h / 2]
    return [
      { box: sized(x1 + GAP, y, size), align: 'left', away: s * 6 },
      { box: sized(x1 - GAP - w, y, size), align: 'right', away: s * 6 + 2 },
      ...APART.flatMap((far): Place[] => [
        { box: sized(x1 + far, y, size), align: 'left', away: s * 6 + 2 * far, leader },
        { box: sized(x1 - far - w, y, size), align: 'right', away: s * 6 + 2 * far, leader },
      ]),
    ]
  })
}

function costOf({ box, away }: Place, { width, height }: Plot, { texts, points, bars, curves }: Obstacles): number {
  const inside = overlap(box, { x1: 0, y1: 0, x2: width, y2: height })
  const whole = (box.x2 - box.x1) * (box.y2 - box.y1)
  const roomy = sized(box.x1 - 1, box.y1 - 1, [box.x2 - box.x1 + 2, box.y2 - box.y1 + 2])
  const over = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlap(box, other), 0)
  return (
    COST.away * away +
    COST.outside * (whole - inside) +
    COST.text * over(texts) +
    COST.point * over(points) +
    COST.bar * over(bars) +
    COST.curve * curves.reduce((sum, curve) => sum + lengthIn(roomy, curve), 0)
  )
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1)
  const h = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1)
  return w > 0 && h > 0 ? w * h : 0
}

/** How much of a segment lies in a box: cut by each of its sides in turn. */
function lengthIn({ x1, y1, x2, y2 }: Box, [[ax, ay], [bx, by]]: Segment): number {
  if (Math.max(ax, bx) < x1 || Math.min(ax, bx) > x2 || Math.max(ay, by) < y1 || Math.min(ay, by) > y2) return 0
  let [from, to] = [0, 1]
  for (const [start, run, low, high] of [
    [ax, bx - ax, x1, x2],
    [ay, by - ay, y1, y2],
  ] as const) {
    if (run === 0) continue
    const [a, b] = [(low - start) / run, (high - start) / run]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  return to > from ? (to - from) * Math.hypot(bx - ax, by - ay) : 0
}

/** Each label in turn takes its best place among the others, until none moves. */
function settled(labels: readonly Label[]): Place[] {
  const chosen = labels.map(({ places }) => best(places, []))
  for (let round = 0; round < ROUNDS; round++) {
    labels.forEach(({ places }, i) => {
      chosen[i] = best(
        places,
        chosen.filter((_, k) => k !== i).map(({ box }) => box),
      )
    })
  }
  return chosen
}

function best(places: Label['places'], others: readonly Box[]): Place {
  const costs = places.map(({ box, cost }) =>
    others.reduce((sum, other) => sum + COST.text * overlap(box, other), cost),
  )
  const least = Math.min(...costs)
  const chosen = (costs[0] ?? 0) <= least + NO_MATTER ? 0 : costs.indexOf(least)
  return places[chosen] as Place
}

function moved({ item, at: [x, y], places }: Label, place: Place, plot: Plot): Leader[] {
  if (place === places[0]) return []
  const { x1, x2, y1, y2 } = place.box
  item.align = place.align
  item.baseline = 'middle'
  item.dx = { left: x1, center: (x1 + x2) / 2, right: x2 }[place.align] - x
  item.dy = y1 + heightOfLine(item) / 2 - y
  if (!place.leader) return []
  const [fromX, fromY] = place.leader
  const [toX, toY] = [within(fromX, x1, x2), within(fromY, y1, y2)]
  return [[plot.left + fromX, plot.top + fromY, plot.left + toX, plot.top + toY]]
}

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
