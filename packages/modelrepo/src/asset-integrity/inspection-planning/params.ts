/** The inputs of inspection planning. */
import { type ParamsOf, params } from '@keelson/workflow'
import { intervalParams } from './params-interval.ts'
import { riskParams } from './params-risk.ts'
import { thicknessParams } from './params-thickness.ts'

export const inputs = params({ ...thicknessParams, ...intervalParams, ...riskParams })

export type Params = ParamsOf<typeof inputs>
