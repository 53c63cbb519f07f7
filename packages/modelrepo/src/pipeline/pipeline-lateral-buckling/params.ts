/** The inputs of lateral buckling, and the rules between them. */
import { type ParamsOf, type Problem, params } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { pipeParams } from '../_shared/buckling/params-pipe.ts'
import { lineParams } from './params-line.ts'
import { loadParams } from './params-loads.ts'

export const inputs = params({ ...pipeParams, ...lineParams, ...loadParams })
type Inputs = ParamsOf<typeof inputs>

/** Cross-field rules on the SI inputs. */
export function rules(p: Inputs): readonly Problem[] {
  return [...wallProblems(p), ...profile(p), ...frictionBounds(p)]
}

function profile({ temperature_profile: rows = [], pipeline_length: L }: Inputs): Problem[] {
  const pointer = '/temperature_profile'
  const outside = rows.findIndex((r) => r.position < 0 || r.position > L)
  if (outside >= 0)
    return [
      {
        pointer,
        message: `positions must lie on the line, 0 to ${L} m; row ${outside + 1} has ${rows[outside]?.position} m`,
      },
    ]
  const back = rows.findIndex((r, i) => i > 0 && r.position <= (rows[i - 1]?.position ?? 0))
  if (back < 0) return []
  return [
    {
      pointer,
      message: `positions must rise from row to row; row ${back + 1} has ${rows[back]?.position} m after ${rows[back - 1]?.position} m`,
    },
  ]
}

const BOUNDS = [
  ['lateral_friction_lower_bound', 'lateral_friction_coefficient', 'at most'],
  ['lateral_friction_upper_bound', 'lateral_friction_coefficient', 'at least'],
  ['axial_friction_lower_bound', 'axial_friction_coefficient', 'at most'],
  ['axial_friction_upper_bound', 'axial_friction_coefficient', 'at least'],
] as const

function frictionBounds(p: Inputs): Problem[] {
  return BOUNDS.flatMap(([name, best, side]) => {
    const bound = p[name]
    if (bound === undefined || (side === 'at most' ? bound <= p[best] : bound >= p[best])) return []
    return [{ pointer: `/${name}`, message: `must be ${side} the best estimate, ${p[best]}; read ${bound}` }]
  })
}
