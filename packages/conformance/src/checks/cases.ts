/** Every verification case is met at its stated tolerance, or disputed with evidence. */
import { caseParams, compareCase, type VerificationCase } from '@keelson/workflow'
import { type ConformanceCheck, isRun, type Subject } from '../subject.ts'

export const casesCheck: ConformanceCheck = {
  name: 'every case passes at its tolerance',
  problems: async (subject) => {
    if (subject.cases.length === 0) return ['there are no cases']
    const problems: string[] = []
    for (const c of subject.cases) problems.push(...(await caseProblems(subject, c)).map((p) => `${c.id}: ${p}`))
    return problems
  },
}

async function caseProblems(subject: Subject, c: VerificationCase): Promise<string[]> {
  if (c.disputed !== undefined) return []
  const run = await subject.run(c.id, caseParams(c, subject.workflow.example))
  if (c.expect_refusal) {
    if (isRun(run)) return ['is accepted, and should be refused']
    const pointers = run.refused.problems.map((p) => p.pointer)
    return c.pointer === undefined || pointers.includes(c.pointer)
      ? []
      : [`is refused at ${pointers.join(', ')}, not at ${c.pointer}`]
  }
  if (!isRun(run)) return [`is refused: ${run.refused.message}`]
  if (Object.keys(c.expected ?? {}).length === 0) return ['expects nothing']
  return compareCase(c, run.emitted.result.values)
    .filter((r) => !r.ok)
    .map(
      (r) =>
        `${r.name} is ${JSON.stringify(r.got)} ${r.unit}, expected ${JSON.stringify(r.expected)} (error ${r.error}, tolerance ${r.tolerance})`,
    )
}
