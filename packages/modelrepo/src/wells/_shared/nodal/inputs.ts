/** Inputs that every nodal analysis has, as its shared calculation reads them; SI. */
import { type ParamsOf, params } from '@keelson/workflow'
import type { TubingInputs } from '../lift/tubing.ts'
import { inflowParams, reservoirParams, testParams } from './inputs-inflow.ts'
import { analysisParams, qualityParams, queryParams } from './inputs-queries.ts'

const inflowInputs = params({
  ...analysisParams,
  ...inflowParams,
  ...testParams,
  ...reservoirParams,
  ...queryParams,
  ...qualityParams,
})
export type InflowInputs = ParamsOf<typeof inflowInputs>
export interface NodalInputs extends InflowInputs, Omit<TubingInputs, 'vlp_correlation'> {
  readonly vlp_correlation: 'hagedorn_brown' | 'beggs_brill' | 'gray' | 'duns_ros'
}
