/** Points along what is drawn, close enough that a label cannot stand between two of them unnoticed. */
import { along } from './along.ts'
import type { At, Shape } from './drawing.ts'
import type { Layout } from './laid-out.ts'
import { dimensionEnds, farEnd } from './layout.ts'
import { onCircle } from './polar.ts'

const TURN = 24

export function inkOf(shapes: readonly Shape[], layout: Layout): readonly At[] {
  return shapes.flatMap((shape) => alongShape(shape, layout))
}

function alongShape(shape: Shape, layout: Layout): readonly At[] {
  const { point, content } = layout
  switch (shape.kind) {
    case 'polyline':
      return along(shape.points.map(point))
    case 'polygon':
      return along([...shape.points, ...shape.points.slice(0, 1)].map(point))
    case 'ground': {
      const surface = shape.points.map(point)
      const [first, last] = [surface[0], surface.at(-1)]
      return first && last ? along([[content.left, first[1]], ...surface, [content.right, last[1]]]) : []
    }
    case 'circle':
    case 'arc': {
      const { at, radius } = shape
      const [from, to] = shape.kind === 'arc' ? [shape.from, shape.to] : [0, 360]
      const turn = Array.from({ length: TURN + 1 }, (_, i) => from + ((to - from) * i) / TURN)
      return along(turn.map((deg) => point(onCircle(at, radius, deg))))
    }
    case 'arrow':
      return along([point(shape.from), point(shape.to)])
    case 'dimension': {
      const [a, b] = dimensionEnds(shape, layout.lanes.get(shape)?.lane ?? 0, layout)
      return [...along([point(shape.from), a]), ...along([a, b]), ...along([b, point(shape.to)])]
    }
    case 'load': {
      const ends = [shape.at, ...(shape.to ? [shape.to] : [])].map(point)
      const tails = ends.map((at) => farEnd(shape, at))
      return [...ends.flatMap((at) => along([at, farEnd(shape, at)])), ...along(tails)]
    }
    case 'water-line':
      return level(shape.at, layout)
    case 'layer':
      return level(shape.top, layout)
    case 'mark':
      return [point(shape.at)]
    default:
      return []
  }
}

function level(at: number, { point, content }: Layout): readonly At[] {
  const y = point([0, at])[1]
  return along([
    [content.left, y],
    [content.right, y],
  ])
}
