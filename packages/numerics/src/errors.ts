/** The one error of this package, so that a caller can tell numerical trouble from a mistake of its own. */

/** no_bracket: no change of sign; no_convergence: iterations spent; bad_input: arguments that have no answer. */
export type NumericsErrorCode = 'no_bracket' | 'no_convergence' | 'bad_input'

export class NumericsError extends Error {
  override readonly name = 'NumericsError'
  readonly code: NumericsErrorCode

  constructor(code: NumericsErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Throws NumericsError 'bad_input' with the message unless the condition holds. */
export function requireThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new NumericsError('bad_input', message)
}
