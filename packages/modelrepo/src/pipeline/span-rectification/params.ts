/** The inputs of span rectification. */
import { BOUNDARY_CONDITIONS } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { choice, type ParamsOf, params, quantity } from '@keelson/workflow'
import { axialForce, concreteFactor } from '../_shared/free-span/params-flow.ts'
import { pipeParams } from '../_shared/free-span/params-pipe.ts'
import { soilParams } from '../_shared/free-span/params-soil.ts'
import { flowParams } from './params-flow.ts'
import { supportParams } from './params-supports.ts'

export const inputs = params({
  ...pipeParams,
  boundary_condition: choice(BOUNDARY_CONDITIONS, {
    title: 'Span ends',
    description: 'What the shoulders are taken as; kept for the rectified spans.',
  }),
  ...soilParams,
  effective_axial_force: quantity('pipe_axial_force', {
    ...axialForce,
    description: 'Tension positive.',
    default: 0,
  }),
  concrete_stiffness_factor: quantity('-', {
    ...concreteFactor,
    description: 'What concrete adds to the stiffness of the steel, CSF.',
    default: 0,
  }),
  ...flowParams,
  ...supportParams,
})

export type Params = ParamsOf<typeof inputs>
