/** The next wall that is made, at each root of a goal that seeks the wall of a pipe. */
import { nextMadeWall } from '@keelson/modelrepo/_shared/pipe/commercial-wall.ts'

import { type CommercialWall, type Goal, laidOver, type Plan, type PointRunner } from '@keelson/studies'
import { fromSI, toSI } from '@keelson/units'
import { annotations, clean, paramsReader, Refusal } from '@keelson/workflow'

/** The kind of an input that is such a wall, and the input that says of which pipe. */
const WALL = 'wall_thickness_pipe'
const DIAMETER = 'outer_diameter'

/** Empty where the input is no wall of a pipe, the pipe has no standard size, or no wall is thick enough. */
export async function commercialWalls(plan: Plan, goal: Goal, runner: PointRunner): Promise<CommercialWall[]> {
  const [varied] = plan.varied
  if (!varied || varied.path.length > 0 || annotations(varied.schema).kind !== WALL) return []
  const unit = varied.unit ?? 'mm'
  const at = plan.outputs.findIndex(({ name }) => name === goal.output)
  const found: CommercialWall[] = []
  for (const { x } of goal.roots) {
    const diameter = diameterAt(plan, x)
    const next = diameter === undefined ? undefined : nextMadeWall(diameter, toSI(x, unit))
    if (next === undefined) continue
    const wall = clean(fromSI(next.wall, unit))
    const { outputs, status } = await runner([wall])
    const output = outputs[at]
    if (typeof output === 'number' && status !== 'ERROR')
      found.push({ root: x, wall, standard: next.standard, output, status, run_id: null })
  }
  return found
}

/** Outside diameter, m; undefined where the workflow takes none. */
function diameterAt(plan: Plan, x: number): number | undefined {
  try {
    const { params } = paramsReader(plan.contract, plan.base)(laidOver(plan.base, plan.varied, [x]))
    const diameter = params[DIAMETER]
    return typeof diameter === 'number' ? diameter : undefined
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
