/** What an engine hands back of a run that completed: one whose files cannot be kept is a defect of its workflow. */
import type { Attempt, Ran, Result } from '@keelson/engine'
import { fileFault } from '../deliverables.ts'

export function completed(ran: Ran<Result>): Attempt {
  const fault = fileFault(ran.files)
  return fault === undefined
    ? { kind: 'ran', ran }
    : { kind: 'failed', detail: `Workflow defect: ${fault}`, defect: true }
}
