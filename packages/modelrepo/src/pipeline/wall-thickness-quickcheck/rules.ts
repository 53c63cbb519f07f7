/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownLength, shownPressure } from '@keelson/workflow'
import { boreProblems } from '../../_shared/pipe/wall-problems.ts'
import type { Params } from './inputs.ts'
import { F101, runs } from './modes.ts'

/** A wall input and the diameter that it must fit into. */
const WALLS = ['wall_thickness', 'characteristic_wall_thickness', 'mill_minimum_wall_thickness'] as const

export function rules(p: Params): Problem[] {
  return [...walls(p), ...allowances(p), ...strengths(p)]
}

const walls = (p: Params): Problem[] => WALLS.flatMap((name) => boreProblems(name, p.outer_diameter, p[name]))

/** Something must be left of the wall. */
function allowances(p: Params): Problem[] {
  const { wall_thickness: t, corrosion_allowance: t_corr } = p
  if (t === undefined) return []
  if (t_corr >= t)
    return [
      {
        pointer: '/corrosion_allowance',
        message: `must be less than {wall_thickness}, ${shownLength(t)} (entered: ${shownLength(t_corr)})`,
      },
    ]
  if (!runs(p, F101) || p.characteristic_wall_thickness !== undefined) return []
  const left = t - t_corr
  const t_fab = p.fabrication_tolerance ?? p.mill_tolerance * t
  if (t_fab < left) return []
  const pointer = p.fabrication_tolerance === undefined ? '/mill_tolerance' : '/fabrication_tolerance'
  return [
    {
      pointer,
      message: `must be less than the available wall thickness, ${shownLength(left)} (entered: ${shownLength(t_fab)})`,
    },
  ]
}

function strengths(p: Params): Problem[] {
  const { specified_minimum_yield_strength: SMYS, specified_minimum_tensile_strength: SMTS } = p
  if (SMTS >= SMYS) return []
  return [
    {
      pointer: '/specified_minimum_tensile_strength',
      message: `must not be less than {specified_minimum_yield_strength}, ${shownPressure(SMYS)} (entered: ${shownPressure(SMTS)})`,
    },
  ]
}
