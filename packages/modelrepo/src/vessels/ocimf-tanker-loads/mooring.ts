/** Wind and current on a moored ship, whatever their coefficients: the wind that acts, and both together. SI. */
import type { Trace } from '@keelson/equations'
import * as totals from '@keelson/physics/ship-wind/totals.ts'
import { depthRatio, REFERENCE_HEIGHT, windAtReference } from '@keelson/standards/ocimf-1994/wind-profile.ts'
import { gives, notApplicable } from '@keelson/workflow'
import type { Moored } from './inputs.ts'
import { force, windCoefficients, windForces, yaw } from './wind.ts'

export const both = (equation: Parameters<typeof gives>[0], of: 'hull_force' | 'hull_moment', positive: string) =>
  gives(
    equation,
    of,
    `Combined wind and current ${of === 'hull_force' ? 'force' : 'yaw moment'}, positive ${positive}.`,
    {
      signed: true,
    },
  )

export const mooredValues = {
  ...windForces,
  current_force_x: force('Longitudinal', 'current', 'F_cx'),
  current_force_y: force('Lateral', 'current', 'F_cy'),
  current_moment: yaw('Current', 'M_c', ['current_arm_intercept']),
  total_force_x: both(totals.totalForceX, 'hull_force', 'forward'),
  total_force_y: both(totals.totalForceY, 'hull_force', 'to port'),
  total_force: gives(totals.totalForce, 'hull_force', 'Resultant of the wind and current forces.'),
  ...windCoefficients,
  wind_speed_10m: gives(windAtReference, 'wind_velocity', 'Wind speed at 10 m used for the loads.', {
    orInput: 'wind_speed',
  }),
  depth_draft_ratio: gives(
    depthRatio,
    '-',
    'Depth-to-draught ratio, for which the current coefficient table must be valid.',
    {
      needs: ['water_depth'],
      minimum: 1,
    },
  ),
}

/** The wind that acts: as given at 10 m, or brought there from the height of measurement. */
export function windSpeedOf(p: Moored, trace: Trace): number {
  const { wind_speed_at_height: V_z } = p
  if (V_z === undefined) return p.wind_speed
  return trace.apply(windAtReference, { V_z, z_10: REFERENCE_HEIGHT, z: p.measurement_height })
}

/** A load along the hull and abeam. */
export interface Forces {
  readonly x: number
  readonly y: number
}
export function together(wind: Forces, current: Forces, trace: Trace) {
  trace.section('Combined wind and current')
  const x = trace.apply(totals.totalForceX, { F_wx: wind.x, F_cx: current.x })
  const y = trace.apply(totals.totalForceY, { F_wy: wind.y, F_cy: current.y })
  return { x, y, size: trace.apply(totals.totalForce, { F_x: x, F_y: y }) }
}

/** Why there is no ratio of depth to draught, where there is none. */
export function depthRatioOf({ water_depth: d, draft: T }: Moored, trace: Trace) {
  if (d === undefined) return undefined
  if (d === 'infinite') return notApplicable('the water depth is infinite')
  trace.section('Water depth')
  trace.apply(depthRatio, { d, T })
  return undefined
}
