/** The values that a run answers with. */

import { viscosityCoefficient } from '@keelson/physics/multiphase/hagedorn-brown.ts'
import { noSlipHoldup } from '@keelson/physics/multiphase/mixture.ts'
import {
  diameterNumber,
  gasVelocityNumber,
  liquidVelocityNumber,
  viscosityNumber,
} from '@keelson/physics/multiphase/numbers.ts'
import { inPractice, listValue, rowsValue, textValue } from '@keelson/workflow'
import { curve, local, pipe, traverse, tubing } from './modes.ts'
import { gasValues, oilValues, tableValues } from './values-fluid.ts'

const { numberColumn, numberValue, resultOf } = inPractice('oilfield')

const lift = {
  flowing_bottomhole_pressure: listValue('well_pressure_absolute', {
    practice: 'oilfield',
    title: 'Flowing bottomhole pressure',
    description:
      'That the lift needs at each oil rate, in their order; a number of one rate with its way down. Null where the correlation has no answer.',
    symbol: 'p_wf',
    gaps: true,
    orNumber: true,
    onlyWhen: tubing,
    minimum: 0,
  }),
  minimum_of_curve: numberValue('oil_rate', {
    title: 'Rate at the least flowing pressure',
    description: 'Of the lift curve between the rates asked for; the well is unstable below it.',
    symbol: 'q_min',
    onlyWhen: curve,
    minimum: 0,
  }),
  matched_gravity_correction_factor: numberValue('-', {
    title: 'Matched gravity factor',
    description: 'Gravity factor at which the way down ends at the measured pressure, the friction factor as given.',
    symbol: 'C_gm',
    needs: ['measured_flowing_bottomhole_pressure'],
    onlyWhen: traverse,
    minimum: 0,
  }),
  friction_and_gravity_split: rowsValue({
    title: 'What the pressure is spent on',
    description: 'Along the tubing at each rate; rates at which the correlation has no answer are left out.',
    columns: {
      oil_rate: numberColumn('oil_rate', 'Oil rate', { symbol: 'q_o' }),
      gravity: numberColumn('pressure_loss', 'Gravity'),
      friction: numberColumn('pressure_loss', 'Friction'),
      acceleration: numberColumn('pressure_loss', 'Acceleration'),
    },
    onlyWhen: tubing,
  }),
  erosional_velocity_ratio: numberValue('-', {
    title: 'Velocity over the erosional velocity',
    description: 'Of the mixture, at the worst rate and depth; erosional velocity with C = 100.',
    onlyWhen: pipe,
    minimum: 0,
  }),
}

const point = {
  pressure_gradient: numberValue('gas_gradient', {
    title: 'Pressure gradient',
    description: 'Along the pipe, positive where the pressure falls in the direction of flow.',
    symbol: 'G',
    onlyWhen: local,
  }),
  pressure_drop: numberValue('pressure_loss', {
    title: 'Pressure drop',
    description: 'Gradient times length, in the direction of flow.',
    symbol: 'Delta_ps',
    needs: ['length'],
    onlyWhen: local,
  }),
  liquid_holdup: numberValue('-', {
    title: 'Liquid holdup',
    description: 'Share of the bore that the liquid takes.',
    symbol: 'H_L',
    onlyWhen: local,
    minimum: 0,
    maximum: 1,
  }),
  flow_pattern: textValue({
    title: 'Flow pattern',
    description:
      'Hagedorn and Brown: bubble or slug. Beggs and Brill: segregated, transition, intermittent or distributed. Duns and Ros: bubble, slug, transition or mist.',
    onlyWhen: local,
  }),
  no_slip_holdup: resultOf(noSlipHoldup, '-', {
    description: 'Share of the liquid in what flows.',
    onlyWhen: local,
    minimum: 0,
    maximum: 1,
  }),
  horizontal_liquid_holdup: numberValue('-', {
    title: 'Holdup on the level',
    description: 'Of Beggs and Brill before the inclination; in the transition between its neighbours.',
    symbol: 'H_0',
    onlyWhen: local,
    minimum: 0,
    maximum: 1,
  }),
  slip_velocity_number: numberValue('-', {
    title: 'Slip velocity number',
    description: 'Of Duns and Ros; 0 in mist flow.',
    symbol: 'S_n',
    onlyWhen: local,
  }),
  effective_roughness: numberValue('pipe_roughness', {
    title: 'Effective roughness',
    description: 'Of the film of liquid on the wall: of Gray, and of the mist flow of Duns and Ros.',
    symbol: 'epsilon_e',
    onlyWhen: local,
    minimum: 0,
  }),
  liquid_velocity_number: resultOf(liquidVelocityNumber, '-', { description: 'In place.', onlyWhen: local }),
  gas_velocity_number: resultOf(gasVelocityNumber, '-', { description: 'In place.', onlyWhen: local }),
  pipe_diameter_number: resultOf(diameterNumber, '-', { description: 'In place.', onlyWhen: local }),
  liquid_viscosity_number: resultOf(viscosityNumber, '-', { description: 'In place.', onlyWhen: local }),
  viscosity_number_coefficient: resultOf(viscosityCoefficient, '-', {
    description: 'Of Hagedorn and Brown, from the liquid viscosity number.',
    onlyWhen: local,
  }),
}

export const values = { ...lift, ...point, ...oilValues, ...gasValues, ...tableValues }
