/** The values that a run answers with. */
import { listValue, numberValue } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  in_range: inRange(),
  maximum_line_tension: numberValue('line_tension', {
    title: 'Maximum line tension',
    description: 'Maximum intact line tension at the mean position, interpolated or from the direct solver.',
    symbol: 'T_max',
  }),
  utilisation: numberValue('utilisation', {
    title: 'Utilisation',
    description:
      'Upper limit of the tension band, or the direct solver tension, multiplied by the required factor of 2.0 and divided by the breaking load.',
    symbol: 'u_T',
  }),
  atlas_to_direct_ratio: numberValue('-', {
    title: 'Ratio of atlas to direct solver',
    description: 'Ratio of interpolated tension to direct solver tension at the query point.',
  }),
  source: sourceOf('the tension comes'),
  confidence_band: listValue('line_tension', {
    title: 'Confidence band',
    description: 'Lower and upper tension limits from the maximum atlas error.',
  }),
}
