/** The answer in one sentence. */
import { shownForce, shownIn } from '@keelson/workflow'
import type { LoadsAt } from './calculate-passage.ts'
import type { Params } from './inputs.ts'

export interface Largest {
  readonly peak_surge_force: number
  readonly peak_sway_force: number
  readonly peak_yaw_moment: number
}

export function detailOf(p: Params, loads: readonly LoadsAt[], largest: Largest): string {
  const { peak_surge_force: X, peak_sway_force: Y, peak_yaw_moment: N } = largest
  const passage = `Maximum loads ${shownForce(X)} surge, ${shownForce(Y)} sway and ${shownIn(N, 'kN*m')} yaw`
  const [only] = loads
  if (loads.length !== 1 || only === undefined) return `${passage}; loads calculated at ${loads.length} staggers`
  const surge = own(only.surge, X)
  const sway = own(only.sway, Y)
  const aside = `${shownForce(Math.abs(sway))} ${sway < 0 ? 'away from' : 'towards'} the passing ship`
  return `${passage}; at stagger ${shownIn(p.stagger[0] ?? 0, 'm')}, ${aside} and ${shownForce(Math.abs(surge))} ${surge < 0 ? 'aft' : 'forward'}`
}

/** Share of the largest force that the integrals leave in the last digits where a force is zero by symmetry. */
const NOTHING = 1e-9
const own = (force: number, largest: number): number => (Math.abs(force) > NOTHING * largest ? force : 0)
