/** The values that a run answers with. */
import * as totals from '@keelson/physics/ship-wind/totals.ts'
import { depthRatio, windAtReference } from '@keelson/standards/ocimf-1994/wind-profile.ts'
import * as current from '@keelson/standards/ufc-4-159-03-2005/current.ts'
import * as wind from '@keelson/standards/ufc-4-159-03-2005/wind.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { BLENDERMANN, MOORED, TABLE, UFC, WITH_YAW } from './modes.ts'

const force = (of: string, symbol: string, towards: string, only = {}) =>
  numberValue('hull_force', {
    title: `${of} ${towards}`,
    description: `Positive ${towards}.`,
    symbol,
    ...only,
  })
const yaw = (of: string, symbol: string, only: object) =>
  numberValue('hull_moment', {
    title: `${of} yaw moment`,
    description: 'About midships, positive where it turns the bow to port.',
    symbol,
    ...only,
  })
const drag = (equation: typeof current.formDrag | typeof current.frictionDrag | typeof current.propellerDrag) =>
  resultOf(equation, 'hull_force', { description: 'Along the hull, positive forward.', onlyWhen: UFC })
const coefficient = (title: string, symbol: string, more: object = {}) =>
  numberValue('-', { title, description: 'Used for the wind.', symbol, ...more })

export const values = {
  wind_force_x: force('Wind force', 'F_wx', 'forward'),
  wind_force_y: force('Wind force', 'F_wy', 'to port'),
  wind_moment: yaw('Wind', 'M_w', { onlyWhen: WITH_YAW }),
  wind_heeling_moment: numberValue('hull_moment', {
    title: 'Wind heeling moment',
    description: 'About the waterline, positive towards the lee.',
    symbol: 'K_w',
    onlyWhen: BLENDERMANN,
    needs: ['lateral_centroid_height'],
  }),
  current_force_x: force('Current force', 'F_cx', 'forward', { onlyWhen: MOORED }),
  current_force_y: force('Current force', 'F_cy', 'to port', { onlyWhen: MOORED }),
  current_moment: yaw('Current', 'M_c', { onlyWhen: MOORED, needs: ['current_arm_intercept'] }),
  total_force_x: resultOf(totals.totalForceX, 'hull_force', { description: 'Wind and current.', onlyWhen: MOORED }),
  total_force_y: resultOf(totals.totalForceY, 'hull_force', { description: 'Wind and current.', onlyWhen: MOORED }),
  total_force: resultOf(totals.totalForce, 'hull_force', {
    description: 'Of wind and current, whatever its direction.',
    onlyWhen: MOORED,
    minimum: 0,
  }),
  total_moment: resultOf(totals.totalMoment, 'hull_moment', { description: 'Wind and current.', onlyWhen: TABLE }),
  cx: coefficient('Wind coefficient forward', 'C_wx'),
  cy: coefficient('Wind coefficient to port', 'C_wy'),
  cn: coefficient('Wind coefficient of yaw', 'C_wm', { onlyWhen: WITH_YAW }),
  wind_speed_10m: resultOf(windAtReference, 'wind_velocity', {
    description: 'Used for the loads.',
    onlyWhen: MOORED,
    minimum: 0,
  }),
  depth_draft_ratio: resultOf(depthRatio, '-', {
    description: 'For which a table of current coefficients must hold.',
    onlyWhen: MOORED,
    needs: ['water_depth'],
    minimum: 1,
  }),
  transverse_wind_coefficient: resultOf(wind.transverseCoefficient, '-', {
    description: 'By the heights of hull and superstructure.',
    onlyWhen: UFC,
    minimum: 0,
  }),
  transverse_current_coefficient: resultOf(current.transverseCoefficient, '-', {
    description: 'In the water depth.',
    onlyWhen: UFC,
  }),
  deepwater_current_coefficient: resultOf(current.deepCoefficient, '-', {
    description: 'By the form of the hull.',
    onlyWhen: UFC,
    minimum: 0,
  }),
  current_form_drag: drag(current.formDrag),
  current_friction_drag: drag(current.frictionDrag),
  current_propeller_drag: drag(current.propellerDrag),
} as const
