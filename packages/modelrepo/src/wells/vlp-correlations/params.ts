/** The inputs of the lift. */
import { choice, grouped, type ParamsOf } from '@keelson/workflow'
import {
  CORRELATIONS,
  correlationParam,
  fluidParams,
  temperatureParam,
  tubingParams,
  wellheadParams,
} from '../_shared/lift/inputs.ts'
import { surveyParams } from '../_shared/lift/survey.ts'
import { CURVE, GAS, LOCAL, PVT, pipe, pvt, TRAVERSE, tubing } from './modes.ts'
import { pvtSetParams, solutionParams, tensionParams } from './params-fluid.ts'
import { inclinationParams, matchParams, optionParams, rateParams } from './params-lift.ts'
import { localParams, pressureParams } from './params-local.ts'

const when = { tubing, pipe }
const fluids = { analysis: [CURVE, TRAVERSE, PVT, GAS] }

export const inputs = grouped({
  Analysis: {
    analysis: choice([CURVE, TRAVERSE, LOCAL, PVT, GAS], {
      title: 'Analysis',
      description:
        'Flowing pressure over the rates; one rate with its way down; gradient and holdup at conditions in place; black oil at its bubble point; or gas at a pressure and temperature.',
      default: CURVE,
    }),
    ...correlationParam([...CORRELATIONS, 'no_slip'], pipe),
  },
  Rates: rateParams,
  'Tubing and wellhead': {
    ...tubingParams(when, 'Measured depth of the tubing.'),
    ...inclinationParams,
    ...wellheadParams(when),
    ...temperatureParam(
      fluids,
      'Of the fluid. In a tubing one temperature in place of the wellhead and bottomhole pair.',
      { analysis: [PVT, GAS] },
    ),
  },
  'Survey of a deviated well': surveyParams(tubing, ['inclination_from_horizontal']),
  'Produced fluids': {
    ...fluidParams({
      tubing,
      waterCut: tubing,
      atOne: 'At 1 no oil flows and the rate of the water counts.',
      oil: { used: { analysis: [CURVE, TRAVERSE, PVT] }, stated: pvt },
      gas: { used: fluids, stated: { analysis: [PVT, GAS] } },
    }),
    ...solutionParams,
    ...pvtSetParams,
    ...tensionParams,
  },
  'Conditions in place': { ...pressureParams, ...localParams },
  'How the correlation is taken': optionParams,
  'Match to a gauge': matchParams,
})
export type Params = ParamsOf<typeof inputs>
