/** The inputs of the whole system. */
import { grouped, type ParamsOf } from '@keelson/workflow'
import {
  CORRELATIONS,
  correlationParam,
  fluidParams,
  temperatureParam,
  tubingParams,
  wellheadParams,
} from '../_shared/lift/inputs.ts'
import { surveyParams } from '../_shared/lift/survey.ts'
import { inflowParams, reservoirParams, testParams } from '../_shared/nodal/inputs-inflow.ts'
import { analysisParams, qualityParams, queryParams } from '../_shared/nodal/inputs-queries.ts'
import { nodal } from '../_shared/nodal/modes.ts'
import { chokeParams, flowlineParams, nodeParams, sensitivityParams } from './inputs-surface.ts'

const when = { tubing: nodal }

export const inputs = grouped({
  Analysis: { ...analysisParams, ...nodeParams, ...sensitivityParams },
  Inflow: inflowParams,
  'Well tests': { ...testParams, ...qualityParams },
  'Reservoir and its fluid': reservoirParams,
  'Tubing and wellhead': {
    ...correlationParam(CORRELATIONS, nodal),
    ...tubingParams(when, 'Measured depth of the tubing, to mid-perforation.'),
    ...wellheadParams(when, 'Flowing, where the outflow starts; a separator or a choke stands in its place.'),
    ...temperatureParam(nodal),
    ...surveyParams(nodal),
  },
  'Choke, flowline and separator': { ...chokeParams, ...flowlineParams },
  'Produced fluids': fluidParams({
    ...when,
    atOne: 'At 1 the index and all rates are of the liquid.',
    oil: { used: nodal },
    gas: { used: nodal },
  }),
  'Points asked for': queryParams,
})
export type Params = ParamsOf<typeof inputs>
