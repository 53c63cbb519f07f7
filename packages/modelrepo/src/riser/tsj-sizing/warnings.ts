/** What a specialist would remark on the run. */

import { silent } from '@keelson/equations'
import { decayRate } from '@keelson/physics/tensioned-beam/joint.ts'
import { shownIn, shownRatio, shownUtilisation, type Warning, warner } from '@keelson/workflow'
import { type Joint, stiffness } from './calculate-joint.ts'
import type { Stresses } from './calculate-stresses.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  no_bending: 'No riser angle is provided. Only tension and pressure are checked.',
  sudden_step: 'The diameter change between two stations exceeds the station spacing.',
  steep_wall: 'The wall thickness changes by more than one in four between two stations.',
  short_joint: 'The joint is shorter than the decay length of bending at its thin end.',
  step_at_end: 'The adjacent riser diameter differs from the thin end diameter.',
  thick_wall: 'The joint is thick-walled. The outer fibre stress is significantly higher than the mid-wall stress.',
  between_stations: 'The joint stress is higher between stations than at the stations.',
} as const
const warn = warner(warnings)

/** Change of the wall over length. */
const STEEP = 1 / 4
/** Lengths of decay in a joint. */
const DECAYS = 3
/** Share by which riser and thin end may differ, and by which the scan may exceed the stations. */
const [STEP, ABOVE] = [0.02, 0.01]
/** D/t below which the outer fibre has clearly more than the middle of the wall, whose stress API RP 2RD limits. */
const THICK = 10

export const warningsOf = (p: Params, joint: Joint, stresses: Stresses): Warning[] => [
  ...angleWarnings(joint),
  ...taperWarnings(p),
  ...endWarnings(p, joint),
  ...wallWarnings(joint),
  ...scanWarnings(stresses),
]

function angleWarnings({ theta }: Joint): Warning[] {
  if (theta > 0) return []
  return [
    warn(
      'no_bending',
      'The {riser_angle} is zero or not provided. The joint is checked for tension and pressure only.',
      '/riser_angle',
    ),
  ]
}

/** Of two stations beside each other. */
function taperWarnings({ taper }: Params): Warning[] {
  return taper.slice(1).flatMap((b, k) => {
    const a = taper[k] ?? b
    const apart = b.position_m - a.position_m
    const [dD, dt] = [
      Math.abs(b.outer_diameter_mm - a.outer_diameter_mm),
      Math.abs(b.wall_thickness_mm - a.wall_thickness_mm),
    ]
    const where = `Between the stations at ${shownIn(a.position_m, 'm')} and ${shownIn(b.position_m, 'm')}`
    const path = `/taper/${k + 1}/position_m`
    return [
      ...(dD > apart
        ? [
            warn(
              'sudden_step',
              `${where} the diameter changes by ${shownIn(dD, 'mm')}, more than the station spacing. Consider the stress concentration at a step.`,
              path,
            ),
          ]
        : []),
      ...(dt > STEEP * apart
        ? [
            warn(
              'steep_wall',
              `${where} the wall thickness changes by ${shownIn(dt, 'mm')} over ${shownIn(apart, 'mm')}, more than one in four.`,
              path,
            ),
          ]
        : []),
    ]
  })
}

function endWarnings(p: Params, { stations, riser, length, theta }: Joint): Warning[] {
  const end = stations.at(-1)
  if (end === undefined) return []
  const lambda = decayRate.evaluate({ T: p.effective_tension, EI: stiffness(p, end, silent) })
  const least = DECAYS / lambda
  const short = `The joint length is ${shownIn(length, 'm')}, less than the length of ${shownIn(least, 'm')} over which bending at the thin end decays to one twentieth. Consider a longer joint.`
  const step = `{riser_outer_diameter} is ${shownIn(riser.D, 'mm')}, but the thin end diameter is ${shownIn(end.D, 'mm')}. Consider the stress concentration at a step.`
  return [
    ...(theta > 0 && length < least ? [warn('short_joint', short, '/taper')] : []),
    ...(Math.abs(riser.D / end.D - 1) > STEP ? [warn('step_at_end', step, '/riser_outer_diameter')] : []),
  ]
}

function wallWarnings({ stations }: Joint): Warning[] {
  const thick = stations.findIndex(({ D, t }) => D / t < THICK)
  const { D = 1, t = 1 } = stations[thick] ?? {}
  const said = `D/t at ${shownIn(stations[thick]?.x ?? 0, 'm')} from the base is ${shownRatio(D / t)}, below ${THICK}. The outer fibre bending stress is ${shownRatio(D / (D - t))} times the mid-wall value that is checked.`
  return thick >= 0 ? [warn('thick_wall', said, `/taper/${thick}/wall_thickness_mm`)] : []
}

function scanWarnings({ governing, most }: Stresses): Warning[] {
  if (most.utilisation <= governing.utilisation * (1 + ABOVE)) return []
  const said = `The utilisation at ${shownIn(most.place.x, 'm')} from the base is ${shownUtilisation(most.utilisation, governing.utilisation)}, above the maximum at the stations, ${shownUtilisation(governing.utilisation)}. Add a station at this position.`
  return [warn('between_stations', said, '/taper')]
}
