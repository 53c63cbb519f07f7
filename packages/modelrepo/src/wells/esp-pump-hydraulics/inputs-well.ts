/** Inputs of the well, its inflow and what it produces. */
import { always, inPractice, quantity } from '@keelson/workflow'
import { fluidParams, tubingParams } from '../_shared/lift/inputs.ts'
import { OPERATING } from './modes.ts'

const { quantity: oilfield } = inPractice('oilfield')

const { tubing_inner_diameter } = tubingParams({ tubing: always }, '')

export const well = {
  pump_setting_depth: quantity('well_depth', {
    title: 'Pump setting depth',
    description: 'Depth of the pump. In a vertical well, measured and vertical depths are equal.',
    symbol: 'L_p',
    above: 0,
    example: 2000,
  }),
  dynamic_fluid_level: quantity('well_depth', {
    title: 'Dynamic fluid level',
    description:
      'Depth to the fluid level in the annulus with the pump running. Must not exceed the pump setting depth.',
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
    description: 'Gauge pressure at the pump intake. A value entered in psia is absolute and is converted.',
    symbol: 'p_i',
    above: 0,
    example: 600,
  }),
  wellhead_pressure: oilfield('well_pressure_gauge', {
    title: 'Wellhead pressure',
    description: 'Gauge pressure of the tubing at the wellhead.',
    symbol: 'p_wh',
    minimum: 0,
    example: 200,
  }),
  fluid_specific_gravity: quantity('liquid_specific_gravity', {
    title: 'Fluid specific gravity',
    description: 'Specific gravity of the produced fluid (water = 1).',
    symbol: 'gamma',
    minimum: 0.4,
    maximum: 1.5,
    example: 0.88,
  }),
  tubing_inner_diameter,
  hazen_williams_c: quantity('-', {
    title: 'Hazen-Williams coefficient',
    description: 'Hazen-Williams coefficient: 94 to 100 for old pipe, 120 for new pipe and 140 for coated pipe.',
    symbol: 'C_HW',
    minimum: 50,
    maximum: 160,
    default: 120,
    assumed: 'New tubing. Corroded or scaled tubing with a coefficient of 94 has 1.6 times the friction head.',
  }),
  casing_inner_diameter: oilfield('tubing_diameter', {
    title: 'Casing inside diameter',
    description:
      'Casing inside diameter at the pump intake and motor. Enter the shroud diameter if a shroud is fitted.',
    symbol: 'd_c',
    above: 0,
    example: 6.366,
  }),
}

export const inflow = {
  reservoir_pressure: oilfield('well_pressure_gauge', {
    title: 'Reservoir pressure',
    description: 'Static gauge pressure of the reservoir at the datum depth.',
    symbol: 'p_r',
    above: 0,
    example: 3200,
  }),
  productivity_index: oilfield('productivity_index', {
    title: 'Productivity index',
    description:
      'Liquid productivity index. If entered with reservoir pressure and datum depth, it replaces the dynamic fluid level.',
    symbol: 'J',
    above: 0,
    example: 6,
  }),
  test_rate: oilfield('oil_rate', {
    title: 'Test rate',
    description: 'Stock-tank liquid rate of the well test.',
    symbol: 'q_t',
    above: 0,
    example: 850,
  }),
  test_flowing_pressure: oilfield('well_pressure_gauge', {
    title: 'Test flowing pressure',
    description: 'Flowing gauge pressure of the test at the datum depth. Must be below the reservoir pressure.',
    symbol: 'p_t',
    minimum: 0,
    example: 2600,
  }),
  datum_depth: quantity('well_depth', {
    title: 'Datum depth',
    description: 'Depth of mid-perforation, at or below the pump.',
    symbol: 'L_d',
    above: 0,
    example: 2072.64,
  }),
  desired_rate: oilfield('oil_rate', {
    title: 'Desired rate',
    description: 'Stock-tank liquid rate required from the well.',
    symbol: 'q_d',
    above: 0,
    example: 2300,
  }),
}

const { water_specific_gravity: _ofBrine, ...stockTank } = fluidParams({
  tubing: always,
  atOne: 'At a water cut of 1 no oil or gas flows.',
})

export const produced = {
  ...stockTank,
  water_specific_gravity: quantity('liquid_specific_gravity', {
    title: 'Water specific gravity',
    description: 'Specific gravity of the produced water (fresh water = 1).',
    symbol: 'gamma_w',
    above: 0,
    default: 1,
    assumed: 'Fresh water. A brine lowers the intake pressure and increases the power.',
  }),
  bottomhole_temperature: oilfield('well_temperature', {
    title: 'Bottomhole temperature',
    description: 'Fluid temperature at the pump intake.',
    symbol: 'T',
    above: 32,
    example: 160,
  }),
  z_factor: quantity('-', {
    title: 'Gas compressibility factor',
    description: 'Gas compressibility factor at the intake.',
    symbol: 'z',
    minimum: 0.2,
    maximum: 2,
    default: 0.85,
    assumed:
      'Typical value for gas near 1,000 psia. At low pressure the compressibility factor is near 1, which gives up to 20 % more free gas.',
  }),
}
