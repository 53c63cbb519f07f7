/** Tells numbers, truth values and lists apart in a parsed formula, for texts that TypeScript has not checked. */
import { EquationError } from './errors.ts'
import { children, type Expression, isComparison, isLogical, parts } from './expression.ts'

/** Throws EquationError where a truth value stands for a number, a number for a truth value, or a list for a number. */
export function checkKinds(expression: Expression): void {
  expectNumber(expression)
  const all = parts(expression)
  const lists = new Set(all.flatMap((e) => (e.kind === 'element' || e.kind === 'length' ? [e.list] : [])))
  const mixed = all.find((e) => e.kind === 'symbol' && lists.has(e.name))
  if (mixed?.kind === 'symbol') throw new EquationError(`'${mixed.name}' is used both as a list and as a number`)
}

function expectNumber(e: Expression): void {
  if (isTruth(e)) throw new EquationError('a truth value is used where a number is required')
  if (e.kind === 'conditional') {
    expectTruth(e.test)
    expectNumber(e.yes)
    expectNumber(e.no)
  } else {
    children(e).forEach(expectNumber)
  }
}

function expectTruth(e: Expression): void {
  if (!isTruth(e)) throw new EquationError('a condition must compare numbers, such as a < b')
  const logical = e.kind === 'not' || (e.kind === 'binary' && isLogical(e.operator))
  children(e).forEach(logical ? expectTruth : expectNumber)
}

function isTruth(e: Expression): boolean {
  return e.kind === 'not' || (e.kind === 'binary' && (isComparison(e.operator) || isLogical(e.operator)))
}
