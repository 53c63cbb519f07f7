/** The verification cases of the tree, run as they stand: what `keelson verify` prints. */
import { judge, nearestNumber, runWorkflow } from '@keelson/engine'
import {
  type CaseKind,
  caseParams,
  type NearestNumber,
  pinnedRef,
  Refusal,
  type VerificationCase,
  type Workflow,
} from '@keelson/workflow'
import type { Catalog } from './catalog.ts'
import { resourcesOf } from './engines/resources.ts'
import { casesOf } from './workflow-detail.ts'

interface CaseOutcome {
  readonly id: string
  readonly kind: CaseKind | 'refusal'
  readonly source: string
  readonly outcome: 'passed' | 'failed' | 'disputed'
  /** The number that came nearest to its tolerance; null where no number is expected. */
  readonly nearest: NearestNumber | null
  readonly problems: readonly string[]
  readonly evidence?: string
}
export interface WorkflowOutcome {
  readonly ref: string
  readonly cases: readonly CaseOutcome[]
}

const TIME_LIMIT_MS = 120_000

/** Every version of every workflow of ours that is built, with its ref; of one alone where a base ref is given. */
export const verifiable = (catalog: Catalog, ref?: string): readonly { ref: string; workflow: Workflow }[] =>
  (ref === undefined ? catalog.entries : [catalog.lookUp(ref).entry]).flatMap((entry) =>
    entry.versions.map(({ version, workflow }) => ({ ref: pinnedRef(entry, version), workflow })),
  )

/** Runs each case of one version; `progress` is told after each. */
export async function verify(
  { ref, workflow }: { readonly ref: string; readonly workflow: Workflow },
  datasets: string,
  progress: () => void,
): Promise<WorkflowOutcome> {
  const cases: CaseOutcome[] = []
  for (const c of casesOf(workflow)) {
    cases.push(await outcomeOf(workflow, c, datasets))
    progress()
  }
  return { ref, cases }
}

async function outcomeOf(workflow: Workflow, c: VerificationCase, datasets: string): Promise<CaseOutcome> {
  const { comparisons, problems } = await judged(workflow, c, datasets)
  const verdict = problems.length === 0 ? 'passed' : 'failed'
  return {
    id: c.id,
    kind: c.expect_refusal ? 'refusal' : (c.kind ?? 'closed-form'),
    source: c.source ?? '',
    outcome: c.disputed === undefined ? verdict : 'disputed',
    nearest: nearestNumber(comparisons),
    problems,
    ...(c.disputed !== undefined && { evidence: c.disputed }),
  }
}

async function judged(workflow: Workflow, c: VerificationCase, datasets: string) {
  const resources = resourcesOf(datasets, AbortSignal.timeout(TIME_LIMIT_MS))
  try {
    const ran = await runWorkflow(workflow, caseParams(c, workflow.example), resources)
    return judge(c, ran)
  } catch (error) {
    if (error instanceof Refusal) return judge(c, { refused: error.problems })
    return { comparisons: [], problems: [`ends with an error: ${(error as Error).message}`] }
  } finally {
    await resources.release()
  }
}
