/** What a specialist would remark on a lifted structure and its buoy. */
import { LEAST_DRAG, LEAST_SLAM } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { periodWarnings } from '../_shared/splash-zone/sea-guard.ts'
import type { BodyRun } from './calculate-body.ts'
import type { LiftRun } from './calculate-lift.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  floats: 'The structure floats and cannot be lowered.',
  volume_differs: 'The volume exceeds the outline volume.',
  stands_in: 'No outline is entered, so the file contains an equivalent box.',
  no_file: 'No file is written because neither an outline nor the volume, projected area and added mass are entered.',
  below_surface: 'The first depth is below the surface, but slamming is calculated at that depth.',
  ...periodWarnings,
  low_drag: 'The drag coefficient is below the value for oscillating flow.',
  low_slam: 'The slamming coefficient is below the value for shapes other than a smooth cylinder.',
  fixed_tip: 'The crane tip motion is constant for all sea states.',
  approximate: 'Lateral and rotational added mass are approximate.',
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
      `The structure displaces ${shownIn(rho * V, 't')} of water for a {mass_in_air} of ${shownIn(M, 't')}. It floats and cannot be lowered.`,
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
      `{volume} ${shownIn(V, 'm3')} exceeds the outline volume ${shownIn(outline.volume, 'm3')}. Correct the volume or the outline.`,
      '/volume',
    ),
  ]
}

function file({ outline }: BodyRun, hasFile: boolean) {
  if (!hasFile)
    return [
      warn(
        'no_file',
        'No file can be written. Enter all dimensions, or {volume}, {projected_area} and {vertical_added_mass}.',
      ),
    ]
  const approximate = warn(
    'approximate',
    'Lateral and rotational added mass in the file are calculated for plates normal to each direction and plates rotating about each axis. They are approximate.',
  )
  if (outline !== undefined) return [approximate]
  return [
    warn(
      'stands_in',
      'No outline is entered. The file contains inertia, height and lateral data for a box of equal volume with a square projected area. Replace these data.',
    ),
    approximate,
  ]
}

const coefficients = ({ drag_coefficient: C_D, slamming_coefficient: C_s }: Params): readonly Warning[] => [
  ...(C_D < LEAST_DRAG.value
    ? [
        warn(
          'low_drag',
          `{drag_coefficient} ${shown(C_D, 3)} is below ${LEAST_DRAG.value}, the minimum without model tests.`,
          '/drag_coefficient',
        ),
      ]
    : []),
  ...(C_s < LEAST_SLAM.value
    ? [
        warn(
          'low_slam',
          `{slamming_coefficient} ${shown(C_s, 3)} is below ${LEAST_SLAM.value}. The entered value applies to a smooth cylinder only.`,
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
      `The first {depth_to_structure} is ${shownIn(first, 'm')}, where no slamming occurs. Enter 0 as the first depth for the surface stage.`,
      '/depth_to_structure',
    ),
  ]
}

function tip({ crane_tip_reference_hs, significant_wave_height: Hs = 0 }: Params, { allowable }: LiftRun) {
  if (crane_tip_reference_hs !== undefined || allowable === undefined || allowable <= Hs) return none
  return [
    warn(
      'fixed_tip',
      '{crane_tip_reference_hs} is not provided, so the crane tip motion is the same for all wave heights. An allowable sea state above the entered {significant_wave_height} is unconservative.',
      '/crane_tip_reference_hs',
    ),
  ]
}
