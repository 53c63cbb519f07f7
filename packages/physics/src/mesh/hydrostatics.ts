/** Volume, centre of buoyancy and waterplane of a meshed body, by the divergence theorem. Metres; still water at z = 0. */
import { areaVector, type Mesh, NODE_TOLERANCE, type Point, triangles } from './mesh.ts'

export interface MeshHydrostatics {
  /** Mean of the three volumes, m3; positive where normals point out of the body. */
  readonly volume: number
  /** Volume from the x, y and z components of the normals; equal for a surface without holes below z = 0. */
  readonly volumes: Point
  /** Null where the volume is not positive. */
  readonly centreOfBuoyancy: Point | null
  /** Area cut at z = 0, m2, and its centroid (null where the area is not positive). */
  readonly waterplaneArea: number
  readonly centreOfFlotation: readonly [x: number, y: number] | null
  /** Second moments of the waterplane about the axes y = 0 (integral of y^2) and x = 0 (integral of x^2), m4. */
  readonly waterplaneMoments: { readonly yy: number; readonly xx: number; readonly xy: number }
  /** m2. */
  readonly wettedArea: number
}

/**
 * Hydrostatics of the whole surface below z = 0 that is open at z = 0 at most; the panels must be oriented (see
 * `orient`) and the body completed. Panels that lie in z = 0 are an interior lid and left out. Quadrilaterals count as two
 * triangles, over which every integral is exact.
 */
export function meshHydrostatics(mesh: Mesh, tolerance: number = NODE_TOLERANCE): MeshHydrostatics {
  const sums = { volume: [0, 0, 0], first: [0, 0, 0], area: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, wetted: 0 }
  for (const panel of mesh.panels) {
    for (const triangle of triangles(mesh, panel)) {
      if (triangle.every((p) => Math.abs(p[2]) <= tolerance)) continue
      addTriangle(sums, triangle)
    }
  }
  const volumes = sums.volume.map((v) => v + 0) as [number, number, number]
  const volume = (volumes[0] + volumes[1] + volumes[2]) / 3
  const [x, y, z] = sums.first as [number, number, number]
  return {
    volume,
    volumes,
    centreOfBuoyancy: volume > 0 ? [x / volume, y / volume, z / volume] : null,
    waterplaneArea: sums.area,
    centreOfFlotation: sums.area > 0 ? [sums.x / sums.area, sums.y / sums.area] : null,
    waterplaneMoments: { yy: sums.yy, xx: sums.xx, xy: sums.xy },
    wettedArea: sums.wetted,
  }
}

interface Sums {
  volume: number[]
  first: number[]
  area: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
  wetted: number
}

/** Adds a triangle by its edge midpoints: exact for integrands up to the second degree. */
function addTriangle(sums: Sums, triangle: readonly [Point, Point, Point]): void {
  const [a, b, c] = triangle
  const area = areaVector(triangle)
  sums.wetted += Math.hypot(...area)
  for (const [p, q] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    const at: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2]
    for (const i of [0, 1, 2] as const) {
      const flux = (area[i] * at[i]) / 3
      sums.volume[i] = (sums.volume[i] ?? 0) + flux
      sums.first[i] = (sums.first[i] ?? 0) + (flux * at[i]) / 2
    }
    const down = -area[2] / 3
    sums.area += down
    sums.x += down * at[0]
    sums.y += down * at[1]
    sums.xx += down * at[0] ** 2
    sums.yy += down * at[1] ** 2
    sums.xy += down * at[0] * at[1]
  }
}
