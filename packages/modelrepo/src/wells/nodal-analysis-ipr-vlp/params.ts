/** The inputs of the nodal analysis. */
import { choice, type ParamsOf, params } from '@keelson/workflow'
import { INFLOW, NODAL } from './modes.ts'
import { inflowParams } from './params-inflow.ts'
import { queryParams, wellParams } from './params-well.ts'

export const inputs = params({
  analysis: choice([NODAL, INFLOW], {
    title: 'Analysis',
    description: 'Inflow, lift and their intersection; or the inflow alone.',
    default: NODAL,
  }),
  ...inflowParams,
  ...wellParams,
  ...queryParams,
})
export type Params = ParamsOf<typeof inputs>
