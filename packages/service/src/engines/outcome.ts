/** What an engine hands back: a run that completed, refused its params, or could not complete. */
import { CalculationError, type DataDigest, type Emitted, type Problem, Refusal } from '@keelson/workflow'

export type Attempt =
  | {
      readonly kind: 'ran'
      readonly ran: Emitted & { readonly digests: readonly DataDigest[]; readonly asOf?: string }
    }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly detail: string; readonly defect: boolean }

/** Sorts what a workflow threw: the caller's fault, a calculation that could not complete, or a defect of ours. */
export function attemptOf(error: unknown): Attempt {
  if (error instanceof Refusal) return { kind: 'refused', problems: error.problems }
  if (error instanceof CalculationError) return { kind: 'failed', detail: error.message, defect: false }
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof RangeError) {
    return { kind: 'failed', detail: `The calculation could not complete with these inputs: ${message}`, defect: false }
  }
  return {
    kind: 'failed',
    detail: `The calculation could not complete, through a defect of the workflow: ${message}`,
    defect: true,
  }
}
