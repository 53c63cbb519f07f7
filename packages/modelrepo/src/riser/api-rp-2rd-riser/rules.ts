/** What the inputs must satisfy together: a pipe with a bore, and one entry per station. */
import { type Problem, shownLength, shownPressure } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { stationProblems } from '../_shared/stations/stations.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [
  ...wallProblems(p),
  ...minimumProblems(p),
  ...strengthProblems(p),
  ...stationProblems(listsOf(p), p.arc_length),
]

export const listsOf = ({ effective_tension, bending_moment, internal_pressure, external_pressure }: Params) => ({
  effective_tension,
  bending_moment,
  internal_pressure,
  external_pressure,
})

const minimumProblems = ({ wall_thickness: t, minimum_wall_thickness: t_min }: Params): Problem[] =>
  t_min === undefined || t_min <= t
    ? []
    : [
        {
          pointer: '/minimum_wall_thickness',
          message: `must not exceed {wall_thickness}, ${shownLength(t)} (entered: ${shownLength(t_min)})`,
        },
      ]

function strengthProblems(p: Params): Problem[] {
  const { specified_minimum_yield_strength: S, specified_minimum_tensile_strength: U } = p
  if (U === undefined || U > S) return []
  return [
    {
      pointer: '/specified_minimum_tensile_strength',
      message: `must be greater than {specified_minimum_yield_strength}, ${shownPressure(S)} (entered: ${shownPressure(U)})`,
    },
  ]
}
