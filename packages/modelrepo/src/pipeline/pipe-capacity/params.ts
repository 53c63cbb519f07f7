/** The inputs of the pipe capacity. */
import { params } from '@keelson/workflow'
import { factorParams } from './params-factors.ts'
import { loadParams } from './params-loads.ts'
import { pipeParams } from './params-pipe.ts'

export const inputs = params({ ...pipeParams, ...loadParams, ...factorParams })
