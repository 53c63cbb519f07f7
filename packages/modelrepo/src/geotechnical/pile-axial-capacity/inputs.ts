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
  [LOAD_TRANSFER]: 'Load transfer settlement',
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
      description: 'Analysis to be run: axial capacity, settlement, a single p-y curve or pile bending.',
      default: UNIFORM,
    }),
  },
  Pile: {
    outer_diameter: pile.outerDiameter,
    wall_thickness: pile.pileWall,
    embedded_length: pile.embeddedLength('Embedded pile length below the seabed.'),
    youngs_modulus: quantity('modulus_model', {
      title: "Young's modulus",
      description: "Young's modulus of the pile steel.",
      symbol: 'E',
      above: 0,
      default: 210,
    }),
    flexural_rigidity: quantity('flexural_rigidity', {
      title: 'Bending stiffness',
      description: "Young's modulus times second moment of area of the pile section.",
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
      title: 'Head axial load',
      description: 'Axial load at the pile head, compression positive. Load transfer accepts compression only.',
      symbol: 'P',
      default: 0,
    }),
    head_shear: quantity('foundation_load', {
      title: 'Head shear',
      description: 'Lateral load on the pile head at the seabed.',
      symbol: 'H',
      minimum: 0,
      example: 500,
    }),
    head_moment: quantity('foundation_moment', {
      title: 'Head moment',
      description:
        'Moment on the pile head at the seabed. Positive in the same sense as the moment of a head shear applied above the seabed.',
      symbol: 'M_0',
      default: 0,
    }),
    head_fixity: choice(
      { [FREE]: 'Free', [FIXED_ROTATION]: 'Fixed against rotation' },
      {
        title: 'Head fixity',
        description: 'Rotational restraint of the pile head: free, or fixed as in a rigid structure.',
        default: FREE,
      },
    ),
    loading: choice(
      { [STATIC]: 'Static', [CYCLIC]: 'Cyclic' },
      {
        title: 'Lateral loading',
        description: 'Loading type of the p-y curves. Cyclic (wave) loading gives the lower resistance.',
        default: CYCLIC,
      },
    ),
  },
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('analysis', groups)
