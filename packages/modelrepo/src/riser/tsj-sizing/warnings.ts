/** What a specialist would remark on the run. */

import { silent } from '@keelson/equations'
import { decayRate } from '@keelson/physics/tensioned-beam/joint.ts'
import { shown, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { type Joint, stiffness } from './calculate-joint.ts'
import type { Stresses } from './calculate-stresses.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  no_bending: 'No angle of the riser is given: tension and pressure alone are checked.',
  sudden_step: 'The size changes more between two stations than they are apart.',
  steep_wall: 'The wall changes by more than one in four between two stations.',
  short_joint: 'The joint is shorter than the length over which bending dies in its thin end.',
  step_at_end: 'The riser behind has another diameter than the thin end.',
  thick_wall: 'The wall is so thick that the outer fibre has clearly more stress than the middle of the wall.',
  between_stations: 'The joint has more stress between its stations than at them.',
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
  return [warn('no_bending', 'the joint is checked under tension and pressure alone: no {riser_angle}', '/riser_angle')]
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
    const where = `between the stations at ${shownIn(a.position_m, 'm')} and ${shownIn(b.position_m, 'm')}`
    const path = `/taper/${k + 1}/position_m`
    return [
      ...(dD > apart
        ? [
            warn(
              'sudden_step',
              `${where} the diameter changes by ${shownIn(dD, 'mm')}, more than they are apart: a step has its own stress concentration`,
              path,
            ),
          ]
        : []),
      ...(dt > STEEP * apart
        ? [
            warn(
              'steep_wall',
              `${where} the wall changes by ${shownIn(dt, 'mm')} over ${shownIn(apart, 'mm')}, more than one in four`,
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
  const short = `the joint is ${shownIn(length, 'm')} long, less than ${shownIn(least, 'm')}, over which bending dies to a twentieth in its thin end`
  const step = `{riser_outer_diameter} of ${shownIn(riser.D, 'mm')} is not the ${shownIn(end.D, 'mm')} of the thin end: a step there has its own stress concentration`
  return [
    ...(theta > 0 && length < least ? [warn('short_joint', short, '/taper')] : []),
    ...(Math.abs(riser.D / end.D - 1) > STEP ? [warn('step_at_end', step, '/riser_outer_diameter')] : []),
  ]
}

function wallWarnings({ stations }: Joint): Warning[] {
  const thick = stations.findIndex(({ D, t }) => D / t < THICK)
  const { D = 1, t = 1 } = stations[thick] ?? {}
  const said = `at ${shownIn(stations[thick]?.x ?? 0, 'm')} the diameter is ${shownRatio(D / t)} walls, below ${THICK}: the outer fibre carries ${shownRatio(D / (D - t))} times the bending stress of the middle of the wall, which is checked`
  return thick >= 0 ? [warn('thick_wall', said, `/taper/${thick}/wall_thickness_mm`)] : []
}

function scanWarnings({ governing, most }: Stresses): Warning[] {
  if (most.utilisation <= governing.utilisation * (1 + ABOVE)) return []
  const said = `at ${shownIn(most.place.x, 'm')} the utilisation is ${shown(most.utilisation, 4)}, above the ${shown(governing.utilisation, 4)} of the stations: set a station there`
  return [warn('between_stations', said, '/taper')]
}
