/** The inputs of a query to the riser fatigue atlas. */

import { HIGH_CLASS_FACTOR } from '@keelson/standards/dnv-rp-f204-2010/safety-class.ts'
import { type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

export const inputs = params({
  stress_concentration_factor: field.stressConcentrationFactor({
    description: 'On the wave ranges of the base segment; 1.0 to 1.6 in the atlas.',
    symbol: 'SCF_w',
    above: 0,
    default: 1.15,
    assumed: 'That of the base segment: another weld has its own.',
  }),
  viv_stress_scale: quantity('-', {
    title: 'Scale on the stress ranges by vortices',
    description: 'Times those of the base segment; 0.5 to 2.0 in the atlas.',
    symbol: 'k_v',
    minimum: 0,
    usual: [0.1, 5],
    default: 1,
    assumed: 'The vibrations of the base segment as they are.',
  }),
  design_life: field.designLife({
    description: 'Life over which damage is counted.',
    symbol: 'T_L',
    default: 25,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description: 'On damage, DNV-RP-F204: 3 in safety class low, 6 normal, 10 high.',
    minimum: 1,
    default: HIGH_CLASS_FACTOR.value,
    assumed: 'Safety class high.',
  }),
  out_of_range_policy: policyOf('riser-fatigue', 'axis'),
})
export type Params = ParamsOf<typeof inputs>
