/** Lift curves of other tubing, wellhead pressure, gas-oil ratio and water cut. */
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { shownIn } from '@keelson/workflow'
import { type System, scanPoint, systemOf } from '../_shared/nodal/node.ts'

/** A lift curve of a changed input. */
export interface Curve {
  readonly name: string
  readonly points: readonly (readonly [q: number, p: number])[]
}
/** Closest where lift curves bend: at small rates. */
const FAMILY_SHARES = [0.01, 0.02, 0.035, 0.06, 0.09, 0.13, 0.2, 0.35, 0.6, 0.8, 0.99]
const CUTS = [0, 0.4, 0.8]
/** Water cuts nearer than this to the given one are left out. */
const APART = 0.05

/** Lift curves of two changed values of each input, over the rates of the inflow. */
export function families({ inflow }: System, well: LiftWell): Readonly<Record<Family, readonly Curve[]>> {
  const curve = (name: string, changed: Partial<LiftWell>): Curve => {
    const system = systemOf(inflow, { ...well, ...changed })
    const points = FAMILY_SHARES.map((share) => scanPoint(system, share))
    return { name, points: points.flatMap(({ q, p_vlp }) => (p_vlp === undefined ? [] : [[q, p_vlp] as const])) }
  }
  const scaled = (key: 'diameter' | 'wellheadPressure' | 'gasOilRatio', unit: string, factors: readonly number[]) =>
    factors.map((f) => curve(shownIn(f * well[key], unit), { [key]: f * well[key] }))
  const cuts = CUTS.filter((cut) => Math.abs(cut - well.waterCut) > APART).slice(0, 2)
  return {
    tubing: scaled('diameter', 'in', [0.8, 1.25]),
    wellhead: scaled('wellheadPressure', 'psia', [0.5, 2]),
    gas: well.gasOilRatio === 0 ? [] : scaled('gasOilRatio', 'scf/stb', [0.5, 2]),
    water: well.waterCut === 1 ? [] : cuts.map((cut) => curve(`water cut ${cut}`, { waterCut: cut })),
  }
}
export type Family = 'tubing' | 'wellhead' | 'gas' | 'water'
