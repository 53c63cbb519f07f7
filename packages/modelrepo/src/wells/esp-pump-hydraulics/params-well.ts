/** Inputs of the well, its inflow and what it produces. */
import { inPractice, optional, quantity } from '@keelson/workflow'
import { fluidParams, tubingParams } from '../_shared/lift/inputs.ts'
import * as modes from './modes.ts'

const { quantity: oilfield } = inPractice('oilfield')

const { tubing_inner_diameter } = tubingParams({ tubing: modes.lifted }, '')

export const wellParams = {
  pump_setting_depth: optional(
    quantity('well_depth', {
      title: 'Pump setting depth',
      description: 'Of a vertical well.',
      symbol: 'L_p',
      above: 0,
      example: 2000,
      usedWhen: modes.lifted,
      requiredWhen: modes.lifted,
    }),
  ),
  dynamic_fluid_level: optional(
    quantity('well_depth', {
      title: 'Dynamic fluid level',
      description: 'Depth to the fluid in the annulus while the pump runs, at most that of the pump.',
      symbol: 'L_f',
      minimum: 0,
      example: 1500,
      usedWhen: modes.levelled,
      requiredWhen: modes.operating,
      requiredUnless: [{ inputs: ['productivity_index', 'reservoir_pressure', 'datum_depth'], when: modes.operating }],
      overrides: [{ inputs: ['pump_intake_pressure', 'productivity_index', 'reservoir_pressure', 'datum_depth'] }],
    }),
  ),
  pump_intake_pressure: optional(
    oilfield('pump_intake_pressure', {
      title: 'Pump intake pressure',
      description: 'Gauge; one sent in psia is absolute and is converted.',
      symbol: 'p_i',
      above: 0,
      example: 600,
      usedWhen: { analysis: [modes.FLUID_LEVEL, modes.HANDLING] },
      requiredWhen: { analysis: [modes.FLUID_LEVEL, modes.HANDLING] },
    }),
  ),
  wellhead_pressure: optional(
    oilfield('well_pressure_gauge', {
      title: 'Wellhead pressure',
      description: 'Gauge, on the tubing.',
      symbol: 'p_wh',
      minimum: 0,
      example: 200,
      usedWhen: modes.lifted,
      requiredWhen: modes.lifted,
    }),
  ),
  fluid_specific_gravity: optional(
    quantity('liquid_specific_gravity', {
      title: 'Specific gravity of the fluid',
      description: 'Of what is produced, water = 1.',
      symbol: 'gamma',
      minimum: 0.4,
      maximum: 1.5,
      example: 0.88,
      usedWhen: modes.levelled,
      requiredWhen: modes.levelled,
    }),
  ),
  tubing_inner_diameter,
  hazen_williams_c: quantity('-', {
    title: 'Coefficient of Hazen and Williams',
    description: 'Old pipe 94 to 100, new pipe 120, coated 140.',
    symbol: 'C_HW',
    minimum: 50,
    maximum: 160,
    default: 120,
    assumed: 'new tubing; in corroded or scaled tubing of 94 the friction is 1.6 times as high',
    usedWhen: modes.lifted,
  }),
  casing_inner_diameter: optional(
    oilfield('tubing_diameter', {
      title: 'Casing inside diameter',
      description: 'At the pump intake and the motor; a shroud takes its place.',
      symbol: 'd_c',
      above: 0,
      example: 6.366,
      usedWhen: { analysis: [modes.SEPARATION, modes.FLUID_LEVEL, modes.OPERATING] },
      requiredWhen: modes.separated,
    }),
  ),
}

export const inflowParams = {
  reservoir_pressure: optional(
    oilfield('well_pressure_gauge', {
      title: 'Reservoir pressure',
      description: 'Static, at the datum, gauge.',
      symbol: 'p_r',
      above: 0,
      example: 3200,
      usedWhen: modes.inflowing,
      requiredWhen: modes.byInflow,
    }),
  ),
  productivity_index: optional(
    oilfield('productivity_index', {
      title: 'Productivity index',
      description: 'Of the liquid; with reservoir pressure and datum depth it stands in for a dynamic fluid level.',
      symbol: 'J',
      above: 0,
      example: 6,
      usedWhen: modes.operating,
    }),
  ),
  test_rate: optional(
    oilfield('oil_rate', {
      title: 'Rate of the test',
      description: 'Liquid at stock tank.',
      symbol: 'q_t',
      above: 0,
      example: 850,
      usedWhen: modes.byInflow,
      requiredWhen: modes.byInflow,
    }),
  ),
  test_flowing_pressure: optional(
    oilfield('well_pressure_gauge', {
      title: 'Flowing pressure of the test',
      description: 'At the datum, gauge; below the reservoir pressure.',
      symbol: 'p_t',
      minimum: 0,
      example: 2600,
      usedWhen: modes.byInflow,
      requiredWhen: modes.byInflow,
    }),
  ),
  datum_depth: optional(
    quantity('well_depth', {
      title: 'Datum depth',
      description: 'Mid-perforation, at the pump or below it.',
      symbol: 'L_d',
      above: 0,
      example: 2072.64,
      usedWhen: modes.inflowing,
      requiredWhen: modes.byInflow,
    }),
  ),
  desired_rate: optional(
    oilfield('oil_rate', {
      title: 'Desired rate',
      description: 'Liquid at stock tank.',
      symbol: 'q_d',
      above: 0,
      example: 2300,
      usedWhen: modes.byInflow,
      requiredWhen: modes.byInflow,
    }),
  ),
}

const { water_specific_gravity: _ofBrine, ...stockTank } = fluidParams({
  tubing: modes.byInflow,
  waterCut: modes.byInflow,
  atOne: 'At 1 no oil and no gas flows.',
})

export const producedParams = {
  ...stockTank,
  water_specific_gravity: quantity('liquid_specific_gravity', {
    title: 'Water gravity',
    description: 'Water = 1.',
    symbol: 'gamma_w',
    above: 0,
    default: 1,
    assumed: 'fresh water; a brine leaves less pressure at the intake and takes more power',
    usedWhen: modes.byInflow,
  }),
  bottomhole_temperature: optional(
    oilfield('well_temperature', {
      title: 'Bottomhole temperature',
      description: 'At the pump intake.',
      symbol: 'T',
      above: 32,
      example: 160,
      usedWhen: modes.byInflow,
      requiredWhen: modes.byInflow,
    }),
  ),
  z_factor: quantity('-', {
    title: 'Gas compressibility factor',
    description: 'At the intake.',
    symbol: 'z',
    minimum: 0.2,
    maximum: 2,
    default: 0.85,
    assumed: 'usual of gas at some 1000 psia; near 1 at low pressure, with up to a fifth more free gas',
    usedWhen: modes.byInflow,
  }),
}
