/** The inputs of the free span assessment. */
import { type ParamsOf, params } from '@keelson/workflow'
import { pipeParams } from '../_shared/free-span/params.ts'
import { designParams } from './params-design.ts'
import { flowParams } from './params-flow.ts'
import { spanParams } from './params-span.ts'

export const inputs = params({ ...pipeParams, ...spanParams, ...flowParams, ...designParams })

export type Params = ParamsOf<typeof inputs>
