/** What a specialist would remark on the run. */
import { slidingIntervals } from '@keelson/physics/pipeline-buckling/force-build-up.ts'
import { shown, type Warning } from '@keelson/workflow'
import type { Strength } from '../_shared/buckling/strength.ts'
import { momentWarning, pipeWarnings, when } from '../_shared/buckling/warnings.ts'
import type { Buckle } from './calculate-buckle.ts'
import type { LineForce } from './calculate-line.ts'
import type { Screen } from './calculate-screen.ts'
import type { Params } from './contract.ts'
import { modeName } from './modes.ts'

/** Slope beyond which the elastic theory of small slopes does not hold. */
const SLOPE = 0.1

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

/** Largest rise, K; 0 where the restrained force was given. */
const hottest = (p: Params) =>
  Math.max(p.temperature_change ?? 0, ...(p.temperature_profile ?? []).map((r) => r.temperature_change))

function lineWarnings(p: Params, { S_0, stations, line }: LineForce, screen: Screen): Warning[] {
  const sliding = slidingIntervals(stations, line)
  const rows = p.temperature_profile
  const [first, last] = [rows?.[0]?.position ?? 0, rows?.[rows.length - 1]?.position ?? p.pipeline_length]
  return [
    ...when(
      S_0 >= 0,
      'no_compression',
      `the fully restrained effective force is ${shown(S_0)} N, tension positive: without compression nothing buckles`,
    ),
    ...when(
      sliding > 0,
      'slides_within',
      `over ${sliding} intervals the restrained force changes faster than friction holds, ${shown(line.mu_a * line.w)} N/m: the pipe slides there; the largest force is not affected`,
      '/temperature_profile',
    ),
    ...when(
      first > 0 || last < p.pipeline_length,
      'profile_held',
      `the temperature profile covers ${shown(first)} to ${shown(last)} m of 0 to ${shown(p.pipeline_length)} m; beyond, its end values are held`,
      '/temperature_profile',
    ),
    ...when(
      screen.ratio <= 1 && screen.ratio_localised > 1,
      'localised_mode_lower',
      `the infinite mode is not reached (ratio ${shown(screen.ratio)}), ${modeName(screen.localised.mode)} is (ratio ${shown(screen.ratio_localised)}): an imperfection may start a buckle`,
    ),
  ]
}

function frictionWarnings(p: Params): Warning[] {
  const missing = (['lateral_friction_lower_bound', 'axial_friction_upper_bound'] as const).filter(
    (name) => p[name] === undefined,
  )
  return when(
    missing.length > 0,
    'friction_bounds',
    `the screening is conservative only with the lowest lateral and the highest axial friction; not given: ${missing.join(', ')}`,
  )
}

function lengthWarnings(p: Params, { first }: Screen): Warning[] {
  const L = p.buckle_length
  return when(
    L !== undefined && L < first.length.L,
    'unstable_branch',
    `the buckle length ${shown(L ?? 0)} m is below ${shown(first.length.L)} m, where the restrained force of ${modeName(first.mode)} is smallest: such a buckle snaps to a longer one`,
    '/buckle_length',
  )
}

function buckleWarnings({ slope, M, mode }: Buckle, strength: Strength): Warning[] {
  return [
    ...when(
      slope > SLOPE,
      'outside_validity',
      `the slope of the stable buckle is ${shown(slope)}, above ${SLOPE}: the theory is of small slopes`,
    ),
    ...momentWarning(M, strength.M_p, `of the stable buckle, ${modeName(mode)},`),
  ]
}
