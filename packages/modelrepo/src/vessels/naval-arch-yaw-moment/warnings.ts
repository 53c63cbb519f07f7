/** What a specialist would remark on a rudder and on a turn. */

import { constant, house } from '@keelson/equations'
import { STALL_BEHIND, STALL_OPEN } from '@keelson/physics/rudder/stall.ts'
import { fromSI } from '@keelson/units'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { HULL, type Params } from './inputs.ts'
import type { Turn } from './turn.ts'

export const warnings = {
  stall: 'The angle is beyond stall, which the method does not know.',
  high_aspect: 'The aspect ratio is above those that the method was measured on.',
  rudder_forward: 'The rudder stands ahead of the centre of gravity.',
  hull_incomplete: 'Part of the hull was given, and the turn is not estimated.',
  course_unstable: 'The straight course is not stable, and linear theory has no steady turn.',
  tight_turn: 'The turn is tighter than linear theory holds for.',
  no_effect: 'An input was sent that has no effect on the answer.',
} as const
const warn = warner(warnings)

const limit = (symbol: string, title: string, value: number, unit: string, clause: string) =>
  constant({ symbol, title, value, unit, source: house, clause })

const TIGHT = limit('r_max', 'Largest yaw rate', 0.3, '-', 'linear theory holds for small yaw rates')
const HIGHEST_ASPECT = limit('Lambda_max', 'Largest aspect ratio', 3, '-', 'the family that was measured')

/** `alpha`: angle to the water. */
export function stallWarnings(p: Params, alpha: number): Warning[] {
  const limit = p.behind_hull ? STALL_BEHIND : STALL_OPEN
  const angle = Math.abs(fromSI(alpha, 'deg'))
  if (angle <= limit.value * (1 + 1e-9)) return []
  return [
    warn(
      'stall',
      `the angle to the water, ${shown(angle, 4)} deg, is beyond ${limit.value} deg, where a rudder ${p.behind_hull ? 'behind a hull' : 'in open water'} may stall: forces are not reliable`,
      '/rudder_angle',
    ),
  ]
}

export function aspectWarnings(Lambda: number | undefined): Warning[] {
  if (Lambda === undefined || Lambda <= HIGHEST_ASPECT.value) return []
  return [
    warn(
      'high_aspect',
      `{aspect_ratio} ${shown(Lambda, 3)} is above ${HIGHEST_ASPECT.value}, the highest that Whicker and Fehlner measured`,
      '/rudder_area',
    ),
  ]
}

export const placeWarnings = (p: Params): Warning[] =>
  p.rudder_x_from_cg > 0
    ? [
        warn(
          'rudder_forward',
          `{rudder_x_from_cg} ${shownIn(p.rudder_x_from_cg, 'm')} is ahead of the centre of gravity: aft is negative`,
          '/rudder_x_from_cg',
        ),
      ]
    : []

type Drift = { readonly drift_angle: number; readonly flow_straightening: number }
export const driftWarnings = (p: Drift): Warning[] =>
  p.drift_angle === 0 && p.flow_straightening !== 1
    ? [warn('no_effect', '{flow_straightening} has no effect without {drift_angle}', '/flow_straightening')]
    : []

export const hullWarnings = (p: Params, turn: Turn | undefined): Warning[] => [
  ...(p.a_h === 0 && p.hull_interaction_x !== 0
    ? [warn('no_effect', '{hull_interaction_x} has no effect while {a_h} is 0', '/hull_interaction_x')]
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
      `the turn is not estimated without ${missing.map((name) => `{${name}}`).join(', ')}`,
      `/${given[0]}`,
    ),
  ]
}

function turning({ C, r_prime }: Turn): Warning[] {
  if (C <= 0)
    return [
      warn(
        'course_unstable',
        `{directional_stability_c} ${shown(C, 3)} is not positive: the ship does not keep a straight course by herself, and linear theory has no steady turn`,
      ),
    ]
  if (r_prime === undefined || Math.abs(r_prime) <= TIGHT.value) return []
  return [
    warn(
      'tight_turn',
      `the yaw rate is ${shown(Math.abs(r_prime), 3)} of speed over length, above ${TIGHT.value}: the real turn is wider or the speed drops`,
    ),
  ]
}
