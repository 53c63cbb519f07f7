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
  slides_within: 'The restrained force changes faster than friction permits, so part of the pipe slides.',
  profile_held: 'The temperature profile does not cover the whole line. The end values are extended.',
  localised_mode_lower:
    'The critical force of a localised mode is exceeded, although the infinite mode critical force is not. An imperfection may initiate a buckle.',
  friction_bounds: 'The friction bounds required for conservative screening are not entered.',
  unstable_branch: 'The entered buckle length is on the unstable branch.',
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
    ...(asked ? momentWarning(asked.M, strength.M_p, 'at the entered length', '/buckle_length') : []),
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
      `{fully_restrained_effective_force} is ${shownIn(S_0, 'kN')}, tension positive. Without compression the line cannot buckle.`,
    ),
    ...when(
      sliding > 0,
      'slides_within',
      `The restrained force changes faster than the axial friction of ${shownIn(line.mu_a * line.w, 'kN/m')} permits over ${sliding === 1 ? '1 interval' : `${sliding} intervals`}. The pipe slides there; the maximum force is not affected.`,
      '/temperature_profile',
    ),
    ...when(
      first > 0 || last < p.pipeline_length,
      'profile_held',
      `The temperature profile covers ${metres(first)} to ${metres(last)}, but the line extends from 0 to ${metres(p.pipeline_length)}. The end values are extended.`,
      '/temperature_profile',
    ),
    ...when(
      screen.ratio <= 1 && screen.ratio_localised > 1,
      'localised_mode_lower',
      `The infinite mode critical force is not exceeded (ratio ${shownRatio(screen.ratio)}), but the ${modeName(screen.localised.mode)} critical force is (ratio ${shownRatio(screen.ratio_localised)}). An imperfection may initiate a buckle.`,
    ),
  ]
}

function frictionWarnings(p: Params): Warning[] {
  const missing = boundsNotGiven(p)
  return when(
    missing.length > 0,
    'friction_bounds',
    `Screening is conservative only with the lowest lateral and highest axial friction coefficients. Not entered: ${missing.map((name) => `{${name}}`).join(', ')}.`,
  )
}

function lengthWarnings(p: Params, { first }: Screen): Warning[] {
  const L = p.buckle_length
  return when(
    L !== undefined && L < first.length.L,
    'unstable_branch',
    `{buckle_length}, ${metres(L ?? 0)}, is less than ${metres(first.length.L)}, at which the restrained force is minimum for ${modeName(first.mode)}. The buckle is unstable and snaps to a longer buckle.`,
    '/buckle_length',
  )
}

function buckleWarnings({ slope, M, mode }: Buckle, strength: Strength): Warning[] {
  return [
    ...when(
      leavesReach(SMALL_SLOPES, slope) !== undefined,
      'outside_validity',
      `The slope of the stable buckle is ${shownRatio(slope)}, which exceeds ${SMALL_SLOPES.to}. The theory is valid for small slopes only.`,
    ),
    ...momentWarning(M, strength.M_p, `of the stable buckle (${modeName(mode)})`),
  ]
}
