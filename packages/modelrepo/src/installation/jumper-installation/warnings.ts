/** What a specialist would remark on a lift through the wave zone, or on a long wire. */
import { NEAR_HIGH, NEAR_LOW } from '@keelson/standards/dnv-rp-h103-2011/lowering.ts'
import { LEAST_CYLINDER_SLAM, LEAST_DRAG } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { shown, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { periodWarnings } from '../_shared/splash-zone/sea-guard.ts'
import type { Splash, SplashRun } from './splash.ts'
import type { WireRun } from './wire.ts'

export const warnings = {
  ...periodWarnings,
  low_drag: 'The drag coefficient is below what oscillating flow asks for.',
  low_slam: 'The slamming coefficient is below that of a smooth cylinder.',
  fixed_tip: 'The motion of the crane tip does not grow with the sea.',
  tip_period: 'The motion of the crane tip belongs to the period for which it was found.',
  still_tip: 'The crane tip does not move although the sea does.',
  slack: 'A sling may go slack, and snap when it is taken up.',
  near_resonance: 'The crane tip moves near the natural period.',
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
      `{drag_coefficient} ${shown(C_D, 3)} is below ${LEAST_DRAG.value}, which is asked for without tests; a slender member has twice its steady one`,
      '/drag_coefficient',
    ),
  ]
}

function slam({ slamming_coefficient: C_s }: Splash) {
  if (C_s >= LEAST_CYLINDER_SLAM.value) return none
  return [
    warn(
      'low_slam',
      `{slamming_coefficient} ${shown(C_s, 3)} is below ${LEAST_CYLINDER_SLAM.value}, that of a smooth cylinder; other shapes have 5 and more`,
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
      `the crane tip does not move in a sea of ${shownIn(worst.stage.Hs, 'm')}: a floating vessel moves`,
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
            'the motion of the crane tip belongs to the period for which it was found: far from it the allowable sea needs a motion of its own',
            '/operability_periods',
          ),
        ]
      : none
  if (!others && (allowable === undefined || allowable <= worst.stage.Hs)) return none
  return [
    warn(
      'fixed_tip',
      '{crane_tip_reference_hs} is not given, so that the tip moves alike in every sea: an allowable sea above {significant_wave_height}, and one of another period, is optimistic',
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
          `at ${shownIn(worst.stage.Hs, 'm')} a sling may go slack: find the snap force of the velocity with which it is taken up`,
        ),
      ]

export const wireWarnings = ({ ratio }: WireRun): readonly Warning[] =>
  ratio === undefined || ratio < NEAR_LOW.value || ratio > NEAR_HIGH.value
    ? none
    : [
        warn(
          'near_resonance',
          `the crane tip moves at ${shownRatio(ratio)} of the natural period, between ${NEAR_LOW.value} and ${NEAR_HIGH.value}: its motion is amplified`,
          '/crane_tip_period',
        ),
      ]
