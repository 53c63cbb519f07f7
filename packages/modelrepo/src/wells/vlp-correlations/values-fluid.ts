/** The values of the fluid: black oil at its bubble point, gas at a pressure and temperature, and the table over pressure. */
import { pseudoCriticalPressure, pseudoCriticalTemperature } from '@keelson/physics/pvt/gas-critical.ts'
import { gasDensity, gasViscosity, gasVolumeFactor } from '@keelson/physics/pvt/gas-properties.ts'
import {
  bealDeadOilViscosity,
  deadOilViscosity,
  glasoDeadOilViscosity,
  saturatedOilViscosity,
} from '@keelson/physics/pvt/oil-viscosity.ts'
import { inPractice, rowsValue } from '@keelson/workflow'
import { CURVE, gas, PVT, pvt, TRAVERSE } from './modes.ts'

const { numberColumn, numberValue, resultOf } = inPractice('oilfield')

const bubblePoint = (by: string, symbol: string) =>
  numberValue('well_pressure_absolute', {
    title: `Bubble point by ${by}`,
    description: 'At the solution gas-oil ratio, not below standard pressure.',
    symbol,
    onlyWhen: pvt,
    minimum: 0,
  })
const volumeFactor = (by: string, symbol: string) =>
  numberValue('formation_volume_factor', {
    title: `Oil formation volume factor by ${by}`,
    description: 'At the bubble point.',
    symbol,
    onlyWhen: pvt,
    minimum: 0,
  })

export const oilValues = {
  bubble_point_pressure_standing: bubblePoint('Standing', 'p_bS'),
  bubble_point_pressure_vasquez_beggs: bubblePoint('Vasquez and Beggs', 'p_bV'),
  bubble_point_pressure_glaso: bubblePoint('Glaso', 'p_bG'),
  oil_formation_volume_factor_standing: volumeFactor('Standing', 'B_oS'),
  oil_formation_volume_factor_vasquez_beggs: volumeFactor('Vasquez and Beggs', 'B_oV'),
  oil_formation_volume_factor_glaso: volumeFactor('Glaso', 'B_oG'),
  dead_oil_viscosity_beal: resultOf(bealDeadOilViscosity, 'dynamic_viscosity', {
    description: 'Without gas, at the temperature.',
    onlyWhen: pvt,
  }),
  dead_oil_viscosity_beggs_robinson: resultOf(deadOilViscosity, 'dynamic_viscosity', {
    description: 'Without gas, at the temperature.',
    onlyWhen: pvt,
  }),
  dead_oil_viscosity_glaso: resultOf(glasoDeadOilViscosity, 'dynamic_viscosity', {
    description: 'Without gas, at the temperature.',
    onlyWhen: pvt,
  }),
  saturated_oil_viscosity_beggs_robinson: resultOf(saturatedOilViscosity, 'dynamic_viscosity', {
    description: 'At the bubble point.',
    onlyWhen: pvt,
  }),
}

export const gasValues = {
  pseudo_critical_temperature: resultOf(pseudoCriticalTemperature, 'temperature', {
    description: 'Of the gas without acid gas.',
    unit: 'degR',
    onlyWhen: gas,
  }),
  pseudo_critical_pressure: resultOf(pseudoCriticalPressure, 'well_pressure_absolute', {
    description: 'Of the gas without acid gas.',
    onlyWhen: gas,
  }),
  z_factor: numberValue('-', {
    title: 'Gas compressibility factor',
    description: 'By Dranchuk and Abou-Kassem.',
    symbol: 'z',
    onlyWhen: gas,
    minimum: 0,
  }),
  gas_density: resultOf(gasDensity, 'gas_density', {
    description: 'At the pressure and temperature.',
    onlyWhen: gas,
    minimum: 0,
  }),
  gas_viscosity: resultOf(gasViscosity, 'dynamic_viscosity', {
    description: 'At the pressure and temperature.',
    onlyWhen: gas,
    minimum: 0,
  }),
  gas_formation_volume_factor: resultOf(gasVolumeFactor, 'gas_formation_volume_factor', {
    description: 'Volume in place of a standard cubic foot.',
    onlyWhen: gas,
    minimum: 0,
  }),
}

export const tableValues = {
  pvt_table: rowsValue({
    title: 'Fluid over pressure',
    description:
      'At the bottomhole temperature by the set chosen; in the analysis of the oil at its temperature by Standing. The tension is of oil and gas.',
    columns: {
      pressure: numberColumn('well_pressure_absolute', 'Pressure', { symbol: 'p' }),
      solution_gas_oil_ratio: numberColumn('gas_oil_ratio', 'Solution gas-oil ratio', { symbol: 'R_s' }),
      oil_formation_volume_factor: numberColumn('formation_volume_factor', 'Oil formation volume factor', {
        symbol: 'B_o',
      }),
      oil_viscosity: numberColumn('dynamic_viscosity', 'Oil viscosity', { symbol: 'mu_o' }),
      gas_viscosity: numberColumn('dynamic_viscosity', 'Gas viscosity', { symbol: 'mu_g' }),
      z_factor: numberColumn('-', 'Gas compressibility factor', { symbol: 'z' }),
      surface_tension: numberColumn('surface_tension', 'Interfacial tension', { symbol: 'sigma_o' }),
    },
    onlyWhen: { analysis: [CURVE, TRAVERSE, PVT] },
  }),
}
