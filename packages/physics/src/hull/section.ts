/**
 * A section of a hull below an inclined water line: area, moments and the water line itself, in one walk along its
 * outline. By Green's theorem about a point of the water line the closing piece along the water adds nothing, so that
 * any closed outline will do. Coherent SI.
 */
import type { OffsetPoint } from './form.ts'

/** A closed outline, anticlockwise seen with y to the right and z upwards. */
export interface Outline {
  readonly y: Float64Array
  readonly z: Float64Array
}

/** Both halves of a section, closed along the deck. */
export function outlineOf(half: readonly OffsetPoint[]): Outline {
  const other = half.map(({ y, z }) => ({ y: -y, z })).toReversed()
  return ofPoints([...half, ...other])
}

export const ofPoints = (points: readonly OffsetPoint[]): Outline => ({
  y: Float64Array.from(points, ({ y }) => y),
  z: Float64Array.from(points, ({ z }) => z),
})

/** Of what lies below the water: u along the water to the low side, v upwards, both from the base line's middle. */
export interface Immersed {
  area: number
  /** First moments of the area. */
  u: number
  v: number
  /** Length of the water line, its first and its second moment in u. */
  line: number
  lineU: number
  lineUU: number
}
export const nothingImmersed = (): Immersed => ({ area: 0, u: 0, v: 0, line: 0, lineU: 0, lineUU: 0 })

/** An outline as it stands to the water at a heel, rad; the side of positive y goes down. */
export function heeled({ y, z }: Outline, heel: number): Outline {
  const [sin, cos] = [Math.sin(heel), Math.cos(heel)]
  const [u, v] = [new Float64Array(y.length), new Float64Array(y.length)]
  for (let i = 0; i < y.length; i++) {
    const [yi, zi] = [y[i] as number, z[i] as number]
    u[i] = yi * cos + zi * sin
    v[i] = zi * cos - yi * sin
  }
  return { y: u, z: v }
}

/** What lies of a heeled outline below a level, into `found`. */
export function immerse({ y: us, z: vs }: Outline, level: number, found: Immersed): void {
  let [area, mu, mw, line, lineU, lineUU] = [0, 0, 0, 0, 0, 0]
  const last = us.length - 1
  let ua = us[last] as number
  let wa = (vs[last] as number) - level
  for (let i = 0; i <= last; i++) {
    const ub = us[i] as number
    const wb = (vs[i] as number) - level
    let [u0, w0, u1, w1] = [ua, wa, ub, wb]
    ua = ub
    wa = wb
    if (w0 > 0 && w1 > 0) continue
    if (w0 > 0 !== w1 > 0) {
      const uc = u0 + ((u1 - u0) * w0) / (w0 - w1)
      const side = w1 > 0 ? 1 : -1
      line += side * uc
      lineU += (side * uc ** 2) / 2
      lineUU += (side * uc ** 3) / 3
      if (w1 > 0) [u1, w1] = [uc, 0]
      else [u0, w0] = [uc, 0]
    }
    const twice = u0 * w1 - u1 * w0
    area += twice / 2
    mu += (twice * (u0 + u1)) / 6
    mw += (twice * (w0 + w1)) / 6
  }
  found.area = area
  found.u = mu
  found.v = mw + level * area
  found.line = line
  found.lineU = lineU
  found.lineUU = lineUU
}

/** Keeps what lies between two levels of one coordinate, after Sutherland and Hodgman. */
function cut(points: readonly OffsetPoint[], of: 'y' | 'z', limit: number, side: 1 | -1): readonly OffsetPoint[] {
  const over = (p: OffsetPoint) => side * (p[of] - limit)
  return points.flatMap((b, i) => {
    const a = points.at(i - 1) as OffsetPoint
    const [da, db] = [over(a), over(b)]
    if (da > 0 === db > 0) return db > 0 ? [] : [b]
    const share = da / (da - db)
    const crossing = { y: a.y + share * (b.y - a.y), z: a.z + share * (b.z - a.z) }
    return db > 0 ? [crossing] : [crossing, b]
  })
}

/** A rectangle of a section: from side to side, from bottom to top. */
export interface Bounds {
  readonly starboard: number
  readonly port: number
  readonly bottom: number
  readonly top: number
}

/** What lies of an outline within bounds; an outline of no points where nothing does. */
export function within({ y, z }: Outline, { starboard, port, bottom, top }: Bounds): Outline {
  const points = Array.from(y, (yi, i): OffsetPoint => ({ y: yi, z: z[i] as number }))
  const inner = cut(cut(cut(cut(points, 'y', port, 1), 'y', starboard, -1), 'z', top, 1), 'z', bottom, -1)
  return ofPoints(inner)
}
