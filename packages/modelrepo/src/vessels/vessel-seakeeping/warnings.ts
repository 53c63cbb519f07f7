/** What a specialist would remark on the transfer functions, the sea states and the criteria. */
import { HIGHEST_FREQUENCY, LOWEST_FREQUENCY } from '@keelson/physics/seakeeping/sickness.ts'
import { outOf, shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Found, SeaState } from './calculate-found.ts'
import { energyOutside, TAIL_REACH, tailOf, tooSteep } from './calculate-reach.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  waves_outside: 'The transfer functions do not cover all waves of a sea state.',
  too_steep: 'The steepness of a sea state exceeds the physical limit.',
  probabilities_short: 'The probabilities of the sea states do not sum to 1.',
  heading_idle: 'The heading has no effect without a speed. The transfer functions apply to one heading.',
  following: 'Some waves travel no faster than the ship. Several wave frequencies then share one encounter frequency.',
  relative_idle: 'The relative motion has no effect without a draught or freeboard.',
  sickness_off: 'The acceleration frequency is outside the range of the motion sickness experiments.',
  acceleration_tail: 'Much of the acceleration arises at the end of the transfer function, which is truncated.',
} as const
const warn = warner(warnings)

/** Share of the energy of the waves outside that is told of. */
const MISSED = 0.02

export const warningsOf = (p: Params, found: Found): Warning[] => [
  ...coverWarning(p, found),
  ...steepWarning(p, found),
  ...probabilityWarning(p),
  ...wayWarnings(p, found),
  ...stationWarning(p),
  ...sicknessWarning(found),
  ...tailWarning(p, found),
]

/** 'in 2 of 3 sea states', 'in all 3 sea states', 'in both sea states', 'in the entered sea state'. */
function among(some: number, all: number): string {
  if (all === 1) return 'in the entered sea state'
  if (some < all) return `in ${some} of ${all} sea states`
  return all === 2 ? 'in both sea states' : `in all ${all} sea states`
}

function coverWarning(p: Params, found: Found): Warning[] {
  const missed = found.states.map((s) => ({ s, share: missedIn(p, found, s) })).filter(({ share }) => share > MISSED)
  const most = missed.toSorted((a, b) => b.share - a.share)[0]
  if (most === undefined) return []
  const [low, high] = [found.ship.omega[0] ?? 0, found.ship.omega.at(-1) ?? 0]
  const limit =
    found.states.length === 1
      ? `The limit is ${shownPercent(MISSED)}.`
      : `The proportion exceeds ${shownPercent(MISSED)} ${among(missed.length, found.states.length)}.`
  const message = `In sea state ${most.s.number}, ${shownPercent(most.share)} of the wave energy is outside the transfer functions (${shownIn(low, 'rad/s')} to ${shownIn(high, 'rad/s')}) and is neglected. ${limit}`
  return [warn('waves_outside', message, '/rao_frequencies')]
}

function missedIn(p: Params, { ship }: Found, { row }: SeaState): number {
  const { below, above, whole } = energyOutside(p, ship, row)
  return (below + above) / whole
}

function steepWarning(p: Params, { states }: Found): Warning[] {
  const all = states.flatMap((s) => tooSteep(p, s) ?? [])
  const [first] = all
  return first === undefined
    ? []
    : [
        warn(
          'too_steep',
          `The steepness limit is exceeded ${among(all.length, states.length)}: ${first}.`,
          '/sea_states',
        ),
      ]
}

function probabilityWarning({ sea_states = [] }: Params): Warning[] {
  const sum = sea_states.reduce((all, row) => all + row.probability, 0)
  if (Math.abs(sum - 1) <= 1e-6) return []
  return [
    warn(
      'probabilities_short',
      `The probabilities sum to ${shown(sum, 4)}. The remaining time is treated as not operable.`,
      '/sea_states',
    ),
  ]
}

const SAME = 1e-9

function wayWarnings({ speed: U, heading: beta, gravity: g }: Params, { ship }: Found): Warning[] {
  const idle = U === 0 && Math.abs(beta - Math.PI) > SAME
  const along = (U * Math.cos(beta)) / g
  const folded = ship.omega.some((omega) => along * omega > 0.5)
  return [
    ...(idle
      ? [
          warn(
            'heading_idle',
            'The {heading} has no effect without a {speed}. The transfer functions are assumed to apply to this heading.',
            '/heading',
          ),
        ]
      : []),
    ...(folded
      ? [
          warn(
            'following',
            `The ship overtakes, or nearly overtakes, waves above ${shownIn(0.5 / along, 'rad/s')}. Several wave frequencies share one encounter frequency, and each is included separately.`,
            '/heading',
          ),
        ]
      : []),
  ]
}

function stationWarning(p: Params): Warning[] {
  const { relative_motion_rao, draft_at_station, freeboard_at_station } = p
  if (relative_motion_rao === undefined || draft_at_station !== undefined || freeboard_at_station !== undefined)
    return []
  return [
    warn(
      'relative_idle',
      '{relative_motion_rao} requires {draft_at_station} for slamming or {freeboard_at_station} for deck wetness.',
      '/relative_motion_rao',
    ),
  ]
}

const inRange = (f: number) => f >= LOWEST_FREQUENCY.si * (1 - SAME) && f <= HIGHEST_FREQUENCY.si * (1 + SAME)
const RANGE = `${LOWEST_FREQUENCY.value} to ${HIGHEST_FREQUENCY.value} Hz`

function sicknessWarning({ states }: Found): Warning[] {
  const off = states.filter((s) => s.f_a !== null && !inRange(s.f_a))
  if (off.length === 0) return []
  const message = `The {mean_frequency_of_acceleration} is outside ${RANGE}, the range of the motion sickness experiments, ${among(off.length, states.length)}.`
  return [warn('sickness_off', message, '/heave_rao')]
}

export function directWarnings(f: number): Warning[] {
  if (inRange(f)) return []
  return [
    warn(
      'sickness_off',
      `The {frequency}, ${shownIn(f, 'Hz')}, is outside ${RANGE}, the range of the motion sickness experiments.`,
      '/frequency',
    ),
  ]
}

function tailWarning(p: Params, { ship, shown: s }: Found): Warning[] {
  const share = tailOf(p, ship, s.row)
  if (outOf(TAIL_REACH, share) === undefined) return []
  const message = `In sea state ${s.number}, ${shownPercent(share)} of the acceleration variance arises in the highest tenth of the grid frequencies; the limit is ${TAIL_REACH.to} %. The transfer function does not cover the acceleration response.`
  return [warn('acceleration_tail', message, '/rao_frequencies')]
}
