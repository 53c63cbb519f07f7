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
      'Curve of DNV-RP-C203; there is no default. F1 the root of a girth weld from one side within the misalignment tolerance, F3 beyond it, F with backing strip, D or E the cap and welds from both sides, B1 seamless base metal.',
  }),
  environment: field.snEnvironment({
    default: CATHODIC_PROTECTION,
    assumed: 'A protected riser; without protection the curve is that of free corrosion, with a shorter life.',
  }),
  thickness_correction: flag({
    title: 'Thickness correction',
    description: 'Walls above 25 mm raise the stress range.',
    default: true,
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
  segments: rows(segmentFields, {
    title: 'Segments',
    description:
      'One row for each place of the riser, each with the ranges of its waves, as a histogram or a distribution, or of its vortex-induced vibration, or both.',
    minItems: 1,
    maxItems: 1000,
  }),
})
export type Params = ParamsOf<typeof inputs>
export type Segment = Params['segments'][number]
export type Wave = NonNullable<Segment['wave']>[number]
export type WaveWeibull = NonNullable<Segment['wave_weibull']>[number]
export type VivCase = NonNullable<Segment['viv_cases']>[number]
