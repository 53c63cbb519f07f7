/**
 * What can go wrong in a workflow, as values of three classes: the caller's refusal with
 * its problems, the calculation that could not complete, and the contract broken by a defect of ours.
 */

/** One fault of a request: where (JSON pointer into params) and what is allowed there. */
export interface Problem {
  readonly pointer: string
  readonly message: string
}

/** The caller sent something that the workflow cannot accept; nothing was calculated. */
export class Refusal extends Error {
  readonly code = 'params_refused'
  override readonly name = 'Refusal'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map((p) => `${p.pointer}: ${p.message}`).join('; '))
    this.problems = problems
  }
}

/** Ends the calculation with a refusal at one input. */
export function refuse(pointer: string, message: string): never {
  throw new Refusal([{ pointer, message }])
}

/** The workflow could not complete: no convergence, a resource exhausted. The message is for the engineer. */
export class CalculationError extends Error {
  readonly code = 'calculation_failed'
  override readonly name: string = 'CalculationError'
}

/** A result is not a finite number: with sane inputs a defect, with absurd ones the end of what numbers can hold. */
export class NonFiniteError extends CalculationError {
  constructor(what: string) {
    super(`${what} is not a finite number: an input is far outside the range of the method`)
  }
}

/** A solver found no answer: with sane inputs a defect, with absurd ones the end of what numbers can hold. */
export class UnsolvedError extends CalculationError {
  constructor(cause: Error) {
    super(`the calculation could not complete with these inputs: ${cause.message}`)
    this.cause = cause
  }
}

/** A workflow broke its own contract: a value not declared, a number not finite. Always a defect of the workflow. */
export class ContractError extends Error {
  readonly code = 'contract_broken'
  override readonly name = 'ContractError'
}
