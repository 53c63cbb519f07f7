/** The inputs of the nodal analysis. */
import { choice, grouped, type ParamsOf } from '@keelson/workflow'
import { INFLOW, NODAL } from './modes.ts'
import { inflowParams, reservoirParams, testParams } from './params-inflow.ts'
import { fluidParams, qualityParams, queryParams, tubingParams } from './params-well.ts'

const analysisParams = {
  analysis: choice([NODAL, INFLOW], {
    title: 'Analysis',
    description: 'Inflow, lift and their intersection; or the inflow alone.',
    default: NODAL,
  }),
}
export const inputs = grouped({
  Analysis: analysisParams,
  Inflow: inflowParams,
  'Well tests': { ...testParams, ...qualityParams },
  'Reservoir and its fluid': reservoirParams,
  'Tubing and wellhead': tubingParams,
  'Produced fluids': fluidParams,
  'Points asked for': queryParams,
})
export type Params = ParamsOf<typeof inputs>
