/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownLength, shownPressure } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import type { Pipe } from './inputs.ts'

export function rules(p: Pipe): Problem[] {
  const { wall_thickness: t, corrosion_allowance: t_corr } = p
  const { specified_minimum_yield_strength: S, specified_minimum_tensile_strength: U } = p
  const problems = wallProblems(p)
  if (t_corr >= t)
    problems.push({
      pointer: '/corrosion_allowance',
      message: `must be less than {wall_thickness}, ${shownLength(t)} (entered: ${shownLength(t_corr)})`,
    })
  if (U < S)
    problems.push({
      pointer: '/specified_minimum_tensile_strength',
      message: `must not be less than {specified_minimum_yield_strength}, ${shownPressure(S)} (entered: ${shownPressure(U)})`,
    })
  return problems
}
