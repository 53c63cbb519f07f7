/** The inputs of the on-bottom stability check. */
import { choice, params } from '@keelson/workflow'
import { ABSOLUTE, GENERALISED, SIMPLIFIED } from './modes.ts'
import { flowParams } from './params-flow.ts'
import { pipeParams } from './params-pipe.ts'
import { simplifiedParams } from './params-simplified.ts'
import { soilParams } from './params-soil.ts'

export const inputs = params({
  method: choice([SIMPLIFIED, ABSOLUTE, GENERALISED], {
    title: 'Stability method',
    description: 'Simplified static of DNV-RP-E305; absolute static or generalised lateral stability of DNV-RP-F109.',
    default: ABSOLUTE,
  }),
  ...pipeParams,
  ...flowParams,
  ...soilParams,
  ...simplifiedParams,
})
