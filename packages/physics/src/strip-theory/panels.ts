/**
 * The wetted half of a ship's section as straight panels, from the keel to the waterline. Axes: y to port of the centre
 * plane, z up from the still water. The other half is its mirror image.
 */
import { inWords, requireThat } from '@keelson/numerics/errors.ts'

export interface ContourPoint {
  /** >= 0. */
  readonly y: number
  /** <= 0. */
  readonly z: number
}

/** A point on the wetted half section, from the keel up; the last lies in the waterline, or on the centre plane below it. */
export type Contour = readonly ContourPoint[]

/** A panel reaches from its node to the next; its normal points into the body. */
export interface Panels {
  readonly count: number
  readonly nodeY: Float64Array
  readonly nodeZ: Float64Array
  readonly midY: Float64Array
  readonly midZ: Float64Array
  readonly length: Float64Array
  readonly normalY: Float64Array
  readonly normalZ: Float64Array
  /** y n_z - z n_y, its mean over the panel. */
  readonly normalRoll: Float64Array
  /** Half breadth in the waterline: 0 where the section lies below it. */
  readonly halfBreadth: number
}

/**
 * About so many panels on a contour: each of its straight lines, however short, divided in proportion to its length, and
 * finer towards knuckles, where the flow turns fast. Throws NumericsError 'bad_input' for a contour that is none.
 */
export function panelled(contour: Contour, about: number): Panels {
  const sides = requireSides(contour)
  const whole = sides.reduce((sum, side) => sum + side.length, 0)
  const nodes = sides.flatMap((side, i) => {
    const parts = Math.max(1, Math.round((side.length / whole) * about))
    const place = PLACES[`${turn(sides[i - 1] ?? mirrored(side), side)}-${turn(side, sides[i + 1] ?? side)}`]
    return Array.from({ length: parts }, (_, part) => between(side.from, side.to, place(part / parts)))
  })
  return panelsOf([...nodes, contour[contour.length - 1] as ContourPoint])
}

const KNUCKLE = 0.35

/** Where the nodes of a side lie, by what is at its lower and upper end. */
const PLACES = {
  'smooth-smooth': (t: number) => t,
  'sharp-smooth': (t: number) => 1 - Math.cos((Math.PI / 2) * t),
  'smooth-sharp': (t: number) => Math.sin((Math.PI / 2) * t),
  'sharp-sharp': (t: number) => (1 - Math.cos(Math.PI * t)) / 2,
} as const

/** The side beyond the centre plane, as the first one finds it. */
const mirrored = ({ from, to, length }: Side): Side => ({ from: { y: -to.y, z: to.z }, to: from, length })

function turn(before: Side, after: Side): 'sharp' | 'smooth' {
  const [ay, az] = [before.to.y - before.from.y, before.to.z - before.from.z]
  const [by, bz] = [after.to.y - after.from.y, after.to.z - after.from.z]
  const angle = Math.atan2(ay * bz - az * by, ay * by + az * bz)
  return Math.abs(angle) > KNUCKLE ? 'sharp' : 'smooth'
}

interface Side {
  readonly from: ContourPoint
  readonly to: ContourPoint
  readonly length: number
}

function requireSides(contour: Contour): Side[] {
  requireThat(
    contour.every(({ y, z }) => y >= 0 && z <= 0 && Number.isFinite(y) && Number.isFinite(z)),
    'the wetted half section must lie to port of the centre plane and below the waterline',
  )
  const last = contour[contour.length - 1]
  requireThat(last !== undefined && (last.z === 0 || last.y === 0), 'the wetted half section must end at the waterline')
  const sides = contour.slice(1).flatMap((to, i) => {
    const from = contour[i] as ContourPoint
    const length = Math.hypot(to.y - from.y, to.z - from.z)
    return length > 0 ? [{ from, to, length }] : []
  })
  requireThat(sides.length > 0, `the wetted half section of ${inWords(contour.length)} points has zero length`)
  return sides
}

const between = (a: ContourPoint, b: ContourPoint, t: number): ContourPoint => ({
  y: a.y + t * (b.y - a.y),
  z: a.z + t * (b.z - a.z),
})

function panelsOf(nodes: readonly ContourPoint[]): Panels {
  const count = nodes.length - 1
  const of = (value: (from: ContourPoint, to: ContourPoint) => number) =>
    Float64Array.from({ length: count }, (_, i) => value(nodes[i] as ContourPoint, nodes[i + 1] as ContourPoint))
  const length = of((from, to) => Math.hypot(to.y - from.y, to.z - from.z))
  const [midY, midZ] = [of((from, to) => (from.y + to.y) / 2), of((from, to) => (from.z + to.z) / 2)]
  const normalY = of((from, to) => from.z - to.z).map((dz, i) => dz / (length[i] as number))
  const normalZ = of((from, to) => to.y - from.y).map((dy, i) => dy / (length[i] as number))
  const end = nodes[count] as ContourPoint
  return {
    count,
    nodeY: Float64Array.from(nodes, ({ y }) => y),
    nodeZ: Float64Array.from(nodes, ({ z }) => z),
    midY,
    midZ,
    length,
    normalY,
    normalZ,
    normalRoll: midY.map((y, i) => y * (normalZ[i] as number) - (midZ[i] as number) * (normalY[i] as number)),
    halfBreadth: end.z === 0 ? end.y : 0,
  }
}
