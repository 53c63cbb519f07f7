/** Points along what is drawn, close enough that a label cannot stand between two of them unnoticed. */
import type { At, Shape } from './drawing.ts'
import { dimensionEnds, farEnd, type Layout } from './layout.ts'
import { onCircle } from './polar.ts'

const STEP = 5
const TURN = 24
const MOST = 400

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
      const [a, b] = dimensionEnds(shape, layout.lanes.get(shape) ?? 0, layout)
      return [...along([point(shape.from), a]), ...along([a, b]), ...along([b, point(shape.to)])]
    }
    case 'load':
      return along([point(shape.at), farEnd(shape, point(shape.at))])
    case 'water-line': {
      const y = point([0, shape.at])[1]
      return along([
        [content.left, y],
        [content.right, y],
      ])
    }
    case 'mark':
      return [point(shape.at)]
    default:
      return []
  }
}

function along(points: readonly At[]): readonly At[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1] ?? to
    const count = Math.min(MOST, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP))
    return Array.from({ length: count }, (_, k): At => {
      const share = (k + 1) / count
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    })
  })
}
