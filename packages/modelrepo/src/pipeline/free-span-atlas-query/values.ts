/** The values that a run answers with. */
import { reducedVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { inLineOnset } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { inLineFrequency } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { numberValue, resultOf, textsValue, textValue } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  natural_frequency_in_line: resultOf(inLineFrequency, 'cyclic_frequency', {
    description: 'First mode, without the sag.',
    minimum: 0,
  }),
  reduced_velocity: resultOf(reducedVelocity, '-', {
    description: 'Of the current, from the frequency; not interpolated.',
    symbol: 'V_R_IL',
    minimum: 0,
  }),
  in_line_onset_reduced_velocity: resultOf(inLineOnset, '-', {
    description: 'With the safety factor 1.1; of an undamped span without a stability parameter.',
    minimum: 0,
  }),
  in_range: inRange('Every axis and every fixed input of the query within the atlas.'),
  source: sourceOf('the frequency comes'),
  confidence: textValue({
    title: 'Confidence',
    description: 'high, medium or low: a leave-one-out error up to 0.5 %, up to 1 %, or more.',
  }),
  interpolation_error_bound: numberValue('-', {
    title: 'Interpolation error bound',
    description: 'Relative, of the frequency: the largest leave-one-out error of the grid.',
    minimum: 0,
  }),
  mean_interpolation_error: numberValue('-', {
    title: 'Mean leave-one-out error',
    description: 'Relative, of the frequency.',
    minimum: 0,
  }),
  out_of_range_axes: textsValue({
    title: 'Inputs outside the atlas',
    description: 'Empty when the query is inside.',
  }),
  atlas_version: textValue({
    title: 'Atlas',
    description: 'Parent and digest of its method when the atlas was built.',
  }),
}
