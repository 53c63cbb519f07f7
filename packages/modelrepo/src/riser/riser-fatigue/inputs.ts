/** The inputs of riser fatigue: the curve, the life and its factor, and the segments. */

import { CATHODIC_PROTECTION, CURVE_NAMES } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { HIGH_CLASS_FACTOR } from '@keelson/standards/dnv-rp-f204-2010/safety-class.ts'
import { asNamed, choice, flag, type ParamsOf, params, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { segmentFields } from './inputs-segment.ts'

export const inputs = params({
  sn_curve: choice(asNamed(CURVE_NAMES), {
    title: 'S-N curve',
    description:
      'DNV-RP-C203 curve (no default). Use F1 for the root of a single-sided girth weld within misalignment tolerance, F3 outside tolerance, and F with backing strip. Use D or E for weld caps and double-sided welds, and B1 for seamless base metal.',
  }),
  environment: field.snEnvironment({
    default: CATHODIC_PROTECTION,
    assumed:
      'Seawater with cathodic protection. Without protection the free corrosion curve applies and the life is shorter.',
  }),
  thickness_correction: flag({
    title: 'Thickness correction',
    description: 'Whether the stress range is increased for wall thicknesses above 25 mm.',
    default: true,
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
  segments: rows(segmentFields, {
    title: 'Segments',
    description:
      'Riser segments, one per row, each with wave stress ranges (histogram or distribution), VIV stress ranges, or both.',
    minItems: 1,
    maxItems: 1000,
  }),
})
export type Params = ParamsOf<typeof inputs>
export type Segment = Params['segments'][number]
export type Wave = NonNullable<Segment['wave']>[number]
export type WaveWeibull = NonNullable<Segment['wave_weibull']>[number]
export type VivCase = NonNullable<Segment['viv_cases']>[number]
