/** What a calculation came out at over all its cases: the worst of them. */
import type { LaidOut } from './laid-out.ts'
import { type Results, resultOf } from './methods.ts'

/** The worst first. Open: a check that the verdict needs is not assessed. Unchecked: no check was made. */
export const outcomes = ['failed', 'error', 'open', 'unchecked', 'passed', 'none'] as const
export type Outcome = (typeof outcomes)[number]

export function outcomeOf({ byId }: LaidOut, results: Results, id: string): Outcome {
  const cases = byId.get(id)?.cases ?? []
  const all = cases.map(({ name }) => resultOf(results, id, name))
  if (all.length === 0 || all.some((result) => result === undefined)) return 'none'
  const own = all.filter((result) => result !== undefined)
  if (own.some(({ status }) => status === 'ERROR')) return 'error'
  if (own.some(({ status }) => status === 'FAIL')) return 'failed'
  if (own.some(({ status, checks_open }) => status === 'SKIPPED' || checks_open > 0)) return 'open'
  return own.every(({ checks_made }) => checks_made > 0) ? 'passed' : 'unchecked'
}
