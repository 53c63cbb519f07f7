/** The tables of a count of cycles: by range, and by class. */
import { MEAN_CLASSES, RANGE_CLASSES } from '@keelson/physics/fatigue/cycle-tally.ts'
import { notApplicable, numberColumn } from '@keelson/workflow'
import type { RecordFound } from './calculate-record.ts'
import type { CycleCount } from './counting.ts'
import { isTold } from './cycles.ts'

export const cycleTables = {
  range_counts: {
    title: 'Counted ranges',
    description: 'Each counted range, with its fraction of the sum of all ranges raised to the power of the S-N slope.',
    columns: {
      range: numberColumn('-', 'Range', { symbol: 'S' }),
      count: numberColumn('-', 'Count', { symbol: 'n' }),
      share: numberColumn('fraction', 'Damage fraction'),
    },
  },
  range_classes: {
    title: 'Range classes',
    description: 'Cycle counts in twenty classes from 0 to the span of the record.',
    columns: {
      from: numberColumn('-', 'Range from'),
      to: numberColumn('-', 'Range to'),
      count: numberColumn('-', 'Count'),
    },
  },
}

interface Counted {
  readonly range: number
  readonly count: number
}
export function rangeRows(ranges: readonly Counted[] | null, { powers }: CycleCount, m: number) {
  if (ranges === null) return notApplicable('there are too many cycles; see the range class table')
  const shares = isTold(powers)
  return ranges.map(({ range, count }) => ({ range, count, share: shares ? (count * range ** m) / powers : null }))
}

export function classRows({ cyclesFound, minimum, maximum }: RecordFound) {
  if (cyclesFound === null || cyclesFound.cycles === 0) return notApplicable('there are no cycles')
  const width = (maximum - minimum) / RANGE_CLASSES
  return Array.from({ length: RANGE_CLASSES }, (_, i) => ({
    from: i * width,
    to: (i + 1) * width,
    count: cyclesFound.classes.subarray(i * MEAN_CLASSES, (i + 1) * MEAN_CLASSES).reduce((a, b) => a + b, 0),
  }))
}
