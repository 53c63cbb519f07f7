/** Angles, loads, arrows, labels and notes, each where it does not cover another; dimensions among them. */
import { arc } from './areas.ts'
import { beside, sizeOf } from './beside.ts'
import { edgeDimension, inPlace } from './dimensions.ts'
import type { Angle, Arrow, At, Compass, Dimension, Label, Load, Shape } from './drawing.ts'
import type { Layout } from './laid-out.ts'
import { farEnd } from './layout.ts'
import { notes } from './notes.ts'
import { around, type Candidate, type Taken } from './place.ts'
import { cosine, sine } from './polar.ts'
import { boxAt, head, lineTo, pathOf, slender } from './svg-text.ts'

/** SVG of all annotations: the fixed ones first, then those that look for room, in the order of the shapes. */
export function annotations(shapes: readonly Shape[], layout: Layout, taken: Taken): string {
  const fixed = [
    ...dimensionsOf(shapes).map((d) => edgeDimension(d, layout, taken)),
    notes('left', shapes, layout, taken),
    notes('right', shapes, layout, taken),
  ]
  const free = shapes.map((shape) => seeking(shape, layout, taken))
  return [...fixed, ...free].join('')
}

/** Those at the edges, upright ones first: their texts have fewer places. */
function dimensionsOf(shapes: readonly Shape[]): readonly Dimension[] {
  const all = shapes.filter((s): s is Dimension => s.kind === 'dimension' && s.edge !== undefined)
  const isUpright = ({ edge }: Dimension) => edge === 'left' || edge === 'right'
  return [...all.filter(isUpright), ...all.filter((d) => !isUpright(d))]
}

function seeking(shape: Shape, layout: Layout, taken: Taken): string {
  const { point, content } = layout
  switch (shape.kind) {
    case 'dimension':
      return shape.edge ? '' : inPlace(shape, layout, taken)
    case 'angle':
      return angle(shape, layout, taken)
    case 'load':
      return load(shape, layout, taken)
    case 'arrow':
      return arrow(shape, layout, taken)
    case 'text':
      return beside(shape.label, around(point(shape.at), sizeOf(shape.label), shape.towards), taken, point(shape.at))
    case 'mark':
      return shape.label
        ? beside(shape.label, around(point(shape.at), sizeOf(shape.label)), taken, point(shape.at))
        : ''
    case 'layer': {
      if (!shape.label) return ''
      const [y1, y2] = [
        point([0, shape.top])[1],
        shape.bottom === undefined ? content.bottom : point([0, shape.bottom])[1],
      ]
      return beside(shape.label, inside(shape.label, layout, (y1 + y2) / 2), taken)
    }
    case 'ground':
      return shape.label ? beside(shape.label, inside(shape.label, layout, content.bottom - 10), taken) : ''
    case 'water-line':
      return shape.label ? beside(shape.label, onWater(shape.label, layout, shape.at), taken) : ''
    default:
      return ''
  }
}

const inside = (label: Label, { content }: Layout, y: number): Candidate[] => {
  const size = sizeOf(label)
  const { left, right } = content
  return [left + 8, right - 8 - size.width, (left + right - size.width) / 2].flatMap((x, k) =>
    [0, -12, 12, -24].map((dy, j) => ({ box: boxAt(x, y - size.height / 2 + dy, size), dislike: k + j })),
  )
}

const onWater = (label: Label, { content, point }: Layout, at: number): Candidate[] => {
  const size = sizeOf(label)
  const y = point([0, at])[1]
  return [content.left + 36, content.right - 8 - size.width, (content.left + content.right - size.width) / 2].flatMap(
    (x, k) => [
      { box: boxAt(x, y - size.height - 3, size), dislike: k },
      { box: boxAt(x, y + 4, size), dislike: k + 3 },
    ],
  )
}

const ANGLE_RADIUS = 34
/** A label within its angle may be a little in the way before it leaves it. */
const FARTHER = 20
function angle({ at, from, to, label }: Angle, layout: Layout, taken: Taken): string {
  const centre = layout.point(at)
  const flat = { point: ([x, y]: At): At => [x, -y], scale: { x: 1, y: 1 } }
  const d = arc({ at: [centre[0], -centre[1]], radius: ANGLE_RADIUS, from, to }, flat)
  const end: At = [centre[0] + ANGLE_RADIUS * cosine(to), centre[1] - ANGLE_RADIUS * sine(to)]
  const turn = Math.sign(to - from)
  const before: At = [end[0] + 8 * turn * sine(to), end[1] + 8 * turn * cosine(to)]
  const size = sizeOf(label)
  const middle = (from + to) / 2
  const places = [0, 6, 14, 28, 46].flatMap((more, k) =>
    [0, 0.25, -0.25, 0.5, -0.5].map((shift, j): Candidate => {
      const deg = middle + shift * (to - from)
      const reach =
        ANGLE_RADIUS + 6 + more + (Math.abs(cosine(deg)) * size.width) / 2 + (Math.abs(sine(deg)) * size.height) / 2
      const [x, y] = [centre[0] + reach * cosine(deg), centre[1] - reach * sine(deg)]
      return { box: boxAt(x - size.width / 2, y - size.height / 2, size), dislike: 2 * k + j }
    }),
  )
  const farther = around(end, size).map((c) => ({ ...c, dislike: c.dislike + FARTHER }))
  const text = beside(label, [...places, ...farther], taken)
  return `<path class="thin" d="${d}"/>${slender(end, before)}${text}`
}

const SPACING = 34
const MOST_ARROWS = 12
function load(l: Load, layout: Layout, taken: Taken): string {
  const { point } = layout
  const role = l.role ?? 'load'
  const one = (at: At) => {
    const far = farEnd(l, at)
    const [tail, tip] = l.away ? [at, far] : [far, at]
    return `${lineTo(tail, tip, `l ${role}`)}${head(tip, tail, 10, `f ${role}`)}`
  }
  const outwards = compassOf(l.away ? l.towards : l.towards + 180)
  const from = point(l.at)
  const size = sizeOf(l.label)
  if (!l.to) {
    const far = farEnd(l, from)
    return `${one(from)}${beside(l.label, around(far, size, outwards), taken, far)}`
  }
  const to = point(l.to)
  const count = Math.min(
    MOST_ARROWS,
    Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / SPACING) + 1),
  )
  const tips = Array.from({ length: count }, (_, i): At => {
    const share = i / (count - 1)
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  })
  const tails = tips.map((tip) => farEnd(l, tip))
  const middle = tails[Math.floor(count / 2)] ?? from
  return `${tips.map(one).join('')}<path class="l ${role}" d="${pathOf([tails[0] ?? from, tails.at(-1) ?? to])}"/>${beside(l.label, around(middle, size, outwards), taken, middle)}`
}

const COMPASS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const
const compassOf = (deg: number) => COMPASS[Math.round((((deg % 360) + 360) % 360) / 45) % 8] ?? 'e'

/** To the side of an arrow: above a level one, right of an upright one, square to one aslant. */
function besideOf(a: At, b: At): Compass {
  const deg = ((Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI + 360) % 180
  return compassOf(deg <= 67.5 ? deg + 90 : deg - 90)
}

function arrow({ from, to, role, label }: Arrow, { point }: Layout, taken: Taken): string {
  const [a, b] = [point(from), point(to)]
  const drawn = `${lineTo(a, b, `l ${role}`)}${head(b, a, 10, `f ${role}`)}`
  if (!label) return drawn
  const middle: At = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const size = sizeOf(label)
  const places = [
    ...around(middle, size, besideOf(a, b)),
    ...around(a, size).map((c) => ({ ...c, dislike: c.dislike + 6 })),
  ]
  return `${drawn}${beside(label, places, taken, middle)}`
}
