/**
 * What can go wrong in a workflow, as values of three classes: the caller's refusal with
 * its problems, the calculation that could not complete, and the contract broken by a defect of ours.
 */

/** One fault of a request: where (JSON pointer into params) and what is allowed there. */
export interface Problem {
  readonly pointer: string
  readonly message: string
  /** What it may mean, each to be sent in its place: never taken by itself. */
  readonly readings?: readonly Reading[]
}
/** One meaning of what was sent: `SMYS of X65 …` is `450 MPa`. */
export interface Reading {
  readonly value: string
  readonly says: string
}
/** A problem at an input, by its name or by a pointer into it. */
export const problemAt = (place: string, message: string): Problem => ({
  pointer: place.startsWith('/') ? place : `/${place}`,
  message,
})
/** The same as the only one. */
export const refused = (place: string, message: string): Problem[] => [problemAt(place, message)]

/** Of one request no more faults than these are looked for: what a refusal costs is bounded by it. */
export const MOST_PROBLEMS = 50

/** Notes a fault. Throws Refusal with all that are noted once there are as many as are looked for. */
export function note(problems: Problem[], problem: Problem): void {
  problems.push(problem)
  if (problems.length >= MOST_PROBLEMS) throw new Refusal(problems)
}

/** The caller sent something that the workflow cannot accept; nothing was calculated. At most 50 problems are kept. */
export class Refusal extends Error {
  readonly code = 'params_refused'
  override readonly name = 'Refusal'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const kept = problems.slice(0, MOST_PROBLEMS)
    super(kept.map((p) => `${p.pointer}: ${p.message}`).join('; '))
    this.problems = kept
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
    super(`${what} is not a finite number. An input is far outside the range of the method.`)
  }
}

/** A solver found no answer: with sane inputs a defect, with absurd ones the end of what numbers can hold. */
export class UnsolvedError extends CalculationError {
  constructor(cause: Error) {
    super(`The calculation did not converge with these inputs: ${cause.message}`)
    this.cause = cause
  }
}

/** A workflow broke its own contract: a value not declared, a number not finite. Always a defect of the workflow. */
export class ContractError extends Error {
  readonly code = 'contract_broken'
  override readonly name = 'ContractError'
}
