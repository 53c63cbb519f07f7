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
      'Vogel (saturated oil), straight line with Vogel below the bubble point, Fetkovich, Darcy, straight line, or Jones with turbulence.',
  }),
  reservoir_pressure: quantity('well_pressure_absolute', {
    title: 'Reservoir pressure',
    description: 'Average pressure of the drainage area at the node.',
    symbol: 'p_r',
    above: 0,
    usual: [500, 15000],
    example: 3800,
  }),
  bubble_point_pressure: quantity('well_pressure_absolute', {
    title: 'Bubble point of the reservoir oil',
    description: 'Of the inflow. Not given with Vogel: the reservoir is taken as saturated.',
    symbol: 'p_br',
    above: 0,
    example: 2800,
  }),
  productivity_index: quantity('productivity_index', {
    title: 'Productivity index',
    description: 'Of the oil; of the total liquid at water cut 1. Otherwise from a test or from the reservoir.',
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
    description: 'Rate at no flowing pressure, when known; otherwise it follows from the index or a test.',
    symbol: 'q_max',
    above: 0,
    example: 2000,
    overrides: [{ inputs: ['productivity_index', ...TEST, ...DARCY_INPUTS] }],
  }),
}

export const testParams = {
  test_rate: quantity('oil_rate', {
    title: 'Rate of the test',
    description: 'Oil rate of one stabilised test; needs the flowing pressure of the test.',
    symbol: 'q_t',
    above: 0,
    example: 300,
    overrides: [{ inputs: DARCY_INPUTS, with: ['test_flowing_pressure'] }],
  }),
  test_flowing_pressure: quantity('well_pressure_absolute', {
    title: 'Flowing pressure of the test',
    description: 'Flowing bottomhole pressure of the test, below the reservoir pressure.',
    symbol: 'p_t',
    minimum: 0,
    example: 3000,
  }),
  test_rates: quantityList('oil_rate', {
    title: 'Rates of the tests',
    description: 'Oil rates of two or more stabilised tests.',
    symbol: 'q_t',
    above: 0,
    minItems: 2,
    maxItems: 50,
  }),
  test_flowing_pressures: quantityList('well_pressure_absolute', {
    title: 'Flowing pressures of the tests',
    description: 'Flowing bottomhole pressures, in the order of the rates; below the reservoir pressure.',
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
    description: "Regime of Darcy's radial flow.",
    default: PSEUDO_STEADY,
    assumed:
      'a drained area with closed bounds: steady flow, held up by an aquifer, has the smaller index by about 10 %',
  }),
  permeability: quantity('permeability', {
    title: 'Permeability',
    description: 'To oil; needed where the index comes from the reservoir.',
    symbol: 'k',
    above: 0,
    example: 8.2,
  }),
  pay_thickness: quantity('well_section_length', {
    title: 'Pay thickness',
    description: 'Net; needed where the index comes from the reservoir.',
    symbol: 'h',
    above: 0,
    example: 53,
  }),
  oil_formation_volume_factor: quantity('formation_volume_factor', {
    title: 'Oil formation volume factor',
    description: 'In the reservoir; needed where the index comes from the reservoir.',
    symbol: 'B_r',
    minimum: 1,
    example: 1.1,
  }),
  oil_viscosity: quantity('dynamic_viscosity', {
    title: 'Oil viscosity',
    description: 'In the reservoir; needed where the index comes from the reservoir.',
    symbol: 'mu_r',
    above: 0,
    example: 1.7,
  }),
  drainage_radius: quantity('well_section_length', {
    title: 'Drainage radius',
    description: 'More than the wellbore radius; not used in transient flow.',
    symbol: 'r_e',
    above: 0,
    example: 2980,
  }),
  wellbore_radius: quantity('wellbore_radius', {
    title: 'Wellbore radius',
    description: 'Needed where the index comes from the reservoir.',
    symbol: 'r_w',
    above: 0,
    example: 0.328,
  }),
  skin: quantity('-', {
    title: 'Skin',
    description: 'Damage positive; not so negative that the drawdown vanishes.',
    symbol: 'S',
    usual: [-5, 50],
    default: 0,
    assumed: 'an undamaged well: damage lowers the index and all rates',
  }),
  porosity: quantity('fraction', {
    title: 'Porosity',
    description: 'For transient flow.',
    symbol: 'phi',
    minimum: 0,
    maximum: 1,
    example: 0.19,
  }),
  total_compressibility: quantity('compressibility', {
    title: 'Total compressibility',
    description: 'Of rock and fluids, for transient flow.',
    symbol: 'c_t',
    above: 0,
    example: 1.29e-5,
  }),
  producing_time: quantity('well_test_time', {
    title: 'Producing time',
    description: 'For transient flow.',
    symbol: 't',
    above: 0,
    example: 72,
  }),
}
