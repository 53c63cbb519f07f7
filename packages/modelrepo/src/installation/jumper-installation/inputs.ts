/** The inputs of jumper-installation: what is done, the jumper in water, the sea and the crane, its bending, its wire. */

import { choice, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { crane, sea } from './inputs-sea.ts'

export const SPLASH = 'splash_zone'
export const BENDING = 'lift_bending'
export const SNAP = 'snap'
export const RESONANCE = 'resonance'

const choices = {
  analysis: choice(
    {
      [SPLASH]: 'Splash zone',
      [BENDING]: 'Bending on two lift points',
      [SNAP]: 'Snap load',
      [RESONANCE]: 'Lowering resonance',
    },
    {
      title: 'Analysis',
      description: 'Calculation type: splash zone, bending on two lift points, snap load or deep lowering resonance.',
      default: SPLASH,
    },
  ),
}

const jumper = {
  jumper_mass: quantity('structure_mass', {
    title: 'Mass in air',
    description: 'Mass in air including connectors and contents.',
    symbol: 'M',
    above: 0,
    example: 9.5,
  }),
  submerged_volume: quantity('displacement_volume', {
    title: 'Displaced volume',
    description: 'Displaced volume when fully submerged. The displaced water must weigh less than the jumper.',
    symbol: 'V',
    above: 0,
    example: 1.3,
  }),
  added_mass: quantity('structure_mass', {
    title: 'Added mass',
    description:
      'Heave added mass. Approximately the displaced water mass for a long pipe, and much higher for end structures.',
    symbol: 'A_33',
    minimum: 0,
    example: 0.9,
  }),
  projected_area: quantity('projected_area', {
    title: 'Projected area',
    description: 'Projected area from below, for slamming and drag.',
    symbol: 'A_p',
    above: 0,
    example: 3,
  }),
  water_plane_area: quantity('projected_area', {
    title: 'Waterplane area',
    description: 'Waterplane area in the wave zone.',
    symbol: 'A_w',
    minimum: 0,
    default: 0,
  }),
  drag_coefficient: quantity('drag_coefficient', {
    title: 'Drag coefficient',
    description:
      'Drag coefficient in oscillating flow. Use at least 2.5 unless model tests are available, and twice the steady-flow value for a slender member.',
    symbol: 'C_D',
    minimum: 0,
    default: 2.5,
  }),
  slamming_coefficient: quantity('drag_coefficient', {
    title: 'Slamming coefficient',
    description: 'Slamming coefficient. Use at least 3 for a smooth cylinder and 5 for other shapes.',
    symbol: 'C_s',
    minimum: 0,
    default: Math.PI,
    assumed: 'Smooth pipe in slamming. Connectors and structures require 5 or more.',
  }),
  water_density: field.waterDensity({ symbol: 'rho' }),
  gravity: field.gravity({}),
}

const bending = {
  jumper_length: quantity('structure_dimension', {
    title: 'Jumper length',
    description: 'Length of the jumper, lifted level at two points.',
    symbol: 'L',
    above: 0,
    example: 20,
  }),
  unit_weight: quantity('force_per_length', {
    title: 'Weight per unit length',
    description: 'Uniformly distributed weight per unit length in air.',
    symbol: 'w',
    above: 0,
    example: 1.4,
  }),
  lift_point_overhang: quantity('structure_dimension', {
    title: 'Overhang',
    description:
      'Distance from each end to its lift point. The bending moment is lowest for an overhang of 0.207 times the length.',
    symbol: 'a',
    minimum: 0,
    example: 4,
  }),
  outer_diameter: field.outerDiameter({
    description: 'Pipe outer diameter. If the diameter and wall thickness are omitted, only moments are reported.',
    example: 219.1,
  }),
  wall_thickness: field.wallThickness({ example: 18.3 }),
  specified_minimum_yield_strength: field.yieldStrength({ example: 450 }),
  allowable_stress_factor: quantity('resistance_factor', {
    title: 'Allowable stress factor',
    description: 'Allowable stress divided by specified minimum yield strength.',
    symbol: 'c',
    above: 0,
    maximum: 1,
    default: 0.67,
    assumed: 'Two thirds of the yield strength, for an unfactored load.',
  }),
  dynamic_amplification_factor: quantity('dynamic_amplification_factor', {
    title: 'Dynamic amplification factor',
    description: 'Dynamic amplification factor on the moments. Required with the outer diameter.',
    symbol: 'DAF',
    minimum: 1,
    example: 1.3,
  }),
}

const wire = {
  crane_wire_stiffness: quantity('spring_stiffness', {
    title: 'Wire stiffness',
    description: 'Combined stiffness of wire, slings and crane in series.',
    symbol: 'K',
    above: 0,
    example: 5000,
  }),
  snap_velocity: quantity('wave_particle_velocity', {
    title: 'Snap velocity',
    description: 'Velocity at which the slack wire becomes taut.',
    symbol: 'v_snap',
    minimum: 0,
    example: 0.6,
  }),
  wire_length: quantity('mooring_line_length', {
    title: 'Wire length',
    description: 'Paid-out wire length.',
    symbol: 'L',
    above: 0,
    example: 1500,
  }),
  axial_stiffness: quantity('axial_stiffness_line', {
    title: 'Wire axial stiffness',
    description: 'Axial stiffness EA of all falls combined.',
    symbol: 'EA',
    above: 0,
    example: 180000,
  }),
  wire_mass_per_length: quantity('pipe_mass_per_length', {
    title: 'Wire mass per unit length',
    description: 'Wire mass per unit length in air.',
    symbol: 'm',
    minimum: 0,
    default: 0,
  }),
  wire_cross_sectional_area: quantity('section_area', {
    title: 'Wire cross-sectional area',
    description: 'Wire cross-sectional area for buoyancy.',
    symbol: 'A_wire',
    minimum: 0,
    default: 0,
  }),
  crane_tip_period: quantity('wave_period', {
    title: 'Crane tip period',
    description: 'Period of the crane tip motion. If omitted, no resonance ratio is calculated.',
    symbol: 'T_ct',
    above: 0,
    example: 9,
  }),
}

const groups = {
  'Analysis type': choices,
  'Jumper in water': jumper,
  Sea: sea,
  'Crane and crane tip': crane,
  'Bending on two lift points': bending,
  Wire: wire,
}
export type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('analysis', groups)
