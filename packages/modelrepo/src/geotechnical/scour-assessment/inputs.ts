/** The inputs of the scour assessment: the structure, the flow, the sand, the rock, and what is allowed. */

import { choice, type InputsOf, quantity, quantityList, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const MONOPILE = 'monopile'
export const PIPELINE = 'pipeline'
export const ROCK = 'rock_armour'
export const SUMER = 'sumer_fredsoe'
export const BREUSERS = 'breusers'
export const HEC = 'hec18'
export const CURRENT = 'current'
export const WAVES = 'waves'
export const BOTH = 'combined'

/** Any of these left out leaves the stress on the bed unknown. */
export const FLOW = ['sediment_d50', 'current_velocity', 'water_depth', 'velocity_amplitude']

const MOST_NUMBERS = 200

const structure = {
  structure: choice(
    { [MONOPILE]: 'Monopile', [PIPELINE]: 'Pipeline', [ROCK]: 'Rock armour' },
    {
      title: 'Structure',
      description: 'A slender pile, a pipeline on the bed, or rock that protects.',
      default: MONOPILE,
    },
  ),
  method: choice(
    { [SUMER]: 'Sumer and Fredsøe', [BREUSERS]: 'Breusers', [HEC]: 'CSU equation (HEC-18)' },
    {
      title: 'Depth by',
      description: 'Formula of the depth at a pile; the last two are for a steady current only.',
      default: SUMER,
    },
  ),
  scour_coefficient: quantity('-', {
    title: 'Scour coefficient',
    description:
      'Depth over diameter in a steady current. Left out it is 1.3, the mean of the measurements; 2.0 is a standard deviation above it.',
    symbol: 'c',
    above: 0,
    maximum: 5,
    usual: [1, 2.5],
    example: 1.3,
  }),
  pile_outer_diameter: quantity('pile_diameter', {
    title: 'Diameter of the pile',
    description: 'At the bed.',
    symbol: 'D',
    above: 0,
    example: 6,
  }),
  hydrodynamic_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Diameter of the pipe',
    description: 'Outside its coating.',
    symbol: 'D',
    above: 0,
    example: 500,
  }),
  burial_ratio: quantity('-', {
    title: 'Embedment over the diameter',
    description: 'Of the pipe in the bed, for the onset: 0 lies on it.',
    symbol: 'e_b',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'a pipe on the bed is undermined first',
  }),
  gap_ratio: quantity('-', {
    title: 'Gap over the diameter',
    description: 'Between pipe and bed, for the depths: 0 lies on it.',
    symbol: 'e_g',
    minimum: 0,
    maximum: 10,
    inert: 'at small gaps the depth is limited to 0.6 diameters',
    default: 0,
  }),
  k1: quantity('-', {
    title: 'Factor of the nose shape',
    description: '1.0 round or circular, 1.1 square, 0.9 sharp.',
    symbol: 'K_1',
    clause: 'HEC-18 7.2',
    above: 0,
    maximum: 2,
    default: 1,
  }),
  k2: quantity('-', {
    title: 'Factor of the angle of attack',
    description: '1.0 for a circular pile, more for a long pier in a skewed flow.',
    symbol: 'K_2',
    clause: 'HEC-18 7.2',
    above: 0,
    maximum: 10,
    default: 1,
  }),
  k3: quantity('-', {
    title: 'Factor of the bed forms',
    description: '1.1 plane bed and small dunes, 1.3 large dunes.',
    symbol: 'K_3',
    clause: 'HEC-18 7.2',
    above: 0,
    maximum: 2,
    default: 1.1,
  }),
}

const flow = {
  loading: choice(
    { [CURRENT]: 'Steady current', [WAVES]: 'Waves', [BOTH]: 'Waves and current' },
    {
      title: 'Loading',
      description: 'What moves the water at the pile.',
      default: CURRENT,
      assumed: 'a steady current scours deepest',
    },
  ),
  current_velocity: field.currentVelocity({
    description: 'Averaged over the depth; for the onset at a pipe, at the pipe.',
    symbol: 'U',
    example: 1,
  }),
  water_depth: field.waterDepth({
    symbol: 'h',
    example: 30,
  }),
  velocity_amplitude: quantity('wave_particle_velocity', {
    title: 'Orbital velocity',
    description: 'Amplitude at the bed, of the undisturbed waves.',
    symbol: 'U_m',
    minimum: 0,
    example: 1.5,
    requiredUnless: [{ inputs: ['keulegan_carpenter_number'] }],
  }),
  wave_period: quantity('wave_period', {
    title: 'Wave period',
    description: 'Of the motion at the bed.',
    symbol: 'T_w',
    above: 0,
    example: 11,
    requiredUnless: [{ inputs: ['keulegan_carpenter_number'] }],
  }),
  keulegan_carpenter_number: quantityList('-', {
    title: 'Keulegan-Carpenter number',
    description: 'In place of that of orbital velocity and period: one number, or several.',
    symbol: 'KC',
    minimum: 0,
    maximum: 10_000,
    minItems: 1,
    maxItems: MOST_NUMBERS,
    single: true,
    overrides: [{ inputs: ['velocity_amplitude', 'wave_period'] }],
  }),
  velocity_ratio_alpha: quantityList('-', {
    title: 'Share of the current',
    description:
      'Current over the sum of current and orbital velocity, in place of the calculated one: one number, or one for each Keulegan-Carpenter number.',
    symbol: 'U_cw',
    minimum: 0,
    maximum: 1,
    minItems: 1,
    maxItems: MOST_NUMBERS,
    single: true,
  }),
  duration: quantity('storm_duration', {
    title: 'Duration',
    description: 'Time from a flat bed, at which the depth is wanted.',
    symbol: 't',
    minimum: 0,
    example: 72,
  }),
}

const sand = {
  sediment_d50: quantity('grain_size', {
    title: 'Median grain size',
    description: 'Of the sand. Clay and silt hold together and are outside the method.',
    symbol: 'd',
    above: 0,
    usual: [0.06, 20],
    example: 0.3,
  }),
  sediment_density_ratio: quantity('-', {
    title: 'Density of the grains over that of the water',
    description: '2.65 for quartz in fresh water, 2.59 in seawater.',
    symbol: 's',
    above: 1,
    maximum: 10,
    usual: [2, 3.5],
    default: 2.65,
  }),
  porosity: quantity('fraction', {
    title: 'Porosity of the bed',
    description: 'Of the sand below the pipe.',
    symbol: 'n',
    minimum: 0,
    below: 1,
    default: 0.4,
    assumed: 'sand of medium density; looser sand yields at a weaker current',
  }),
  soil_friction_angle: quantity('soil_friction_angle', {
    title: 'Angle of repose',
    description: 'Of the sand: the slope of the hole upstream.',
    symbol: 'phi',
    above: 0,
    below: 60,
    default: 30,
  }),
  shields: quantity('-', {
    title: 'Shields parameter',
    description: 'For the time scale below a pipe, in place of that of current, depth and grains.',
    symbol: 'theta',
    above: 0,
    maximum: 100,
    example: 0.2,
  }),
}

const rock = {
  amplification_factor: quantity('-', {
    title: 'Amplification of the current',
    description:
      'At the rock, over the undisturbed current: 2 beside a round pile, where the shear stress is 4 times as large.',
    symbol: 'k_U',
    minimum: 1,
    maximum: 10,
    default: 2,
    assumed: 'beside a round pile',
  }),
  rock_density: quantity('rock_density', {
    title: 'Density of the rock',
    description: 'Of the stone itself.',
    symbol: 'rho_r',
    above: 0,
    default: 2650,
    assumed: 'granite; lighter rock must be larger',
  }),
  rock_d50: quantity('grain_size', {
    title: 'Median size of the rock',
    description: 'That is to be placed; checked against what an exposed stone needs.',
    symbol: 'd_50',
    above: 0,
    example: 250,
  }),
}

const limits = {
  allowable_scour_depth: quantity('burial_depth', {
    title: 'Allowable scour depth',
    description: 'That the pile was designed for: the embedment that it can lose.',
    symbol: 'S_all',
    above: 0,
    example: 9,
  }),
  water_density: field.waterDensity({ symbol: 'rho' }),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Kinematic viscosity',
    description: 'Of the water.',
    symbol: 'nu',
    above: 0,
    default: 1.3,
  }),
  gravity: field.gravity({ symbol: 'g' }),
}

const groups = { Structure: structure, Flow: flow, Sand: sand, Rock: rock, 'Limits and water': limits }
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const carpenterField = flow.keulegan_carpenter_number
export const shieldsField = sand.shields
export const { way, composed } = waysOver('structure', groups)
