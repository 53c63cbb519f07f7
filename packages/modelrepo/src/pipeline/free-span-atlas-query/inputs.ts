/** The inputs of a query to the free span atlas: its axes, and the terms that it holds fixed. */

import { BOUNDARY_CONDITIONS, FIXED, PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { choice, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'
import { gapParams, pipeParams, waterParams } from '../_shared/free-span/inputs.ts'
import { FIXED_TERMS } from './atlas-solver.ts'

const pipe = {
  outer_diameter: pipeParams.outer_diameter,
  wall_thickness: pipeParams.wall_thickness,
  youngs_modulus: pipeParams.youngs_modulus,
  steel_density: pipeParams.steel_density,
  content_density: field.contentDensity({ default: FIXED_TERMS.content_density }),
  concrete_stiffness_factor: field.concreteStiffnessFactor({
    description:
      'Contribution of the concrete to bending stiffness, as a fraction of the steel bending stiffness. Fixed at 0 in the atlas.',
    default: FIXED_TERMS.concrete_stiffness_factor,
  }),
}

const span = {
  span_length: gapParams.span_length,
  gap_ratio: field.gapRatio({ default: FIXED_TERMS.gap_ratio }),
  boundary_condition: choice(
    { [PINNED]: BOUNDARY_CONDITIONS[PINNED], [FIXED]: BOUNDARY_CONDITIONS[FIXED] },
    {
      title: 'Span ends',
      description:
        'Span end condition. Fixed at pinned-pinned in the atlas. For a span on the seabed, which requires a soil stiffness, see free span assessment.',
      default: PINNED,
    },
  ),
  effective_axial_force: field.effectiveAxialForce({
    description: 'Effective axial force, tension positive. Fixed at 0 in the atlas.',
    default: FIXED_TERMS.effective_axial_force,
  }),
}

const flow = {
  current_velocity: field.currentVelocity({ example: 0.35 }),
  design_stability_parameter: optional(
    quantity('-', {
      title: 'Design stability parameter',
      description:
        'Stability parameter for the in-line onset. If omitted, the span is assumed to be undamped, which gives the lowest onset.',
      symbol: 'K_sd',
      above: 0,
      usual: [0.01, 5],
      example: 0.2,
    }),
  ),
  water_density: waterParams.water_density,
  gravity: waterParams.gravity,
}

export const inputs = grouped({
  Pipe: pipe,
  Span: span,
  'Water and current': flow,
  Atlas: { out_of_range_policy: policyOf('free-span-f105', 'input') },
})

export type Params = ParamsOf<typeof inputs>
