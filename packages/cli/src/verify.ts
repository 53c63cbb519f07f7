/** `keelson verify`: every case in the tree, run now, against its tolerance. */
import { mostUsed } from '@keelson/engine'
import type { WorkflowOutcome } from '@keelson/service/verify.ts'
import { unitAfter } from '@keelson/units'
import type { Nearness } from '@keelson/workflow'
import { type Command, columns } from './command.ts'
import { withCatalog } from './local-service.ts'
import { progressBar } from './progress.ts'

export const verify: Command = {
  about: 'Run every verification case, or the cases of one workflow. Exit 1: a case fails',
  args: [{ name: 'REF', about: 'a workflow (default: all)', optional: true }],
  run: (given) =>
    withCatalog(async (catalog, datasets) => {
      const { verifiable, verify: verifyOne } = await import('@keelson/service/verify.ts')
      const { casesOf } = await import('@keelson/service/workflow-detail.ts')
      const workflows = verifiable(catalog, given.args[0])
      const total = workflows.reduce((n, { workflow }) => n + casesOf(workflow).length, 0)
      const bar = progressBar(process.stderr, 'verify')
      const outcomes: WorkflowOutcome[] = []
      let done = 0
      for (const workflow of workflows)
        outcomes.push(await verifyOne(workflow, datasets, () => bar.progress(++done, total)))
      bar.clear()
      given.print(outcomes, inWords(outcomes))
      return outcomes.some((o) => o.cases.some((c) => c.outcome === 'failed')) ? 1 : 0
    }),
}

const KINDS = ['published', 'peer-code', 'closed-form', 'independent-calc', 'refusal'] as const

function inWords(outcomes: readonly WorkflowOutcome[]): string {
  const head = ['workflow', ...KINDS, 'passed', 'largest error', 'tolerance', 'case']
  const table = columns([head, ...outcomes.map(line)])
  const said = outcomes.flatMap(({ ref, cases }) =>
    cases.flatMap((c) => [
      ...c.problems.map((p) => `FAILED ${ref} ${c.id}: ${p}`),
      ...(c.evidence === undefined ? [] : [`disputed ${ref} ${c.id}: ${c.evidence}`]),
    ]),
  )
  const all = outcomes.flatMap((o) => o.cases)
  const passed = all.filter((c) => c.outcome === 'passed').length
  return [table, ...said, `${passed} of ${all.length} cases pass`].join('\n\n')
}

function line({ ref, cases }: WorkflowOutcome): string[] {
  const counts = KINDS.map((kind) => String(cases.filter((c) => c.kind === kind).length))
  const worst = mostUsed(
    cases.flatMap(({ id, outcome, nearest }) => (outcome !== 'disputed' && nearest ? [{ id, ...nearest }] : [])),
  )
  const passed = `${cases.filter((c) => c.outcome === 'passed').length}/${cases.length}`
  return [ref, ...counts, passed, ...(worst ? [errorText(worst), toleranceText(worst), worst.id] : [])]
}

const errorText = ({ error, unit }: Nearness): string => inTerms(error.toExponential(1), unit)
const toleranceText = ({ tolerance, unit }: Nearness): string => inTerms(tolerance.toExponential(0), unit)
/** A share of what is expected has no unit. */
const inTerms = (number: string, unit: string | undefined): string =>
  number + (unit === undefined ? '' : unitAfter(unit))
