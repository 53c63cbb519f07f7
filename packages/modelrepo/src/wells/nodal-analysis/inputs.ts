/** The inputs of the whole system. */
import { always, type InputsOf, waysOver } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import {
  CORRELATIONS,
  correlationParam,
  fluidParams,
  temperatureParam,
  tubingParams,
  wellheadParams,
} from '../_shared/lift/inputs.ts'
import { surveyParams } from '../_shared/lift/survey.ts'
import { inflowing, lifting } from '../_shared/nodal/inputs.ts'
import { inflowParams, reservoirParams, testParams } from '../_shared/nodal/inputs-inflow.ts'
import { analysisParams, qualityParams, queryParams } from '../_shared/nodal/inputs-queries.ts'
import { chokeParams, flowlineParams, nodeParams, type Parameter, sensitivityParams } from './inputs-surface.ts'

const when = { tubing: always }

const groups = {
  Analysis: { ...analysisParams, ...nodeParams, ...sensitivityParams },
  Inflow: inflowParams,
  'Well tests': { ...testParams, ...qualityParams },
  'Reservoir and fluid': reservoirParams,
  'Tubing and wellhead': {
    ...correlationParam(CORRELATIONS, always),
    ...tubingParams(when, 'Measured depth of the tubing, to mid-perforation.'),
    ...wellheadParams(
      when,
      'Flowing wellhead pressure at which the outflow calculation starts. Replaced when a separator pressure or choke is entered.',
    ),
    ...temperatureParam(always),
    ...surveyParams(always),
  },
  'Choke, flowline and separator': { ...chokeParams, ...flowlineParams },
  'Produced fluids': fluidParams({
    ...when,
    atOne: 'At a water cut of 1 the index and all rates refer to liquid.',
    oil: { used: always },
    gas: { used: always },
  }),
  'Requested points': queryParams,
}
type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('analysis', groups)

const fields: Readonly<Record<string, TSchema>> = Object.assign({}, ...Object.values(groups))
/** An input as it is declared. */
export const fieldOf = (name: Parameter): TSchema => fields[name] as TSchema

/** What the whole system takes. */
export const ofSystem = [...inflowing.takes, ...lifting.takes, 'solution_node'] as const
export type Params = Partial<Inputs> & Pick<Inputs, (typeof ofSystem)[number]>
