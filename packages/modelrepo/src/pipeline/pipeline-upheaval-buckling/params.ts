/** The inputs of upheaval buckling, and the rules between them. */
import { type ParamsOf, type Problem, params } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { pipeParams } from '../_shared/buckling/params-pipe.ts'
import { coverParams } from './params-cover.ts'
import { lineParams } from './params-line.ts'
import { routeParams } from './params-route.ts'

export const inputs = params({ ...pipeParams, ...lineParams, ...coverParams, ...routeParams })
type Inputs = ParamsOf<typeof inputs>

/** Cross-field rules on the SI inputs. */
export function rules(p: Inputs): readonly Problem[] {
  return [...wallProblems(p), ...survey(p)]
}

function survey({ imperfections: rows = [] }: Inputs): Problem[] {
  const back = rows.findIndex((r, i) => i > 0 && r.position <= (rows[i - 1]?.position ?? 0))
  if (back < 0) return []
  const [read, before] = [rows[back]?.position, rows[back - 1]?.position]
  return [
    {
      pointer: '/imperfections',
      message: `positions must rise from row to row; row ${back + 1} has ${read} m after ${before} m`,
    },
  ]
}
