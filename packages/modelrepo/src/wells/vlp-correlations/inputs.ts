/** The inputs of the lift. */
import { always, choice, type InputsOf, waysOver } from '@keelson/workflow'
import {
  CORRELATIONS,
  correlationParam,
  fluidParams,
  temperatureParam,
  tubingParams,
  wellheadParams,
} from '../_shared/lift/inputs.ts'
import { surveyParams } from '../_shared/lift/survey.ts'
import { pvtSetParams, solutionParams, tensionParams } from './inputs-fluid.ts'
import { inclinationParams, matchParams, optionParams, rateParams } from './inputs-lift.ts'
import { localParams, pressureParams } from './inputs-local.ts'

export const CURVE = 'vlp_curve'
export const TRAVERSE = 'pressure_traverse'
export const LOCAL = 'local_gradient'
export const PVT = 'pvt'
export const GAS = 'gas_properties'

const ANALYSES = {
  [CURVE]: 'Vertical lift performance curve',
  [TRAVERSE]: 'Pressure traverse',
  [LOCAL]: 'Local pressure gradient',
  [PVT]: 'Black-oil PVT',
  [GAS]: 'Gas properties',
} as const
/** `no_slip` is the bound that the comparison adds. */
export const ALL_CORRELATIONS = { ...CORRELATIONS, no_slip: 'No slip (homogeneous)' } as const

const when = { tubing: always }

const groups = {
  Analysis: {
    analysis: choice(ANALYSES, {
      title: 'Analysis',
      description:
        'Flowing pressure over a range of rates, traverse at one rate, local gradient and holdup, black-oil properties at the bubble point, or gas properties.',
      default: CURVE,
    }),
    ...correlationParam(ALL_CORRELATIONS, always),
  },
  Rates: rateParams,
  'Tubing and wellhead': {
    ...tubingParams(when, 'Measured depth of the tubing.'),
    ...inclinationParams,
    ...wellheadParams(when),
    ...temperatureParam(
      always,
      'Fluid temperature. For tubing, this single temperature replaces the wellhead and bottomhole temperatures.',
      always,
    ),
  },
  'Deviated well survey': surveyParams(always, ['inclination_from_horizontal']),
  'Produced fluids': {
    ...fluidParams({
      tubing: always,
      waterCut: always,
      atOne: 'At a water cut of 1 no oil flows and the water rate is used.',
      oil: { used: always, stated: always },
      gas: { used: always, stated: always },
    }),
    ...solutionParams,
    ...pvtSetParams,
    ...tensionParams,
  },
  'In-situ conditions': { ...pressureParams, ...localParams },
  'Correlation options': optionParams,
  'Match to measured pressure': matchParams,
}
type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export type Params = Some<'analysis', keyof Inputs>
export const { way, composed } = waysOver('analysis', groups)

/** How the correlation chosen is taken. */
export const taking = {
  no_slip_holdup_floor: { vlp_correlation: ['hagedorn_brown'] },
  griffith_bubble: { vlp_correlation: ['hagedorn_brown'] },
  payne_correction: { vlp_correlation: ['beggs_brill'] },
  acceleration: { vlp_correlation: ['beggs_brill'] },
} as const
export type Taking = Some<never, keyof typeof taking>
/** What a lift takes, whether of many rates or of one. */
export const lifting = {
  takes: [
    ...(['vlp_correlation', 'liquid_rate', 'tubing_depth', 'tubing_inner_diameter', 'pipe_roughness'] as const),
    ...(['inclination_from_horizontal', 'wellhead_pressure', 'water_cut', 'gas_oil_ratio'] as const),
    ...(['water_specific_gravity', 'pvt_correlations', 'water_surface_tension'] as const),
    ...(['gravity_correction_factor', 'friction_correction_factor'] as const),
  ],
  unlessReplaced: ['wellhead_temperature', 'bottomhole_temperature'],
  may: [
    ...(['temperature', 'survey_measured_depth', 'survey_inclination', 'survey_azimuth'] as const),
    ...(['oil_api_gravity', 'gas_specific_gravity'] as const),
  ],
  mayWhen: {
    ...taking,
    separator_pressure: { pvt_correlations: ['vasquez_beggs'] },
    separator_temperature: { pvt_correlations: ['vasquez_beggs'] },
  },
} as const
export type Lifting = Some<
  (typeof lifting.takes)[number],
  (typeof lifting.unlessReplaced)[number] | (typeof lifting.may)[number] | keyof typeof lifting.mayWhen
>
