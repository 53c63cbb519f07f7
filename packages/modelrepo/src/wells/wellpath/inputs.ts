/** The inputs of the well path: the analysis, the projection beyond the last station and the position uncertainty. */

import { choice, grouped, optional, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { separationParams } from './inputs-separation.ts'
import { doglegParams, queryParams, sectionParams, surveyParams } from './inputs-survey.ts'
import {
  BUILD_TURN,
  buildTurn,
  HOLD,
  MWD_SRGM_TOOL,
  SEPARATION,
  TOOLFACE_DLS,
  toolFaceDls,
  WELL_PATH,
  wellPathOnly,
  withTool,
} from './modes.ts'

const projectionParams = {
  projection_mode: choice([HOLD, BUILD_TURN, TOOLFACE_DLS], {
    title: 'Projection',
    description:
      'How the path goes on beyond the last station: straight on, with constant build and turn rates, or along an arc from a tool face.',
    default: HOLD,
    usedWhen: wellPathOnly,
  }),
  projection_measured_depth: optional(
    quantity('survey_depth', {
      title: 'Measured depth to project to',
      description: 'Measured depth at the end of the projection, beyond the last station; not given: no projection.',
      symbol: 'MD_p',
      example: 2700,
      usedWhen: wellPathOnly,
    }),
  ),
  projection_build_rate: optional(
    quantity('dogleg_severity', {
      title: 'Build rate of the projection',
      description: 'Change of inclination over measured depth, positive where the well builds.',
      symbol: 'B_p',
      example: 2,
      usedWhen: buildTurn,
      requiredWhen: buildTurn,
    }),
  ),
  projection_turn_rate: optional(
    quantity('dogleg_severity', {
      title: 'Turn rate of the projection',
      description: 'Change of azimuth over measured depth, positive to the right.',
      symbol: 'T_p',
      example: 1,
      usedWhen: buildTurn,
      requiredWhen: buildTurn,
    }),
  ),
  projection_tool_face: optional(
    quantity('heading', {
      title: 'Tool face of the projection',
      description: 'Tool face from the high side at the last station, positive to the right.',
      symbol: 'TF_p',
      minimum: -360,
      maximum: 360,
      example: 30,
      usedWhen: toolFaceDls,
      requiredWhen: toolFaceDls,
    }),
  ),
  projection_dogleg_severity: optional(
    quantity('dogleg_severity', {
      title: 'Dogleg severity of the projection',
      description: 'Dogleg severity of the arc.',
      symbol: 'DLS_p',
      minimum: 0,
      example: 3,
      usedWhen: toolFaceDls,
      requiredWhen: toolFaceDls,
    }),
  ),
}

const uncertaintyParams = {
  tool_model: optional(
    choice([MWD_SRGM_TOOL], {
      title: 'Error model of the survey tool',
      description:
        'OWSG set A, MWD+SRGM: MWD with sag correction left out and declination from a standard-resolution field model (ISCWSA MWD Rev 5.11). For this well and the offset wells; not given: no position uncertainty.',
      usedWhen: wellPathOnly,
    }),
  ),
  magnetic_dip: optional(
    quantity('geomagnetic_angle', {
      title: 'Magnetic dip',
      description: 'Dip of the local field, positive downward.',
      symbol: 'Theta',
      minimum: -90,
      maximum: 90,
      example: 72,
      usedWhen: withTool,
      requiredWhen: withTool,
    }),
  ),
  magnetic_total_field: optional(
    quantity('magnetic_field', {
      title: 'Total magnetic field',
      description: 'Total intensity of the local field.',
      symbol: 'B_t',
      above: 0,
      example: 50000,
      usedWhen: withTool,
      requiredWhen: withTool,
    }),
  ),
  gravity: field.gravity({
    description: 'Local value; only the error model uses it.',
    symbol: 'G',
    usedWhen: withTool,
  }),
  latitude: optional(
    quantity('geomagnetic_angle', {
      title: 'Latitude',
      description: 'For the record: the terms of a magnetic tool do not use it.',
      minimum: -90,
      maximum: 90,
      example: 60,
      usedWhen: withTool,
      inert: 'The terms of a magnetic tool do not depend on the latitude; it is recorded for the reader.',
    }),
  ),
  covariance_measured_depths: optional(
    quantityList('survey_depth', {
      title: 'Depths of the covariance',
      description: 'Stations at which the covariance is stated; not given: the last station.',
      maxItems: 10_000,
      usedWhen: withTool,
    }),
  ),
}

const analysisParams = {
  analysis: choice([WELL_PATH, SEPARATION], {
    title: 'Analysis',
    description:
      'Positions, doglegs, queries, projection, anti-collision and uncertainty of a survey; or the separation factor of a known distance alone.',
    default: WELL_PATH,
  }),
}

export const inputs = grouped({
  Analysis: analysisParams,
  Survey: surveyParams,
  Doglegs: doglegParams,
  'Vertical section': sectionParams,
  'Depths to interpolate at': queryParams,
  'Projection ahead': projectionParams,
  'Separation from other wells': separationParams,
  'Uncertainty of the survey': uncertaintyParams,
})
export type Params = ParamsOf<typeof inputs>
