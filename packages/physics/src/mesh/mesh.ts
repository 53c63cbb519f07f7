/** A surface mesh of quadrilateral panels over shared nodes: how it is built, and what its panels measure. Metres. */
import { NumericsError } from '@keelson/numerics/errors.ts'

export type Point = readonly [x: number, y: number, z: number]
/** Four node indices, anticlockwise seen from the fluid; a triangle repeats a node. */
export type Panel = readonly [number, number, number, number]

export interface Mesh {
  readonly nodes: readonly Point[]
  readonly panels: readonly Panel[]
}

/** Distance below which two nodes are one, m. */
export const NODE_TOLERANCE = 1e-6

/**
 * Mesh of panels given by their corner points, with nodes closer than the tolerance (m) merged; a point that panels
 * share is looked up once. Throws NumericsError 'bad_input' for coordinates that are not finite.
 */
export function meshFromPanels(
  panels: readonly (readonly [Point, Point, Point, Point])[],
  tolerance: number = NODE_TOLERANCE,
): Mesh {
  const nodes = new NodeSet(tolerance)
  const indexed = panels.map(([a, b, c, d]): Panel => [nodes.index(a), nodes.index(b), nodes.index(c), nodes.index(d)])
  return { nodes: nodes.points, panels: indexed }
}

/**
 * Points in cubes of twice the tolerance, so that a near one lies in the same cube or in one that touches it. A cube is
 * found by a number made of its place; the nodes of other cubes with the same number are passed over.
 */
class NodeSet {
  readonly points: Point[] = []
  readonly #cubes: Point[] = []
  readonly #nodes = new Map<number, number[]>()
  readonly #known = new Map<Point, number>()
  readonly #tolerance: number

  constructor(tolerance: number) {
    this.#tolerance = tolerance
  }

  index(point: Point): number {
    const known = this.#known.get(point)
    if (known !== undefined) return known
    if (!point.every(Number.isFinite))
      throw new NumericsError('bad_input', 'a mesh node coordinate is outside the numerical range')
    const node = this.#near(point) ?? this.#add(point)
    this.#known.set(point, node)
    return node
  }

  #near(point: Point): number | undefined {
    const [low, high] = [this.#cube(point, -1), this.#cube(point, 1)]
    for (let i = low[0]; i <= high[0]; i++) {
      for (let j = low[1]; j <= high[1]; j++) {
        for (let k = low[2]; k <= high[2]; k++) {
          const found = this.#inCube(i, j, k, point)
          if (found !== undefined) return found
        }
      }
    }
    return undefined
  }

  #inCube(i: number, j: number, k: number, point: Point): number | undefined {
    for (const node of this.#nodes.get(numberOf(i, j, k)) ?? NONE) {
      const [x, y, z] = this.#cubes[node] as Point
      if (x === i && y === j && z === k && distance(this.points[node] as Point, point) <= this.#tolerance) return node
    }
    return undefined
  }

  #cube([x, y, z]: Point, shift: number): Point {
    const size = 2 * this.#tolerance
    const at = (v: number) => Math.floor((v + shift * this.#tolerance) / size) + 0
    return [at(x), at(y), at(z)]
  }

  #add(point: Point): number {
    const cube = this.#cube(point, 0)
    const number = numberOf(...cube)
    const nodes = this.#nodes.get(number)
    if (nodes) nodes.push(this.points.length)
    else this.#nodes.set(number, [this.points.length])
    this.#cubes.push(cube)
    return this.points.push(point) - 1
  }
}

const NONE: readonly number[] = []
/** Large primes, so that neighbouring cubes seldom share a number. */
const numberOf = (i: number, j: number, k: number): number =>
  Math.imul(i, 73_856_093) ^ Math.imul(j, 19_349_663) ^ Math.imul(k, 83_492_791)

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

export function nodeOf(mesh: Mesh, index: number): Point {
  return mesh.nodes[index] as Point
}

/** Node indices of a panel in order, each once: four, three for a triangle, fewer for a panel without area. */
export function corners(panel: Panel): number[] {
  return panel.filter((node, i) => panel.indexOf(node) === i)
}

/** Sides of a panel as pairs of node indices, in its sense of turning. */
export function sides(panel: Panel): [number, number][] {
  const c = corners(panel)
  return c.length < 3 ? [] : c.map((node, i): [number, number] => [node, c[(i + 1) % c.length] as number])
}

/** The one or two triangles of a panel, the second over the diagonal from its first corner. */
export function triangles(mesh: Mesh, panel: Panel): [Point, Point, Point][] {
  const [a, b, c, d] = corners(panel).map((node) => nodeOf(mesh, node))
  if (!a || !b || !c) return []
  return d
    ? [
        [a, b, c],
        [a, c, d],
      ]
    : [[a, b, c]]
}

/** Vector of a triangle's area, normal to it; m2. */
export function areaVector([a, b, c]: readonly [Point, Point, Point]): Point {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  return [(uy * vz - uz * vy) / 2, (uz * vx - ux * vz) / 2, (ux * vy - uy * vx) / 2]
}

export interface PanelMeasure {
  /** m2. */
  readonly area: number
  /** m. */
  readonly longestSide: number
  /** Longest side over shortest; null for a panel without area. */
  readonly aspectRatio: number | null
}

/** Area, longest side and aspect ratio of every panel. */
export function measurePanels(mesh: Mesh): PanelMeasure[] {
  return mesh.panels.map((panel) => {
    const lengths = sides(panel).map(([a, b]) => distance(nodeOf(mesh, a), nodeOf(mesh, b)))
    const area = triangles(mesh, panel).reduce((sum, t) => sum + Math.hypot(...areaVector(t)), 0)
    const longestSide = Math.max(0, ...lengths)
    return { area, longestSide, aspectRatio: area > 0 ? longestSide / Math.min(...lengths) : null }
  })
}

/** Lowest and highest coordinates of the nodes; null for a mesh without nodes. */
export function bounds(mesh: Mesh): { readonly low: Point; readonly high: Point } | null {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const node of mesh.nodes) {
    for (const i of [0, 1, 2] as const) {
      low[i] = Math.min(low[i], node[i])
      high[i] = Math.max(high[i], node[i])
    }
  }
  return mesh.nodes.length > 0 ? { low, high } : null
}
