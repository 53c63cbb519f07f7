/** The inputs of an electrical submersible pump. */
import { choice, grouped, type ParamsOf } from '@keelson/workflow'
import * as modes from './modes.ts'
import { cableParams, gasParams, viscousParams } from './params-parts.ts'
import { driveParams, pumpParams } from './params-pump.ts'
import { inflowParams, producedParams, wellParams } from './params-well.ts'

const analysisParams = {
  analysis: choice(modes.ANALYSES, {
    title: 'Analysis',
    description:
      'Stages and motor from a fluid level or intake pressure, or from the inflow of the well at a stock-tank rate; the rate at which a given pump and the well balance; or one part alone: affinity laws, viscosity, cable, gas handling, gas separation.',
    default: modes.FLUID_LEVEL,
  }),
}

export const inputs = grouped({
  Analysis: analysisParams,
  'Well and fluid': wellParams,
  'Inflow and what is produced': { ...inflowParams, ...producedParams },
  Pump: pumpParams,
  'Motor and drive': driveParams,
  'Viscous liquid': viscousParams,
  Cable: cableParams,
  'Gas at the intake': gasParams,
})
export type Params = ParamsOf<typeof inputs>
