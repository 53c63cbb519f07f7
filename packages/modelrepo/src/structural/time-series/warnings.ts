/** What a specialist would remark on a record and on what was made of it. */
import { shown, shownIn, shownWhole, type Warning, warner } from '@keelson/workflow'
import type { Averaged, RecordFound } from './calculate-record.ts'
import { pointerOf } from './first-reading.ts'
import { type Inputs, RAYLEIGH } from './inputs.ts'
import type { Statistics } from './statistics.ts'

export const warnings = {
  not_gaussian: 'The kurtosis is too high for the Rayleigh extreme, which is unconservative.',
  few_waves: 'The record has fewer than 100 waves, so the extreme is uncertain.',
  constant_record: 'All samples are equal.',
  few_segments: 'The averaged spectrum is based on few segments and is uncertain.',
  samples_dropped: 'Samples at the end of the record do not fill a segment and are not used in the spectrum.',
  no_cycles: 'The record has fewer than three reversals, so there are no cycles.',
  nothing_kept: 'The filter removes the whole record.',
  ends_uncertain: 'The filter treats the record as periodic, which distorts its ends.',
} as const
const warn = warner(warnings)

/** From which the Rayleigh extreme is too low, and below which an extreme or a spectrum is unsure. */
const [HIGH_KURTOSIS, FEW_WAVES, FEW_SEGMENTS] = [3.5, 100, 10] as const
/** Share of the variance that rounding alone leaves. */
const NOTHING = 1e-20

export const constantWarnings = (p: Partial<Inputs>, { minimum, maximum }: RecordFound): Warning[] =>
  minimum === maximum
    ? [warn('constant_record', 'All samples are equal, so the record is constant.', pointerOf(p))]
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
            `{kurtosis} ${shown(kurtosis, 3)} exceeds ${HIGH_KURTOSIS}. The record is not Gaussian and the Rayleigh extreme is unconservative.`,
            '/extreme_method',
          ),
        ]
      : []),
    ...(waves < FEW_WAVES
      ? [
          warn(
            'few_waves',
            `The record has ${shownWhole(waves)} waves, fewer than ${FEW_WAVES}. The ${shownIn(p.duration, 'h')} extreme is uncertain.`,
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
            `The spectrum is based on ${segments} ${segments === 1 ? 'segment' : 'segments'}, fewer than ${FEW_SEGMENTS}. The confidence band is wide.`,
            '/segment_length',
          ),
        ]
      : []),
    ...(dropped > 0
      ? [
          warn(
            'samples_dropped',
            dropped === 1
              ? 'The last sample does not fill a segment and is not used.'
              : `The last ${shownWhole(dropped)} samples do not fill a segment and are not used.`,
            '/segment_length',
          ),
        ]
      : []),
  ]
}

export const countWarnings = (p: Partial<Inputs>, cycles: number): Warning[] =>
  cycles === 0 ? [warn('no_cycles', 'There are too few reversals for a cycle.', pointerOf(p))] : []

/** By the share of the variance that the filter keeps; undefined of a record that does not vary. */
export function filterWarnings(keptShare: number | undefined): Warning[] {
  if (keptShare === undefined) return []
  if (keptShare < NOTHING)
    return [
      warn('nothing_kept', 'The band contains no frequency of the record, so no variation remains.', '/filter_low'),
    ]
  return [
    warn(
      'ends_uncertain',
      'The filter treats the record as periodic. The first and last samples are distorted if the ends do not match.',
    ),
  ]
}
