/** What a specialist would remark on a rudder and on a turn. */

import { constant, house } from '@keelson/equations'
import { STALL_BEHIND, STALL_OPEN } from '@keelson/physics/rudder/stall.ts'
import { fromSI } from '@keelson/units'
import { listed, shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { HULL, type Params } from './inputs.ts'
import type { Turn } from './turn.ts'

export const warnings = {
  stall: 'The angle of attack exceeds the stall angle, outside the method limits.',
  high_aspect: 'The aspect ratio is above the measured range of the method.',
  rudder_forward: 'The rudder is forward of the centre of gravity.',
  hull_incomplete: 'Hull inputs are incomplete. The turn is not estimated.',
  course_unstable: 'The straight course is unstable. Linear theory gives no steady turn.',
  tight_turn: 'The yaw rate is above the linear theory limit.',
  no_effect: 'An input has no effect on the results.',
} as const
const warn = warner(warnings)

const limit = (symbol: string, title: string, value: number, unit: string, clause: string) =>
  constant({ symbol, title, value, unit, source: house, clause })

const TIGHT = limit('r_max', 'Maximum yaw rate', 0.3, '-', 'linear theory is valid only for small yaw rates')
const HIGHEST_ASPECT = limit('Lambda_max', 'Maximum aspect ratio', 3, '-', 'limit of the tested rudder family')

/** `alpha`: angle to the water. */
export function stallWarnings(p: Params, alpha: number): Warning[] {
  const limit = p.behind_hull ? STALL_BEHIND : STALL_OPEN
  const angle = Math.abs(fromSI(alpha, 'deg'))
  if (angle <= limit.value * (1 + 1e-9)) return []
  return [
    warn(
      'stall',
      `The angle of attack is ${shown(angle, 4)}°, above ${limit.value}°, at which a rudder ${p.behind_hull ? 'behind a hull' : 'in open water'} may stall. Forces are unreliable.`,
      '/rudder_angle',
    ),
  ]
}

export function aspectWarnings(Lambda: number | undefined): Warning[] {
  if (Lambda === undefined || Lambda <= HIGHEST_ASPECT.value) return []
  return [
    warn(
      'high_aspect',
      `{aspect_ratio} ${shown(Lambda, 3)} exceeds ${HIGHEST_ASPECT.value}, the maximum measured by Whicker and Fehlner.`,
      '/rudder_area',
    ),
  ]
}

export const placeWarnings = (p: Params): Warning[] =>
  p.rudder_x_from_cg > 0
    ? [
        warn(
          'rudder_forward',
          `{rudder_x_from_cg} ${shownIn(p.rudder_x_from_cg, 'm')} is forward of the centre of gravity. Enter a negative value for a rudder aft.`,
          '/rudder_x_from_cg',
        ),
      ]
    : []

type Drift = { readonly drift_angle: number; readonly flow_straightening: number }
export const driftWarnings = (p: Drift): Warning[] =>
  p.drift_angle === 0 && p.flow_straightening !== 1
    ? [warn('no_effect', '{flow_straightening} has no effect without {drift_angle}.', '/flow_straightening')]
    : []

export const hullWarnings = (p: Params, turn: Turn | undefined): Warning[] => [
  ...(p.a_h === 0 && p.hull_interaction_x !== 0
    ? [warn('no_effect', '{hull_interaction_x} has no effect if {a_h} is 0.', '/hull_interaction_x')]
    : []),
  ...(turn ? turning(turn) : incomplete(p)),
]

function incomplete(p: Params): Warning[] {
  const given = HULL.filter((name) => p[name] !== undefined)
  const missing = HULL.filter((name) => p[name] === undefined)
  if (given.length === 0 || missing.length === 0) return []
  return [
    warn(
      'hull_incomplete',
      `The turn is not estimated because the ${listed(missing.map((name) => `{${name}}`))} ${missing.length === 1 ? 'is' : 'are'} not provided.`,
      `/${given[0]}`,
    ),
  ]
}

function turning({ C, r_prime }: Turn): Warning[] {
  if (C <= 0)
    return [
      warn(
        'course_unstable',
        `The {directional_stability_c}, ${shown(C, 3)}, is not positive. The straight course is unstable and linear theory gives no steady turn.`,
      ),
    ]
  if (r_prime === undefined || Math.abs(r_prime) <= TIGHT.value) return []
  return [
    warn(
      'tight_turn',
      `The yaw rate is ${shown(Math.abs(r_prime), 3)} times speed divided by length, above the limit of ${TIGHT.value} for linear theory. The actual turn is wider or speed is lost.`,
    ),
  ]
}
