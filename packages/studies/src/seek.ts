/** A goal sought over the points of its scan, by as many more points as the search asks for. */
import { searched } from './goal/needed.ts'
import { type Evaluate, type GoalPoint, resolveGoal } from './goal/resolve.ts'
import type { Output } from './outputs.ts'
import type { Plan } from './plan.ts'
import { targetOf } from './plan-goal.ts'
import type { Point } from './point.ts'
import type { GoalRequest } from './request.ts'
import type { Goal } from './study.ts'

/**
 * Seeks the goal of a plan. `scan` has the points of the plan, `calculated` gives any other. Throws what `resolveGoal`
 * throws.
 */
export async function goalOf(
  plan: Plan,
  goal: GoalRequest,
  scan: readonly GoalPoint[],
  calculated: (x: number) => Point | Promise<Point>,
): Promise<Goal> {
  const target = targetOf(plan.contract, goal)
  const [input] = plan.varied
  if ('fault' in target || !input) throw new Error('a plan of a goal has its target and its input')
  const { output, value } = target
  const question = {
    output: output.name,
    title: output.title,
    unit: output.unit ?? '-',
    target: value,
    input: { title: input.title, unit: input.unit ?? '-' },
  }
  return searched(
    (at: Evaluate) => resolveGoal(question, scan, at),
    async (x) => goalPoint(x, await calculated(x), plan.outputs, output),
  )
}

function goalPoint(x: number, point: Point, outputs: readonly Output[], output: Output): GoalPoint {
  const { status, governing, reason } = point
  const value = point.outputs[outputs.findIndex(({ name }) => name === output.name)]
  return { x, y: typeof value === 'number' ? value : null, mode: governing, status, reason }
}
