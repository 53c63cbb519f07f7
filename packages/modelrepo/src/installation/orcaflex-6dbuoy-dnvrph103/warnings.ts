/** What a specialist would remark on a lifted structure and its buoy. */
import { LEAST_DRAG, LEAST_SLAM } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { periodWarnings } from '../_shared/splash-zone/sea-guard.ts'
import type { BodyRun } from './calculate-body.ts'
import type { LiftRun } from './calculate-lift.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  floats: 'The structure floats: it can not be lowered.',
  volume_differs: 'The volume is larger than the outline.',
  stands_in: 'Without an outline the file is that of a box of area and volume.',
  no_file: 'Without an outline, or volume, projected area and added mass, there is no file.',
  below_surface: 'The first depth is below the surface, and slamming is formed there.',
  ...periodWarnings,
  low_drag: 'The drag coefficient is below what oscillating flow asks for.',
  low_slam: 'The slamming coefficient is below that of shapes other than a smooth cylinder.',
  fixed_tip: 'The motion of the crane tip does not grow with the sea.',
  approximate: 'Sideways and rotational added mass are approximate.',
} as const
const warn = warner(warnings)
const none: readonly Warning[] = []

export const bodyWarnings = (p: Params, body: BodyRun, hasFile: boolean): readonly Warning[] => [
  ...floats(p, body),
  ...volumeDiffers(p, body),
  ...file(body, hasFile),
  ...coefficients(p),
]

function floats({ mass_in_air: M, water_density: rho }: Params, { volume: V }: BodyRun) {
  if (V === undefined || rho * V < M) return none
  return [
    warn(
      'floats',
      `it displaces ${shownIn(rho * V, 't')} of water with a {mass_in_air} of ${shownIn(M, 't')}: it floats, and can not be lowered`,
      '/mass_in_air',
    ),
  ]
}

/** An outline that is full holds its volume to these digits. */
const FULL = 1 + 1e-9
function volumeDiffers({ volume: V }: Params, { outline }: BodyRun) {
  if (V === undefined || outline === undefined || V <= outline.volume * FULL) return none
  return [
    warn(
      'volume_differs',
      `{volume} ${shownIn(V, 'm3')} is above the ${shownIn(outline.volume, 'm3')} of the outline: one of them is wrong`,
      '/volume',
    ),
  ]
}

function file({ outline }: BodyRun, hasFile: boolean) {
  if (!hasFile)
    return [
      warn(
        'no_file',
        'no file can be written: give all dimensions, or {volume}, {projected_area} and {vertical_added_mass}',
      ),
    ]
  const approximate = warn(
    'approximate',
    'in the file added mass in surge and sway is that of rotated plates, and rotational added mass that of turning ones: approximate',
  )
  if (outline !== undefined) return [approximate]
  return [
    warn(
      'stands_in',
      'without all dimensions the file has inertia, height and sideways data of a box on a square of the projected area that holds the volume: replace them',
    ),
    approximate,
  ]
}

const coefficients = ({ drag_coefficient: C_D, slamming_coefficient: C_s }: Params): readonly Warning[] => [
  ...(C_D < LEAST_DRAG.value
    ? [
        warn(
          'low_drag',
          `{drag_coefficient} ${shown(C_D, 3)} is below ${LEAST_DRAG.value}, which is asked for without tests`,
          '/drag_coefficient',
        ),
      ]
    : []),
  ...(C_s < LEAST_SLAM.value
    ? [
        warn(
          'low_slam',
          `{slamming_coefficient} ${shown(C_s, 3)} is below ${LEAST_SLAM.value}: it is that of a smooth cylinder`,
          '/slamming_coefficient',
        ),
      ]
    : []),
]

export const liftWarnings = (p: Params, run: LiftRun): readonly Warning[] => [...belowSurface(p), ...tip(p, run)]

function belowSurface({ depth_to_structure: [first = 0] }: Params) {
  if (first === 0) return none
  return [
    warn(
      'below_surface',
      `the first {depth_to_structure} is ${shownIn(first, 'm')}, where nothing slams: for the stage at the surface begin with 0`,
      '/depth_to_structure',
    ),
  ]
}

function tip({ crane_tip_reference_hs, significant_wave_height: Hs = 0 }: Params, { allowable }: LiftRun) {
  if (crane_tip_reference_hs !== undefined || allowable === undefined || allowable <= Hs) return none
  return [
    warn(
      'fixed_tip',
      '{crane_tip_reference_hs} is not given, so that the tip moves alike in every sea: an allowable sea above {significant_wave_height} is optimistic',
      '/crane_tip_reference_hs',
    ),
  ]
}
