/** What a specialist would remark on sand, flow and formula. */

import { leavesReach } from '@keelson/equations'
import { PILE_AMPLIFICATION, SAND_GRAINS } from '@keelson/physics/scour/mobility.ts'
import { COEFFICIENT_DEVIATION, MEAN_COEFFICIENT } from '@keelson/physics/scour/pile-depth.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Growth } from './growth.ts'
import { BOTH, type Given, type Perhaps, SUMER } from './inputs.ts'

export const warnings = {
  mean_depth: 'The depth is the mean of the measurements: half of them are deeper.',
  clear_water: 'The bed away from the pile does not move: the depth of a live bed is an upper bound.',
  cohesive: 'Grains of silt or clay hold together: the method is for sand.',
  gravel: 'Grains of gravel are beyond the measurements of the formulas.',
  shallow_water: 'The water is shallow against the pile: the formula is for a slender pile.',
  no_scour: 'No hole forms in this flow.',
  gap_and_embedment: 'The pipe is given a gap and an embedment at once.',
  full_depth: 'The duration is so long that the hole has its full depth.',
  heading_of_waves: 'The waves are taken along the current.',
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
        `Grains of ${size} are silt, below ${SAND_GRAINS.from} mm: cohesion is not counted`,
        '/sediment_d50',
      ),
    ]
  if (end === undefined) return []
  return [
    warn(
      'gravel',
      `Grains of ${size} are gravel, above ${SAND_GRAINS.to} mm: the measurements are on sand`,
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
  const message = `A {scour_coefficient} of ${shown(c)} is no more than the mean of the measurements, whose standard deviation is ${shown(COEFFICIENT_DEVIATION.si)}: half of them lie above`
  return [warn('mean_depth', message, '/scour_coefficient')]
}

function clearWarning(M: number | undefined): Warning[] {
  if (M === undefined || M >= 1) return []
  const still = 1 / PILE_AMPLIFICATION.si
  const bound = `The {shields} is ${shown(M, 3)} of its threshold: the bed away from the pile lies still, and the depth given, of a live bed, is an upper bound`
  const message = M < still ? `${bound}; below ${shown(still)} no scour is expected at the pile either` : bound
  return [warn('clear_water', message, '/current_velocity')]
}

function slenderWarning({ method, water_depth: h, pile_outer_diameter: D }: Pile): Warning[] {
  if (method !== SUMER || h >= SLENDER * D) return []
  const message = `The water is ${shown(h / D, 3)} diameters deep, below ${SLENDER}: a wide pile in shallow water scours less than a slender one`
  return [warn('shallow_water', message, '/water_depth')]
}

const noneWarning = (S: number): Warning[] =>
  S > 0
    ? []
    : [
        warn(
          'no_scour',
          'The {keulegan_carpenter_number} is too small for a hole to form',
          '/keulegan_carpenter_number',
        ),
      ]

const alongWarning = ({ loading, velocity_amplitude }: Pile): Warning[] =>
  loading === BOTH && velocity_amplitude !== undefined
    ? [
        warn(
          'heading_of_waves',
          'The stress on the bed is that of waves along the current, the largest',
          '/velocity_amplitude',
        ),
      ]
    : []

export function gapWarnings({ burial_ratio, gap_ratio }: Given<'burial_ratio' | 'gap_ratio'>): Warning[] {
  if (burial_ratio === 0 || gap_ratio === 0) return []
  const message =
    'The {burial_ratio} counts for the onset and the {gap_ratio} for the depths: no pipe has both at one place'
  return [warn('gap_and_embedment', message, '/gap_ratio')]
}

/** Time scales after which nothing is missing that could be measured. */
const FULL = 20

export function durationWarning({ duration }: Perhaps<'duration'>, growth: Growth | undefined): Warning[] {
  const T_S = growth?.T_S
  if (duration === undefined || T_S === undefined || duration < FULL * T_S) return []
  const message = `The {duration} is ${shown(duration / T_S, 3)} time scales: the hole has its depth at equilibrium`
  return [warn('full_depth', message, '/duration')]
}
