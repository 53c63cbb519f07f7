/** A run as a point of a search for a limit: how near its checks are to failing, by one number. */
import type { CheckAnswer, RunStatus } from '@keelson/engine'
import type { GoalPoint } from '../goal/points.ts'

/** What a run says of its checks. */
export interface Judged {
  readonly status: RunStatus | 'ERROR'
  readonly checks: readonly Pick<CheckAnswer, 'id' | 'state' | 'governing' | 'utilisation' | 'limit'>[]
}

/** The share at which the governing utilisation is at its limit. */
export const AT_LIMIT = 0.5
/** What passes is below the limit and what fails above it, though another check stands at it throughout. */
const APART = 1e-9

/** The checks that were made. */
export const madeIn = ({ checks }: Judged): ReadonlySet<string> =>
  new Set(checks.flatMap(({ id, state }) => (state === 'not_made' ? [] : [id])))

/**
 * The point at x. It has no value where the run has no verdict, and where it passes without a check that is `needed`. The
 * value is u / (1 + u) of the governing utilisation over its limit, which is finite where a capacity is used up.
 */
export function judgedPoint(x: number, run: Judged | undefined, needed: ReadonlySet<string>): GoalPoint {
  const none: GoalPoint = { x, y: null, mode: null, status: 'ERROR' }
  if (run === undefined || (run.status !== 'PASS' && run.status !== 'FAIL')) return none
  const governing = run.checks.find((check) => check.governing)
  if (governing === undefined) return none
  const made = madeIn(run)
  if (run.status === 'PASS' && [...needed].some((id) => !made.has(id))) return none
  const share = shareOf(governing)
  // What fails without a check that does, as by a file that is missing, has no limit.
  if (share === undefined || (run.status === 'FAIL' && governing.state !== 'fail')) return none
  const y = run.status === 'PASS' ? Math.min(share, AT_LIMIT - APART) : Math.max(share, AT_LIMIT + APART)
  return { x, y, mode: governing.id, status: run.status }
}

function shareOf({ utilisation, limit, state }: Judged['checks'][number]): number | undefined {
  if (utilisation === null) return state === 'fail' ? 1 : undefined
  const used = utilisation / (limit ?? 1)
  return used / (1 + Math.abs(used))
}
