/** Whether a riser is pushed at one of its stations, where its checks of strength show no buckling as a column. */
import { EFFECTIVE_TENSION } from '@keelson/physics/member-stress/thick-tube.ts'
import { capitalised, type Left, outOf, shownForce } from '@keelson/workflow'
import { stationName } from './stations.ts'

/** Of the effective tensions of the stations, N: the first that is compression. */
export function pushedAt(tensions: readonly number[]): Left | undefined {
  const k = tensions.findIndex((T_eff) => T_eff < 0)
  const T_eff = tensions[k]
  if (T_eff === undefined) return undefined
  const where = tensions.length > 1 ? ` at ${stationName(k)}` : ''
  const said = `the effective tension${where} is ${shownForce(T_eff)}. ${capitalised(EFFECTIVE_TENSION.because)}`
  return outOf(EFFECTIVE_TENSION, T_eff, said)
}
