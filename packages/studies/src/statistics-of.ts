/** What the points of a study say together: extremes of any, and what its way to vary was chosen for. */
import { extremesOf } from './extremes.ts'
import type { GoalPoint } from './goal/resolve.ts'
import { commonLimits, type LimitRanges } from './limits.ts'
import type { Plan } from './plan.ts'
import type { PointRunner } from './point.ts'
import type { FailureRule } from './request.ts'
import { goalOf } from './seek.ts'
import type { Goal, OutputStatistics, StudyStatistics } from './study.ts'
import { tornadoOf } from './tornado.ts'

/** The points of a study, column by column in their order. */
export interface PointColumns {
  /** NaN where a point has no value. */
  readonly numbers: (name: string) => Promise<Float64Array>
  /** '' where a point has none. */
  readonly texts: (name: string) => Promise<readonly string[]>
  readonly limits: LimitRanges
  /** A point between those of the plan. */
  readonly calculated: PointRunner
}

export async function statisticsOf(plan: Plan, points: PointColumns, rule: FailureRule): Promise<StudyStatistics> {
  const status = await points.texts('status')
  const common = {
    statuses: countedStatuses(status),
    outputs: await extremesOfAll(plan, points),
    limits: commonLimits(Object.keys(plan.contract.checks), points.limits),
  }
  void rule
  switch (plan.vary.kind) {
    case 'one_at_a_time':
      return { ...common, tornado: await tornados(plan, points) }
    case 'goal':
      return { ...common, goal: await sought(plan, points, status) }
    default:
      return common
  }
}

function countedStatuses(status: readonly string[]): StudyStatistics['statuses'] {
  const count = { PASS: 0, FAIL: 0, ERROR: 0 }
  for (const one of status) count[one as keyof typeof count]++
  return count
}

const numeric = ({ outputs }: Plan) => outputs.filter(({ type }) => type === 'number')

async function extremesOfAll(plan: Plan, points: PointColumns): Promise<OutputStatistics[]> {
  const found: OutputStatistics[] = []
  for (const { name } of numeric(plan)) {
    const one = extremesOf(name, await points.numbers(name))
    if (one) found.push(one)
  }
  return found
}

async function tornados(plan: Plan, points: PointColumns) {
  const made = []
  for (const { name } of numeric(plan)) made.push(tornadoOf(plan, name, await points.numbers(name)))
  return made
}

async function sought(plan: Plan, points: PointColumns, status: readonly string[]): Promise<Goal> {
  if (plan.vary.kind !== 'goal') throw new Error('a goal is sought of a goal study')
  const values = await points.numbers(plan.vary.target.output)
  const [governing, reasons] = [await points.texts('governing'), await points.texts('reason')]
  const scan = status.map(
    (one, i): GoalPoint => ({
      x: plan.at(i)[0] as number,
      y: Number.isNaN(values[i]) ? null : (values[i] as number),
      mode: governing[i] || null,
      status: one as GoalPoint['status'],
      reason: reasons[i] || null,
    }),
  )
  return goalOf(plan, plan.vary, scan, (x) => points.calculated([x]))
}
