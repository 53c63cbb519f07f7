/** Inputs of the inflow: the productivity index, tests, or the reservoir around the well. */
import { choice, inPractice } from '@keelson/workflow'
import {
  bounded,
  byTest,
  COMPOSITE,
  DARCY,
  FETKOVICH,
  JONES,
  LINEAR,
  PSEUDO_STEADY,
  STEADY,
  TRANSIENT,
  transient,
  VOGEL,
} from './modes.ts'

const { quantity, quantityList } = inPractice('oilfield')

/** Inputs from which Darcy's law gives the productivity index. */
const RESERVOIR = ['permeability', 'pay_thickness', 'oil_formation_volume_factor', 'oil_viscosity', 'wellbore_radius']
const OF_TIME = ['porosity', 'total_compressibility', 'producing_time']
const DARCY_INPUTS = [...RESERVOIR, 'flow_regime', 'drainage_radius', 'skin', ...OF_TIME]
const TEST = ['test_rate', 'test_flowing_pressure']

const MODELS = {
  [VOGEL]: 'Vogel',
  [COMPOSITE]: 'Composite (straight line and Vogel)',
  [FETKOVICH]: 'Fetkovich',
  [DARCY]: 'Darcy',
  [LINEAR]: 'Straight line',
  [JONES]: 'Jones',
} as const
const REGIMES = {
  [PSEUDO_STEADY]: 'Pseudo-steady state',
  [STEADY]: 'Steady state',
  [TRANSIENT]: 'Transient',
} as const

export const inflowParams = {
  ipr_model: choice(MODELS, {
    title: 'Inflow model',
    description:
      'Inflow performance relationship: Vogel (saturated oil), Vogel with a straight line above the bubble point, Fetkovich, Darcy, straight line or Jones (turbulent).',
  }),
  reservoir_pressure: quantity('well_pressure_absolute', {
    title: 'Reservoir pressure',
    description: 'Average pressure of the drainage area, referred to the node.',
    symbol: 'p_r',
    above: 0,
    usual: [500, 15000],
    example: 3800,
  }),
  bubble_point_pressure: quantity('well_pressure_absolute', {
    title: 'Reservoir oil bubble point',
    description:
      'Bubble point pressure used for the inflow. If it is not entered for the Vogel model, the reservoir is assumed saturated.',
    symbol: 'p_br',
    above: 0,
    example: 2800,
  }),
  productivity_index: quantity('productivity_index', {
    title: 'Productivity index',
    description:
      'Oil productivity index; total liquid index at a water cut of 1. If not entered, the index is calculated from a test or from reservoir data.',
    symbol: 'J',
    above: 0,
    usual: [0.05, 50],
    example: 0.9,
    requiredUnless: [
      { inputs: TEST, when: byTest },
      { inputs: [...RESERVOIR, 'drainage_radius'], when: bounded },
      { inputs: [...RESERVOIR, ...OF_TIME], when: transient },
      { inputs: ['absolute_open_flow'], when: { ipr_model: [VOGEL] } },
    ],
    overrides: [{ inputs: [...TEST, ...DARCY_INPUTS] }],
  }),
  absolute_open_flow: quantity('oil_rate', {
    title: 'Absolute open flow',
    description:
      'Oil rate at zero flowing pressure, if known. Otherwise the rate is calculated from the productivity index or a test.',
    symbol: 'q_max',
    above: 0,
    example: 2000,
    overrides: [{ inputs: ['productivity_index', ...TEST, ...DARCY_INPUTS] }],
  }),
}

export const testParams = {
  test_rate: quantity('oil_rate', {
    title: 'Test rate',
    description: 'Oil rate of one stabilised test. The flowing pressure of the test is also required.',
    symbol: 'q_t',
    above: 0,
    example: 300,
    overrides: [{ inputs: DARCY_INPUTS, with: ['test_flowing_pressure'] }],
  }),
  test_flowing_pressure: quantity('well_pressure_absolute', {
    title: 'Test flowing pressure',
    description: 'Flowing bottomhole pressure of the test. Must be below the reservoir pressure.',
    symbol: 'p_t',
    minimum: 0,
    example: 3000,
  }),
  test_rates: quantityList('oil_rate', {
    title: 'Test rates',
    description: 'Oil rates of two or more stabilised tests.',
    symbol: 'q_t',
    above: 0,
    minItems: 2,
    maxItems: 50,
  }),
  test_flowing_pressures: quantityList('well_pressure_absolute', {
    along: 'test_rates',
    title: 'Test flowing pressures',
    description:
      'Flowing bottomhole pressures in the order of the test rates. All must be below the reservoir pressure.',
    symbol: 'p_t',
    minimum: 0,
    minItems: 2,
    maxItems: 50,
  }),
}

/** What Darcy's law makes the productivity index of. */
export const reservoirParams = {
  flow_regime: choice(REGIMES, {
    title: 'Flow regime',
    description: 'Flow regime of the Darcy radial flow equation.',
    default: PSEUDO_STEADY,
    assumed: 'Closed drainage area. Steady-state flow with aquifer support has a productivity index about 10 % lower.',
  }),
  permeability: quantity('permeability', {
    title: 'Permeability',
    description: 'Effective permeability to oil. Required if the productivity index is calculated from reservoir data.',
    symbol: 'k',
    above: 0,
    example: 8.2,
  }),
  pay_thickness: quantity('well_section_length', {
    title: 'Pay thickness',
    description: 'Net pay thickness. Required if the productivity index is calculated from reservoir data.',
    symbol: 'h',
    above: 0,
    example: 53,
  }),
  oil_formation_volume_factor: quantity('formation_volume_factor', {
    title: 'Oil formation volume factor',
    description:
      'Oil formation volume factor at reservoir conditions. Required if the productivity index is calculated from reservoir data.',
    symbol: 'B_r',
    minimum: 1,
    example: 1.1,
  }),
  oil_viscosity: quantity('dynamic_viscosity', {
    title: 'Oil viscosity',
    description:
      'Oil viscosity at reservoir conditions. Required if the productivity index is calculated from reservoir data.',
    symbol: 'mu_r',
    above: 0,
    example: 1.7,
  }),
  drainage_radius: quantity('well_section_length', {
    title: 'Drainage radius',
    description: 'Radius of the drainage area. Must exceed the wellbore radius. Not used for transient flow.',
    symbol: 'r_e',
    above: 0,
    example: 2980,
  }),
  wellbore_radius: quantity('wellbore_radius', {
    title: 'Wellbore radius',
    description: 'Radius of the wellbore. Required if the productivity index is calculated from reservoir data.',
    symbol: 'r_w',
    above: 0,
    example: 0.328,
  }),
  skin: quantity('-', {
    title: 'Skin factor',
    description: 'Skin factor, positive for damage. The value must leave a positive drawdown.',
    symbol: 'S',
    usual: [-5, 50],
    default: 0,
    assumed: 'Undamaged well. Damage lowers the productivity index and all rates.',
  }),
  porosity: quantity('fraction', {
    title: 'Porosity',
    description: 'Rock porosity, used for transient flow.',
    symbol: 'phi',
    minimum: 0,
    maximum: 1,
    example: 0.19,
  }),
  total_compressibility: quantity('compressibility', {
    title: 'Total compressibility',
    description: 'Total compressibility of rock and fluids, used for transient flow.',
    symbol: 'c_t',
    above: 0,
    example: 1.29e-5,
  }),
  producing_time: quantity('well_test_time', {
    title: 'Producing time',
    description: 'Producing time, used for transient flow.',
    symbol: 't',
    above: 0,
    example: 72,
  }),
}
