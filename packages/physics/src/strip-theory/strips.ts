/** Strips of a hull that is given by stations: what of each lies in the water at a draught. */
import type { HullForm, OffsetPoint, Station } from '../hull/form.ts'
import type { Strip } from './hull.ts'
import type { Contour, ContourPoint } from './panels.ts'

/**
 * The wetted stations of a form that floats upright at a draught, each with half the length to its neighbours: integrals along
 * the hull by the trapezoidal rule. Stations that are dry, or have no breadth in the water, carry nothing and are left out.
 */
export function stripsOf({ stations }: HullForm, draught: number): Strip[] {
  return stations.flatMap((station, i) => {
    const contour = wetted(station, draught)
    if (!contour.some(({ y }) => y > 0)) return []
    const [before, after] = [stations[i - 1] ?? station, stations[i + 1] ?? station]
    return [{ x: station.x, width: (after.x - before.x) / 2, contour }]
  })
}

function wetted({ offsets }: Station, draught: number): Contour {
  const points: ContourPoint[] = []
  for (const [i, point] of offsets.entries()) {
    const below = offsets[i - 1]
    if (point.z <= draught) points.push({ y: point.y, z: point.z - draught })
    else if (below !== undefined && below.z < draught) points.push({ y: breadthAt(below, point, draught), z: 0 })
  }
  return closed(points)
}

const breadthAt = (below: OffsetPoint, above: OffsetPoint, z: number) =>
  below.y + ((above.y - below.y) * (z - below.z)) / (above.z - below.z)

/** From the centre plane: a flat keel begins there, and so does the lid of a body that ends under water. */
function closed(points: readonly ContourPoint[]): Contour {
  const [first, last] = [points[0], points[points.length - 1]]
  if (first === undefined || last === undefined) return []
  const keel = first.y > 0 ? [{ y: 0, z: first.z }] : []
  const lid = last.z < 0 && last.y > 0 ? [{ y: 0, z: last.z }] : []
  return [...keel, ...points, ...lid]
}
