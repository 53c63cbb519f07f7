/** What a specialist would remark on a lift through the wave zone, or on a long wire. */
import { NEAR_HIGH, NEAR_LOW } from '@keelson/standards/dnv-rp-h103-2011/lowering.ts'
import { LEAST_CYLINDER_SLAM, LEAST_DRAG } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { shown, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { periodWarnings } from '../_shared/splash-zone/sea-guard.ts'
import type { Splash, SplashRun } from './splash.ts'
import type { WireRun } from './wire.ts'

export const warnings = {
  ...periodWarnings,
  low_drag: 'The drag coefficient is below the value for oscillating flow.',
  low_slam: 'The slamming coefficient is below the value for a smooth cylinder.',
  fixed_tip: 'The crane tip motion is constant for all sea states.',
  tip_period: 'The crane tip motion applies only to the wave period for which it was determined.',
  still_tip: 'The crane tip has no motion although the wave height is not zero.',
  slack: 'A sling may become slack and then be subject to a snap load.',
  near_resonance: 'The crane tip period is close to the natural period.',
} as const
const warn = warner(warnings)
const none: readonly Warning[] = []

export const splashWarnings = (p: Splash, run: SplashRun): readonly Warning[] => [
  ...drag(p),
  ...slam(p),
  ...stillTip(p, run),
  ...tip(p, run),
  ...slack(run),
]

function drag({ drag_coefficient: C_D }: Splash) {
  if (C_D >= LEAST_DRAG.value) return none
  return [
    warn(
      'low_drag',
      `{drag_coefficient} ${shown(C_D, 3)} is below ${LEAST_DRAG.value}, the minimum without model tests. For a slender member, use twice the steady-flow value.`,
      '/drag_coefficient',
    ),
  ]
}

function slam({ slamming_coefficient: C_s }: Splash) {
  if (C_s >= LEAST_CYLINDER_SLAM.value) return none
  return [
    warn(
      'low_slam',
      `{slamming_coefficient} ${shown(C_s, 3)} is below ${LEAST_CYLINDER_SLAM.value} for a smooth cylinder. Other shapes require 5 or more.`,
      '/slamming_coefficient',
    ),
  ]
}

function stillTip(p: Splash, { worst }: SplashRun) {
  const moving = [p.crane_tip_velocity, p.crane_tip_acceleration, p.crane_tip_amplitude].some((x) => x > 0)
  if (moving || worst.stage.Hs === 0) return none
  return [
    warn(
      'still_tip',
      `No crane tip motion is entered for Hs ${shownIn(worst.stage.Hs, 'm')}. If the vessel is floating, enter the crane tip motion.`,
      '/crane_tip_velocity',
    ),
  ]
}

function tip(p: Splash, { worst, allowable }: SplashRun) {
  const others = p.operability_periods !== undefined
  if (p.crane_tip_reference_hs !== undefined)
    return others
      ? [
          warn(
            'tip_period',
            'The crane tip motion applies to the wave period for which it was determined. For the allowable sea state at other periods, enter the corresponding motion.',
            '/operability_periods',
          ),
        ]
      : none
  if (!others && (allowable === undefined || allowable <= worst.stage.Hs)) return none
  return [
    warn(
      'fixed_tip',
      '{crane_tip_reference_hs} is not provided, so the crane tip motion is the same for all wave heights. An allowable sea state above the entered {significant_wave_height} or at another period can be unconservative.',
      '/crane_tip_reference_hs',
    ),
  ]
}

const slack = ({ worst }: SplashRun) =>
  worst.forces.slack <= 1
    ? none
    : [
        warn(
          'slack',
          `A sling may become slack at Hs ${shownIn(worst.stage.Hs, 'm')}. Calculate the snap force for the velocity at which the sling becomes taut.`,
        ),
      ]

export const wireWarnings = ({ ratio }: WireRun): readonly Warning[] =>
  ratio === undefined || ratio < NEAR_LOW.value || ratio > NEAR_HIGH.value
    ? none
    : [
        warn(
          'near_resonance',
          `Crane tip period is ${shownRatio(ratio)} times the natural period, between ${NEAR_LOW.value} and ${NEAR_HIGH.value}. The motion is amplified.`,
          '/crane_tip_period',
        ),
      ]
