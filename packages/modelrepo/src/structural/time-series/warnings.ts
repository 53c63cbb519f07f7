/** What a specialist would remark on a record and on what was made of it. */
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Averaged, RecordFound } from './calculate-record.ts'
import { pointerOf } from './first-reading.ts'
import { type Inputs, RAYLEIGH } from './inputs.ts'
import type { Statistics } from './statistics.ts'

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

export const constantWarnings = (p: Partial<Inputs>, { minimum, maximum }: RecordFound): Warning[] =>
  minimum === maximum
    ? [warn('constant_record', 'All samples are the same: the record does not vary', pointerOf(p))]
    : []

export function extremeWarnings(
  p: Pick<Inputs, 'duration' | 'extreme_method'> & Partial<Inputs>,
  { kurtosis }: Statistics,
  waves: number,
): Warning[] {
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
            pointerOf(p),
          ),
        ]
      : []),
  ]
}

export function averagedWarnings({ segments, dropped }: Averaged): Warning[] {
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

export const countWarnings = (p: Partial<Inputs>, cycles: number): Warning[] =>
  cycles === 0 ? [warn('no_cycles', 'There are too few reversals for a cycle', pointerOf(p))] : []

/** By the share of the variance that the filter keeps; undefined of a record that does not vary. */
export function filterWarnings(keptShare: number | undefined): Warning[] {
  if (keptShare === undefined) return []
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
