/** Inputs of the tubing, the fluid in it, and what is asked. */
import { choice, inPractice, optional } from '@keelson/workflow'
import { nodal } from './modes.ts'

const { quantity } = inPractice('oilfield')

export const tubingParams = {
  vlp_correlation: choice(['hagedorn_brown', 'beggs_brill', 'gray', 'duns_ros'], {
    title: 'Lift correlation',
    description: 'Correlation of holdup and friction in the tubing.',
    default: 'hagedorn_brown',
    assumed: 'the usual choice for oil in vertical tubing of 1 to 4 in; the others can move the rate by a quarter',
    usedWhen: nodal,
  }),
  tubing_depth: optional(
    quantity('well_depth', {
      title: 'Tubing depth',
      description: 'Measured depth of the tubing in a vertical well, to mid-perforation.',
      symbol: 'L',
      above: 0,
      example: 9000,
      usedWhen: nodal,
      requiredWhen: nodal,
    }),
  ),
  tubing_inner_diameter: optional(
    quantity('tubing_diameter', {
      title: 'Tubing inside diameter',
      description: 'Uniform over the depth.',
      symbol: 'd',
      above: 0,
      example: 2.441,
      usedWhen: nodal,
      requiredWhen: nodal,
    }),
  ),
  pipe_roughness: quantity('pipe_roughness', {
    title: 'Pipe roughness',
    description: 'Absolute; less than half the inside diameter.',
    symbol: 'epsilon',
    minimum: 0,
    default: 0.0006,
    assumed: 'new steel tubing: corroded or scaled tubing is rougher, and the well gives less',
    usedWhen: nodal,
  }),
  wellhead_pressure: optional(
    quantity('well_pressure_absolute', {
      title: 'Wellhead pressure',
      description: 'Flowing.',
      symbol: 'p_wh',
      above: 0,
      example: 250,
      usedWhen: nodal,
      requiredWhen: nodal,
    }),
  ),
  wellhead_temperature: optional(
    quantity('well_temperature', {
      title: 'Wellhead temperature',
      description: 'Flowing; the temperature is linear in depth down to the bottomhole temperature.',
      symbol: 'T_wh',
      example: 130,
      usedWhen: nodal,
      requiredWhen: nodal,
    }),
  ),
  bottomhole_temperature: optional(
    quantity('well_temperature', {
      title: 'Bottomhole temperature',
      description: 'Flowing.',
      symbol: 'T_bh',
      example: 210,
      usedWhen: nodal,
      requiredWhen: nodal,
    }),
  ),
  temperature: optional(
    quantity('well_temperature', {
      title: 'Tubing temperature',
      description: 'One temperature in place of the wellhead and bottomhole pair.',
      symbol: 'T',
      example: 170,
      usedWhen: nodal,
      overrides: [{ inputs: ['wellhead_temperature', 'bottomhole_temperature'] }],
    }),
  ),
}

export const fluidParams = {
  water_cut: optional(
    quantity('fraction', {
      title: 'Water cut',
      description: 'Water over liquid at stock tank: 0 for a dry well. At 1 the index and all rates are of the liquid.',
      symbol: 'f_w',
      minimum: 0,
      maximum: 1,
      example: 0.1,
      requiredWhen: nodal,
    }),
  ),
  gas_oil_ratio: optional(
    quantity('gas_oil_ratio', {
      title: 'Producing gas-oil ratio',
      description: 'Per stock-tank barrel of oil.',
      symbol: 'R_p',
      minimum: 0,
      example: 700,
      usedWhen: nodal,
      requiredWhen: nodal,
    }),
  ),
  oil_api_gravity: optional(
    quantity('oil_api_gravity', {
      title: 'Oil gravity',
      description: 'Of the stock-tank oil.',
      symbol: 'API',
      minimum: 5,
      maximum: 80,
      example: 35,
      usedWhen: nodal,
      requiredWhen: nodal,
    }),
  ),
  gas_specific_gravity: optional(
    quantity('gas_specific_gravity', {
      title: 'Gas gravity',
      description: 'Air = 1.',
      symbol: 'gamma_g',
      minimum: 0.5,
      maximum: 1.8,
      example: 0.65,
      usedWhen: nodal,
      requiredWhen: nodal,
    }),
  ),
  water_specific_gravity: quantity('liquid_specific_gravity', {
    title: 'Water gravity',
    description: 'Water = 1.',
    symbol: 'gamma_w',
    minimum: 0.95,
    maximum: 1.3,
    default: 1.05,
    assumed: 'a light brine, heavier than fresh water; a saltier one weighs more on the lift',
    usedWhen: nodal,
  }),
}

export const queryParams = {
  flowing_bottomhole_pressure: optional(
    quantity('well_pressure_absolute', {
      title: 'Flowing pressure asked for',
      description: 'Gives the rate at this pressure, up to the reservoir pressure.',
      symbol: 'p_wf1',
      minimum: 0,
      example: 2000,
    }),
  ),
  oil_rate: optional(
    quantity('oil_rate', {
      title: 'Rate asked for',
      description:
        'Gives the flowing pressures of the inflow and of the lift at this rate, up to the absolute open flow.',
      symbol: 'q_2',
      minimum: 0,
      example: 1000,
    }),
  ),
  future_reservoir_pressure: optional(
    quantity('well_pressure_absolute', {
      title: 'Later reservoir pressure',
      description: 'Gives the inflow at this pressure by the future method.',
      symbol: 'p_F',
      above: 0,
      example: 3000,
    }),
  ),
  future_method: optional(
    choice(['eickmeier', 'fetkovich'], {
      title: 'Future method',
      description: 'Needed with a later reservoir pressure.',
    }),
  ),
}

export const qualityParams = {
  test_quality_score: quantity('-', {
    title: 'Quality of the test',
    description: '0 to 100, as the tester judged it. It is repeated and never alters a result.',
    minimum: 0,
    maximum: 100,
    default: 100,
    inert: 'a judgement on the test that weights confidence; it must not alter the physics',
  }),
}
