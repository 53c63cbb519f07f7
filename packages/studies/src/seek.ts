/** A goal sought over the points of its scan, by as many more points as the search asks for. */
import { type GoalPoint, resolveGoal } from './goal/resolve.ts'
import type { Output } from './outputs.ts'
import type { Plan } from './plan.ts'
import { targetOf } from './plan-goal.ts'
import type { Point } from './point.ts'
import type { GoalRequest } from './request.ts'
import type { Goal } from './study.ts'

/** Says which point the search needs next; it is calculated, and the search begun again with all that is known. */
class Needed extends Error {
  readonly x: number
  constructor(x: number) {
    super(`the point at ${x} is needed`)
    this.x = x
  }
}

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
  const known = new Map<number, GoalPoint>()
  for (;;) {
    try {
      return resolveGoal(question, scan, (x) => {
        const point = known.get(x)
        if (point) return point
        throw new Needed(x)
      })
    } catch (error) {
      if (!(error instanceof Needed)) throw error
      known.set(error.x, goalPoint(error.x, await calculated(error.x), plan.outputs, output))
    }
  }
}

function goalPoint(x: number, point: Point, outputs: readonly Output[], output: Output): GoalPoint {
  const { status, governing, reason } = point
  const value = point.outputs[outputs.findIndex(({ name }) => name === output.name)]
  return { x, y: typeof value === 'number' ? value : null, mode: governing, status, reason }
}
