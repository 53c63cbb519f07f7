/** The inputs of pile-axial-capacity: what is calculated, the pile, the soil, and the loads on its head. */
import { choice, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import * as pile from '../_shared/pile/inputs.ts'
import { CAPACITIES, UNIFORM } from '../_shared/pile/inputs.ts'
import { curveParams, soilParams } from './inputs-soil.ts'

export const AXIAL_RESPONSE = 'axial_response'
export const LOAD_TRANSFER = 'load_transfer'
export const PY_CURVE = 'py_curve'
export const LATERAL_RESPONSE = 'lateral_response'
export const LATERAL_PY = 'lateral_py'
const ANALYSES = {
  ...CAPACITIES,
  [AXIAL_RESPONSE]: 'Settlement on linear springs',
  [LOAD_TRANSFER]: 'Settlement by load transfer',
  [PY_CURVE]: 'Single p-y curve',
  [LATERAL_RESPONSE]: 'Bending in a uniform subgrade',
  [LATERAL_PY]: 'Bending on p-y curves',
} as const

export const STATIC = 'static'
export const CYCLIC = 'cyclic'

export const FREE = 'free'
const FIXED_ROTATION = 'fixed_rotation'

const groups = {
  Analysis: {
    analysis: choice(ANALYSES, {
      title: 'Analysis',
      description:
        'Capacity in one clay, in layers, or unit values; settlement on linear springs or by load transfer; one p-y curve; bending in a uniform subgrade or on p-y curves.',
      default: UNIFORM,
    }),
  },
  Pile: {
    outer_diameter: pile.outerDiameter,
    wall_thickness: pile.pileWall,
    embedded_length: pile.embeddedLength('Of the pile below the seabed.'),
    youngs_modulus: quantity('modulus_model', {
      title: "Young's modulus",
      description: 'Of the steel.',
      symbol: 'E',
      above: 0,
      default: 210,
    }),
    flexural_rigidity: quantity('flexural_rigidity', {
      title: 'Bending stiffness',
      description: "Young's modulus by second moment of area.",
      symbol: 'EI',
      above: 0,
      example: 1e6,
    }),
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
    }),
    head_shear: quantity('foundation_load', {
      title: 'Shear at the head',
      description: 'At the seabed.',
      symbol: 'H',
      minimum: 0,
      example: 500,
    }),
    head_moment: quantity('foundation_moment', {
      title: 'Moment at the head',
      description: 'At the seabed; positive where it pushes the head the way of the shear, as a load above it does.',
      symbol: 'M_0',
      default: 0,
    }),
    head_fixity: choice(
      { [FREE]: 'Free', [FIXED_ROTATION]: 'Fixed against rotation' },
      {
        title: 'Rotation of the head',
        description: 'Free, or held as in a stiff structure.',
        default: FREE,
      },
    ),
    loading: choice(
      { [STATIC]: 'Static', [CYCLIC]: 'Cyclic' },
      {
        title: 'Lateral loading',
        description: 'Cyclic for waves, which is the softer.',
        default: CYCLIC,
      },
    ),
  },
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('analysis', groups)
