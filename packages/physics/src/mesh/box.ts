/** Panel mesh of the wetted surface of a box barge: bottom and sides, open at the still water level z = 0. Metres. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { roundUp } from '@keelson/numerics/round-up.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type Mesh, meshFromPanels, type Point } from './mesh.ts'
import { type MeshSymmetry, planesOf } from './symmetry.ts'

export interface BoxSpecification {
  /** m, > 0; along x, y and down from z = 0. */
  readonly length: number
  readonly beam: number
  readonly draft: number
  /** Largest side of a panel, m, > 0. */
  readonly panelSize: number
  /** The mesh holds the whole box, its half y >= 0 (xz) or x >= 0 (yz), or its quarter (both). */
  readonly symmetry: MeshSymmetry
  /** Of the waterplane; default the origin. A symmetry plane must pass through it. */
  readonly centre?: readonly [x: number, y: number]
}

type Quad = [Point, Point, Point, Point]

/** More panels than any diffraction program takes. */
export const MOST_PANELS = 200_000

/** Number of panels that `boxMesh` would make; Infinity beyond the range of numbers. No mesh is made. */
export function boxPanelCount({ length, beam, draft, panelSize, symmetry }: BoxSpecification): number {
  const planes = planesOf(symmetry)
  const [half, side] = [planes.includes('yz'), planes.includes('xz')]
  const nx = intervals(half ? length / 2 : length, panelSize)
  const ny = intervals(side ? beam / 2 : beam, panelSize)
  const nz = intervals(draft, panelSize)
  return nx * ny + nz * (nx * (side ? 1 : 2) + ny * (half ? 1 : 2))
}

/**
 * Wetted surface of a box, panels of equal size per face, normals outward. Throws NumericsError 'bad_input' for sizes
 * that are not positive, a centre off a symmetry plane, and more than 200 000 panels.
 */
export function boxMesh(box: BoxSpecification): Mesh {
  const { length, beam, draft, panelSize, symmetry, centre = [0, 0] } = box
  const [x, y] = centre
  if (![length, beam, draft, panelSize].every((v) => v > 0 && Number.isFinite(v)))
    refuse('the box dimensions must be greater than 0')
  const planes = planesOf(symmetry)
  if ((planes.includes('yz') && x !== 0) || (planes.includes('xz') && y !== 0))
    refuse('the box centre must lie on the symmetry plane')
  const half = { x: planes.includes('yz'), y: planes.includes('xz') }
  const xs = stations(half.x ? x : x - length / 2, x + length / 2, panelSize)
  const ys = stations(half.y ? y : y - beam / 2, y + beam / 2, panelSize)
  const zs = stations(-draft, 0, panelSize)
  const [nx, ny] = [xs.length - 1, ys.length - 1]
  if (boxPanelCount(box) > MOST_PANELS)
    refuse(`panel size ${panelSize} m gives more than ${MOST_PANELS} panels; increase it`)
  const [west, east] = [xs[0] as number, xs[nx] as number]
  const [south, north] = [ys[0] as number, ys[ny] as number]
  return meshFromPanels([
    ...face(xs, ys, (u, v) => [u, v, -draft]).map(reversed),
    ...face(ys, zs, (u, v) => [east, u, v]),
    ...face(xs, zs, (u, v) => [u, north, v]).map(reversed),
    ...(half.x ? [] : face(ys, zs, (u, v): Point => [west, u, v]).map(reversed)),
    ...(half.y ? [] : face(xs, zs, (u, v): Point => [u, south, v])),
  ])
}

function refuse(why: string): never {
  throw new NumericsError('bad_input', `the box mesh cannot be generated: ${why}`)
}

function intervals(length: number, largest: number): number {
  return Math.max(1, roundUp(length / largest))
}

function stations(from: number, to: number, largest: number): number[] {
  const n = intervals(to - from, largest)
  if (n > MOST_PANELS) refuse(`panel size ${largest} m gives too many panels; increase it`)
  return spaced(from, to, n + 1)
}

/** Panels over a grid, turning from the first direction to the second. */
function face(us: readonly number[], vs: readonly number[], at: (u: number, v: number) => Point): Quad[] {
  const grid = vs.map((v) => us.map((u) => at(u, v)))
  return grid.slice(1).flatMap((above, j) => {
    const below = grid[j] as Point[]
    return above.slice(1).map((_, i) => [below[i], below[i + 1], above[i + 1], above[i]] as Quad)
  })
}

function reversed([a, b, c, d]: Quad): Quad {
  return [a, d, c, b]
}
