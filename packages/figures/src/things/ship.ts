/**
 * A hull to scale by half sections at stations: in section, from the side and from above, with its waters, its
 * compartments and the points of her stability. Coherent SI; x forward, y to port, z above the base line.
 */
import type { At, Label, Role, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

/** A point of a half section, and half sections from aft to forward: any form of stations will do. */
export interface ShipOffset {
  readonly y: number
  readonly z: number
}
export interface ShipStation {
  readonly x: number
  readonly offsets: readonly ShipOffset[]
}

const port = (offsets: readonly ShipOffset[]): readonly At[] => offsets.map(({ y, z }): At => [y, z])
const mirrored = (side: readonly At[]): readonly At[] => side.map(([y, z]): At => [-y, z]).toReversed()

/** A section with both its halves. */
export const shipInSection = (offsets: readonly ShipOffset[], role: Role = 'steel'): Shape => ({
  kind: 'polygon',
  points: [...port(offsets), ...mirrored(port(offsets))],
  role,
})

/** The side of the hull: along her keel and back along her deck. */
export function shipInProfile(stations: readonly ShipStation[], role: Role = 'steel'): Shape {
  const keel = stations.map(({ x, offsets }): At => [x, Math.min(...offsets.map(({ z }) => z))])
  const deck = stations.map(({ x, offsets }): At => [x, Math.max(...offsets.map(({ z }) => z))])
  return { kind: 'polygon', points: [...keel, ...deck.toReversed()], role }
}

/** Her largest breadth at each station, on both sides. */
export function shipInPlan(stations: readonly ShipStation[], role: Role = 'steel'): Shape {
  const side = stations.map(({ x, offsets }): At => [x, Math.max(...offsets.map(({ y }) => y))])
  const other = side.map(([x, y]): At => [x, -y]).toReversed()
  return { kind: 'polygon', points: [...side, ...other], role }
}

/** The largest section that is given. */
export function fullestOf(stations: readonly ShipStation[]): readonly ShipOffset[] {
  const breadth = ({ offsets }: ShipStation) => Math.max(...offsets.map(({ y }) => y))
  return stations.toSorted((a, b) => breadth(b) - breadth(a))[0]?.offsets ?? []
}

/** A box of stations. */
export function boxShip(length: number, breadth: number, depth: number): readonly ShipStation[] {
  const offsets = [
    { y: 0, z: 0 },
    { y: breadth / 2, z: 0 },
    { y: breadth / 2, z: depth },
    { y: 0, z: depth },
  ]
  return [-length / 2, 0, length / 2].map((x) => ({ x, offsets }))
}

export interface InclinedWater {
  /** Height on the centre line. */
  readonly at: number
  /** Inclination, rad: of a section the heel, the right side going down; of a profile the trim, the bow going down. */
  readonly angle: number
  /** Where the line ends on either side. */
  readonly half: number
  readonly label: Label
}

/** The water surface as an upright ship sees it, with its name at the higher end. */
export function inclinedWater({ at, angle, half, label }: InclinedWater): readonly Shape[] {
  const rise = half * Math.tan(angle)
  const end: At = [half, at + rise]
  return [
    { kind: 'polyline', points: [[-half, at - rise], end], role: 'flow', dashed: true },
    { kind: 'text', at: end, towards: 'ne', label },
  ]
}

/** A point on the centre line: K, B, G, M. */
export const centreOnAxis = (z: number, label: Label, towards: 'e' | 'w' = 'e'): readonly Shape[] => [
  { kind: 'mark', at: [0, z], sign: 'dot', role: 'answer' },
  { kind: 'text', at: [0, z], towards, label },
]

/** The centre line of a section, over its height. */
export const centreLine = (from: number, to: number): Shape => ({
  kind: 'polyline',
  points: [
    [0, from],
    [0, to],
  ],
  role: 'axis',
})

export interface ShipCompartment {
  readonly aft: number
  readonly forward: number
  readonly bottom: number
  readonly top: number
  readonly flooded: boolean
}

/** A compartment from the side: water where it is flooded. */
export const compartmentInProfile = ({ aft, forward, bottom, top, flooded }: ShipCompartment): Shape => ({
  kind: 'polygon',
  points: rectangle(aft, bottom, forward, top),
  role: flooded ? 'water' : 'outline',
})
