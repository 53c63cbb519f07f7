/** The values that a run answers with. */

import { stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { listValue, resultOf, textValue } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  utilisation: resultOf(stressUtilisation, 'utilisation', {
    description:
      'Von Mises stress without pressure, divided by 0.67 times the yield strength. The value is interpolated or calculated by the direct solver.',
    minimum: 0,
  }),
  screening_status: textValue({
    title: 'Screening result',
    description:
      'Pass if the utilisation is at most 1, otherwise fail. Not assessed without a load or under effective compression. The direct solver determines the result if the band contains 1.',
  }),
  in_range: inRange(),
  source: sourceOf('the utilisation comes'),
  confidence_band: listValue('-', {
    title: 'Confidence band',
    description: 'Minimum and maximum utilisation within the atlas error.',
    minimum: 0,
  }),
}
