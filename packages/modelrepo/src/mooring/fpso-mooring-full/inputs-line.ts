/** The inputs of the lines: uniform, or of segments with clump weights and buoys between them. */
import { optional, quantity, rows } from '@keelson/workflow'
import { uniformLineParams, unstretchedLength } from '../_shared/spread/inputs-line.ts'

const SEGMENTS = 'line_segments'
const uniform = uniformLineParams([SEGMENTS])

const segments = rows(
  {
    length_m: quantity('mooring_line_length', {
      title: 'Segment length',
      description: 'Unstretched segment length.',
      above: 0,
      example: 600,
    }),
    submerged_weight_N_m: quantity('submerged_weight_per_length', {
      title: 'Submerged weight',
      description: 'Submerged weight per unit unstretched length.',
      above: 0,
      example: 2455.5,
    }),
    axial_stiffness_N: quantity('axial_stiffness_line', {
      title: 'Axial stiffness',
      description: 'EA, linear.',
      unit: 'N',
      above: 0,
      example: 1.23e9,
    }),
    minimum_breaking_load_N: quantity('rope_breaking_load', {
      title: 'Minimum breaking load',
      description: 'Breaking load of the segment in its present condition.',
      unit: 'N',
      above: 0,
      example: 13.57e6,
    }),
    point_load_N: optional(
      quantity('line_tension', {
        title: 'Upper-end point load',
        description:
          'Submerged point load at the upper end of the segment. A clump weight is positive and buoy uplift is negative. Must be zero at the fairlead.',
        unit: 'N',
        example: 50000,
      }),
    ),
  },
  {
    title: 'Line segments',
    description:
      'Segments of each line, one row per segment, from anchor to fairlead. Seabed friction must be zero. Default: uniform line.',
    minItems: 1,
    maxItems: 10,
    overrides: [
      {
        inputs: [
          'unstretched_length',
          'submerged_weight_per_length',
          'axial_stiffness',
          'minimum_breaking_load',
          'chain_diameter',
          'chain_grade',
          'chain_link_type',
        ],
      },
    ],
  },
)

export const lineParams = {
  unstretched_length: optional(
    quantity('mooring_line_length', {
      ...unstretchedLength,
      requiredWhen: {},
      requiredUnless: [{ inputs: [SEGMENTS] }],
    }),
  ),
  ...uniform,
  line_segments: optional(segments),
}
