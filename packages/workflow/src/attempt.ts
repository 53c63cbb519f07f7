/** What became of a run: it completed, its params were refused, or it could not complete; and why, in words. */
import { CalculationError, type Problem, Refusal } from './errors.ts'
import type { Ran } from './run.ts'

export type Attempt =
  | { readonly kind: 'ran'; readonly ran: Ran }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly detail: string; readonly defect: boolean }

/** Sorts what a workflow threw: the caller's fault, a calculation that could not complete, or a defect of ours. */
export function attemptOf(error: unknown): Exclude<Attempt, { readonly kind: 'ran' }> {
  if (error instanceof Refusal) return { kind: 'refused', problems: error.problems }
  if (error instanceof CalculationError) return { kind: 'failed', detail: error.message, defect: false }
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof RangeError && /allocation failed/i.test(message)) {
    return { kind: 'failed', detail: 'The run needed more memory than its limit allows and was stopped', defect: false }
  }
  if (error instanceof RangeError) {
    return { kind: 'failed', detail: `The calculation could not complete with these inputs: ${message}`, defect: false }
  }
  return {
    kind: 'failed',
    detail: `The calculation could not complete, through a defect of the workflow: ${message}`,
    defect: true,
  }
}
