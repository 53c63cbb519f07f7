/** The one error of this package: an equation that cannot be what it claims. It is a programmer's error, met at load. */
export class EquationError extends Error {
  readonly code = 'equation_invalid'
  override readonly name = 'EquationError'
}
