/** The inputs of a query to the free span atlas: its axes, and the terms that it holds fixed. */
import { field } from '@keelson/fields'
import { FIXED, PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { choice, type ParamsOf, params } from '@keelson/workflow'
import { pipeParams } from '../_shared/free-span/params.ts'
import { FIXED_TERMS } from './atlas-names.ts'

export const inputs = params({
  span_length: pipeParams.span_length,
  outer_diameter: pipeParams.outer_diameter,
  wall_thickness: pipeParams.wall_thickness,
  current_velocity: field.currentVelocity({ example: 0.35 }),
  out_of_range_policy: choice(['escalate', 'refuse'], {
    title: 'Outside the atlas',
    description: 'escalate: the direct solver of free-span-f105 answers; refuse: the query is refused at the input.',
    default: 'escalate',
  }),
  boundary_condition: choice([PINNED, FIXED], {
    title: 'Span ends',
    description:
      'Fixed in the atlas at pinned-pinned. A span on the seabed needs a soil stiffness: see free-span-f105.',
    default: PINNED,
  }),
  gap_ratio: field.gapRatio({ default: FIXED_TERMS.gap_ratio }),
  youngs_modulus: pipeParams.youngs_modulus,
  steel_density: pipeParams.steel_density,
  content_density: field.contentDensity({ default: FIXED_TERMS.content_density }),
  water_density: pipeParams.water_density,
  gravity: pipeParams.gravity,
  effective_axial_force: field.effectiveAxialForce({
    description: 'Tension positive; fixed in the atlas at 0.',
    default: FIXED_TERMS.effective_axial_force,
  }),
  concrete_stiffness_factor: field.concreteStiffnessFactor({
    description: 'What concrete adds to the stiffness of the steel; fixed in the atlas at 0.',
    default: FIXED_TERMS.concrete_stiffness_factor,
  }),
})

export type Params = ParamsOf<typeof inputs>
