/** The inputs of the lines: uniform, or of segments with clump weights and buoys between them. */
import { optional, quantity, rows } from '@keelson/workflow'
import { uniformLineParams, unstretchedLength } from '../_shared/spread/inputs-line.ts'

const SEGMENTS = 'line_segments'
const uniform = uniformLineParams([SEGMENTS])

const segments = rows(
  {
    length_m: quantity('mooring_line_length', {
      title: 'Length',
      description: 'Unstretched.',
      above: 0,
      example: 600,
    }),
    submerged_weight_N_m: quantity('submerged_weight_per_length', {
      title: 'Weight in water',
      description: 'Per unstretched length.',
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
      description: 'Of the segment as it is.',
      unit: 'N',
      above: 0,
      example: 13.57e6,
    }),
    point_load_N: optional(
      quantity('line_tension', {
        title: 'Load at the upper end',
        description: 'In water: a clump weight positive, the lift of a buoy negative; none at the fairlead.',
        unit: 'N',
        example: 50000,
      }),
    ),
  },
  {
    title: 'Line segments',
    description:
      'Of every line, rows from anchor to fairlead; left out, the line is uniform. Seabed friction is then 0.',
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
