/** Rules between the inputs, held before anything is solved. */
import { type Problem, shownIn } from '@keelson/workflow'
import { oilProblems, roughnessProblems, temperatureProblems } from '../_shared/lift/rules.ts'
import { surveyProblems } from '../_shared/lift/survey.ts'
import { inflowProblems } from '../_shared/nodal/rules.ts'
import type { Params } from './inputs.ts'
import { sensitivityProblems } from './rules-sensitivity.ts'

export const systemRules = (p: Params): Problem[] => [...systemProblems(p), ...sensitivityProblems(p, systemProblems)]

/** Of the system as it is given, or with one input varied. */
const systemProblems = (p: Params): Problem[] => [
  ...inflowProblems(p),
  ...oilProblems(p),
  ...temperatureProblems(p, p.oil_api_gravity),
  ...roughnessProblems(p),
  ...surveyProblems(p, p.tubing_depth),
  ...chokeProblems(p),
  ...flowlineProblems(p),
]

/** The laws of critical flow hold for gas and liquid. */
function chokeProblems({ choke_size, gas_oil_ratio, water_cut }: Params): Problem[] {
  if (choke_size === undefined) return []
  const needs = 'when {choke_size} is entered, because the critical flow correlations require gas and liquid'
  return [
    ...(gas_oil_ratio === 0
      ? [{ pointer: '/gas_oil_ratio', message: `must be greater than 0 ${needs} (entered: 0)` }]
      : []),
    ...(water_cut === 1 ? [{ pointer: '/water_cut', message: `must be less than 1 ${needs} (entered: 1)` }] : []),
  ]
}

function flowlineProblems(p: Params): Problem[] {
  if (p.separator_pressure === undefined) return []
  const missing = (['flowline_length', 'flowline_inner_diameter'] as const).flatMap((name) =>
    p[name] === undefined ? [{ pointer: `/${name}`, message: 'is required when {separator_pressure} is entered' }] : [],
  )
  const { flowline_temperature: T, flowline_inner_diameter: d, flowline_roughness = p.pipe_roughness } = p
  const cold = T === undefined ? [] : temperatureProblems({ temperature: T }, p.oil_api_gravity)
  const rough = d !== undefined && flowline_roughness >= d / 2
  const own = p.flowline_roughness === undefined ? '/pipe_roughness' : '/flowline_roughness'
  const message = () =>
    `must be less than half of {flowline_inner_diameter}, ${shownIn((d ?? 0) / 2, 'in')} (entered: ${shownIn(flowline_roughness, 'in')})`
  return [
    ...missing,
    ...cold.map((problem) => ({ ...problem, pointer: '/flowline_temperature' })),
    ...(rough ? [{ pointer: own, message: message() }] : []),
  ]
}
