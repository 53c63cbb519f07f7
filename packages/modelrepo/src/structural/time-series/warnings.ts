/** What a specialist would remark on a record and on what was made of it. */
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { EXTREMES, FILTER, RAYLEIGH, WELCH } from './modes.ts'

export const warnings = {
  not_gaussian: 'The kurtosis of the record is too high for the Rayleigh extreme, which is then too low.',
  few_waves: 'The record has fewer than a hundred waves, too few for a sure extreme.',
  constant_record: 'All samples of the record are the same.',
  few_segments: 'The averaged spectrum rests on few segments and is uncertain.',
  samples_dropped: 'Samples at the end of the record fill no segment and are left out of the spectrum.',
  no_cycles: 'The record has fewer than three reversals and holds no cycle.',
  nothing_kept: 'The filter leaves nothing of the record.',
  ends_uncertain: 'The whole-record filter takes the record as if it were repeated, which bends its ends.',
} as const
const warn = warner(warnings)

/** From which the Rayleigh extreme is too low, and below which an extreme or a spectrum is unsure. */
const [HIGH_KURTOSIS, FEW_WAVES, FEW_SEGMENTS] = [3.5, 100, 10] as const
/** Share of the variance that rounding alone leaves. */
const NOTHING = 1e-20

/** What the warnings look at. */
export interface Remarked {
  readonly pointer: string
  readonly constant: boolean
  readonly kurtosis: number | null
  readonly waves: number
  readonly segments?: number
  readonly dropped?: number
  readonly cycles?: number
  readonly keptShare?: number
}

export const warningsOf = (p: Params, found: Remarked): Warning[] => [
  ...constant(found),
  ...extreme(p, found),
  ...averaged(p, found),
  ...counted(found),
  ...filtered(p, found),
]

const constant = ({ constant: same, pointer }: Remarked) =>
  same ? [warn('constant_record', 'All samples are the same: the record does not vary', pointer)] : []

function extreme(p: Params, { kurtosis, waves, pointer }: Remarked): Warning[] {
  if (p.operation !== EXTREMES) return []
  return [
    ...(p.extreme_method === RAYLEIGH && kurtosis !== null && kurtosis > HIGH_KURTOSIS
      ? [
          warn(
            'not_gaussian',
            `The {kurtosis} is ${shown(kurtosis, 3)}, above ${HIGH_KURTOSIS}: the record is not Gaussian, and the Rayleigh extreme is too low`,
            '/extreme_method',
          ),
        ]
      : []),
    ...(waves < FEW_WAVES
      ? [
          warn(
            'few_waves',
            `The record has ${waves} waves, fewer than ${FEW_WAVES}: the extreme of ${shownIn(p.duration, 'h')} is unsure`,
            pointer,
          ),
        ]
      : []),
  ]
}

function averaged(p: Params, { segments, dropped = 0 }: Remarked): Warning[] {
  if (p.operation !== WELCH || segments === undefined) return []
  return [
    ...(segments < FEW_SEGMENTS
      ? [
          warn(
            'few_segments',
            `The spectrum is the average of ${segments} segments, fewer than ${FEW_SEGMENTS}: its band is wide`,
            '/segment_length',
          ),
        ]
      : []),
    ...(dropped > 0
      ? [warn('samples_dropped', `The last ${dropped} samples fill no segment and are left out`, '/segment_length')]
      : []),
  ]
}

const counted = ({ cycles, pointer }: Remarked) =>
  cycles === 0 ? [warn('no_cycles', 'There are too few reversals for a cycle', pointer)] : []

function filtered(p: Params, { keptShare }: Remarked): Warning[] {
  if (p.operation !== FILTER || keptShare === undefined) return []
  if (keptShare < NOTHING)
    return [
      warn('nothing_kept', 'No frequency of the record lies in the band: nothing is left that varies', '/filter_low'),
    ]
  return [
    warn(
      'ends_uncertain',
      'The filter takes the record as if it were repeated: where its ends do not meet, the first and the last samples are bent',
    ),
  ]
}
