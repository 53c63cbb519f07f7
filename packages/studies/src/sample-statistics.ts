/** What a sample says: how probable a failure is, and which input brings the scatter. */
import { engineeringChecks } from '@keelson/workflow'
import type { Plan } from './plan.ts'
import { numericOutputs, type PointColumns, type Share, sampleShare } from './point-columns.ts'
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
  probabilities_refused: `${failed} points could not be calculated and the request does not state their treatment; enter failed_points "count_as_failed" or "leave_out", or reduce the variation`,
})

async function probabilitiesOf(
  { contract }: Plan,
  sample: SampleRequest,
  points: PointColumns,
  statuses: ReadonlyMap<string, number>,
  rule: FailureRule,
): Promise<SampleStatistics> {
  const specs = Object.entries(engineeringChecks(contract))
  if (specs.length === 0) return { probabilities_refused: 'the workflow has no checks' }
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
  const made = (statuses.get('FAIL') ?? 0) + (await passesWithCheck(points, share))
  if (made === 0) return { probabilities_refused: 'no check was assessed at any point' }
  const open = statuses.get('SKIPPED') ?? 0
  const any = probabilityOf((statuses.get('FAIL') ?? 0) + counted, made + counted)
  const atLeastOne = { check: 'any', title: 'At least one check fails', ...any, ...(open > 0 && { open }) }
  return { probabilities: [atLeastOne, ...found] }
}

/** Points that pass and have a check that governs. */
async function passesWithCheck(points: PointColumns, share: Share | undefined): Promise<number> {
  const governing = await points.counts('governing', share, 'PASS')
  return [...governing].reduce((sum, [id, count]) => (id === '' ? sum : sum + count), 0)
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
