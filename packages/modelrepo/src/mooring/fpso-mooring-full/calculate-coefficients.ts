/** The coefficients of wind or current: as given, or read from their table at the heading. SI. */
import type { Trace } from '@keelson/equations'
import { given } from '@keelson/workflow'
import { type Coefficients, readCoefficients } from '../../_shared/hull-coefficients/coefficients.ts'
import type { Params } from './inputs.ts'

export function coefficientsOf(p: Params, of: 'wind' | 'current', trace: Trace): Coefficients {
  const rows = p[`${of}_coefficient_table`]
  if (rows !== undefined) {
    const own = rows.map(({ heading_deg, cx, cy, cyaw }) => ({ heading: heading_deg, x: cx, y: cy, yaw: cyaw }))
    const symbol = of === 'wind' ? 'phi_w' : 'phi_c'
    return readCoefficients(own, { of, heading: p[`${of}_heading`], symbol, called: 'heading' }, trace)
  }
  if (of === 'wind') {
    const c = given(p, 'wind_coefficient_x', 'wind_coefficient_y', 'wind_coefficient_yaw')
    return { x: c.wind_coefficient_x, y: c.wind_coefficient_y, yaw: c.wind_coefficient_yaw }
  }
  const c = given(p, 'current_coefficient_x', 'current_coefficient_y', 'current_coefficient_yaw')
  return { x: c.current_coefficient_x, y: c.current_coefficient_y, yaw: c.current_coefficient_yaw }
}
