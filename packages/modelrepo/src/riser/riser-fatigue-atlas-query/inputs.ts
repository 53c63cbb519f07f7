/** The inputs of a query to the riser fatigue atlas. */

import { HIGH_CLASS_FACTOR } from '@keelson/standards/dnv-rp-f204-2010/safety-class.ts'
import { type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

export const inputs = params({
  stress_concentration_factor: field.stressConcentrationFactor({
    description: 'Stress concentration factor applied to the base segment wave stress ranges. Atlas range: 1.0 to 1.6.',
    symbol: 'SCF_w',
    above: 0,
    default: 1.15,
    assumed: 'Stress concentration factor of the base segment. Other welds have different factors.',
  }),
  viv_stress_scale: quantity('-', {
    title: 'VIV stress range scale',
    description: 'Factor applied to the base segment VIV stress ranges. Atlas range: 0.5 to 2.0.',
    symbol: 'k_v',
    minimum: 0,
    usual: [0.1, 5],
    default: 1,
    assumed: 'Base segment VIV stress ranges without scaling.',
  }),
  design_life: field.designLife({
    description: 'Life over which damage is accumulated.',
    symbol: 'T_L',
    default: 25,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description: 'Design fatigue factor applied to damage. DNV-RP-F204: 3 for safety class low, 6 normal, 10 high.',
    minimum: 1,
    default: HIGH_CLASS_FACTOR.value,
    assumed: 'Design fatigue factor for safety class high.',
  }),
  out_of_range_policy: policyOf('riser-fatigue', 'axis'),
})
export type Params = ParamsOf<typeof inputs>
