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
      description:
        'Through the wave zone; bending on two lift points; a snap of the wire; or resonance of a deep lowering.',
      default: SPLASH,
    },
  ),
}

const jumper = {
  jumper_mass: quantity('structure_mass', {
    title: 'Mass in air',
    description: 'With connectors and what it holds.',
    symbol: 'M',
    above: 0,
    example: 9.5,
  }),
  submerged_volume: quantity('displacement_volume', {
    title: 'Displaced volume',
    description: 'Fully submerged; its water must weigh less than the jumper.',
    symbol: 'V',
    above: 0,
    example: 1.3,
  }),
  added_mass: quantity('structure_mass', {
    title: 'Added mass',
    description: 'In heave: of a long pipe about the mass of the displaced water, of end structures much more.',
    symbol: 'A_33',
    minimum: 0,
    example: 0.9,
  }),
  projected_area: quantity('projected_area', {
    title: 'Projected area',
    description: 'From below, for slamming and drag.',
    symbol: 'A_p',
    above: 0,
    example: 3,
  }),
  water_plane_area: quantity('projected_area', {
    title: 'Water plane area',
    description: 'In the wave zone.',
    symbol: 'A_w',
    minimum: 0,
    default: 0,
  }),
  drag_coefficient: quantity('drag_coefficient', {
    title: 'Drag coefficient',
    description: 'In oscillating flow: at least 2.5 without tests, of a slender member twice the steady one.',
    symbol: 'C_D',
    minimum: 0,
    default: 2.5,
  }),
  slamming_coefficient: quantity('drag_coefficient', {
    title: 'Slamming coefficient',
    description: 'At least 3 of a smooth cylinder, 5 of other shapes.',
    symbol: 'C_s',
    minimum: 0,
    default: Math.PI,
    assumed: 'A smooth pipe strikes the water; connectors and structures have 5 or more.',
  }),
  water_density: field.waterDensity({ symbol: 'rho' }),
  gravity: field.gravity({}),
}

const bending = {
  jumper_length: quantity('structure_dimension', {
    title: 'Length of the jumper',
    description: 'Lifted level at two points.',
    symbol: 'L',
    above: 0,
    example: 20,
  }),
  unit_weight: quantity('force_per_length', {
    title: 'Weight per length',
    description: 'In air, spread evenly.',
    symbol: 'w',
    above: 0,
    example: 1.4,
  }),
  lift_point_overhang: quantity('structure_dimension', {
    title: 'Overhang',
    description: 'From each end to its lift point; bending is least at 0.207 of the length.',
    symbol: 'a',
    minimum: 0,
    example: 4,
  }),
  outer_diameter: field.outerDiameter({
    description: 'Of the pipe; without it and the wall only moments are given.',
    example: 219.1,
  }),
  wall_thickness: field.wallThickness({ example: 18.3 }),
  specified_minimum_yield_strength: field.yieldStrength({ example: 450 }),
  allowable_stress_factor: quantity('resistance_factor', {
    title: 'Allowable share of yield',
    description: 'Of the specified minimum yield strength.',
    symbol: 'c',
    above: 0,
    maximum: 1,
    default: 0.67,
    assumed: 'Two thirds of yield, for a load without load factors.',
  }),
  dynamic_amplification_factor: quantity('dynamic_amplification_factor', {
    title: 'Dynamic amplification factor',
    description: 'On the moments; needed with the outside diameter.',
    symbol: 'DAF',
    minimum: 1,
    example: 1.3,
  }),
}

const wire = {
  crane_wire_stiffness: quantity('spring_stiffness', {
    title: 'Stiffness of the wire',
    description: 'Of wire, slings and crane in line.',
    symbol: 'K',
    above: 0,
    example: 5000,
  }),
  snap_velocity: quantity('wave_particle_velocity', {
    title: 'Snap velocity',
    description: 'With which the slack wire is taken up.',
    symbol: 'v_snap',
    minimum: 0,
    example: 0.6,
  }),
  wire_length: quantity('mooring_line_length', {
    title: 'Length of the wire',
    description: 'Paid out.',
    symbol: 'L',
    above: 0,
    example: 1500,
  }),
  axial_stiffness: quantity('axial_stiffness_line', {
    title: 'Axial stiffness of the wire',
    description: 'EA, of all falls together.',
    symbol: 'EA',
    above: 0,
    example: 180000,
  }),
  wire_mass_per_length: quantity('pipe_mass_per_length', {
    title: 'Mass of the wire',
    description: 'Per length, in air.',
    symbol: 'm',
    minimum: 0,
    default: 0,
  }),
  wire_cross_sectional_area: quantity('section_area', {
    title: 'Cross-section of the wire',
    description: 'For its buoyancy.',
    symbol: 'A_wire',
    minimum: 0,
    default: 0,
  }),
  crane_tip_period: quantity('wave_period', {
    title: 'Period of the crane tip',
    description: 'Of its motion; without it there is no ratio.',
    symbol: 'T_ct',
    above: 0,
    example: 9,
  }),
}

const groups = {
  'What is done': choices,
  'Jumper in water': jumper,
  Sea: sea,
  'Crane and its tip': crane,
  'Bending on two points': bending,
  Wire: wire,
}
export type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('analysis', groups)
