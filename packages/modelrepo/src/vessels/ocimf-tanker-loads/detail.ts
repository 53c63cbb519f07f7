/** The answer in one sentence. */
import { shownForce, shownIn } from '@keelson/workflow'
import type { Loads, Total } from './calculate-loads.ts'
import type { Params } from './inputs.ts'

export function detailOf(p: Params, { wind, method }: Loads, total: Total | undefined): string {
  if (total === undefined) return `${windAlone(p)}: ${pair(wind)}${moment(wind.yaw)}`
  const synthetic = method === 'coefficient_table' && p.coefficients_are_synthetic ? ', by synthetic coefficients' : ''
  return `Wind and current together ${shownForce(total.size)}: ${pair(total)}${moment(total.yaw)}${synthetic}`
}

const windAlone = (p: Params) => `Wind ${shownIn(p.relative_wind_angle ?? 0, 'deg')} off the starboard bow`

/** Share of a force that a cosine of a right angle leaves in the last digits. */
const NOTHING = 1e-9

function pair({ x, y }: { readonly x: number; readonly y: number }) {
  const least = NOTHING * Math.hypot(x, y)
  const own = (force: number) => (Math.abs(force) > least ? force : 0)
  return `${sided(own(x), 'forward', 'aft')} and ${sided(own(y), 'to port', 'to starboard')}`
}

const sided = (force: number, positive: string, negative: string) =>
  `${shownForce(Math.abs(force))} ${force < 0 ? negative : positive}`

const moment = (yaw: number | undefined) =>
  yaw === undefined ? '' : `, ${shownIn(Math.abs(yaw), 'MN*m')} turning the bow to ${yaw < 0 ? 'starboard' : 'port'}`
