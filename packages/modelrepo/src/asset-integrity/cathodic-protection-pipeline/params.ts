/** The inputs of pipeline cathodic protection. */
import { params } from '@keelson/workflow'
import { anodeParams } from './params-anodes.ts'
import { attenuationParams } from './params-attenuation.ts'
import { pipeParams } from './params-pipe.ts'

export const inputs = params({ ...pipeParams, ...anodeParams, ...attenuationParams })
