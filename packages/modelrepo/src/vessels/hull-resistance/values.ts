/** The values that a run answers with: of the hull once, of the speeds one for each. */
import type { Equation } from '@keelson/equations'
import * as bulb from '@keelson/physics/ship-resistance/bulb-and-transom.ts'
import * as correlation from '@keelson/physics/ship-resistance/correlation.ts'
import * as friction from '@keelson/physics/ship-resistance/friction.ts'
import * as form from '@keelson/physics/ship-resistance/hull-form.ts'
import * as power from '@keelson/physics/ship-resistance/power.ts'
import * as factors from '@keelson/physics/ship-resistance/propulsion.ts'
import * as wave from '@keelson/physics/ship-resistance/wave.ts'
import { listValue, type Measure, resultOf } from '@keelson/workflow'
import { NEEDS_POWER, NEEDS_PROPELLER, PAPER_1982 } from './modes.ts'

const minimum = 0

const ofHull = {
  block_coefficient: resultOf(form.blockCoefficient, 'block_coefficient', {
    description: 'Displaced volume over length, breadth and mean draught.',
    minimum,
  }),
  prismatic_coefficient: resultOf(form.prismaticCoefficient, 'block_coefficient', {
    description: 'Block over midship coefficient.',
    minimum,
  }),
  length_of_run: resultOf(form.lengthOfRun, 'hull_length', {
    description: 'Of the after body, by the regression.',
    minimum,
  }),
  c12: resultOf(friction.draughtCoefficient, '-', {
    description: 'Of the form factor of 1982.',
    minimum,
    onlyWhen: { method: [PAPER_1982] },
  }),
  form_factor_1_plus_k1: resultOf(friction.formFactor1984, '-', {
    description: 'Viscous resistance over friction, by the paper of the run.',
    minimum,
  }),
  wetted_surface: resultOf(form.wettedSurface, 'steel_surface_area', {
    description: 'Of the bare hull: regression, or as given.',
    minimum,
  }),
  half_angle_of_entrance: resultOf(form.angleOfEntrance, 'heel_angle', {
    description: 'Regression, or as given.',
    minimum,
  }),
  c1: resultOf(wave.waveCoefficient, '-', { description: 'Of slow ships.', minimum }),
  c2: resultOf(bulb.bulbReduction, '-', {
    description: 'Reduction of the wave resistance by the bulb.',
    minimum,
    maximum: 1,
  }),
  c3: resultOf(bulb.bulbCoefficient, '-', { description: 'Of area and immersion of the bulb.', minimum }),
  c5: resultOf(wave.transomCoefficient, '-', {
    description: 'Reduction of the wave resistance by the transom.',
    minimum,
    maximum: 1,
  }),
  m1: resultOf(wave.steadyExponent, '-', { description: 'Of slow ships.' }),
  lambda_: resultOf(wave.wavelengthCoefficient, '-', { description: 'Of the humps and hollows.' }),
  correlation_allowance: resultOf(correlation.correlationAllowance, '-', {
    description: 'With what roughness above the standard adds.',
  }),
}

/** One number for each speed. */
const perSpeed = (
  { symbol, title }: Pick<Equation, 'symbol' | 'title'>,
  of: Measure,
  description: string,
  needs?: readonly string[],
) => listValue(of, { title, symbol, description, minimum: 0, single: true, ...(needs && { needs }) })

const ofSpeed = {
  froude_number: perSpeed(friction.froudeNumber, '-', 'Speed over the root of gravity and length.'),
  friction_coefficient: perSpeed(friction.frictionCoefficient, 'friction_coefficient', 'By the line of ITTC 1957.'),
  m2: listValue('-', {
    title: 'Coefficient of the humps',
    description: 'm2 of 1982, m4 of 1984; none where the paper interpolates between slow and fast ships.',
    symbol: 'm_2',
    single: true,
    gaps: true,
  }),
  frictional_resistance: perSpeed(
    friction.frictionalResistance,
    'hull_force',
    'Of the bare hull, before the form factor.',
  ),
  appendage_resistance: perSpeed(friction.appendageResistance, 'hull_force', 'With their form factor.'),
  wave_resistance: perSpeed(wave.waveResistance, 'hull_force', 'Making and breaking of waves.'),
  bulb_resistance: perSpeed(bulb.bulbResistance, 'hull_force', 'Of a bulb near the surface.'),
  transom_resistance: perSpeed(bulb.transomResistance, 'hull_force', 'Pressure on the immersed transom.'),
  correlation_resistance: perSpeed(
    correlation.correlationResistance,
    'hull_force',
    'Model to ship, on hull and appendages.',
  ),
  total_resistance: perSpeed(correlation.totalResistance, 'hull_force', 'In calm water, clean hull.'),
  effective_power: perSpeed(correlation.effectivePower, 'power', 'To tow her at this speed.'),
}

export const ofPropulsion = {
  viscous_resistance_coefficient: perSpeed(
    factors.viscousCoefficient,
    '-',
    'On the whole wetted surface.',
    NEEDS_PROPELLER,
  ),
  wake_fraction: listValue('-', {
    title: factors.wakeFraction1982.title,
    description: 'Effective.',
    symbol: 'w',
    single: true,
    needs: NEEDS_PROPELLER,
  }),
  thrust_deduction: resultOf(factors.thrustDeduction1982, '-', {
    description: 'At every speed.',
    needs: NEEDS_PROPELLER,
  }),
  total_thrust: perSpeed(power.totalThrust, 'hull_force', 'Of all propellers.', NEEDS_PROPELLER),
  blade_area_ratio: perSpeed(
    power.kellerBladeArea,
    'block_coefficient',
    'Against cavitation by Keller, or as given.',
    NEEDS_PROPELLER,
  ),
  relative_rotative_efficiency: perSpeed(
    factors.rotativeEfficiency,
    '-',
    'Behind the hull over open water.',
    NEEDS_PROPELLER,
  ),
  hull_efficiency: perSpeed(power.hullEfficiency, '-', 'By thrust deduction and wake.', NEEDS_PROPELLER),
  propulsive_efficiency: perSpeed(power.propulsiveEfficiency, '-', 'Effective over delivered power.', NEEDS_POWER),
  delivered_power: perSpeed(power.deliveredPower, 'power', 'At the propellers.', NEEDS_POWER),
  shaft_power: perSpeed(power.shaftPower, 'power', 'At the engine, without a sea margin.', NEEDS_POWER),
}

export const values = { ...ofHull, ...ofSpeed, ...ofPropulsion } as const
