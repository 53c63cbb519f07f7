/** What every method gives of the wind, and what the two regressions of a wind relative to the bow share. SI. */
import type { Trace } from '@keelson/equations'
import type { windLoadsBy } from '@keelson/physics/ship-wind/loads.ts'
import { givesAs, shownForce, shownIn } from '@keelson/workflow'
import type { Coefficients } from '../../_shared/hull-coefficients/coefficients.ts'
import type { Relative } from './inputs.ts'

export const force = (axis: 'Longitudinal' | 'Lateral', of: 'wind' | 'current', symbol: string) =>
  givesAs(
    symbol,
    `${axis} ${of} force`,
    'hull_force',
    `${axis} ${of} force, positive ${axis === 'Lateral' ? 'to port' : 'forward'}.`,
    { signed: true },
  )
export const yaw = (of: string, symbol: string, needs?: readonly string[]) =>
  givesAs(
    symbol,
    `${of} yaw moment`,
    'hull_moment',
    `${of} yaw moment about midships, positive turning the bow to port.`,
    {
      signed: true,
      ...(needs && { needs }),
    },
  )
const coefficient = (title: string, symbol: string, orSymbol: string) =>
  givesAs(symbol, title, '-', `${title} used for the load.`, { orSymbol, signed: true })

export const windForces = {
  wind_force_x: force('Longitudinal', 'wind', 'F_wx'),
  wind_force_y: force('Lateral', 'wind', 'F_wy'),
}
export const windCoefficients = {
  cx: coefficient('Longitudinal wind coefficient', 'C_wx', 'C_X'),
  cy: coefficient('Lateral wind coefficient', 'C_wy', 'C_Y'),
}
export const withYaw = {
  wind_moment: yaw('Wind', 'M_w'),
  cn: coefficient('Wind yaw coefficient', 'C_wm', 'C_N'),
}

/** The loads by coefficients of a wind relative to the bow. */
export function relativeLoads(p: Relative, C: Coefficients, by: ReturnType<typeof windLoadsBy>, trace: Trace) {
  const { air_density: rho_a, relative_wind_speed: V, length_overall: L_OA } = p
  const { transverse_wind_area: A_T, longitudinal_wind_area: A_L } = p
  trace.section('Wind')
  const q = trace.apply(by.pressure, { rho_a, V })
  const x = trace.apply(by.forceX, { C_X: C.x, q, A_T })
  const y = trace.apply(by.forceY, { C_Y: C.y, q, A_L })
  const M_w = trace.apply(by.yawMoment, { C_N: C.yaw, q, A_L, L_OA })
  const detail = `Wind force at ${shownIn(p.relative_wind_angle, 'deg')} off the bow, from starboard: ${sides(x, y)}${turning(M_w)}`
  return { q, detail }
}

/** Share of a force that a cosine of a right angle leaves in the last digits. */
const NOTHING = 1e-9

export function sides(x: number, y: number): string {
  const least = NOTHING * Math.hypot(x, y)
  const own = (force: number) => (Math.abs(force) > least ? force : 0)
  return `${sided(own(x), 'forward', 'aft')} and ${sided(own(y), 'to port', 'to starboard')}`
}

const sided = (force: number, positive: string, negative: string) =>
  `${shownForce(Math.abs(force))} ${force < 0 ? negative : positive}`

export const turning = (moment: number): string =>
  `, yaw moment ${shownIn(Math.abs(moment), 'kN*m')} turning the bow to ${moment < 0 ? 'starboard' : 'port'}`
