/** The inputs of orcaflex-6dbuoy-dnvrph103: the structure, its coefficients, the sea, the crane tip and the stages. */

import { LARGEST_PERFORATION } from '@keelson/standards/dnv-rp-h103-2011/added-mass.ts'
import { LEAST_CYLINDER_SLAM, LEAST_DRAG, LEAST_SLAM } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { choice, flag, grouped, optional, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { aBox, aCylinder, BOX, SHAPES } from './modes.ts'

const dimension = (title: string, description: string, symbol: string, example: number) => ({
  title,
  description,
  symbol,
  above: 0,
  example,
})

const structure = {
  shape: choice(SHAPES, {
    title: 'Shape',
    description: 'Structure outline, a box or an upright cylinder.',
    default: BOX,
  }),
  mass_in_air: quantity('structure_mass', {
    title: 'Mass in air',
    description: 'Dry mass of the structure.',
    symbol: 'M',
    above: 0,
    example: 40,
  }),
  volume: optional(
    quantity('displacement_volume', {
      title: 'Displaced volume',
      description: 'Displaced volume of the solid parts. Default: outline volume.',
      symbol: 'V',
      above: 0,
      example: 5.1,
    }),
  ),
  length: optional(
    quantity('structure_dimension', {
      ...dimension('Length', 'Length along x. If omitted, dependent results are not calculated.', 'l', 6),
      usedWhen: aBox,
    }),
  ),
  width: optional(
    quantity('structure_dimension', {
      ...dimension('Width', 'Width along y. If omitted, dependent results are not calculated.', 'w', 5),
      usedWhen: aBox,
    }),
  ),
  radius: optional(
    quantity('structure_dimension', {
      ...dimension('Radius', 'Cylinder radius. If omitted, dependent results are not calculated.', 'R', 2),
      usedWhen: aCylinder,
    }),
  ),
  height: optional(
    quantity(
      'structure_dimension',
      dimension('Height', 'Height along z. If omitted, dependent results are not calculated.', 'h', 3),
    ),
  ),
  centre_of_gravity: quantityList('hull_coordinate', {
    title: 'Centre of gravity',
    description: 'Centre of gravity [x, y, z] relative to the geometric centre, for the data file.',
    minItems: 3,
    maxItems: 3,
    default: [0, 0, 0],
    inert: 'used in the data file only',
  }),
}

const coefficients = {
  perforation_ratio_z: quantity('fraction', {
    title: 'Perforation ratio',
    description: 'Perforated fraction of the plan area, up to 50 %.',
    symbol: 'p',
    minimum: 0,
    maximum: LARGEST_PERFORATION.si,
    default: 0,
  }),
  include_trapped_water: flag({
    title: 'Trapped water',
    description: 'True if water inside the outline is included as added mass.',
    default: false,
  }),
  vertical_added_mass: optional(
    quantity('structure_mass', {
      title: 'Heave added mass',
      description: 'Heave added mass. Default: calculated from the outline.',
      symbol: 'A_33',
      minimum: 0,
      example: 45,
      overrides: [{ inputs: ['perforation_ratio_z', 'include_trapped_water'] }],
    }),
  ),
  projected_area: optional(
    quantity('projected_area', {
      title: 'Projected area',
      description: 'Projected area from below, for slamming and drag. Default: outline area.',
      symbol: 'A_p',
      above: 0,
      example: 25,
    }),
  ),
  water_plane_area: quantity('projected_area', {
    title: 'Waterplane area',
    description: 'Waterplane area at the surface.',
    symbol: 'A_w',
    minimum: 0,
    default: 0,
  }),
  drag_coefficient: quantity('drag_coefficient', {
    title: 'Drag coefficient',
    description: 'Drag coefficient in oscillating flow. Use at least 2.5 unless model tests are available.',
    symbol: 'C_D',
    above: 0,
    default: LEAST_DRAG.value,
  }),
  slamming_coefficient: quantity('drag_coefficient', {
    title: 'Slamming coefficient',
    description: 'Slamming coefficient. Use at least 5, or 3 for a smooth cylinder.',
    symbol: 'C_s',
    minimum: LEAST_CYLINDER_SLAM.value,
    default: LEAST_SLAM.value,
  }),
}

const water = {
  significant_wave_height: optional(
    quantity('significant_wave_height', {
      title: 'Significant wave height',
      description: 'Significant wave height. If omitted, no lift forces are calculated.',
      symbol: 'H_s',
      minimum: 0,
      example: 1.5,
    }),
  ),
  zero_crossing_period: optional(
    quantity('wave_period', {
      title: 'Zero-crossing period',
      description: 'Zero-crossing period, valid from 8.9 √(Hs/g) to 13 s. Required with the wave height.',
      symbol: 'T_z',
      above: 0,
      example: 7,
    }),
  ),
  water_density: field.waterDensity({ symbol: 'rho' }),
  gravity: field.gravity(),
}

const SINGLE = 'Single amplitude of the crane tip motion. Required with the wave height.'
const lift = {
  depth_to_structure: quantityList('depth_below_surface', {
    title: 'Structure depth',
    description:
      'Structure depths, one or more, in order from the surface downwards. Slamming and varying buoyancy act at the first depth only.',
    symbol: 'd',
    minimum: 0,
    minItems: 1,
    maxItems: 50,
    single: true,
    default: [0],
  }),
  lowering_speed: quantity('wave_particle_velocity', {
    title: 'Lowering speed',
    description: 'Lowering speed of the hook.',
    symbol: 'v_c',
    minimum: 0,
    default: 0.25,
    assumed: 'Typical lowering speed. A higher speed increases slamming.',
  }),
  crane_tip_velocity: optional(
    quantity('wave_particle_velocity', {
      title: 'Crane tip velocity',
      description: SINGLE,
      symbol: 'v_ct',
      minimum: 0,
      example: 0.4,
    }),
  ),
  crane_tip_acceleration: optional(
    quantity('acceleration', {
      title: 'Crane tip acceleration',
      description: SINGLE,
      symbol: 'a_ct',
      minimum: 0,
      example: 0.35,
    }),
  ),
  crane_tip_amplitude: optional(
    quantity('wave_height', {
      title: 'Crane tip amplitude',
      description: 'Single amplitude of the crane tip displacement. Required with a waterplane area.',
      symbol: 'eta_ct',
      minimum: 0,
      example: 0.5,
    }),
  ),
  crane_tip_reference_hs: optional(
    quantity('significant_wave_height', {
      title: 'Crane tip reference wave height',
      description:
        'Significant wave height to which the entered crane tip motions apply. The motions are scaled with the sea state. If omitted, the motions are constant.',
      symbol: 'H_ref',
      above: 0,
      example: 1,
    }),
  ),
}

export const inputs = grouped({
  Structure: structure,
  'Added mass and drag': coefficients,
  'Sea and water': water,
  'Stages and crane tip': lift,
})
export type Params = ParamsOf<typeof inputs>
