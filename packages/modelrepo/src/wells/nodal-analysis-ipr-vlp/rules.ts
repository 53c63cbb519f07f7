/** Rules between the inputs, held before anything is solved. */
import type { Problem } from '@keelson/workflow'
import { roughnessProblems, temperatureProblems } from '../_shared/lift/rules.ts'
import { inflowProblems } from '../_shared/nodal/rules.ts'
import type { Params } from './inputs.ts'

export const nodeRules = (p: Params): Problem[] => [
  ...inflowProblems(p),
  ...temperatureProblems(p, p.oil_api_gravity),
  ...roughnessProblems(p),
]
