/**
 * The status of a run, by its checks: one rule for runs, studies, searches, exit codes, badges, pages, reports and chat.
 * FAIL if a check fails; else SKIPPED if a check is open; else PASS, which is a green only if a check was made.
 */
import type { Status } from './record.ts'
import type { CheckAnswer } from './result.ts'

/** What a check of a run may be counted as. */
export interface Counts {
  readonly checks_made: number
  /** Not assessed, and the verdict needs them. */
  readonly checks_open: number
  /** Made outside the limits of their method, as an engineer accepted them; among those made. */
  readonly checks_accepted: number
}
export type RunStatus = 'PASS' | 'FAIL' | 'SKIPPED'

/** What a list knows of a run: enough to say how it stands. */
export interface Standing extends Readonly<Record<keyof Counts, number | null>> {
  readonly status: Status
}

/** A workflow that cannot be run here is SKIPPED too, and has no checks to count. */
export const isCalculated = ({ status, checks_made }: Pick<Standing, 'status' | 'checks_made'>): boolean =>
  status !== 'SKIPPED' || checks_made !== null

type Counted = Pick<CheckAnswer, 'state' | 'open' | 'accepted'>

export const isMade = ({ state }: Pick<Counted, 'state'>): boolean => state !== 'not_made'

export const countsOf = (checks: readonly Counted[]): Counts => ({
  checks_made: checks.filter(isMade).length,
  checks_open: checks.filter(({ open }) => open).length,
  checks_accepted: checks.filter(({ accepted }) => accepted !== null).length,
})

/** A file that was promised and is missing fails the run, as a check does. */
export function statusOf(checks: readonly Counted[], missing: readonly string[]): RunStatus {
  if (missing.length > 0 || checks.some(({ state }) => state === 'fail')) return 'FAIL'
  return checks.some(({ open }) => open) ? 'SKIPPED' : 'PASS'
}
