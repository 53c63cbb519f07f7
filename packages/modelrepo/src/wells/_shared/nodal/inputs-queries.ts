/** What is asked of the inflow besides the node, and what the tester thought of his test. */
import { choice, inPractice } from '@keelson/workflow'
import { INFLOW, NODAL } from './modes.ts'

const { quantity } = inPractice('oilfield')

export const analysisParams = {
  analysis: choice(
    { [NODAL]: 'Nodal analysis', [INFLOW]: 'Inflow performance' },
    {
      title: 'Analysis',
      description: 'Inflow, lift and their intersection; or the inflow alone.',
      default: NODAL,
    },
  ),
}

export const queryParams = {
  flowing_bottomhole_pressure: quantity('well_pressure_absolute', {
    title: 'Flowing pressure asked for',
    description: 'Gives the rate at this pressure, up to the reservoir pressure.',
    symbol: 'p_wf1',
    minimum: 0,
    example: 2000,
  }),
  oil_rate: quantity('oil_rate', {
    title: 'Rate asked for',
    description:
      'Gives the flowing pressures of the inflow and of the lift at this rate, up to the absolute open flow.',
    symbol: 'q_2',
    minimum: 0,
    example: 1000,
  }),
  future_reservoir_pressure: quantity('well_pressure_absolute', {
    title: 'Later reservoir pressure',
    description: 'Gives the inflow at this pressure by the future method.',
    symbol: 'p_F',
    above: 0,
    example: 3000,
  }),
  future_method: choice(
    { eickmeier: 'Eickmeier', fetkovich: 'Fetkovich' },
    {
      title: 'Future method',
      description: 'Needed with a later reservoir pressure.',
    },
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
