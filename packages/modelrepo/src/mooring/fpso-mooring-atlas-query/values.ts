/** The values that a run answers with. */
import { listValue, numberValue } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  in_range: inRange(),
  maximum_line_tension: numberValue('line_tension', {
    title: 'Largest line tension',
    description: 'Intact, in the mean position: interpolated, or of the direct solver.',
    symbol: 'T_max',
  }),
  utilisation: numberValue('utilisation', {
    title: 'Utilisation',
    description:
      'Upper end of the band of the tension, or the direct tension, times the required factor 2.0 over the breaking load.',
    symbol: 'u_T',
  }),
  atlas_to_direct_ratio: numberValue('-', {
    title: 'Atlas over direct solver',
    description: 'Interpolated tension over that of the direct solver at the query.',
  }),
  source: sourceOf('the tension comes'),
  confidence_band: listValue('line_tension', {
    title: 'Confidence band',
    description: 'Lower and upper end of the tension by the largest error of the atlas.',
  }),
}
