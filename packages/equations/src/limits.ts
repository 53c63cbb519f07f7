/**
 * Where a formula stops following its symbols: max(0, x), min(1, x), a branch of plain number. A number that stands at
 * such a limit says nothing of how far beyond it the case lies.
 */
import { evaluateExpression, evaluateTruth, type Functions, type Values } from './evaluate.ts'
import { children, type Expression, parts } from './expression.ts'

/** Why an expression may stand at a literal limit. */
export type Limited =
  /** The limit is itself the answer: by the physics, or by the clause's own words. */
  | { readonly holds: string }
  /** The formula ends there; what counts beyond it. A check that rests on the limit must say so. */
  | { readonly ends: string }

type Bound = Extract<Expression, { kind: 'call' | 'conditional' }>

/** The parts of an expression that limit it by a literal. */
export const limitsOf = (e: Expression): readonly Bound[] => parts(e).filter(isLimit)

/** The limits at which an expression stands with these values, in the expression's own units. */
export function limitsReached(e: Expression, values: Values, functions: Functions = {}): readonly Bound[] {
  const inside = (part: Expression, at: Values = values) => limitsReached(part, at, functions)
  if (e.kind === 'conditional') {
    const taken = evaluateTruth(e.test, values, functions) ? e.yes : e.no
    return [...(isLimit(e) && isLiteral(taken) ? [e] : []), ...inside(e.test), ...inside(taken)]
  }
  if (e.kind === 'sum') {
    const count = evaluateExpression(e.count, values, functions)
    const terms = Array.from({ length: count }, (_, j) => inside(e.body, { ...values, [e.index]: j }))
    return [...inside(e.count), ...new Set(terms.flat())]
  }
  // A smooth integrand has no limit of its own.
  if (e.kind === 'integral') return [...inside(e.from), ...inside(e.to)]
  const within = children(e).flatMap((part) => inside(part))
  return e.kind === 'call' && isLimit(e) && holdsLiteral(e, values, functions) ? [e, ...within] : within
}

/** Whether max() or min() gives its literal, and nothing else would give the same. */
function holdsLiteral(e: Extract<Expression, { kind: 'call' }>, values: Values, functions: Functions): boolean {
  const number = (part: Expression) => evaluateExpression(part, values, functions)
  const value = number(e)
  return e.args.every((part) => isLiteral(part) || number(part) !== value)
}

function isLimit(e: Expression): e is Bound {
  if (e.kind === 'conditional') return mixed(branches(e))
  return e.kind === 'call' && (e.name === 'max' || e.name === 'min') && mixed(e.args)
}

const mixed = (list: readonly Expression[]) => list.some(isLiteral) && !list.every(isLiteral)

/** What a chain of conditions may give. */
const branches = (e: Expression): readonly Expression[] =>
  e.kind === 'conditional' ? [...branches(e.yes), ...branches(e.no)] : [e]

const isLiteral = (e: Expression): boolean =>
  parts(e).every(({ kind }) => kind !== 'symbol' && kind !== 'element' && kind !== 'length')
