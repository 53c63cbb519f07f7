/** What work is refused with, for the tests of what reads a request. */
import { type Problem, Refusal } from './errors.ts'

/** The problems with which work is refused; none where it is done. */
export function problemsOf(work: () => unknown): readonly Problem[] {
  try {
    work()
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.problems
    throw error
  }
}
