/** The inputs of the well path: the analysis, the projection beyond the last station and the position uncertainty. */

import { choice, type InputsOf, quantity, quantityList, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { separationParams } from './inputs-separation.ts'
import { doglegParams, queryParams, sectionParams, surveyParams } from './inputs-survey.ts'

export const WELL_PATH = 'well_path'
export const SEPARATION = 'separation_factor'
const HOLD = 'hold'
export const BUILD_TURN = 'build_turn'
export const TOOLFACE_DLS = 'toolface_dls'
export const MWD_SRGM_TOOL = 'owsg_a_mwd_srgm'

const PROJECTIONS = {
  [HOLD]: 'Straight (tangent)',
  [BUILD_TURN]: 'Constant build and turn rates',
  [TOOLFACE_DLS]: 'Tool face and dogleg severity arc',
} as const

const projectionParams = {
  projection_mode: choice(PROJECTIONS, {
    title: 'Projection',
    description:
      'Path beyond the last station: a straight line, constant build and turn rates, or an arc with a tool face and dogleg severity.',
    default: HOLD,
  }),
  projection_measured_depth: quantity('survey_depth', {
    title: 'Projection measured depth',
    description:
      'Measured depth at the end of the projection. Must exceed the measured depth of the last station. If not entered, no projection is calculated.',
    symbol: 'MD_p',
    example: 2700,
  }),
  projection_build_rate: quantity('dogleg_severity', {
    title: 'Projection build rate',
    description: 'Rate of change of inclination over measured depth, positive for building.',
    symbol: 'B_p',
    example: 2,
  }),
  projection_turn_rate: quantity('dogleg_severity', {
    title: 'Projection turn rate',
    description: 'Rate of change of azimuth over measured depth, positive to the right.',
    symbol: 'T_p',
    example: 1,
  }),
  projection_tool_face: quantity('heading', {
    title: 'Projection tool face',
    description: 'Tool face from the high side at the last station, positive to the right.',
    symbol: 'TF_p',
    minimum: -360,
    maximum: 360,
    example: 30,
  }),
  projection_dogleg_severity: quantity('dogleg_severity', {
    title: 'Projection dogleg severity',
    description: 'Dogleg severity of the projected arc.',
    symbol: 'DLS_p',
    minimum: 0,
    example: 3,
  }),
}

const uncertaintyParams = {
  tool_model: choice(
    { [MWD_SRGM_TOOL]: 'OWSG set A, MWD+SRGM' },
    {
      title: 'Survey tool error model',
      description:
        'OWSG set A, MWD+SRGM: MWD without sag correction and with declination from a standard-resolution field model (ISCWSA MWD Rev 5.11). The model applies to this well and the offset wells. If none is selected, position uncertainty is not calculated.',
    },
  ),
  magnetic_dip: quantity('geomagnetic_angle', {
    title: 'Magnetic dip',
    description: 'Dip of the local magnetic field, positive downwards.',
    symbol: 'Theta',
    minimum: -90,
    maximum: 90,
    example: 72,
  }),
  magnetic_total_field: quantity('magnetic_field', {
    title: 'Total magnetic field',
    description: 'Total intensity of the local magnetic field.',
    symbol: 'B_t',
    above: 0,
    example: 50000,
  }),
  gravity: field.gravity({
    description: 'Local gravity, used only by the error model.',
    symbol: 'G',
  }),
  latitude: quantity('geomagnetic_angle', {
    title: 'Latitude',
    description:
      'Latitude of the well, which is only recorded. The error terms of a magnetic tool do not depend on latitude.',
    minimum: -90,
    maximum: 90,
    example: 60,
    inert: 'The error terms of a magnetic tool do not depend on latitude, which is only recorded.',
  }),
  covariance_measured_depths: quantityList('survey_depth', {
    title: 'Covariance measured depths',
    description: 'Measured depths of the stations at which the covariance is reported. Default: last station.',
    maxItems: 10_000,
  }),
}

const analysisParams = {
  analysis: choice(
    { [WELL_PATH]: 'Well path', [SEPARATION]: 'Separation factor' },
    {
      title: 'Analysis',
      description:
        'Positions, doglegs, interpolation, projection, anti-collision and uncertainty of a survey, or the separation factor for a known distance.',
      default: WELL_PATH,
    },
  ),
}

const groups = {
  Analysis: analysisParams,
  Survey: surveyParams,
  Doglegs: doglegParams,
  'Vertical section': sectionParams,
  'Interpolation depths': queryParams,
  'Projection ahead': projectionParams,
  'Separation from offset wells': separationParams,
  'Survey uncertainty': uncertaintyParams,
}
type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('analysis', groups)

/** What the separation rule takes, of any distance. */
export const margins = ['surface_margin', 'sigma_project_ahead', 'confidence_factor_k'] as const
/** What a path takes besides. */
export const onPath = [
  ...(['measured_depth', 'inclination', 'azimuth', 'azimuth_reference'] as const),
  ...(['start_true_vertical_depth', 'start_north', 'start_east'] as const),
  ...(['dogleg_course_length', 'vertical_section_origin_north', 'vertical_section_origin_east'] as const),
  'projection_mode',
] as const
/** Of any run. */
export type Params = Partial<Inputs> & Pick<Inputs, (typeof margins)[number]>
export type Has<T extends keyof Inputs> = Params & Pick<Inputs, T>
export type OnPath = Has<(typeof onPath)[number]>
