/** The lines by which a panel mesh is known in an orthographic view: its contour, its creases and its open edges. */
import { areaVector, corners, type Mesh, nodeOf, type Panel, type Point, triangles } from './mesh.ts'

export type Flat = readonly [number, number]

/** Cosine between neighbouring panels below which their edge is a crease: 30 deg. */
const CREASE = Math.cos(Math.PI / 6)
/** Sine within which a panel is seen on edge, and a line goes straight on. */
const EDGE_ON = 1e-6
/** Smallest difference of two places of the view, as a share of its size. */
const SAME = 1e-6

/** Lines in the plane of a view, seen from `towards`; the points between straight pieces are left out. */
export type Outline = (towards: Point, flat: (p: Point) => Flat) => readonly (readonly Flat[])[]

/** The outline of a mesh from any side. */
export function outlineOf(mesh: Mesh): Outline {
  const edges = edgesOf(mesh)
  return (towards, flat) =>
    chained(
      edges
        .filter(({ normals }) => isShown(normals, towards))
        .map(({ nodes: [a, b] }): Segment => [flat(nodeOf(mesh, a)), flat(nodeOf(mesh, b))]),
    )
}

interface Edge {
  readonly nodes: readonly [number, number]
  /** Unit normals of its panels. */
  readonly normals: Point[]
}

function edgesOf(mesh: Mesh): readonly Edge[] {
  const edges = new Map<number, Edge>()
  for (const panel of mesh.panels) {
    const normal = normalOf(mesh, panel)
    if (!normal) continue
    const nodes = corners(panel)
    nodes.forEach((a, i) => {
      const b = nodes[(i + 1) % nodes.length] ?? a
      const key = Math.min(a, b) * mesh.nodes.length + Math.max(a, b)
      const found = edges.get(key)
      if (found) found.normals.push(normal)
      else edges.set(key, { nodes: [a, b], normals: [normal] })
    })
  }
  return [...edges.values()]
}

function normalOf(mesh: Mesh, panel: Panel): Point | undefined {
  const [x, y, z] = triangles(mesh, panel)
    .map(areaVector)
    .reduce((sum, part) => [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]], [0, 0, 0])
  const size = Math.hypot(x, y, z)
  return size > 0 ? [x / size, y / size, z / size] : undefined
}

function isShown(normals: readonly Point[], towards: Point): boolean {
  const [a, b] = normals
  if (!a || !b || normals.length > 2) return true
  return dot(a, b) < CREASE || dot(a, towards) > EDGE_ON !== dot(b, towards) > EDGE_ON
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

type Segment = readonly [Flat, Flat]

/** Segments joined end to end into lines as long as they go, each piece of the view once. */
function chained(segments: readonly Segment[]): readonly (readonly Flat[])[] {
  const size = Math.max(1e-9, ...segments.flatMap((s) => s.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)])))
  const keyOf = ([x, y]: Flat) => `${Math.round(x / (SAME * size))} ${Math.round(y / (SAME * size))}`
  const free = new Map<string, Map<string, Flat>>()
  const link = (a: Flat, b: Flat) => {
    const at = free.get(keyOf(a)) ?? new Map<string, Flat>()
    free.set(keyOf(a), at.set(keyOf(b), b))
  }
  for (const [a, b] of segments) {
    if (keyOf(a) === keyOf(b)) continue
    link(a, b)
    link(b, a)
  }
  const take = (from: Flat, before: Flat | undefined): Flat | undefined => {
    const next = [...(free.get(keyOf(from))?.values() ?? [])]
    const best = before ? next.toSorted((p, q) => turn(before, from, p) - turn(before, from, q))[0] : next[0]
    if (!best) return undefined
    free.get(keyOf(from))?.delete(keyOf(best))
    free.get(keyOf(best))?.delete(keyOf(from))
    return best
  }
  const lines: Flat[][] = []
  for (const [a, b] of segments) {
    for (const start of [a, b]) {
      let second = take(start, undefined)
      while (second) {
        const line = [start, second]
        let next = take(second, start)
        while (next) {
          line.push(next)
          next = take(next, line.at(-2))
        }
        lines.push(straightened(line))
        second = take(start, undefined)
      }
    }
  }
  return lines
}

/** How far a way turns at its middle point, 0 where it goes straight on. */
function turn(a: Flat, b: Flat, c: Flat): number {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy))
}

const straightened = (line: readonly Flat[]): Flat[] =>
  line.filter((point, i) => {
    const [before, after] = [line[i - 1], line[i + 1]]
    return !before || !after || turn(before, point, after) > EDGE_ON
  })
