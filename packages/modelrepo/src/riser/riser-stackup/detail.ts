/** The answer: the tension that is required and set, what it leaves at the lower end, and the wall. */
import { shownIn } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { LiftOff, Tension } from './calculate-tension.ts'
import type { Params } from './inputs.ts'

const kN = (force: number) => shownIn(force, 'kN', 4)

export function sentence(p: Params, { tension, T_top, t_req, setting, liftOff, upper }: Found): string {
  const provided = p.wall_thickness === undefined ? '' : ` (provided ${shownIn(p.wall_thickness, 'mm')})`
  const wall = `Required main tube wall thickness ${shownIn(t_req, 'mm', 4)}${provided}`
  if (tension === undefined)
    return `Simple rule top tension ${kN(T_top)}. ${wall}. API RP 16Q tensions require mud and seawater data`
  const { failed, T_b } = tension
  const foot = `Lower end effective tension ${kN(T_b)}${failed ? ` (${kN(failed.T_bf)} with failed tensioners)` : ''}`
  const most = upper === undefined ? '' : ` (maximum ${kN(upper.T_max)})`
  return `${needed(p, tension, liftOff)}, setting ${kN(setting.T_set)}${most}. ${foot}. ${wall}`
}

function needed(p: Params, { failed, T_SR, T_v }: Tension, liftOff: LiftOff | undefined): string {
  if (failed === undefined) return `Required slip-ring tension ${kN(T_SR)}, available ${kN(T_v)}`
  const lifted = liftOff?.overall
  const more = lifted === undefined ? '' : `, ${kN(lifted.T_all)} including overpull`
  return `Minimum top tension ${kN(failed.T_min)}${lost(p)}${more}`
}

const lost = ({ tensioners_failed: n, number_of_tensioners: N = 0 }: Params) =>
  n === 0 ? '' : ` (${n} of ${N} tensioners failed)`
