/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, refused, shown, shownPressure } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [...wallProblems(p), ...conditions(p), ...strength(p)]

/** Shares of the time that add up to more than all of it by more than a rounding. */
const WHOLE = 1 + 1e-6

function conditions({ flow_conditions, design_life }: Params): Problem[] {
  if (flow_conditions === undefined) return []
  const total = flow_conditions.reduce((sum, c) => sum + c.probability, 0)
  const most = `must have probabilities that add up to at most 1 (entered: ${shown(total)})`
  return [
    ...(total > WHOLE ? refused('flow_conditions', most) : []),
    ...(design_life === undefined
      ? refused('design_life', 'must be provided with {flow_conditions} for the fatigue check')
      : []),
  ]
}

function strength({
  specified_minimum_yield_strength: SMYS,
  specified_minimum_tensile_strength: SMTS,
}: Params): Problem[] {
  if (SMYS === undefined || SMTS === undefined || SMTS >= SMYS) return []
  const least = `must be at least the yield strength, ${shownPressure(SMYS)} (entered: ${shownPressure(SMTS)})`
  return refused('specified_minimum_tensile_strength', least)
}
