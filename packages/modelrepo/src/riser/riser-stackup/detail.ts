/** The answer in one sentence. */
import { shownIn } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { Params } from './params.ts'

const kN = (force: number) => shownIn(force, 'kN', 4)

export function sentence(p: Params, { tension, T_top, t_req, setting, liftOff }: Found): string {
  const wall = `the main tube needs ${shownIn(t_req, 'mm', 4)} of wall`
  if (tension === undefined)
    return `The simple rule asks for ${kN(T_top)} of top tension, ${wall}; without mud and seawater there is no tension by API RP 16Q`
  const { failed, T_b, T_SR } = tension
  const least = liftOff?.overall?.T_all ?? failed?.T_min
  const set = `set to ${kN(setting.T_set)}`
  const asked =
    least === undefined
      ? `the slip ring needs ${kN(T_SR)} and gets ${kN(tension.T_v)}`
      : `the tensioners need ${kN(least)}${lost(p)} and are ${set}`
  return `${asked[0]?.toUpperCase()}${asked.slice(1)}; the effective tension at the lower end is ${kN(T_b)}${failed ? `, ${kN(failed.T_bf)} after the failure` : ''}; ${wall}`
}

const lost = ({ tensioners_failed: n, number_of_tensioners: N = 0 }: Params) =>
  n === 0 ? '' : ` for the loss of ${n} of ${N}`
