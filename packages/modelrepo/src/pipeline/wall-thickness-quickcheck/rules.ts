/** What the inputs must satisfy together, before anything is calculated. */
import type { ParamsOf, Problem } from '@keelson/workflow'
import { boreProblems } from '../../_shared/pipe/wall-problems.ts'
import { F101, runs } from './modes.ts'
import type { inputs } from './params.ts'

type P = ParamsOf<typeof inputs>
/** A wall input and the diameter that it must fit into. */
const WALLS = ['wall_thickness', 'characteristic_wall_thickness', 'mill_minimum_wall_thickness'] as const

export function rules(p: P): Problem[] {
  return [...walls(p), ...allowances(p), ...strengths(p)]
}

const walls = (p: P): Problem[] => WALLS.flatMap((name) => boreProblems(name, p.outer_diameter, p[name]))

/** Something must be left of the wall. */
function allowances(p: P): Problem[] {
  const { wall_thickness: t, corrosion_allowance: t_corr } = p
  if (t === undefined) return []
  if (t_corr >= t)
    return [{ pointer: '/corrosion_allowance', message: `must be less than the wall, ${t} m; read ${t_corr} m` }]
  if (!runs(p, F101) || p.characteristic_wall_thickness !== undefined) return []
  const left = t - t_corr
  const t_fab = p.fabrication_tolerance ?? p.mill_tolerance * t
  if (t_fab < left) return []
  const pointer = p.fabrication_tolerance === undefined ? '/mill_tolerance' : '/fabrication_tolerance'
  return [{ pointer, message: `must leave something of the wall: less than ${left} m; read ${t_fab} m` }]
}

function strengths(p: P): Problem[] {
  const { specified_minimum_yield_strength: SMYS, specified_minimum_tensile_strength: SMTS } = p
  if (SMTS >= SMYS) return []
  return [
    {
      pointer: '/specified_minimum_tensile_strength',
      message: `must not be below the yield strength, ${SMYS} Pa; read ${SMTS} Pa`,
    },
  ]
}
