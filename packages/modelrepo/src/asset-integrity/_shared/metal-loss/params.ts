/** The inputs of the corroded pipe workflows; the two differ in the design code that they assume. */
import { type ParamsOf, params } from '@keelson/workflow'
import { api579Params } from './params-api579.ts'
import { defectParams } from './params-defect.ts'
import { type Code, pipeParams } from './params-pipe.ts'

export const inputsOf = (code: Code) => params({ ...pipeParams(code), ...api579Params, ...defectParams })
export type Params = ParamsOf<ReturnType<typeof inputsOf>>
