/** The one error of this package, so that a caller can tell numerical trouble from a mistake of its own. */

/** no_bracket: no change of sign; no_convergence: iterations spent; bad_input: arguments that have no answer. */
export type NumericsErrorCode = 'no_bracket' | 'no_convergence' | 'bad_input'

/** The message is for the engineer: what was sought, and why it was not found; no numbers that are none. */
export class NumericsError extends Error {
  override readonly name = 'NumericsError'
  readonly code: NumericsErrorCode

  constructor(code: NumericsErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** A number for a message, which may be none. */
export function inWords(x: number): string {
  if (Number.isFinite(x)) return String(x)
  return Number.isNaN(x) ? 'no number' : 'beyond the range of numbers'
}

/** Throws NumericsError 'bad_input' with the message unless the condition holds. */
export function requireThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new NumericsError('bad_input', message)
}
