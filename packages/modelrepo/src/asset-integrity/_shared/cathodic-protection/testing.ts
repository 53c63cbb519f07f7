/** How the tests of the family run a workflow on its changed example and read what comes back. */
import { Refusal, readParams, runNow, type Workflow } from '@keelson/workflow'

export type Changes = Readonly<Record<string, unknown>>
export type Run = ReturnType<typeof runNow>

/** A value of a run in its declared unit. */
export const value = (run: Run, name: string): number => run.result.values[name]?.value as number
export const codes = (run: Run): string[] => run.warnings.map((w) => w.code)
export const checkOf = (run: Run, id: string) => run.result.checks.find((c) => c.id === id)

/** Throws unless a is within a share `relative` of b. */
export function near(a: number, b: number, relative: number): void {
  if (!(Math.abs(a - b) <= relative * Math.abs(b))) throw new Error(`${a} is not ${b} within ${relative}`)
}

/** Runs of the example with changes, and refusals of them. */
export function runsOf(workflow: Workflow) {
  const run = (changes: Changes = {}, without: readonly string[] = []): Run => {
    const request = Object.entries({ ...workflow.example, ...changes }).filter(([name]) => !without.includes(name))
    return runNow(workflow, readParams(workflow.contract, Object.fromEntries(request)))
  }
  /** '/pointer message' of each problem; none where the run is answered. */
  const problems = (changes: Changes, without?: readonly string[]): string[] => {
    try {
      run(changes, without)
      return []
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.problems.map((p) => `${p.pointer} ${p.message}`)
    }
  }
  /** Throws unless the changes are refused at the pointer. */
  const refusedAt = (pointer: string, changes: Changes, without?: readonly string[]): void => {
    const found = problems(changes, without)
    if (!found.some((p) => p.startsWith(`${pointer} `)))
      throw new Error(`not refused at ${pointer}: ${found.join('; ')}`)
  }
  return { run, problems, refusedAt }
}
