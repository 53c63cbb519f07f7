/** What a specialist would remark on sand, flow and formula. */

import { leavesReach } from '@keelson/equations'
import { PILE_AMPLIFICATION, SAND_GRAINS } from '@keelson/physics/scour/mobility.ts'
import { COEFFICIENT_DEVIATION, MEAN_COEFFICIENT } from '@keelson/physics/scour/pile-depth.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Growth } from './growth.ts'
import { BOTH, type Given, type Perhaps, SUMER } from './inputs.ts'

export const warnings = {
  mean_depth: 'The scour coefficient does not exceed the mean of the measurements. Deeper scour is often measured.',
  clear_water: 'The undisturbed bed does not move. The live-bed scour depth is an upper bound.',
  cohesive: 'Silt and clay are cohesive and outside the method, which is for sand.',
  gravel: 'Gravel is outside the range of the measurements.',
  shallow_water: 'The water is shallow relative to the pile diameter. The formula is for a slender pile.',
  no_scour: 'No scour hole forms in this flow.',
  gap_and_embedment: 'Both a gap and an embedment are entered for the pipe.',
  full_depth: 'The duration is long enough for equilibrium scour.',
  heading_of_waves: 'Waves are assumed to be collinear with the current.',
} as const
const warn = warner(warnings)

/** Depth over diameter below which a pile is not slender. */
const SLENDER = 2

export function grainWarnings({ sediment_d50: d }: Perhaps<'sediment_d50'>): Warning[] {
  if (d === undefined) return []
  const size = shownIn(d, 'mm')
  const end = leavesReach(SAND_GRAINS, d)
  if (end === 'below')
    return [
      warn(
        'cohesive',
        `Median grain size ${size} is below ${SAND_GRAINS.from} mm, in the silt range. Cohesion is not considered.`,
        '/sediment_d50',
      ),
    ]
  if (end === undefined) return []
  return [
    warn(
      'gravel',
      `Median grain size ${size} is above ${SAND_GRAINS.to} mm, in the gravel range. The formulas are based on measurements in sand.`,
      '/sediment_d50',
    ),
  ]
}

type Pile = Given<'method' | 'loading' | 'pile_outer_diameter' | 'water_depth'> &
  Perhaps<'scour_coefficient' | 'velocity_amplitude'>

/** `M`: the Shields parameter over its threshold. */
export const pileWarnings = (p: Pile, S: number, M: number | undefined): Warning[] => [
  ...meanWarning(p),
  ...clearWarning(M),
  ...slenderWarning(p),
  ...noneWarning(S),
  ...alongWarning(p),
]

function meanWarning({ method, scour_coefficient: c = MEAN_COEFFICIENT.si }: Pile): Warning[] {
  if (method !== SUMER || c > MEAN_COEFFICIENT.si) return []
  const message = `{scour_coefficient} ${shown(c)} does not exceed ${shown(MEAN_COEFFICIENT.si)}, the mean of the measurements (standard deviation ${shown(COEFFICIENT_DEVIATION.si)}). Deeper scour is often measured.`
  return [warn('mean_depth', message, '/scour_coefficient')]
}

function clearWarning(M: number | undefined): Warning[] {
  if (M === undefined || M >= 1) return []
  const still = 1 / PILE_AMPLIFICATION.si
  const bound = `{shields} is ${shown(M, 3)} times its threshold. The undisturbed bed does not move, and the reported live-bed depth is an upper bound.`
  const message =
    M < still ? `${bound} Below a mobility of ${shown(still)} no scour is expected at the pile either.` : bound
  return [warn('clear_water', message, '/current_velocity')]
}

function slenderWarning({ method, water_depth: h, pile_outer_diameter: D }: Pile): Warning[] {
  if (method !== SUMER || h >= SLENDER * D) return []
  const message = `The water depth is ${shown(h / D, 3)} diameters, below ${SLENDER}. Scour at a wide pile in shallow water is less than at a slender pile.`
  return [warn('shallow_water', message, '/water_depth')]
}

const noneWarning = (S: number): Warning[] =>
  S > 0
    ? []
    : [
        warn(
          'no_scour',
          '{keulegan_carpenter_number} is below the threshold for scour at a pile, so no scour hole forms.',
          '/keulegan_carpenter_number',
        ),
      ]

const alongWarning = ({ loading, velocity_amplitude }: Pile): Warning[] =>
  loading === BOTH && velocity_amplitude !== undefined
    ? [
        warn(
          'heading_of_waves',
          'The maximum combined bed shear stress is used, for waves collinear with the current.',
          '/velocity_amplitude',
        ),
      ]
    : []

export function gapWarnings({ burial_ratio, gap_ratio }: Given<'burial_ratio' | 'gap_ratio'>): Warning[] {
  if (burial_ratio === 0 || gap_ratio === 0) return []
  const message =
    '{burial_ratio} applies to the onset of scour and {gap_ratio} to the scour depth. A pipe cannot have both at one location.'
  return [warn('gap_and_embedment', message, '/gap_ratio')]
}

/** Time scales after which nothing is missing that could be measured. */
const FULL = 20

export function durationWarning({ duration }: Perhaps<'duration'>, growth: Growth | undefined): Warning[] {
  const T_S = growth?.T_S
  if (duration === undefined || T_S === undefined || duration < FULL * T_S) return []
  const message = `{duration} is ${shown(duration / T_S, 3)} times the scour time scale, so the scour depth is at equilibrium.`
  return [warn('full_depth', message, '/duration')]
}
