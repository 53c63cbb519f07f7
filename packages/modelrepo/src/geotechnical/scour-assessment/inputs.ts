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
      description: 'Structure to be assessed: slender pile, pipeline on the bed or rock armour.',
      default: MONOPILE,
    },
  ),
  method: choice(
    { [SUMER]: 'Sumer and Fredsøe', [BREUSERS]: 'Breusers', [HEC]: 'CSU equation (HEC-18)' },
    {
      title: 'Scour depth formula',
      description: 'Formula for the scour depth at a pile. Breusers and HEC-18 apply to a steady current only.',
      default: SUMER,
    },
  ),
  scour_coefficient: quantity('-', {
    title: 'Scour coefficient',
    description:
      'Ratio of scour depth to diameter in a steady current. Default: 1.3, the mean of measurements. 2.0 is one standard deviation above the mean.',
    symbol: 'c',
    above: 0,
    maximum: 5,
    usual: [1, 2.5],
    example: 1.3,
  }),
  pile_outer_diameter: quantity('pile_diameter', {
    title: 'Pile diameter',
    description: 'Pile outer diameter at the bed.',
    symbol: 'D',
    above: 0,
    example: 6,
  }),
  hydrodynamic_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Pipe diameter',
    description: 'Pipe outer diameter including coating.',
    symbol: 'D',
    above: 0,
    example: 500,
  }),
  burial_ratio: quantity('-', {
    title: 'Embedment ratio',
    description:
      'Embedment of the pipe divided by its diameter, for the onset of scour. Enter 0 for a pipe resting on the bed.',
    symbol: 'e_b',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'pipe resting on the bed, which is undermined most readily',
  }),
  gap_ratio: quantity('-', {
    title: 'Gap ratio',
    description:
      'Gap between pipe and bed divided by the diameter, for the scour depth. Enter 0 for a pipe resting on the bed.',
    symbol: 'e_g',
    minimum: 0,
    maximum: 10,
    inert: 'at small gaps the depth is limited to 0.6 diameters',
    default: 0,
  }),
  k1: quantity('-', {
    title: 'Pier nose shape factor',
    description: 'HEC-18 nose shape factor: 1.0 round or circular, 1.1 square, 0.9 sharp.',
    symbol: 'K_1',
    clause: 'HEC-18 7.2',
    above: 0,
    maximum: 2,
    default: 1,
  }),
  k2: quantity('-', {
    title: 'Angle of attack factor',
    description: 'HEC-18 angle of attack factor: 1.0 for a circular pile, higher for a long skewed pier.',
    symbol: 'K_2',
    clause: 'HEC-18 7.2',
    above: 0,
    maximum: 10,
    default: 1,
  }),
  k3: quantity('-', {
    title: 'Bed form factor',
    description: 'HEC-18 bed form factor: 1.1 for plane bed and small dunes, 1.3 for large dunes.',
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
      description: 'Type of flow at the pile.',
      default: CURRENT,
      assumed: 'steady current, which gives the deepest scour',
    },
  ),
  current_velocity: field.currentVelocity({
    description: 'Depth-averaged current velocity. For the onset of scour below a pipeline, the velocity at the pipe.',
    symbol: 'U',
    example: 1,
  }),
  water_depth: field.waterDepth({
    symbol: 'h',
    example: 30,
  }),
  velocity_amplitude: quantity('wave_particle_velocity', {
    title: 'Orbital velocity',
    description: 'Amplitude of the undisturbed orbital velocity at the bed.',
    symbol: 'U_m',
    minimum: 0,
    example: 1.5,
    requiredUnless: [{ inputs: ['keulegan_carpenter_number'] }],
  }),
  wave_period: quantity('wave_period', {
    title: 'Wave period',
    description: 'Period of the wave motion at the bed.',
    symbol: 'T_w',
    above: 0,
    example: 11,
    requiredUnless: [{ inputs: ['keulegan_carpenter_number'] }],
  }),
  keulegan_carpenter_number: quantityList('-', {
    title: 'Keulegan-Carpenter number',
    description:
      'Keulegan-Carpenter number, one or more values. Replaces the value calculated from orbital velocity and period.',
    symbol: 'KC',
    minimum: 0,
    maximum: 10_000,
    minItems: 1,
    maxItems: MOST_NUMBERS,
    single: true,
    overrides: [{ inputs: ['velocity_amplitude', 'wave_period'] }],
  }),
  velocity_ratio_alpha: quantityList('-', {
    title: 'Current velocity ratio',
    description:
      'Current velocity divided by the sum of current and orbital velocities, replacing the calculated ratio. One value, or one per Keulegan-Carpenter number.',
    symbol: 'U_cw',
    minimum: 0,
    maximum: 1,
    minItems: 1,
    maxItems: MOST_NUMBERS,
    single: true,
  }),
  duration: quantity('storm_duration', {
    title: 'Duration',
    description: 'Time from a flat bed at which the scour depth is calculated.',
    symbol: 't',
    minimum: 0,
    example: 72,
  }),
}

const sand = {
  sediment_d50: quantity('grain_size', {
    title: 'Median grain size',
    description: 'Median grain size of the sand. Cohesive clay and silt are outside the method.',
    symbol: 'd',
    above: 0,
    usual: [0.06, 20],
    example: 0.3,
  }),
  sediment_density_ratio: quantity('-', {
    title: 'Grain relative density',
    description: 'Grain density divided by water density: 2.65 for quartz in fresh water, 2.59 in seawater.',
    symbol: 's',
    above: 1,
    maximum: 10,
    usual: [2, 3.5],
    default: 2.65,
  }),
  porosity: quantity('fraction', {
    title: 'Bed porosity',
    description: 'Porosity of the sand below the pipe.',
    symbol: 'n',
    minimum: 0,
    below: 1,
    default: 0.4,
    assumed: 'medium dense sand; scour starts at a lower current velocity in looser sand',
  }),
  soil_friction_angle: quantity('soil_friction_angle', {
    title: 'Angle of repose',
    description: 'Angle of repose of the sand, the upstream slope of the hole.',
    symbol: 'phi',
    above: 0,
    below: 60,
    default: 30,
  }),
  shields: quantity('-', {
    title: 'Shields parameter',
    description:
      'Shields parameter for the time scale below a pipeline. Replaces the value calculated from current, depth and grain size.',
    symbol: 'theta',
    above: 0,
    maximum: 100,
    example: 0.2,
  }),
}

const rock = {
  amplification_factor: quantity('-', {
    title: 'Velocity amplification',
    description:
      'Velocity at the rock divided by the undisturbed current velocity. The ratio is 2 at the side of a round pile, where the shear stress is 4 times the undisturbed value.',
    symbol: 'k_U',
    minimum: 1,
    maximum: 10,
    default: 2,
    assumed: 'side of a round pile',
  }),
  rock_density: quantity('rock_density', {
    title: 'Rock density',
    description: 'Density of the solid rock.',
    symbol: 'rho_r',
    above: 0,
    default: 2650,
    assumed: 'granite; lighter rock requires a larger size',
  }),
  rock_d50: quantity('grain_size', {
    title: 'Median rock size',
    description: 'Proposed median rock size, compared with the size required for exposed stones.',
    symbol: 'd_50',
    above: 0,
    example: 250,
  }),
}

const limits = {
  allowable_scour_depth: quantity('burial_depth', {
    title: 'Allowable scour depth',
    description: 'Scour depth allowed for in the pile design, which is the embedment that may be lost.',
    symbol: 'S_all',
    above: 0,
    example: 9,
  }),
  water_density: field.waterDensity({ symbol: 'rho' }),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Kinematic viscosity',
    description: 'Kinematic viscosity of the water.',
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
