/** What the points of a study say together: extremes of any, and what its way to vary was chosen for. */
import { engineeringChecks } from '@keelson/workflow'
import type { GoalPoint } from './goal/resolve.ts'
import { commonLimits } from './limits.ts'
import type { Plan } from './plan.ts'
import { countedOf, numericOutputs, type PointColumns } from './point-columns.ts'
import type { FailureRule } from './request.ts'
import { sampleStatistics } from './sample-statistics.ts'
import { goalOf } from './seek.ts'
import { extremesOf, summaryOf } from './statistics/summary.ts'
import type { Goal, OutputStatistics, StudyStatistics } from './study.ts'
import { tornadoOf } from './tornado.ts'

export async function statisticsOf(plan: Plan, points: PointColumns, rule: FailureRule): Promise<StudyStatistics> {
  const statuses = await points.counts('status')
  const [PASS = 0, FAIL = 0, ERROR = 0, SKIPPED = 0] = ['PASS', 'FAIL', 'ERROR', 'SKIPPED'].map(
    (status) => statuses.get(status) ?? 0,
  )
  const { vary } = plan
  const isSample = vary.kind === 'sample' && (ERROR === 0 || rule !== 'refuse')
  const common = {
    statuses: { PASS, FAIL, ERROR, SKIPPED },
    outputs: await summaries(plan, points, isSample),
    limits: commonLimits(Object.keys(engineeringChecks(plan.contract)), points.limits),
  }
  switch (vary.kind) {
    case 'one_at_a_time':
      return { ...common, tornado: await tornados(plan, points) }
    case 'goal':
      return { ...common, goal: await sought(plan, points) }
    case 'sample':
      return { ...common, ...(await sampleStatistics(plan, vary, points, rule)) }
    default:
      return common
  }
}

async function summaries(plan: Plan, points: PointColumns, isSample: boolean): Promise<OutputStatistics[]> {
  const found: OutputStatistics[] = []
  for (const { name } of numericOutputs(plan)) {
    const one = summary(plan, name, await points.numbers(name), isSample)
    if (one) found.push(one)
  }
  return found
}

/** Over the points that have a value; undefined where none has. The column is moved together in its place. */
function summary(plan: Plan, output: string, column: Float64Array, isSample: boolean): OutputStatistics | undefined {
  const isCounted = countedOf(plan)
  let [count, minimum_at, maximum_at] = [0, -1, -1]
  let [minimum, maximum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number
    if (Number.isNaN(value) || !isCounted(i)) continue
    if (value < minimum) [minimum, minimum_at] = [value, i]
    if (value > maximum) [maximum, maximum_at] = [value, i]
    column[count++] = value
  }
  if (count === 0) return undefined
  const values = column.subarray(0, count)
  return { output, ...(isSample ? summaryOf(values) : extremesOf(values)), minimum_at, maximum_at }
}

async function tornados(plan: Plan, points: PointColumns) {
  const made = []
  const statuses = await points.texts('status')
  for (const { name } of numericOutputs(plan)) made.push(tornadoOf(plan, name, await points.numbers(name), statuses))
  return made
}

async function sought(plan: Plan, points: PointColumns): Promise<Goal> {
  if (plan.vary.kind !== 'goal') throw new Error('a goal is sought of a goal study')
  const values = await points.numbers(plan.vary.target.output)
  const [status, governing, reasons] = [
    await points.texts('status'),
    await points.texts('governing'),
    await points.texts('reason'),
  ]
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
