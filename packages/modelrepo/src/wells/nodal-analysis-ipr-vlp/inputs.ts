/** The inputs of the nodal analysis. */
import { grouped, type ParamsOf } from '@keelson/workflow'
import {
  CORRELATIONS,
  correlationParam,
  fluidParams,
  temperatureParam,
  tubingParams,
  wellheadParams,
} from '../_shared/lift/inputs.ts'
import { inflowParams, reservoirParams, testParams } from '../_shared/nodal/inputs-inflow.ts'
import { analysisParams, qualityParams, queryParams } from '../_shared/nodal/inputs-queries.ts'
import { nodal } from '../_shared/nodal/modes.ts'

const when = { tubing: nodal }

export const inputs = grouped({
  Analysis: analysisParams,
  Inflow: inflowParams,
  'Well tests': { ...testParams, ...qualityParams },
  'Reservoir and its fluid': reservoirParams,
  'Tubing and wellhead': {
    ...correlationParam(CORRELATIONS, nodal),
    ...tubingParams(when, 'Measured depth of the tubing in a vertical well, to mid-perforation.'),
    ...wellheadParams(when),
    ...temperatureParam(nodal),
  },
  'Produced fluids': fluidParams({ ...when, atOne: 'At 1 the index and all rates are of the liquid.' }),
  'Points asked for': queryParams,
})
export type Params = ParamsOf<typeof inputs>
