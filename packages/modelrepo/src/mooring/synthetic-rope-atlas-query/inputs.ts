/** The inputs of a query to the atlas of fibre rope fatigue. */

import { POLYESTER_FACTOR } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { STRENGTH_FACTOR } from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import { type ParamsOf, params, quantity, rows } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'
import { rangeFields } from '../synthetic-rope-mooring-fatigue/inputs.ts'

export const inputs = params({
  minimum_breaking_load: quantity('rope_breaking_load', {
    title: 'Minimum breaking load',
    description: 'Minimum breaking load of the polyester rope including terminations.',
    symbol: 'MBL',
    above: 0,
    usual: [8000, 25000],
    example: 18000,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description: 'Factor applied to damage, gamma_F. DNV-OS-E301 requires 60 for polyester.',
    minimum: 1,
    default: POLYESTER_FACTOR.value,
    assumed: 'the DNV-OS-E301 factor for polyester',
  }),
  design_life: field.designLife({
    description: 'Design life over which damage is calculated.',
    symbol: 'T_L',
    default: 25,
  }),
  tension_range_bins: rows(rangeFields, {
    title: 'Tension range bins',
    description:
      'Tension ranges and their cycles over the design life. Each range must be less than the breaking load.',
    minItems: 1,
    maxItems: 2000,
  }),
  characteristic_strength_factor: quantity('-', {
    title: 'Characteristic strength factor',
    description:
      'Ratio of characteristic strength to minimum breaking strength. Tension ranges are divided by the characteristic strength. Use 1.0 only if justified by break tests.',
    symbol: 'k_S',
    minimum: 0.5,
    maximum: 1,
    default: STRENGTH_FACTOR.value,
    assumed: 'no break test statistics',
  }),
  out_of_range_policy: policyOf('synthetic-rope-mooring-fatigue', 'axis'),
})
export type Params = ParamsOf<typeof inputs>
export type Bin = Params['tension_range_bins'][number]
