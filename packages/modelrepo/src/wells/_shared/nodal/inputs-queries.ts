/** What is asked of the inflow besides the node, and what the tester thought of his test. */
import { choice, inPractice } from '@keelson/workflow'
import { INFLOW, NODAL } from './modes.ts'

const { quantity } = inPractice('oilfield')

export const analysisParams = {
  analysis: choice(
    { [NODAL]: 'Nodal analysis', [INFLOW]: 'Inflow performance' },
    {
      title: 'Analysis',
      description: 'Inflow, outflow and the intersection of the two curves, or the inflow alone.',
      default: NODAL,
    },
  ),
}

export const queryParams = {
  flowing_bottomhole_pressure: quantity('well_pressure_absolute', {
    title: 'Requested flowing pressure',
    description:
      'Flowing bottomhole pressure at which the inflow rate is reported. Must not exceed the reservoir pressure.',
    symbol: 'p_wf1',
    minimum: 0,
    example: 2000,
  }),
  oil_rate: quantity('oil_rate', {
    title: 'Requested rate',
    description:
      'Oil rate at which the inflow and outflow pressures are reported. Must not exceed the absolute open flow.',
    symbol: 'q_2',
    minimum: 0,
    example: 1000,
  }),
  future_reservoir_pressure: quantity('well_pressure_absolute', {
    title: 'Future reservoir pressure',
    description: 'Reservoir pressure for the future inflow curve.',
    symbol: 'p_F',
    above: 0,
    example: 3000,
  }),
  future_method: choice(
    { eickmeier: 'Eickmeier', fetkovich: 'Fetkovich' },
    {
      title: 'Future method',
      description: 'Method for the future inflow curve. Required if a future reservoir pressure is entered.',
    },
  ),
}

export const qualityParams = {
  test_quality_score: quantity('-', {
    title: 'Test quality score',
    description:
      'Quality score assigned by the tester, 0 to 100. The score is reported and does not alter the results.',
    minimum: 0,
    maximum: 100,
    default: 100,
    inert: 'The score indicates confidence in the test only and does not alter the results.',
  }),
}
