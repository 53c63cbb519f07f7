/** The values that a run answers with. */

import { stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { listValue, resultOf, textValue } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  utilisation: resultOf(stressUtilisation, 'utilisation', {
    description: 'Von Mises stress over 0.67 of the yield strength, without pressure; interpolated, or direct.',
    minimum: 0,
  }),
  screening_status: textValue({
    title: 'Screening',
    description:
      'pass where the utilisation is at most 1, not assessed without a load or under effective compression, else fail; the direct solver decides where the band holds 1.',
  }),
  in_range: inRange(),
  source: sourceOf('the utilisation comes'),
  confidence_band: listValue('-', {
    title: 'Confidence band',
    description: 'Lowest and highest utilisation within the error of the atlas.',
    minimum: 0,
  }),
}
