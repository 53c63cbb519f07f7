/** What a figure must show, in model coordinates. */
import type { At, Drawing, Shape } from './drawing.ts'

export interface Extent {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** Air beside and above what spans the whole figure, as a share of it. */
const AIR = 0.06
/** Share of the height that a layer without a bottom is given. */
const FOOTING = 0.16

/** Shapes that run from edge to edge. */
export const spansWidth = (shape: Shape): boolean =>
  shape.kind === 'layer' || shape.kind === 'water-line' || shape.kind === 'ground'

export function extentOf({ shapes, frame = {} }: Drawing): Extent {
  const points = shapes.flatMap(pointsOf)
  const levels = shapes.flatMap(levelsOf)
  const xs = [...points.map(([x]) => x), ...(frame.x ?? [])]
  const ys = [...points.map(([, y]) => y), ...levels, ...(frame.y ?? [])]
  const [left, right] = apart(Math.min(...xs), Math.max(...xs))
  const [bottom, top] = apart(Math.min(...ys), Math.max(...ys))
  const open = shapes.some((s) => s.kind === 'ground' || (s.kind === 'layer' && s.bottom === undefined))
  const spans = shapes.some(spansWidth)
  const side = spans && frame.x === undefined ? AIR * (right - left) : 0
  const size = Math.min(top - bottom, right - left)
  return {
    left: left - side,
    right: right + side,
    bottom: open && frame.y === undefined ? bottom - FOOTING * size : bottom,
    top,
  }
}

/** Two ends that are apart, for a figure of a single point or line. */
const apart = (from: number, to: number): readonly [number, number] => (to > from ? [from, to] : [from - 0.5, to + 0.5])

function pointsOf(shape: Shape): readonly At[] {
  switch (shape.kind) {
    case 'polyline':
    case 'ground':
    case 'polygon':
      return shape.points
    case 'circle':
    case 'arc':
      return around(shape.at, shape.radius)
    case 'arrow':
    case 'dimension':
      return [shape.from, shape.to]
    case 'load':
      return shape.to ? [shape.at, shape.to] : [shape.at]
    case 'angle':
    case 'text':
    case 'note':
    case 'mark':
    case 'break':
      return [shape.at]
    case 'layer':
    case 'water-line':
    case 'ruler':
      return []
  }
}

const around = ([x, y]: At, r: number): readonly At[] => [
  [x - r, y - r],
  [x + r, y + r],
]

function levelsOf(shape: Shape): readonly number[] {
  if (shape.kind === 'water-line') return [shape.at]
  if (shape.kind !== 'layer') return []
  return shape.bottom === undefined ? [shape.top] : [shape.top, shape.bottom]
}
