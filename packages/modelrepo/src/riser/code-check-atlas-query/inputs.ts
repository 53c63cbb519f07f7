/** The inputs of a query to the atlas of riser checks. */

import { type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'
import { DESIGN_FACTOR } from './atlas-solver.ts'

export const inputs = params({
  outer_diameter: field.outerDiameter({
    description: 'Outside diameter of the pipe. Atlas range: 200 to 360 mm.',
    example: 273.1,
  }),
  wall_thickness: field.wallThickness({
    description: 'Nominal wall thickness, which must be less than half the outside diameter. Atlas range: 15 to 35 mm.',
    example: 25.4,
  }),
  specified_minimum_yield_strength: field.yieldStrength({
    description: `Specified minimum yield strength (SMYS), with an allowable stress of ${DESIGN_FACTOR.value} SMYS. Atlas range: 358 to 555 MPa.`,
    symbol: 'f_y',
    example: 448,
  }),
  effective_tension: quantity('pipe_axial_force', {
    title: 'Effective tension',
    description:
      'Effective tension, positive in tension. Without pressure it equals the true wall tension. Atlas range: 0 to 2,500 kN.',
    symbol: 'T_eff',
    example: 1200,
  }),
  bending_moment: quantity('bending_moment', {
    title: 'Bending moment',
    description: 'Resultant of the bending moments in both planes. Atlas range: 0 to 350 kN·m.',
    symbol: 'M',
    minimum: 0,
    example: 180,
  }),
  out_of_range_policy: policyOf('api-rp-2rd-riser', 'axis'),
})
export type Params = ParamsOf<typeof inputs>
