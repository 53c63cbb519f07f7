/** The inputs of the nodal analysis. */
import { always, type InputsOf, waysOver } from '@keelson/workflow'
import {
  CORRELATIONS,
  correlationParam,
  fluidParams,
  temperatureParam,
  tubingParams,
  wellheadParams,
} from '../_shared/lift/inputs.ts'
import { inflowing, lifting } from '../_shared/nodal/inputs.ts'
import { inflowParams, reservoirParams, testParams } from '../_shared/nodal/inputs-inflow.ts'
import { analysisParams, qualityParams, queryParams } from '../_shared/nodal/inputs-queries.ts'

const when = { tubing: always }

const groups = {
  Analysis: analysisParams,
  Inflow: inflowParams,
  'Well tests': { ...testParams, ...qualityParams },
  'Reservoir and fluid': reservoirParams,
  'Tubing and wellhead': {
    ...correlationParam(CORRELATIONS, always),
    ...tubingParams(when, 'Measured depth of the tubing in a vertical well, to mid-perforation.'),
    ...wellheadParams(when),
    ...temperatureParam(always),
  },
  'Produced fluids': fluidParams({ ...when, atOne: 'At a water cut of 1 the index and all rates refer to liquid.' }),
  'Requested points': queryParams,
}
type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('analysis', groups)

/** What an inflow with a lift above it takes. */
export const onNode = [
  ...inflowing.takes,
  ...lifting.takes,
  ...(['wellhead_pressure', 'oil_api_gravity', 'gas_specific_gravity'] as const),
] as const
export type Params = Partial<Inputs> & Pick<Inputs, (typeof onNode)[number]>
