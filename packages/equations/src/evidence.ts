/** Where a worked value comes from: a publication, another program, a value that needs no arithmetic, or arithmetic outside the code. */
import { EquationError } from './errors.ts'
import { evaluateExpression } from './evaluate.ts'
import { parseExpression } from './grammar.ts'

export type EvidenceKind = 'published' | 'peer-code' | 'closed-form' | 'independent-calc'

export interface Evidence {
  readonly kind: EvidenceKind
  /** Where the value stands, why it is known, the arithmetic, or the script. */
  readonly source: string
  /** Value of the arithmetic, where that is the source. */
  readonly gives?: number
}

/** The strongest first. */
export const EVIDENCE_KINDS: readonly EvidenceKind[] = ['published', 'peer-code', 'closed-form', 'independent-calc']

/** Printed by author or standard: where. */
export const published = (source: string): Evidence => ({ kind: 'published', source })
/** An answer of another program: which, and of what. */
export const peer = (source: string): Evidence => ({ kind: 'peer-code', source })
/** Known without arithmetic, by a limit, a symmetry or an identity: which. */
export const closedForm = (source: string): Evidence => ({ kind: 'closed-form', source })
/** Computed by a script that stands beside the test and knows the sources only. */
export const byScript = (script: string): Evidence => ({ kind: 'independent-calc', source: script })

/**
 * Arithmetic written out in numbers, '1025 * 9.80665 * pi * 0.5 ** 2 / 4'; it has to give the value beside which it
 * stands. Throws EquationError where it is no arithmetic, or only a number.
 */
export function byHand(arithmetic: string): Evidence {
  const { expression } = parseExpression(arithmetic, [], [])
  if (expression.kind === 'number') throw new EquationError(`'${arithmetic}' is a number, and no arithmetic`)
  return { kind: 'independent-calc', source: arithmetic, gives: evaluateExpression(expression, {}) }
}

/** A value from outside the code that was not met. */
export class WorkedValueMissed extends EquationError {
  readonly evidence: EvidenceKind
  constructor(message: string, evidence: EvidenceKind) {
    super(message)
    this.evidence = evidence
  }
}
