/** Runs the evidence of a module against one of its mutants: the tests that lead to it, then the cases of workflows. */
import { judge } from '@keelson/engine'
import { NOTICED, type Noticed } from '@keelson/engine/mistakes.ts'
import { ROOT } from '@keelson/service/service.ts'
import { type CaseKind, caseParams, type VerificationCase, type Workflow } from '@keelson/workflow'
import { entryOf, type LockEntry } from '../lock/entry.ts'
import { digestProblems, numberProblems } from '../lock/problems.ts'
import { isRun, type Subject, subjectOf } from '../subject.ts'
import { takeTests } from './collected-tests.ts'
import type { FreshModules } from './fresh-modules.ts'

const strongest = (kinds: readonly Noticed[]): Noticed | undefined => NOTICED.find((kind) => kinds.includes(kind))

/** After so long a file of tests that has noticed is not run to its end for something stronger. */
const LONG_MS = 200

/** The strongest in a file of tests that notices; undefined where every test passes. */
export async function noticedByTests(modules: FreshModules, file: string): Promise<Noticed | undefined> {
  takeTests()
  await modules.load(file)
  const begun = performance.now()
  const noticed: Noticed[] = []
  for (const { run } of takeTests()) {
    try {
      await run()
    } catch (error) {
      noticed.push(kindOf(error))
      if (performance.now() - begun > LONG_MS) break
    }
  }
  return strongest(noticed)
}

/** A worked value that was missed says of which kind it is. */
function kindOf(error: unknown): Noticed {
  const { evidence } = (error ?? {}) as { readonly evidence?: CaseKind }
  return evidence ?? 'claim'
}

/** The strongest case of a workflow that notices; `file` wires the workflow. */
export async function noticedByCases(modules: FreshModules, file: string): Promise<Noticed | undefined> {
  const noticed: Noticed[] = []
  for (const subject of await subjectsIn(modules, file)) {
    for (const c of subject.cases) if (await misses(subject, c)) noticed.push(c.kind ?? 'claim')
  }
  return strongest(noticed)
}

/** The first case of a workflow that notices. */
export async function noticedByACase(modules: FreshModules, file: string): Promise<Noticed | undefined> {
  for (const subject of await subjectsIn(modules, file)) {
    for (const c of subject.cases) if (await misses(subject, c)) return c.kind ?? 'claim'
  }
  return undefined
}

/** Whether the lock of a workflow would notice: whether what is locked is another with the mistake than without it. */
export async function noticedByLock(modules: FreshModules, file: string): Promise<boolean> {
  try {
    const now = await lockOf(modules, file)
    if (!soundLocks.has(file)) {
      modules.change('', '')
      soundLocks.set(file, await lockOf(modules, file))
    }
    const locked = soundLocks.get(file) ?? []
    return now.some(
      (entry, k) => numberProblems(entry, locked[k]).length > 0 || digestProblems(entry, locked[k]).length > 0,
    )
  } catch {
    return true
  }
}
const soundLocks = new Map<string, readonly LockEntry[]>()

async function lockOf(modules: FreshModules, file: string): Promise<LockEntry[]> {
  const entries: LockEntry[] = []
  for (const subject of await subjectsIn(modules, file)) entries.push(await entryOf(subject, []))
  return entries
}

async function subjectsIn(modules: FreshModules, file: string): Promise<Subject[]> {
  const exported = Object.values(await modules.load(file))
  return exported
    .filter(isWorkflow)
    .map((workflow) => subjectOf(file.split('/')[0] ?? '', workflow, `${ROOT}/datasets`))
}

const isWorkflow = (v: unknown): v is Workflow =>
  typeof v === 'object' && v !== null && 'contract' in v && 'calculate' in v && 'home' in v

async function misses(subject: Subject, c: VerificationCase): Promise<boolean> {
  try {
    const run = await subject.runForNumbers(c.id, caseParams(c, subject.workflow.example))
    return judge(c, isRun(run) ? run.emitted : { refused: run.refused.problems }).problems.length > 0
  } catch {
    return true
  }
}
