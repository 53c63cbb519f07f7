/**
 * A hull, or a compartment of it, as outlines at stations with the multipliers of their integration; and what of it lies
 * below the water. Coherent SI; x forward, y to port, z above the base line.
 */
import { requireThat } from '@keelson/numerics/errors.ts'
import type { HullForm, OffsetPoint } from './form.ts'
import { multipliers } from './lengthwise.ts'
import {
  type Bounds,
  heeled,
  type Immersed,
  immerse,
  nothingImmersed,
  type Outline,
  outlineOf,
  within,
} from './section.ts'

export interface Body {
  readonly x: Float64Array
  readonly multipliers: Float64Array
  readonly outlines: readonly Outline[]
}

const bodyOf = (x: readonly number[], outlines: readonly Outline[]): Body => ({
  x: Float64Array.from(x),
  multipliers: multipliers(x),
  outlines,
})

export const hullBody = ({ stations }: HullForm): Body =>
  bodyOf(
    stations.map(({ x }) => x),
    stations.map(({ offsets }) => outlineOf(offsets)),
  )

/** A compartment within the hull: between two bulkheads and within bounds of the section. */
export interface CompartmentSpace extends Bounds {
  readonly aft: number
  readonly forward: number
}

/** The part of a hull that a compartment takes. Throws NumericsError 'bad_input' where it does not lie along the hull. */
export function compartmentBody(form: HullForm, space: CompartmentSpace): Body {
  const { aft, forward } = space
  const [first, last] = [form.stations[0]?.x ?? 0, form.stations.at(-1)?.x ?? 0]
  requireThat(aft < forward && aft >= first && forward <= last, 'a compartment extends beyond the hull stations')
  const inside = form.stations.filter(({ x }) => x > aft && x < forward).map(({ x }) => x)
  const between = inside.length > 0 ? inside : [(aft + forward) / 2]
  const x = [aft, ...between, forward]
  return bodyOf(
    x,
    x.map((at) => within(outlineOf(sectionAt(form, at)), space)),
  )
}

/** The half section at a place between stations, each point on the straight line between those of its neighbours. */
export function sectionAt({ stations }: HullForm, x: number): readonly OffsetPoint[] {
  const next = Math.max(
    1,
    stations.findIndex((s) => s.x >= x),
  )
  const [a, b] = [stations[next - 1], stations[next]]
  if (a === undefined || b === undefined) return []
  const t = (x - a.x) / (b.x - a.x)
  const [pa, pb] = matched(a.offsets, b.offsets)
  return pa.map((p, i) => mixed(p, pb[i] ?? p, t))
}

const mixed = (a: OffsetPoint, b: OffsetPoint, t: number): OffsetPoint => ({
  y: a.y + t * (b.y - a.y),
  z: a.z + t * (b.z - a.z),
})

/** Two half sections by as many points: as they are, or at the same shares of their girths. */
function matched(
  a: readonly OffsetPoint[],
  b: readonly OffsetPoint[],
): readonly [readonly OffsetPoint[], readonly OffsetPoint[]] {
  if (a.length === b.length) return [a, b]
  const [sa, sb] = [girthShares(a), girthShares(b)]
  const shares = [...new Set([...sa, ...sb])].sort((p, q) => p - q)
  return [shares.map((s) => alongGirth(a, sa, s)), shares.map((s) => alongGirth(b, sb, s))]
}

function girthShares(points: readonly OffsetPoint[]): readonly number[] {
  let girth = 0
  const reached = points.map((p, i) => {
    const before = points[i - 1]
    girth += before === undefined ? 0 : Math.hypot(p.y - before.y, p.z - before.z)
    return girth
  })
  return reached.map((g) => (girth > 0 ? g / girth : 0))
}

function alongGirth(points: readonly OffsetPoint[], shares: readonly number[], s: number): OffsetPoint {
  const next = Math.max(
    1,
    shares.findIndex((share) => share >= s),
  )
  const [a, b] = [points[next - 1] as OffsetPoint, points[next] as OffsetPoint]
  const [from, to] = [shares[next - 1] as number, shares[next] as number]
  return mixed(a, b, to > from ? (s - from) / (to - from) : 0)
}

/** A body turned to a heel, rad. */
export const heeledBody = (body: Body, heel: number): Body => ({
  ...body,
  outlines: body.outlines.map((outline) => heeled(outline, heel)),
})

/** Volume below the water, its first moments, and the moments of the water plane that carry a change of the water. */
export interface Displaced {
  volume: number
  x: number
  u: number
  v: number
  /** Integrals over the length of the water line's breadth b: b, b x, b x^2, and with its level: b w, b w x. */
  plane: number
  planeX: number
  planeXX: number
  planeV: number
  planeXV: number
  /** Integrals of the first and second moment of the water line across the ship. */
  planeU: number
  planeUU: number
}
export const nothingDisplaced = (): Displaced => ({
  volume: 0,
  x: 0,
  u: 0,
  v: 0,
  plane: 0,
  planeX: 0,
  planeXX: 0,
  planeV: 0,
  planeXV: 0,
  planeU: 0,
  planeUU: 0,
})

/** The water: its level at x = 0 above the base line's middle, along the vertical of the section, and its rise forward. */
export interface Water {
  readonly level: number
  readonly slope: number
}

const scratch: Immersed = nothingImmersed()

/** Adds `share` times what a heeled body displaces. */
export function addDisplaced({ x, multipliers: m, outlines }: Body, water: Water, share: number, to: Displaced): void {
  for (let i = 0; i < outlines.length; i++) {
    const xi = x[i] as number
    const level = water.level + water.slope * xi
    immerse(outlines[i] as Outline, level, scratch)
    const k = share * (m[i] as number)
    const b = k * scratch.line
    to.volume += k * scratch.area
    to.x += k * scratch.area * xi
    to.u += k * scratch.u
    to.v += k * scratch.v
    to.plane += b
    to.planeX += b * xi
    to.planeXX += b * xi * xi
    to.planeV += b * level
    to.planeXV += b * level * xi
    to.planeU += k * scratch.lineU
    to.planeUU += k * scratch.lineUU
  }
}

/** What a body displaces upright in level water. */
export function displacedUpright(body: Body, draught: number): Displaced {
  const found = nothingDisplaced()
  addDisplaced(body, { level: draught, slope: 0 }, 1, found)
  return found
}
