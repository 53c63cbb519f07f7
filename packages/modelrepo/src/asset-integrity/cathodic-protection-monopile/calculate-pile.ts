/** What is particular to a monopile: the drop along the pile below a cage of anodes, and where the splash zone lies. */

import type { Trace } from '@keelson/equations'
import {
  longitudinalResistance,
  STEEL_RESISTIVITY,
  uniformDrop,
} from '@keelson/physics/cathodic-protection/attenuation.ts'
import { splashLowerLimit, splashUpperLimit } from '@keelson/standards/dnv-rp-0416-2021/splash-zone.ts'
import { shownIn, type Warning } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { warn } from './warnings.ts'

/** Drop from the anodes to the toe at the final demand I_cf (A), V; undefined where the pile is not described. */
export function pileDrop(p: Params, I_cf: number, trace: Trace): number | undefined {
  const { pile_outer_diameter: D, pile_wall_thickness: t, pile_length_below_anodes: L } = p
  if (D === undefined || t === undefined || L === undefined) return undefined
  trace.section('Voltage drop along the pile')
  const R_prime = trace.apply(
    longitudinalResistance,
    { rho_me: STEEL_RESISTIVITY, t, D },
    { title: 'Pile longitudinal resistance' },
  )
  return trace.apply(uniformDrop, { R_prime, I: I_cf, L }, { rename: { I: 'I_cf', L: 'L_p' } })
}

export interface Splash {
  /** m above mean sea level. */
  readonly upper: number | undefined
  readonly lower: number | undefined
}
export function splashZone(p: Params, trace: Trace): Splash {
  const { highest_astronomical_tide: HAT, splash_allowance_above: U } = p
  const { lowest_astronomical_tide: LAT, splash_allowance_below: L_s } = p
  trace.section('Splash zone')
  return {
    upper: HAT === undefined || U === undefined ? undefined : trace.apply(splashUpperLimit, { HAT, U }),
    lower: LAT === undefined || L_s === undefined ? undefined : trace.apply(splashLowerLimit, { LAT, L_s }),
  }
}

/** Rows of the zone table against the limits of the splash zone. */
export function splashWarnings(p: Params, { lower }: Splash): Warning[] {
  if (lower === undefined) return []
  return p.zones.flatMap((zone, i) => {
    const { exposure, depth_m } = zone
    const where = `the splash zone ends ${shownIn(-lower, 'm')} below mean sea level`
    if (exposure === 'splash' && depth_m > -lower) {
      const said = `Zone ${i + 1} is entered as splash zone at ${shownIn(depth_m, 'm')}, but ${where}. The zone is submerged.`
      return [warn('below_splash_zone', said, `/zones/${i}/depth_m`)]
    }
    if (exposure === 'submerged' && depth_m < -lower) {
      const said = `Zone ${i + 1} is entered as submerged at ${shownIn(depth_m, 'm')}, but ${where}. The zone requires a splash zone coating.`
      return [warn('in_splash_zone', said, `/zones/${i}/depth_m`)]
    }
    return []
  })
}
