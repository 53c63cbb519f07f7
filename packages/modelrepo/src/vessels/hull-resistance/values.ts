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
    description: 'Displaced volume divided by (length × breadth × mean draught).',
    minimum,
  }),
  prismatic_coefficient: resultOf(form.prismaticCoefficient, 'block_coefficient', {
    description: 'Block coefficient divided by midship coefficient.',
    minimum,
  }),
  length_of_run: resultOf(form.lengthOfRun, 'hull_length', {
    description: 'Length of run from the regression.',
    minimum,
  }),
  c12: resultOf(friction.draughtCoefficient, '-', {
    description: 'Coefficient c12 of the 1982 form factor.',
    minimum,
    onlyWhen: { method: [PAPER_1982] },
  }),
  form_factor_1_plus_k1: resultOf(friction.formFactor1984, '-', {
    description: 'Ratio of viscous resistance to frictional resistance, from the selected paper.',
    minimum,
  }),
  wetted_surface: resultOf(form.wettedSurface, 'steel_surface_area', {
    description: 'Wetted surface of the bare hull, entered or from regression.',
    minimum,
  }),
  half_angle_of_entrance: resultOf(form.angleOfEntrance, 'heel_angle', {
    description: 'Half angle of entrance, entered or from regression.',
    minimum,
  }),
  c1: resultOf(wave.waveCoefficient, '-', { description: 'Wave resistance coefficient for low speeds.', minimum }),
  c2: resultOf(bulb.bulbReduction, '-', {
    description: 'Wave resistance reduction factor for the bulb.',
    minimum,
    maximum: 1,
  }),
  c3: resultOf(bulb.bulbCoefficient, '-', { description: 'Coefficient c3 for bulb area and immersion.', minimum }),
  c5: resultOf(wave.transomCoefficient, '-', {
    description: 'Wave resistance reduction factor for the transom.',
    minimum,
    maximum: 1,
  }),
  m1: resultOf(wave.steadyExponent, '-', {
    description: 'Coefficient m1 in the wave resistance exponent for low speeds.',
  }),
  lambda_: resultOf(wave.wavelengthCoefficient, '-', {
    description: 'Parameter for the humps and hollows of the wave resistance curve.',
  }),
  correlation_allowance: resultOf(correlation.correlationAllowance, '-', {
    description: 'Correlation allowance, including the increment for roughness above the standard.',
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
  froude_number: perSpeed(friction.froudeNumber, '-', 'Speed divided by √(gravity × length).'),
  friction_coefficient: perSpeed(
    friction.frictionCoefficient,
    'friction_coefficient',
    'Friction coefficient from the ITTC 1957 line.',
  ),
  m2: listValue('-', {
    title: 'Hump coefficient',
    description:
      'Coefficient m2 (1982) or m4 (1984). Not defined if the paper interpolates between low-speed and high-speed formulas.',
    symbol: 'm_2',
    single: true,
    gaps: true,
  }),
  frictional_resistance: perSpeed(
    friction.frictionalResistance,
    'hull_force',
    'Frictional resistance of the bare hull, excluding the form factor.',
  ),
  appendage_resistance: perSpeed(
    friction.appendageResistance,
    'hull_force',
    'Appendage resistance, including the form factor.',
  ),
  wave_resistance: perSpeed(wave.waveResistance, 'hull_force', 'Wave-making and wave-breaking resistance.'),
  bulb_resistance: perSpeed(bulb.bulbResistance, 'hull_force', 'Resistance due to a bulb near the surface.'),
  transom_resistance: perSpeed(bulb.transomResistance, 'hull_force', 'Pressure resistance of the immersed transom.'),
  correlation_resistance: perSpeed(
    correlation.correlationResistance,
    'hull_force',
    'Model-ship correlation resistance of hull and appendages.',
  ),
  total_resistance: perSpeed(
    correlation.totalResistance,
    'hull_force',
    'Total resistance of the clean hull in calm water.',
  ),
  effective_power: perSpeed(correlation.effectivePower, 'power', 'Power to tow the hull at this speed.'),
}

export const ofPropulsion = {
  viscous_resistance_coefficient: perSpeed(
    factors.viscousCoefficient,
    '-',
    'Viscous resistance coefficient based on the total wetted surface.',
    NEEDS_PROPELLER,
  ),
  wake_fraction: listValue('-', {
    title: factors.wakeFraction1982.title,
    description: 'Effective wake fraction.',
    symbol: 'w',
    single: true,
    needs: NEEDS_PROPELLER,
  }),
  thrust_deduction: resultOf(factors.thrustDeduction1982, '-', {
    description: 'Thrust deduction fraction, the same at all speeds.',
    needs: NEEDS_PROPELLER,
  }),
  total_thrust: perSpeed(power.totalThrust, 'hull_force', 'Total thrust of all propellers.', NEEDS_PROPELLER),
  blade_area_ratio: perSpeed(
    power.kellerBladeArea,
    'block_coefficient',
    'Keller minimum blade area ratio, or the entered value.',
    NEEDS_PROPELLER,
  ),
  relative_rotative_efficiency: perSpeed(
    factors.rotativeEfficiency,
    '-',
    'Ratio of propeller efficiency behind the hull to open-water efficiency.',
    NEEDS_PROPELLER,
  ),
  hull_efficiency: perSpeed(
    power.hullEfficiency,
    '-',
    'Hull efficiency from thrust deduction and wake.',
    NEEDS_PROPELLER,
  ),
  propulsive_efficiency: perSpeed(
    power.propulsiveEfficiency,
    '-',
    'Ratio of effective to delivered power.',
    NEEDS_POWER,
  ),
  delivered_power: perSpeed(power.deliveredPower, 'power', 'Power delivered to the propellers.', NEEDS_POWER),
  shaft_power: perSpeed(power.shaftPower, 'power', 'Power at the engine, excluding sea margin.', NEEDS_POWER),
}

export const values = { ...ofHull, ...ofSpeed, ...ofPropulsion } as const
