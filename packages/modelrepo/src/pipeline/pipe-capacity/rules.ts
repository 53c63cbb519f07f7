/** What the inputs must satisfy together, before anything is calculated. */
import type { ParamsOf, Problem } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import type { inputs } from './params.ts'

export function rules(p: ParamsOf<typeof inputs>): Problem[] {
  const { wall_thickness: t, corrosion_allowance: t_corr } = p
  const { specified_minimum_yield_strength: S, specified_minimum_tensile_strength: U } = p
  const problems = wallProblems(p)
  if (t_corr >= t)
    problems.push({ pointer: '/corrosion_allowance', message: `must be less than the wall, ${t} m; read ${t_corr} m` })
  if (U < S)
    problems.push({
      pointer: '/specified_minimum_tensile_strength',
      message: `must not be below the yield strength, ${S} Pa; read ${U} Pa`,
    })
  return problems
}
