/** The inputs of the wall thickness quick check. */
import { params } from '@keelson/workflow'
import { codeParams } from './params-codes.ts'
import { pipeParams } from './params-pipe.ts'
import { pressureParams } from './params-pressure.ts'

export const inputs = params({ ...pipeParams, ...pressureParams, ...codeParams })
