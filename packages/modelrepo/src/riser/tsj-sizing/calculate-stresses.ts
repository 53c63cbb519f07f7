/** Stresses at each place of the joint and in the riser behind it. */
import { silent, type Trace } from '@keelson/equations'
import { allowableStress, stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  type PrimaryStresses,
  primaryStresses,
  riserSection,
} from '@keelson/standards/api-rp-2rd-1998/primary-stress.ts'
import type { Joint, Place, Size } from './calculate-joint.ts'
import type { Params } from './inputs.ts'

export interface Stressed {
  readonly place: Place
  readonly stresses: PrimaryStresses
  readonly utilisation: number
}
export interface Stresses {
  readonly sigma_all: number
  readonly stations: readonly Stressed[]
  readonly scan: readonly Stressed[]
  /** The riser behind, at the thin end. */
  readonly riser: Stressed
  /** First of the stations, and of the scan, that use most. */
  readonly governing: Stressed
  readonly most: Stressed
}

export const allowableOf = ({ design_factor: C_f, specified_minimum_yield_strength: SMYS }: Params, trace: Trace) =>
  trace.apply(allowableStress, { C_f, f_y: SMYS }, { rename: { f_y: 'SMYS' } })

/** Silently, everywhere. */
export function stressesOf(p: Params, joint: Joint): Stresses {
  const sigma_all = allowableOf(p, silent)
  const at = (place: Place) => ({ place, ...stressed(p, place, place.M, sigma_all, silent) })
  const [stations, scan] = [joint.stations.map(at), joint.scan.map(at)]
  const end = joint.stations.at(-1)
  const [governing, most] = [worst(stations), worst(scan)]
  if (end === undefined || governing === undefined || most === undefined) throw new RangeError('a taper has stations')
  return { sigma_all, stations, scan, riser: at({ ...end, ...joint.riser }), governing, most }
}

const worst = (all: readonly Stressed[]): Stressed | undefined =>
  all.reduce<Stressed | undefined>((a, b) => (a && a.utilisation >= b.utilisation ? a : b), undefined)

/** Of one section under the tension and the pressures of the joint, with its wall as the least one. */
export function stressed(p: Params, { D, t }: Size, M: number, sigma_all: number, trace: Trace) {
  const section = riserSection({ D, t, t_min: t }, trace)
  const loads = { T_eff: p.effective_tension, M, p_i: p.internal_pressure, p_e: p.external_pressure }
  const stresses = primaryStresses(section, loads, trace)
  return { stresses, utilisation: trace.apply(stressUtilisation, { sigma_vM: stresses.sigma_vM, sigma_all }) }
}
