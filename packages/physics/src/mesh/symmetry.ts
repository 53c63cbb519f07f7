/** Planes of symmetry of a panel mesh: the whole body from its half or quarter. */
import { bounds, type Mesh, meshFromPanels, NODE_TOLERANCE, nodeOf, type Panel, type Point } from './mesh.ts'
import { turnedOver } from './topology.ts'

/** xz is the plane y = 0 (WAMIT's ISY = 1), yz the plane x = 0 (ISX = 1). */
export type SymmetryPlane = 'xz' | 'yz'
export type MeshSymmetry = 'none' | SymmetryPlane | 'both'

/** The planes that a declared symmetry names. */
export function planesOf(symmetry: MeshSymmetry): SymmetryPlane[] {
  if (symmetry === 'none') return []
  return symmetry === 'both' ? ['xz', 'yz'] : [symmetry]
}

const AXIS = { xz: 1, yz: 0 } as const

/** Whether a mesh lies on one side of a plane and reaches it, lies away from it, or crosses it. */
export function placeAtPlane(
  mesh: Mesh,
  plane: SymmetryPlane,
  tolerance: number = NODE_TOLERANCE,
): 'on one side' | 'away' | 'across' {
  const box = bounds(mesh)
  const low = box?.low[AXIS[plane]] ?? 0
  const high = box?.high[AXIS[plane]] ?? 0
  if (low < -tolerance && high > tolerance) return 'across'
  return low > tolerance || high < -tolerance ? 'away' : 'on one side'
}

/** The mesh with its mirror image, normals kept outward, nodes on the plane shared. Panels in the plane are not doubled. */
export function mirrored(mesh: Mesh, plane: SymmetryPlane, tolerance: number = NODE_TOLERANCE): Mesh {
  const axis = AXIS[plane]
  const reflect = (point: Point): Point =>
    axis === 0 ? [0 - point[0], point[1], point[2]] : [point[0], 0 - point[1], point[2]]
  const reflected = mesh.nodes.map(reflect)
  const points = ([a, b, c, d]: Panel, nodes = mesh.nodes) =>
    [nodes[a], nodes[b], nodes[c], nodes[d]] as [Point, Point, Point, Point]
  const off = (panel: Panel) => panel.some((node) => Math.abs(nodeOf(mesh, node)[axis]) > tolerance)
  const images = mesh.panels.filter(off).map((panel) => points(turnedOver(panel), reflected))
  return meshFromPanels([...mesh.panels.map((panel) => points(panel)), ...images], tolerance)
}

/** The whole body of a mesh that holds its half or quarter. */
export function completed(mesh: Mesh, symmetry: MeshSymmetry, tolerance: number = NODE_TOLERANCE): Mesh {
  return planesOf(symmetry).reduce((part, plane) => mirrored(part, plane, tolerance), mesh)
}
