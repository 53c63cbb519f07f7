/** What a sample says: how probable a failure is, and which input brings the scatter. */
import type { CheckSpec } from '@keelson/workflow'
import type { Plan } from './plan.ts'
import { numericOutputs, type PointColumns, sampleShare } from './point-columns.ts'
import type { FailureRule, SampleRequest } from './request.ts'
import { CONFIDENCE, probabilityOf } from './statistics/probability.ts'
import { sobolIndicesOf } from './statistics/sobol-indices.ts'
import type { Probability, SobolIndices, StudyStatistics } from './study.ts'

type SampleStatistics = Pick<
  StudyStatistics,
  'confidence' | 'probabilities' | 'probabilities_refused' | 'sobol' | 'sobol_refused'
>

export async function sampleStatistics(
  plan: Plan,
  sample: SampleRequest,
  points: PointColumns,
  rule: FailureRule,
): Promise<SampleStatistics> {
  const statuses = await points.counts('status', sampleShare(sample))
  const failed = statuses.get('ERROR') ?? 0
  const probabilities =
    failed > 0 && rule === 'refuse' ? refusal(failed) : await probabilitiesOf(plan, sample, points, statuses, rule)
  return { confidence: CONFIDENCE, ...probabilities, ...(sample.indices && (await indicesOf(plan, points))) }
}

const refusal = (failed: number): SampleStatistics => ({
  probabilities_refused: `${failed} points could not be calculated, and the request does not say what they are to a probability: say failed_points "count_as_failed" or "leave_out", or vary less`,
})

async function probabilitiesOf(
  { contract }: Plan,
  sample: SampleRequest,
  points: PointColumns,
  statuses: ReadonlyMap<string, number>,
  rule: FailureRule,
): Promise<SampleStatistics> {
  const specs = Object.entries(contract.checks as Readonly<Record<string, CheckSpec>>)
  if (specs.length === 0) return { probabilities_refused: 'the workflow makes no check' }
  const share = sampleShare(sample)
  const errors = statuses.get('ERROR') ?? 0
  const counted = rule === 'count_as_failed' ? errors : 0
  const found: Probability[] = []
  for (const [id, { title }] of specs) {
    const states = await points.counts(`checks.${id}.state`, share)
    const [failures, passes] = [states.get('fail') ?? 0, states.get('pass') ?? 0]
    if (failures + passes > 0)
      found.push({ check: id, title, ...probabilityOf(failures + counted, failures + passes + counted) })
  }
  const unchecked = ((await points.counts('governing', share)).get('') ?? 0) - errors
  const made = (statuses.get('PASS') ?? 0) + (statuses.get('FAIL') ?? 0) - unchecked
  if (made === 0) return { probabilities_refused: 'no check was made at any point' }
  const any = probabilityOf((statuses.get('FAIL') ?? 0) + counted, made + counted)
  return { probabilities: [{ check: 'any', title: 'At least one check fails', ...any }, ...found] }
}

async function indicesOf(plan: Plan, points: PointColumns): Promise<SampleStatistics> {
  const params = plan.varied.map(({ param }) => param)
  const sobol: SobolIndices[] = []
  const refused: { output: string; reason: string }[] = []
  for (const { name } of numericOutputs(plan)) {
    const read = sobolIndicesOf(await points.numbers(name), params, plan.seed)
    if ('indices' in read) sobol.push({ output: name, indices: read.indices })
    else refused.push({ output: name, reason: read.reason })
  }
  return { sobol, ...(refused.length > 0 && { sobol_refused: refused }) }
}
