/** The inputs of the well path. */
import { choice, params } from '@keelson/workflow'
import { SEPARATION, WELL_PATH } from './modes.ts'
import { projectionParams } from './params-projection.ts'
import { separationParams } from './params-separation.ts'
import { surveyParams } from './params-survey.ts'
import { uncertaintyParams } from './params-uncertainty.ts'

export const inputs = params({
  analysis: choice([WELL_PATH, SEPARATION], {
    title: 'Analysis',
    description:
      'well_path: positions, doglegs, queries, projection, anti-collision and uncertainty of the survey; separation_factor: that of a known distance alone.',
    default: WELL_PATH,
  }),
  ...surveyParams,
  ...projectionParams,
  ...separationParams,
  ...uncertaintyParams,
})
