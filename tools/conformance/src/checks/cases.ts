/** Every verification case is met at its stated tolerance, or disputed with evidence. */
import { judge } from '@keelson/engine'
import { caseParams, type VerificationCase } from '@keelson/workflow'
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

async function caseProblems(subject: Subject, c: VerificationCase): Promise<readonly string[]> {
  if (c.disputed !== undefined) return []
  const run = await subject.run(c.id, caseParams(c, subject.workflow.example))
  return judge(c, isRun(run) ? run.emitted : { refused: run.refused.problems }).problems
}
