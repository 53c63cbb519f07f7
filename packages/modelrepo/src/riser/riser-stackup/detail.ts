/** The answer in one sentence. */
import { shownIn } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { LiftOff, Tension } from './calculate-tension.ts'
import type { Params } from './inputs.ts'

const kN = (force: number) => shownIn(force, 'kN', 4)

export function sentence(p: Params, { tension, T_top, t_req, setting, liftOff }: Found): string {
  const wall = `the main tube needs ${shownIn(t_req, 'mm', 4)} of wall`
  if (tension === undefined)
    return `The simple rule requires ${kN(T_top)} of top tension, and ${wall}; without mud and seawater there is no tension by API RP 16Q`
  const { failed, T_b } = tension
  const foot = `the effective tension at the lower end is ${kN(T_b)}${failed ? `, ${kN(failed.T_bf)} after the failure` : ''}`
  return `${needed(p, tension, liftOff)} ${kN(setting.T_set)}; ${foot}; ${wall}`
}

function needed(p: Params, { failed, T_SR, T_v }: Tension, liftOff: LiftOff | undefined): string {
  if (failed === undefined) return `The slip ring needs ${kN(T_SR)} and gets ${kN(T_v)} of a setting of`
  const lifted = liftOff?.overall
  const more = lifted === undefined ? '' : `, ${kN(lifted.T_all)} with the overpull,`
  return `The tensioners need ${kN(failed.T_min)}${lost(p)}${more} and are set to`
}

const lost = ({ tensioners_failed: n, number_of_tensioners: N = 0 }: Params) =>
  n === 0 ? '' : ` for the loss of ${n} of ${N}`
