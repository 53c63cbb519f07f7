/** The inputs of the free span assessment. */
import { grouped, type ParamsOf } from '@keelson/workflow'
import { gapParams, pipeParams, waterParams } from '../_shared/free-span/inputs.ts'
import { criterionParams, fatigueParams, strengthParams } from './inputs-design.ts'
import { dampingParams, flowParams } from './inputs-flow.ts'
import { concreteParams, endParams, forceParams, responseParams } from './inputs-span.ts'

export const inputs = grouped({
  'Pipe and concrete': { ...pipeParams, ...concreteParams },
  'Span and end conditions': { ...gapParams, ...endParams },
  'Axial force': forceParams,
  'Current and waves': { ...flowParams, ...waterParams },
  'Damping and response': { ...dampingParams, ...responseParams },
  'Vibration criterion': criterionParams,
  Fatigue: fatigueParams,
  'Pipe strength': strengthParams,
})

export type Params = ParamsOf<typeof inputs>
