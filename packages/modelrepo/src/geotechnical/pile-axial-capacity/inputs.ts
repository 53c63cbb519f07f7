/** The inputs of pile-axial-capacity: what is calculated, the pile, the soil, and the loads on its head. */
import { choice, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import * as pile from '../_shared/pile/inputs.ts'
import { UNIFORM } from '../_shared/pile/modes.ts'
import { curveParams, soilParams } from './inputs-soil.ts'
import * as modes from './modes.ts'

export const inputs = grouped({
  Analysis: {
    analysis: choice(modes.ANALYSES, {
      title: 'Analysis',
      description:
        'Capacity in one clay, in layers, or unit values; settlement on linear springs or by load transfer; one p-y curve; bending in a uniform subgrade or on p-y curves.',
      default: UNIFORM,
    }),
  },
  Pile: {
    outer_diameter: pile.outerDiameter(modes.ofDiameter),
    wall_thickness: pile.pileWall(modes.ofWall),
    embedded_length: pile.embeddedLength(modes.ofLength, modes.ofLength, 'Of the pile below the seabed.'),
    youngs_modulus: quantity('modulus_model', {
      title: "Young's modulus",
      description: 'Of the steel.',
      symbol: 'E',
      above: 0,
      default: 210,
      usedWhen: modes.ofSteel,
    }),
    flexural_rigidity: optional(
      quantity('flexural_rigidity', {
        title: 'Bending stiffness',
        description: "Young's modulus by second moment of area.",
        symbol: 'EI',
        above: 0,
        example: 1e6,
        usedWhen: modes.ofSubgrade,
        requiredWhen: modes.ofSubgrade,
      }),
    ),
  },
  Soil: soilParams,
  'p-y curve': curveParams,
  'Load and safety': {
    ...pile.loadParams,
    head_load: quantity('foundation_load', {
      title: 'Axial load at the head',
      description: 'Compression positive; by load transfer compression only.',
      symbol: 'P',
      default: 0,
      usedWhen: modes.ofSettlement,
    }),
    head_shear: optional(
      quantity('foundation_load', {
        title: 'Shear at the head',
        description: 'At the seabed.',
        symbol: 'H',
        minimum: 0,
        example: 500,
        usedWhen: modes.ofBending,
        requiredWhen: modes.ofBending,
      }),
    ),
    head_moment: quantity('foundation_moment', {
      title: 'Moment at the head',
      description: 'At the seabed; positive where it pushes the head the way of the shear, as a load above it does.',
      symbol: 'M_0',
      default: 0,
      usedWhen: modes.ofLateral,
    }),
    head_fixity: choice(modes.FIXITIES, {
      title: 'Rotation of the head',
      description: 'Free, or held as in a stiff structure.',
      default: modes.FREE,
      usedWhen: modes.ofLateral,
    }),
    loading: choice(modes.LOADINGS, {
      title: 'Lateral loading',
      description: 'cyclic for waves, which is the softer.',
      default: modes.CYCLIC,
      usedWhen: { analysis: [modes.PY_CURVE, modes.LATERAL_PY] },
    }),
  },
})
export type Params = ParamsOf<typeof inputs>
