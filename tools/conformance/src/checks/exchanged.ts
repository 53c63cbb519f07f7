/** A check that is held to the number of another one turns no verdict unnoticed: some case expects otherwise. */
import { checkAnswers, judge, statusOf } from '@keelson/engine'
import { caseParams, type VerificationCase } from '@keelson/workflow'
import { exchangedSides } from '../mutation/wiring/outcome-catalogue.ts'
import { inWords, mistakenChecks, type OfCheck } from '../mutation/wiring/outcome-mistakes.ts'
import { type ConformanceCheck, isRun, type Run, type Subject } from '../subject.ts'

export const exchangedCheck: ConformanceCheck = {
  name: 'a check that is held to the demand or the capacity of another is noticed by a case',
  problems: async (subject) => {
    const tried = await triedCases(subject)
    const example = await subject.run('example', subject.workflow.example)
    const runs = [...tried.map(({ run }) => run), ...(isRun(example) ? [example] : [])]
    const swaps = exchangedSides(
      subject.contract,
      runs.map(({ outcome }) => outcome),
    )
    return swaps
      .filter(
        (swap) => runs.some((run) => turns(subject, run, swap)) && !tried.some((t) => isNoticed(subject, t, swap)),
      )
      .map((swap) => `${inWords(swap)}, and no case notices`)
  },
}

interface Tried {
  readonly held: VerificationCase
  readonly run: Run
}
async function triedCases(subject: Subject): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const held of subject.cases) {
    const run = await subject.run(held.id, caseParams(held, subject.workflow.example))
    if (isRun(run)) tried.push({ held, run })
  }
  return tried
}

const answersOf = ({ contract }: Subject, { read, outcome }: Run, swap: OfCheck) =>
  checkAnswers(contract, read, { ...outcome, checks: mistakenChecks(outcome.checks, swap) })

const turns = (subject: Subject, run: Run, swap: OfCheck): boolean =>
  answersOf(subject, run, swap).some(({ state }, k) => state !== run.emitted.hashed.checks[k]?.state)

function isNoticed(subject: Subject, { held, run }: Tried, swap: OfCheck): boolean {
  const checks = answersOf(subject, run, swap)
  const { hashed, missing } = run.emitted
  return judge(held, { status: statusOf(checks, missing), result: { ...hashed, checks } }).problems.length > 0
}
