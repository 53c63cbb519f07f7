/** Which panels meet where: open edges, and one sense of turning for all panels of a body. */
import { areaVector, type Mesh, NODE_TOLERANCE, nodeOf, type Panel, sides, triangles } from './mesh.ts'

interface Edge {
  readonly nodes: readonly [number, number]
  /** Panels that share it, and whether each runs it from the first node to the second. */
  readonly panels: readonly { readonly panel: number; readonly forward: boolean }[]
}

/** Every edge of the mesh with the panels on it. */
export function edges(mesh: Mesh): Edge[] {
  const found = new Map<number, { nodes: [number, number]; panels: { panel: number; forward: boolean }[] }>()
  mesh.panels.forEach((panel, index) => {
    for (const [a, b] of sides(panel)) {
      const [low, high] = a < b ? [a, b] : [b, a]
      const key = low * mesh.nodes.length + high
      const edge = found.get(key) ?? { nodes: [low, high], panels: [] }
      edge.panels.push({ panel: index, forward: a === low })
      found.set(key, edge)
    }
  })
  return [...found.values()]
}

export interface OpenEdge {
  readonly nodes: readonly [number, number]
  /** Both ends at z = 0. */
  readonly atWaterline: boolean
}

/** Edges with one panel only; a body cut at its waterline has them at z = 0 and nowhere else. */
export function openEdges(mesh: Mesh, tolerance: number = NODE_TOLERANCE): OpenEdge[] {
  const atZero = (node: number) => Math.abs(nodeOf(mesh, node)[2]) <= tolerance
  return edges(mesh)
    .filter(({ panels }) => panels.length === 1)
    .map(({ nodes }) => ({ nodes, atWaterline: nodes.every(atZero) }))
}

export interface Orientation {
  readonly mesh: Mesh
  /** Number of panels that were turned over. */
  readonly turned: number
  /** Separate surfaces of the mesh. */
  readonly surfaces: number
  /** Panels that share edges but belong to no orientable surface: more than two on one edge, or a twisted band. */
  readonly conflicts: number
}

/**
 * Turns panels over until neighbours agree and every separate surface encloses a positive volume, so that normals (by
 * the right hand) point out of the body into the fluid. Surfaces may be open at z = 0, x = 0 and y = 0. A surface that
 * encloses nothing, such as a lid, keeps the sense of its first panel.
 */
export function orient(mesh: Mesh): Orientation {
  const flip = new Array<boolean | undefined>(mesh.panels.length)
  const { links, crowded } = neighbours(mesh)
  const surfaces: number[][] = []
  for (let seed = 0; seed < mesh.panels.length; seed++) {
    if (flip[seed] === undefined) surfaces.push(spread(seed, flip, links))
  }
  for (const surface of surfaces) {
    if (enclosed(mesh, surface, flip) < 0) for (const panel of surface) flip[panel] = !flip[panel]
  }
  const twisted = links.flatMap((list, i) => list.filter((l) => (flip[i] === flip[l.panel]) !== l.agree)).length / 2
  return {
    mesh: { nodes: mesh.nodes, panels: mesh.panels.map((panel, i) => (flip[i] ? turnedOver(panel) : panel)) },
    turned: flip.filter(Boolean).length,
    surfaces: surfaces.length,
    conflicts: twisted + crowded,
  }
}

interface Link {
  readonly panel: number
  /** Both panels turn the same way: they run the shared edge in opposite directions. */
  readonly agree: boolean
}

function neighbours(mesh: Mesh): { links: Link[][]; crowded: number } {
  const links = mesh.panels.map((): Link[] => [])
  let crowded = 0
  for (const { panels } of edges(mesh)) {
    const [a, b] = panels
    if (panels.length > 2) crowded += 1
    if (!a || !b || panels.length > 2) continue
    const agree = a.forward !== b.forward
    links[a.panel]?.push({ panel: b.panel, agree })
    links[b.panel]?.push({ panel: a.panel, agree })
  }
  return { links, crowded }
}

/** Gives every panel that is reached from the seed the seed's sense; returns them. */
function spread(seed: number, flip: (boolean | undefined)[], links: readonly Link[][]): number[] {
  const surface = [seed]
  flip[seed] = false
  for (const panel of surface) {
    for (const link of links[panel] ?? []) {
      if (flip[link.panel] !== undefined) continue
      flip[link.panel] = flip[panel] === link.agree
      surface.push(link.panel)
    }
  }
  return surface
}

/** Three times the volume that the panels enclose with the planes at x = 0, y = 0 and z = 0. */
function enclosed(mesh: Mesh, surface: readonly number[], flip: readonly (boolean | undefined)[]): number {
  let total = 0
  for (const index of surface) {
    const sign = flip[index] ? -1 : 1
    for (const triangle of triangles(mesh, mesh.panels[index] as Panel)) {
      const area = areaVector(triangle)
      for (const i of [0, 1, 2] as const) {
        total += (sign * area[i] * (triangle[0][i] + triangle[1][i] + triangle[2][i])) / 3
      }
    }
  }
  return total
}

/** The same panel seen from its other side, from the same first corner. */
export function turnedOver([a, b, c, d]: Panel): Panel {
  return [a, d, c, b]
}
