/** What an engine hands back: a run that completed, refused its params, or could not complete. */
import { CalculationError, type Problem, type Ran, Refusal } from '@keelson/workflow'
import { fileFault } from '../deliverables.ts'

export type Attempt =
  | { readonly kind: 'ran'; readonly ran: Ran }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly detail: string; readonly defect: boolean }

/** A run that completed; one whose files cannot be kept under their names is a defect of its workflow. */
export function completed(ran: Ran): Attempt {
  const fault = fileFault(ran.files)
  return fault === undefined
    ? { kind: 'ran', ran }
    : { kind: 'failed', detail: `A defect of the workflow: ${fault}`, defect: true }
}

/** Sorts what a workflow threw: the caller's fault, a calculation that could not complete, or a defect of ours. */
export function attemptOf(error: unknown): Attempt {
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
