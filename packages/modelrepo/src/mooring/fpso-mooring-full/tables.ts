/** The pairs of lost lines as rows. SI. */
import { numberColumn, wordedColumn } from '@keelson/workflow'
import { spreadTables } from '../_shared/spread/tables.ts'
import type { TwoLost } from './calculate-two-lost.ts'

export const tables = {
  ...spreadTables,
  pairs: {
    title: 'Each two lines lost',
    description: 'At the extreme position where the motions are given, else in the mean one; for information.',
    onlyWhen: { check_two_lines_lost: [true] },
    columns: {
      first: numberColumn('-', 'Lost line'),
      second: numberColumn('-', 'And line'),
      offset: numberColumn('vessel_offset', 'Offset'),
      tension: numberColumn('line_tension', 'Largest tension'),
      line: numberColumn('-', 'In line'),
      factor: numberColumn('safety_factor', 'Breaking load over tension'),
      held: wordedColumn('Vessel held'),
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
