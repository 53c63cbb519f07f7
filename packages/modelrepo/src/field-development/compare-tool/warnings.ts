/** What a specialist would remark on two series and on how they meet. */
import { shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Compared } from './calculate-compared.ts'
import type { Made } from './calculate-made.ts'
import type { Series } from './calculate-series.ts'
import type { Params } from './inputs.ts'
import { EXACT } from './modes.ts'

export const warnings = {
  little_overlap: 'Fewer than 3 points, or fewer than half of the reference points, are compared.',
  pairs_dropped: 'Rows without a key or a value were omitted.',
  repeated_keys: 'A source contains repeated keys. One value was used for each.',
  coarse_candidate: 'An interpolated candidate has fewer points than are compared, which adds an interpolation error.',
} as const
const warn = warner(warnings)

/** Points, and share of those of the reference, below which a comparison says little. */
const [FEWEST_POINTS, LEAST_SHARE] = [3, 0.5] as const

export const warningsOf = (p: Params, { column, compared }: Made): Warning[] => [
  ...compared.flatMap((one) => [...overlap(column.reference, one), ...coarse(p, one)]),
  ...column.all.flatMap((series, i) => cleaned(p, series, i)),
]

function overlap({ keys, label: reference }: Series, { label, points }: Compared): Warning[] {
  const share = points.length / keys.length
  if (points.length >= FEWEST_POINTS && share >= LEAST_SHARE) return []
  return [
    warn(
      'little_overlap',
      `'${label}' matches '${reference}' at ${points.length} of ${keys.length} points (${shownPercent(share)}). A comparison requires at least ${FEWEST_POINTS} points and ${shownPercent(LEAST_SHARE)}.`,
      '/sources',
    ),
  ]
}

function coarse({ alignment }: Params, { label, pair, points }: Compared): Warning[] {
  if (alignment === EXACT || pair.supports >= points.length) return []
  return [
    warn(
      'coarse_candidate',
      `'${label}' has ${pair.supports} points, but ${points.length} points are compared. The differences include interpolation error. Use a finer candidate, or the coarser source as {reference}.`,
      '/alignment',
    ),
  ]
}

function cleaned({ duplicate_policy }: Params, { label, dropped, repeated }: Series, i: number): Warning[] {
  const at = `/sources/${i}`
  const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`
  return [
    ...(dropped > 0
      ? [
          warn(
            'pairs_dropped',
            `'${label}' contains ${rows(dropped)} without a key or a value. Such rows are omitted from the comparison.`,
            at,
          ),
        ]
      : []),
    ...(repeated > 0
      ? [
          warn(
            'repeated_keys',
            `'${label}' contains ${rows(repeated)} with a repeated key. The ${duplicate_policy === 'first' ? 'first value' : 'mean'} for each key is used, as selected for {duplicate_policy}.`,
            at,
          ),
        ]
      : []),
  ]
}
