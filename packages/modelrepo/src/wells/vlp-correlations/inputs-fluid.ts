/** Inputs of the fluid: the set of correlations, its separator, and what a tank of oil had in solution. */
import { choice, inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const solutionParams = {
  solution_gas_oil_ratio: quantity('gas_oil_ratio', {
    title: 'Solution gas-oil ratio',
    description: 'At the bubble point.',
    symbol: 'R_sb',
    minimum: 0,
    example: 600,
  }),
}

export const pvtSetParams = {
  pvt_correlations: choice(
    { standing_default: 'Standing', vasquez_beggs: 'Vasquez and Beggs', glaso: 'Glaso' },
    {
      title: 'Fluid correlations',
      description:
        'Of bubble point, gas in solution and formation volume factor: Standing, Vasquez and Beggs, or Glaso. All else is common to them.',
      default: 'standing_default',
      assumed: 'the usual set; that of Vasquez and Beggs moves the flowing pressure by 2 to 5 %',
    },
  ),
  separator_pressure: quantity('well_pressure_absolute', {
    title: 'Separator pressure',
    description: 'For the gas gravity of Vasquez and Beggs; not given: the gravity is taken as it stands.',
    symbol: 'p_sep',
    above: 0,
    example: 114.7,
  }),
  separator_temperature: quantity('well_temperature', {
    title: 'Separator temperature',
    description: 'Needed with the separator pressure; above -60 degF.',
    symbol: 'T_sep',
    above: -60,
    example: 80,
  }),
}

export const tensionParams = {
  water_surface_tension: choice(
    { constant_60: 'Constant, 60 dyn/cm', jennings: 'Jennings' },
    {
      title: 'Water-gas interfacial tension',
      description: '60 dyn/cm, or the lines of Jennings over pressure and temperature.',
      default: 'constant_60',
    },
  ),
}
