/** Rules between the inputs, held before anything is solved. */
import { given, type Problem } from '@keelson/workflow'
import { roughnessProblems, temperatureProblems } from '../_shared/lift/rules.ts'
import { NODAL } from '../_shared/nodal/modes.ts'
import { inflowProblems } from '../_shared/nodal/rules.ts'
import type { Params } from './inputs.ts'

export function rules(p: Params): Problem[] {
  return [...inflowProblems(p), ...tubingProblems(p)]
}

function tubingProblems(p: Params): Problem[] {
  if (p.analysis !== NODAL) return []
  const { oil_api_gravity } = given(p, 'oil_api_gravity')
  return [...temperatureProblems(p, oil_api_gravity), ...roughnessProblems(p)]
}
