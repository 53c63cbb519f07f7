/** Dimension lines by ISO 129: the text over the line, along it and centred, or beyond an end where the line is too short. */
import { beside, sizeOf } from './beside.ts'
import type { At, Dimension } from './drawing.ts'
import { BEYOND, edgePlaces, OVER } from './edge-text.ts'
import { LINE, linesOf } from './label-text.ts'
import type { Layout } from './laid-out.ts'
import { CLEAR, isUpright } from './lanes.ts'
import { dimensionEnds } from './layout.ts'
import { around, type Candidate, choose, type Taken } from './place.ts'
import { cosine, sine } from './polar.ts'
import { boxAt, lineTo, slender, turnedText } from './svg-text.ts'

/** A dimension shorter than this has its arrows outside. */
const SHORT = 24

export function edgeDimension(d: Dimension, layout: Layout, taken: Taken): string {
  const { point, lanes } = layout
  const upright = isUpright(d)
  const [from, to] = [point(d.from), point(d.to)]
  const [a, b] = dimensionEnds(d, lanes.get(d)?.lane ?? 0, layout)
  const [line] = linesOf(d.label)
  const drawn = `${extension(from, a, upright)}${extension(to, b, upright)}${measured(a, b)}`
  if (!line) return drawn
  const places = edgePlaces(d, line.width, [a, b], layout)
  const { middle, centre, isBeyond } = choose(places, { ...taken, room: EVERYWHERE, inked: [], leaders: [] })
  const on = isBeyond ? leadOn(a, b, middle, line.width / 2, upright ? 1 : 0) : ''
  return `${drawn}${on}${turnedText(line, centre, upright ? -90 : 0)}`
}

/** Its places lie on the sheet, and what is drawn beside the model is dimensions alone. */
const EVERYWHERE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
/** Between the end of a line and a text in it. */
const BEFORE = 4

/** The line goes on to a text that stands beyond its end. */
function leadOn(a: At, b: At, middle: number, half: number, k: 0 | 1): string {
  const [low, high] = [Math.min(a[k], b[k]), Math.max(a[k], b[k])]
  const ends = middle > high ? [high, middle - half - BEFORE] : [middle + half + BEFORE, low]
  const [from, to] = ends.map((at): At => (k === 1 ? [a[0], at] : [at, a[1]]))
  return from && to ? lineTo(from, to, 'thin') : ''
}

function extension(p: At, end: At, upright: boolean): string {
  const k = upright ? 0 : 1
  const beyond = Math.sign(end[k] - p[k]) * BEYOND
  const [s, e] = [p[k] + beyond, end[k] + beyond]
  return upright ? lineTo([s, p[1]], [e, p[1]], 'thin') : lineTo([p[0], s], [p[0], e], 'thin')
}

/** The line between two ends with its arrow heads, outside where it is short. */
function measured(a: At, b: At): string {
  const [ux, uy, length] = direction(a, b)
  if (length >= SHORT) return `${lineTo(a, b, 'thin')}${slender(a, b)}${slender(b, a)}`
  const out = (p: At, side: number): At => [p[0] + side * 16 * ux, p[1] + side * 16 * uy]
  const [c, d] = [out(a, -1), out(b, 1)]
  return `${lineTo(c, d, 'thin')}${slender(a, c)}${slender(b, d)}`
}

function direction(a: At, b: At): readonly [ux: number, uy: number, length: number] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  return length === 0 ? [1, 0, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length, length]
}

export function inPlace(d: Dimension, { point }: Layout, taken: Taken): string {
  const ends = [point(d.from), point(d.to)] as const
  if (linesOf(d.label).length === 0) return measured(...ends)
  const middle: At = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
  const places = [...overLine(d, ...ends), ...besideLine(d, ...ends), ...farFrom(d, middle)]
  return `${measured(...ends)}${beside(d.label, places, taken, middle)}`
}

/** Shifts of a text along its line, as shares of it. */
const SHIFTS = [0, 0.12, -0.12, 0.25, -0.25] as const

/** Where there is no room over a line its text may stand under it. */
const UNDER = 12

/** Over the line and along it, where it is as long as its text. */
function overLine({ label }: Dimension, a: At, b: At): Candidate[] {
  const [line] = linesOf(label)
  const [ux, uy, length] = direction(a, b)
  if (!line || length < line.width + 2 * CLEAR) return []
  // Read from below or from the right.
  const deg = Math.abs(ux) < 1e-3 ? -90 : (Math.atan(uy / ux) * 180) / Math.PI
  const [cos, sin] = [cosine(deg), sine(deg)]
  const size = {
    width: Math.abs(cos) * line.width + Math.abs(sin) * LINE,
    height: Math.abs(sin) * line.width + Math.abs(cos) * LINE,
  }
  const lift = LINE / 2 + OVER
  const shifts = SHIFTS.filter((shift) => length * (1 - 2 * Math.abs(shift)) >= line.width + 2 * CLEAR)
  return ([1, -1] as const).flatMap((side) =>
    shifts.map((shift, k): Candidate => {
      const x = (a[0] + b[0]) / 2 + shift * (b[0] - a[0]) + side * lift * sin
      const y = (a[1] + b[1]) / 2 + shift * (b[1] - a[1]) - side * lift * cos
      const box = boxAt(x - size.width / 2, y - size.height / 2, size)
      return { box, dislike: k + (side > 0 ? 0 : UNDER), turned: { width: line.width, height: LINE, deg } }
    }),
  )
}

/** Horizontal, at either side of a line that is shorter than its text, or beyond an end of it. */
function besideLine({ label }: Dimension, a: At, b: At): Candidate[] {
  const size = sizeOf(label)
  const [ux, uy, length] = direction(a, b)
  const middle: At = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const across = (Math.abs(uy) * size.width) / 2 + (Math.abs(ux) * size.height) / 2 + 4
  const lengthwise = (Math.abs(ux) * size.width) / 2 + (Math.abs(uy) * size.height) / 2 + (length < SHORT ? 20 : 6)
  const centred = (x: number, y: number, dislike: number): Candidate => ({
    box: boxAt(x - size.width / 2, y - size.height / 2, size),
    dislike: dislike + NOT_OVER,
  })
  return [
    centred(middle[0] + uy * across, middle[1] - ux * across, 0),
    centred(middle[0] - uy * across, middle[1] + ux * across, 1),
    centred(b[0] + ux * lengthwise, b[1] + uy * lengthwise, 2),
    centred(a[0] - ux * lengthwise, a[1] - uy * lengthwise, 3),
  ]
}
/** A text along its line may cover something that is drawn before it leaves the line. */
const NOT_OVER = 60

const farFrom = ({ label }: Dimension, middle: At): Candidate[] =>
  around(middle, sizeOf(label)).map((c) => ({ ...c, dislike: c.dislike + NOT_OVER + 10 }))
