/** What a specialist would remark on the run. */
import { leavesReach } from '@keelson/equations'
import { slidingIntervals } from '@keelson/physics/pipeline-buckling/force-build-up.ts'
import { SMALL_SLOPES } from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import { shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Strength } from '../_shared/buckling/strength.ts'
import { momentWarning, pipeWarningCodes, pipeWarnings, whenOf } from '../_shared/buckling/warnings.ts'
import type { Buckle } from './calculate-buckle.ts'
import { boundsNotGiven } from './calculate-checks.ts'
import { hottest, type LineForce } from './calculate-line.ts'
import type { Screen } from './calculate-screen.ts'
import type { Params } from './inputs.ts'
import { modeName } from './modes.ts'

export const warnings = {
  ...pipeWarningCodes,
  slides_within: 'The force along the line changes faster than friction holds: the pipe slides there.',
  profile_held: 'The temperature profile does not cover the line, and its end values are held.',
  localised_mode_lower:
    'A localised mode is reached where the infinite one is not: an imperfection may start a buckle.',
  friction_bounds: 'The bounds of friction that make the screening conservative were not given.',
  unstable_branch: 'The buckle length asked for is on the branch on which no buckle is stable.',
} as const
const warn = warner(warnings)
const when = whenOf(warn)
const metres = (v: number) => shownIn(v, 'm')

export function warningsOf(
  p: Params,
  force: LineForce,
  screen: Screen,
  buckle: Buckle | undefined,
  asked: { readonly M: number } | undefined,
  strength: Strength,
): Warning[] {
  return [
    ...lineWarnings(p, force, screen),
    ...frictionWarnings(p),
    ...pipeWarnings(p, buckle !== undefined, hottest(p)),
    ...lengthWarnings(p, screen),
    ...(buckle ? buckleWarnings(buckle, strength) : []),
    ...(asked ? momentWarning(asked.M, strength.M_p, 'of the length asked for', '/buckle_length') : []),
  ]
}

function lineWarnings(p: Params, { S_0, stations, line }: LineForce, screen: Screen): Warning[] {
  const sliding = slidingIntervals(stations, line)
  const rows = p.temperature_profile
  const [first, last] = [rows?.[0]?.position ?? 0, rows?.[rows.length - 1]?.position ?? p.pipeline_length]
  return [
    ...when(
      S_0 >= 0,
      'no_compression',
      `{fully_restrained_effective_force} is ${shownIn(S_0, 'kN')}, tension positive: without compression nothing buckles`,
    ),
    ...when(
      sliding > 0,
      'slides_within',
      `over ${sliding} intervals the restrained force changes faster than friction holds, ${shownIn(line.mu_a * line.w, 'kN/m')}: the pipe slides there; the largest force is not affected`,
      '/temperature_profile',
    ),
    ...when(
      first > 0 || last < p.pipeline_length,
      'profile_held',
      `the temperature profile covers ${metres(first)} to ${metres(last)} of 0 to ${metres(p.pipeline_length)}; beyond, its end values are held`,
      '/temperature_profile',
    ),
    ...when(
      screen.ratio <= 1 && screen.ratio_localised > 1,
      'localised_mode_lower',
      `the infinite mode is not reached (ratio ${shownRatio(screen.ratio)}), ${modeName(screen.localised.mode)} is (ratio ${shownRatio(screen.ratio_localised)}): an imperfection may start a buckle`,
    ),
  ]
}

function frictionWarnings(p: Params): Warning[] {
  const missing = boundsNotGiven(p)
  return when(
    missing.length > 0,
    'friction_bounds',
    `the screening is conservative only with the lowest lateral and the highest axial friction; not given: ${missing.map((name) => `{${name}}`).join('; ')}`,
  )
}

function lengthWarnings(p: Params, { first }: Screen): Warning[] {
  const L = p.buckle_length
  return when(
    L !== undefined && L < first.length.L,
    'unstable_branch',
    `{buckle_length}, ${metres(L ?? 0)}, is below ${metres(first.length.L)}, where the restrained force of ${modeName(first.mode)} is smallest: such a buckle snaps to a longer one`,
    '/buckle_length',
  )
}

function buckleWarnings({ slope, M, mode }: Buckle, strength: Strength): Warning[] {
  return [
    ...when(
      leavesReach(SMALL_SLOPES, slope) !== undefined,
      'outside_validity',
      `the slope of the stable buckle is ${shownRatio(slope)}, above ${SMALL_SLOPES.to}: the theory is of small slopes`,
    ),
    ...momentWarning(M, strength.M_p, `of the stable buckle, ${modeName(mode)},`),
  ]
}
