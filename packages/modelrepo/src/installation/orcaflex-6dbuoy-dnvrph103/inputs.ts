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
    description: 'A box, or a cylinder that stands upright.',
    default: BOX,
  }),
  mass_in_air: quantity('structure_mass', {
    title: 'Mass in air',
    description: 'Of the structure, dry.',
    symbol: 'M',
    above: 0,
    example: 40,
  }),
  volume: optional(
    quantity('displacement_volume', {
      title: 'Displaced volume',
      description: 'Of the solid parts; left out, that of the outline.',
      symbol: 'V',
      above: 0,
      example: 5.1,
    }),
  ),
  length: optional(
    quantity('structure_dimension', {
      ...dimension('Length', 'Along x; what needs it is left out without it.', 'l', 6),
      usedWhen: aBox,
    }),
  ),
  width: optional(
    quantity('structure_dimension', {
      ...dimension('Width', 'Along y; what needs it is left out without it.', 'w', 5),
      usedWhen: aBox,
    }),
  ),
  radius: optional(
    quantity('structure_dimension', {
      ...dimension('Radius', 'Of the cylinder; what needs it is left out without it.', 'R', 2),
      usedWhen: aCylinder,
    }),
  ),
  height: optional(
    quantity('structure_dimension', dimension('Height', 'Along z; what needs it is left out without it.', 'h', 3)),
  ),
  centre_of_gravity: quantityList('hull_coordinate', {
    title: 'Centre of gravity',
    description: '[x, y, z] from the middle of the structure, for the file.',
    minItems: 3,
    maxItems: 3,
    default: [0, 0, 0],
    inert: 'goes into the file only',
  }),
}

const coefficients = {
  perforation_ratio_z: quantity('fraction', {
    title: 'Share of holes',
    description: 'Of the plan area; up to 50 %.',
    symbol: 'p',
    minimum: 0,
    maximum: LARGEST_PERFORATION.si,
    default: 0,
  }),
  include_trapped_water: flag({
    title: 'Trapped water',
    description: 'The water within the outline moves with the structure and counts as added mass.',
    default: false,
  }),
  vertical_added_mass: optional(
    quantity('structure_mass', {
      title: 'Added mass in heave',
      description: 'Given directly; left out, it follows from the outline.',
      symbol: 'A_33',
      minimum: 0,
      example: 45,
      overrides: [{ inputs: ['perforation_ratio_z', 'include_trapped_water'] }],
    }),
  ),
  projected_area: optional(
    quantity('projected_area', {
      title: 'Projected area',
      description: 'From below, for slamming and drag; left out, that of the outline.',
      symbol: 'A_p',
      above: 0,
      example: 25,
    }),
  ),
  water_plane_area: quantity('projected_area', {
    title: 'Water plane area',
    description: 'At the surface.',
    symbol: 'A_w',
    minimum: 0,
    default: 0,
  }),
  drag_coefficient: quantity('drag_coefficient', {
    title: 'Drag coefficient',
    description: 'In oscillating flow: at least 2.5 without tests.',
    symbol: 'C_D',
    above: 0,
    default: LEAST_DRAG.value,
  }),
  slamming_coefficient: quantity('drag_coefficient', {
    title: 'Slamming coefficient',
    description: '5 or more; at least 3 of a smooth cylinder.',
    symbol: 'C_s',
    minimum: LEAST_CYLINDER_SLAM.value,
    default: LEAST_SLAM.value,
  }),
}

const water = {
  significant_wave_height: optional(
    quantity('significant_wave_height', {
      title: 'Significant wave height',
      description: 'Without it the lift has no forces.',
      symbol: 'H_s',
      minimum: 0,
      example: 1.5,
    }),
  ),
  zero_crossing_period: optional(
    quantity('wave_period', {
      title: 'Zero-crossing period',
      description: 'From 8.9 times the root of height over gravity up to 13 s; needed with the wave height.',
      symbol: 'T_z',
      above: 0,
      example: 7,
    }),
  ),
  water_density: field.waterDensity({ symbol: 'rho' }),
  gravity: field.gravity(),
}

const SINGLE = 'Single amplitude; needed with the wave height.'
const lift = {
  depth_to_structure: quantityList('depth_below_surface', {
    title: 'Depth of the structure',
    description:
      'One or several, from the surface down: the first has slamming and varying buoyancy, the last neither.',
    symbol: 'd',
    minimum: 0,
    minItems: 1,
    maxItems: 50,
    single: true,
    default: [0],
  }),
  lowering_speed: quantity('wave_particle_velocity', {
    title: 'Lowering speed',
    description: 'Of the hook.',
    symbol: 'v_c',
    minimum: 0,
    default: 0.25,
    assumed: 'A usual lowering speed; a faster hook slams more.',
  }),
  crane_tip_velocity: optional(
    quantity('wave_particle_velocity', {
      title: 'Velocity of the crane tip',
      description: SINGLE,
      symbol: 'v_ct',
      minimum: 0,
      example: 0.4,
    }),
  ),
  crane_tip_acceleration: optional(
    quantity('acceleration', {
      title: 'Acceleration of the crane tip',
      description: SINGLE,
      symbol: 'a_ct',
      minimum: 0,
      example: 0.35,
    }),
  ),
  crane_tip_amplitude: optional(
    quantity('wave_height', {
      title: 'Amplitude of the crane tip',
      description: 'Single amplitude; needed with a water plane area.',
      symbol: 'eta_ct',
      minimum: 0,
      example: 0.5,
    }),
  ),
  crane_tip_reference_hs: optional(
    quantity('significant_wave_height', {
      title: 'Sea of the crane tip motion',
      description: 'Wave height for which the three were found: they then grow with the sea. Left out, they stay.',
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
