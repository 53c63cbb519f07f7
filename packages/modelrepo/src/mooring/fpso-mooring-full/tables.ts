/** The pairs of lost lines as rows. SI. */
import { numberColumn, wordedColumn } from '@keelson/workflow'
import { spreadTables } from '../_shared/spread/tables.ts'
import type { TwoLost } from './calculate-two-lost.ts'

export const tables = {
  ...spreadTables,
  pairs: {
    title: 'Two lines failed, each pair in turn',
    description:
      'Results for information, at the extreme position if motions are provided and otherwise at the mean position.',
    onlyWhen: { check_two_lines_lost: [true] },
    columns: {
      first: numberColumn('-', 'First failed line'),
      second: numberColumn('-', 'Second failed line'),
      offset: numberColumn('vessel_offset', 'Offset'),
      tension: numberColumn('line_tension', 'Maximum tension'),
      line: numberColumn('-', 'Most loaded line'),
      factor: numberColumn('safety_factor', 'Ratio of breaking load to tension'),
      held: wordedColumn('Equilibrium found'),
    },
  },
}

export const pairRows = ({ pairs }: TwoLost) =>
  pairs.map(({ lines: [first, second], held, reason }) => ({
    first,
    second,
    offset: held?.offset ?? null,
    tension: held?.tension ?? null,
    line: held?.line ?? null,
    factor: held?.factor ?? null,
    held: held ? 'yes' : `no: ${reason ?? 'no equilibrium'}`,
  }))
