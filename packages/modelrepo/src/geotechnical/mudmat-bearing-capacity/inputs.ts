/** The inputs of the mudmat: the mat, the soil below and beside it, the loads at its base, and what settles. */
import { BEARING_SAFETY, SLIDING_SAFETY } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { choice, flag, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { settlement, soil } from './inputs-soil.ts'

export const UNDRAINED = 'undrained'
export const DRAINED = 'drained'

const mat = {
  condition: choice(
    { [UNDRAINED]: 'Undrained (clay)', [DRAINED]: 'Drained (sand)' },
    {
      title: 'Drainage',
      description: 'Drainage condition during loading: undrained clay or drained sand.',
      default: UNDRAINED,
    },
  ),
  width: quantity('structure_dimension', {
    title: 'Width',
    description: 'Short side of the base, not above the length.',
    symbol: 'B',
    above: 0,
    example: 6,
  }),
  length: quantity('structure_dimension', {
    title: 'Length',
    description: 'Long side of the base.',
    symbol: 'L',
    above: 0,
    example: 8,
  }),
  embedment_depth: quantity('soil_depth', {
    title: 'Embedment depth',
    description: 'Depth from the seabed to base level, or to the skirt tips of a skirted mat.',
    symbol: 'D',
    minimum: 0,
    default: 0,
    assumed: 'Mat on the seabed, without support from adjacent soil.',
  }),
  skirted: flag({
    title: 'Skirted',
    description: 'True if skirts enclose soil above base level. The overburden then does not add to the net pressure.',
    default: false,
  }),
  embedded_section_area: quantity('projected_area', {
    title: 'Embedded section area',
    description:
      'Vertical area of the embedded section normal to the horizontal load, approximately breadth times embedment depth. Used for passive resistance.',
    symbol: 'A_h',
    minimum: 0,
    default: 0,
    assumed: 'No passive resistance.',
  }),
  depth_factor: flag({
    title: 'Depth factors',
    description:
      'Option to include the strength of the soil above base level in bearing. Default: included, unless passive resistance is used.',
  }),
}

export const loads = {
  vertical_load: quantity('foundation_load', {
    title: 'Vertical load',
    description: 'Downward vertical load at base level, including the submerged mat weight.',
    symbol: 'V',
    above: 0,
    example: 2000,
  }),
  horizontal_load: quantity('foundation_load', {
    title: 'Horizontal load',
    description: 'Resultant horizontal load at base level.',
    symbol: 'H',
    minimum: 0,
    default: 0,
    assumed: 'No horizontal load.',
  }),
  moment_about_length_axis: quantity('foundation_moment', {
    title: 'Moment about length axis',
    description:
      'Moment magnitude at base level, including the lever arm of the horizontal load. It reduces the effective width.',
    symbol: 'M_B',
    minimum: 0,
    default: 0,
    assumed: 'No moment.',
  }),
  moment_about_width_axis: quantity('foundation_moment', {
    title: 'Moment about width axis',
    description: 'Moment magnitude at base level. It reduces the effective length.',
    symbol: 'M_L',
    minimum: 0,
    default: 0,
    assumed: 'No moment.',
  }),
}

const criteria = {
  factor_of_safety_bearing: quantity('safety_factor', {
    title: 'Factor of safety, bearing',
    description:
      'Factor of safety on the vertical load. API RP 2GEO requires 2. A value of 1.5 is used for accidental conditions.',
    symbol: 'FS_V',
    minimum: 1,
    default: BEARING_SAFETY.value,
  }),
  factor_of_safety_sliding: quantity('safety_factor', {
    title: 'Factor of safety, sliding',
    description: 'Factor of safety against sliding. API RP 2GEO requires 1.5.',
    symbol: 'FS_H',
    minimum: 1,
    default: SLIDING_SAFETY.value,
  }),
}

const groups = {
  Mat: mat,
  Soil: soil,
  'Loads at base level': loads,
  'Factors of safety': criteria,
  Settlement: settlement,
}
type Inputs = InputsOf<typeof groups>
type Some<T extends keyof Inputs, M extends keyof Inputs> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('condition', groups)

/** Of the mat on any soil. */
export const matTaken = [
  ...(['width', 'length', 'embedment_depth', 'skirted', 'embedded_section_area'] as const),
  ...(['soil_submerged_unit_weight', 'vertical_load', 'horizontal_load'] as const),
  ...(['moment_about_length_axis', 'moment_about_width_axis'] as const),
  ...(['factor_of_safety_bearing', 'factor_of_safety_sliding', 'poisson_ratio'] as const),
] as const
export const matMay = ['depth_factor', 'shear_modulus', 'compressible_layers'] as const
export type Mat = Some<(typeof matTaken)[number], (typeof matMay)[number]>

export const clayTaken = [
  ...(['undrained_shear_strength', 'undrained_strength_gradient', 'roughness'] as const),
  ...(['soil_reaction_coefficient'] as const),
] as const
export const clayMay = ['strength_above_base'] as const
export type OnClay = Mat & Some<(typeof clayTaken)[number], (typeof clayMay)[number]>

export const sandTaken = ['friction_angle'] as const
export const sandMay = ['interface_friction_angle', 'effective_overburden'] as const
export type OnSand = Mat & Some<(typeof sandTaken)[number], (typeof sandMay)[number]>
