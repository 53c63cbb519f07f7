/** Inputs of the well, its inflow and what it produces. */
import { always, inPractice, quantity } from '@keelson/workflow'
import { fluidParams, tubingParams } from '../_shared/lift/inputs.ts'
import { OPERATING } from './modes.ts'

const { quantity: oilfield } = inPractice('oilfield')

const { tubing_inner_diameter } = tubingParams({ tubing: always }, '')

export const well = {
  pump_setting_depth: quantity('well_depth', {
    title: 'Pump setting depth',
    description: 'Of a vertical well.',
    symbol: 'L_p',
    above: 0,
    example: 2000,
  }),
  dynamic_fluid_level: quantity('well_depth', {
    title: 'Dynamic fluid level',
    description: 'Depth to the fluid in the annulus while the pump runs, at most that of the pump.',
    symbol: 'L_f',
    minimum: 0,
    example: 1500,
    requiredUnless: [
      { inputs: ['productivity_index', 'reservoir_pressure', 'datum_depth'], when: { analysis: [OPERATING] } },
    ],
    overrides: [{ inputs: ['pump_intake_pressure', 'productivity_index', 'reservoir_pressure', 'datum_depth'] }],
  }),
  pump_intake_pressure: oilfield('pump_intake_pressure', {
    title: 'Pump intake pressure',
    description: 'Gauge; one sent in psia is absolute and is converted.',
    symbol: 'p_i',
    above: 0,
    example: 600,
  }),
  wellhead_pressure: oilfield('well_pressure_gauge', {
    title: 'Wellhead pressure',
    description: 'Gauge, on the tubing.',
    symbol: 'p_wh',
    minimum: 0,
    example: 200,
  }),
  fluid_specific_gravity: quantity('liquid_specific_gravity', {
    title: 'Specific gravity of the fluid',
    description: 'Of what is produced, water = 1.',
    symbol: 'gamma',
    minimum: 0.4,
    maximum: 1.5,
    example: 0.88,
  }),
  tubing_inner_diameter,
  hazen_williams_c: quantity('-', {
    title: 'Coefficient of Hazen and Williams',
    description: 'Old pipe 94 to 100, new pipe 120, coated 140.',
    symbol: 'C_HW',
    minimum: 50,
    maximum: 160,
    default: 120,
    assumed: 'new tubing; in corroded or scaled tubing of 94 the friction is 1.6 times as high',
  }),
  casing_inner_diameter: oilfield('tubing_diameter', {
    title: 'Casing inside diameter',
    description: 'At the pump intake and the motor; a shroud takes its place.',
    symbol: 'd_c',
    above: 0,
    example: 6.366,
  }),
}

export const inflow = {
  reservoir_pressure: oilfield('well_pressure_gauge', {
    title: 'Reservoir pressure',
    description: 'Static, at the datum, gauge.',
    symbol: 'p_r',
    above: 0,
    example: 3200,
  }),
  productivity_index: oilfield('productivity_index', {
    title: 'Productivity index',
    description: 'Of the liquid; with reservoir pressure and datum depth it stands in for a dynamic fluid level.',
    symbol: 'J',
    above: 0,
    example: 6,
  }),
  test_rate: oilfield('oil_rate', {
    title: 'Rate of the test',
    description: 'Liquid at stock tank.',
    symbol: 'q_t',
    above: 0,
    example: 850,
  }),
  test_flowing_pressure: oilfield('well_pressure_gauge', {
    title: 'Flowing pressure of the test',
    description: 'At the datum, gauge; below the reservoir pressure.',
    symbol: 'p_t',
    minimum: 0,
    example: 2600,
  }),
  datum_depth: quantity('well_depth', {
    title: 'Datum depth',
    description: 'Mid-perforation, at the pump or below it.',
    symbol: 'L_d',
    above: 0,
    example: 2072.64,
  }),
  desired_rate: oilfield('oil_rate', {
    title: 'Desired rate',
    description: 'Liquid at stock tank.',
    symbol: 'q_d',
    above: 0,
    example: 2300,
  }),
}

const { water_specific_gravity: _ofBrine, ...stockTank } = fluidParams({
  tubing: always,
  atOne: 'At 1 no oil and no gas flows.',
})

export const produced = {
  ...stockTank,
  water_specific_gravity: quantity('liquid_specific_gravity', {
    title: 'Water gravity',
    description: 'Water = 1.',
    symbol: 'gamma_w',
    above: 0,
    default: 1,
    assumed: 'fresh water; a brine leaves less pressure at the intake and takes more power',
  }),
  bottomhole_temperature: oilfield('well_temperature', {
    title: 'Bottomhole temperature',
    description: 'At the pump intake.',
    symbol: 'T',
    above: 32,
    example: 160,
  }),
  z_factor: quantity('-', {
    title: 'Gas compressibility factor',
    description: 'At the intake.',
    symbol: 'z',
    minimum: 0.2,
    maximum: 2,
    default: 0.85,
    assumed: 'usual of gas at some 1000 psia; near 1 at low pressure, with up to a fifth more free gas',
  }),
}
