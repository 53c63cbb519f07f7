/** Inputs of the fluid: the set of correlations, its separator, and what a tank of oil had in solution. */
import { choice, inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

export const solutionParams = {
  solution_gas_oil_ratio: quantity('gas_oil_ratio', {
    title: 'Solution gas-oil ratio',
    description: 'Solution gas-oil ratio at the bubble point.',
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
        'Correlations for bubble point, solution gas and formation volume factor: Standing, Vasquez and Beggs, or Glaso. All other fluid correlations are common to the three.',
      default: 'standing_default',
      assumed:
        'Standing is the usual set of correlations. The Vasquez and Beggs set changes the flowing pressure by 2 to 5 %.',
    },
  ),
  separator_pressure: quantity('well_pressure_absolute', {
    title: 'Separator pressure',
    description:
      'Separator pressure for the Vasquez and Beggs gas gravity correction. If not entered, the entered gas gravity is used.',
    symbol: 'p_sep',
    above: 0,
    example: 114.7,
  }),
  separator_temperature: quantity('well_temperature', {
    title: 'Separator temperature',
    description: 'Separator temperature, above −60 °F. Required if the separator pressure is entered.',
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
      description: 'Constant value of 60 dyn/cm, or the Jennings curves as a function of pressure and temperature.',
      default: 'constant_60',
    },
  ),
}
