/** The wind that acts: as given at 10 m, or brought there from the height of measurement. SI. */
import type { Trace } from '@keelson/equations'
import { REFERENCE_HEIGHT, windAtReference } from '@keelson/standards/ocimf-1994/wind-profile.ts'
import type { Params } from './inputs.ts'

export function windSpeedOf(p: Params, trace: Trace): number {
  const { wind_speed_at_height: V_z } = p
  if (V_z === undefined) return p.wind_speed
  return trace.apply(windAtReference, { V_z, z_10: REFERENCE_HEIGHT, z: p.measurement_height })
}
