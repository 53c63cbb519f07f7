/** What a specialist would remark on a rudder behind a propeller. */
import { constant, house } from '@keelson/equations'
import { DISTANCE_REACH, REYNOLDS_REACH } from '@keelson/physics/rudder/stall.ts'
import {
  type CheckResult,
  type Left,
  type NotChecked,
  outOf,
  shown,
  shownIn,
  type Warning,
  warner,
} from '@keelson/workflow'
import type { Jet } from './calculate-jet.ts'
import type { Interaction } from './calculate-rudder.ts'

export const warnings = {
  slow_advance: 'The speed of advance is low relative to the jet speed. The finite jet factor is unreliable.',
  heavy_loading: 'The propeller loading is above the usual range of series data and momentum theory.',
  far_behind: 'The rudder is far behind the propeller, outside the intended range of the mixing formula.',
  low_reynolds: 'The Reynolds number is below ship scale. Friction and stall differ.',
} as const
const warn = warner(warnings)

const limit = (symbol: string, title: string, value: number, clause: string) =>
  constant({ symbol, title, value, unit: '-', source: house, clause })

const SLOW = limit('v_s', 'Minimum ratio of speed of advance to jet speed', 0.1, 'limit of the finite jet factor')
const HEAVY = limit('C_max', 'Maximum thrust loading coefficient', 10, 'range of ship propellers at speed')

/** The first limit that the angle of stall is outside of. */
export const outsideOf = ({ jet, R_n }: Interaction): Left | undefined =>
  outOf(REYNOLDS_REACH, R_n) ?? (jet && outOf(DISTANCE_REACH, jet.x / jet.D))

/** A rudder that stalls outside the limits is told of them; of one that does not the check is open. */
export const warningsOf = (found: Interaction, stall: CheckResult | NotChecked): Warning[] => [
  ...(found.jet ? ofJet(found.jet) : []),
  ...('notChecked' in stall ? [] : outside(found)),
]

function outside(found: Interaction): Warning[] {
  const left = outsideOf(found)
  if (left === undefined) return []
  return [warn(left.reach === REYNOLDS_REACH ? 'low_reynolds' : 'far_behind', left.reason)]
}

function ofJet({ V_A, V_c, C_Th }: Jet): Warning[] {
  const found: Warning[] = []
  if (V_A < SLOW.value * V_c)
    found.push(
      warn(
        'slow_advance',
        `The {advance_speed}, ${shownIn(V_A, 'kn')}, is below one tenth of the {corrected_slipstream_velocity}, ${shownIn(V_c, 'kn')}. The {finite_slipstream_factor} is unreliable.`,
      ),
    )
  if (C_Th !== undefined && C_Th > HEAVY.value)
    found.push(
      warn(
        'heavy_loading',
        `The {thrust_loading_coefficient}, ${shown(C_Th, 3)}, exceeds ${HEAVY.value}, the maximum for a propeller at speed.`,
      ),
    )
  return found
}
