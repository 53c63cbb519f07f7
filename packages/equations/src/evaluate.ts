/** Runs a parsed formula: the same operations in the same order as the arrow function it was parsed from. */
import { EquationError } from './errors.ts'
import type { Arithmetic, Comparison, Expression, Logical } from './expression.ts'
import { elementary, integral, pi, sum } from './functions.ts'

/** Values by symbol; running variables of sums and integrals are added to them on the way. */
export type Values = Readonly<Record<string, number | readonly number[]>>
/** Declared functions by name. */
export type Functions = Readonly<Record<string, { readonly call: (...args: number[]) => number }>>

/** Value of an expression, bit for bit that of the function it was parsed from. Throws EquationError on a missing name. */
export function evaluateExpression(e: Expression, values: Values, functions: Functions = {}): number {
  const number = (part: Expression) => evaluateExpression(part, values, functions)
  switch (e.kind) {
    case 'number':
      return e.value
    case 'constant':
      return pi
    case 'symbol':
      return numberOf(e.name, values)
    case 'length':
      return listOf(e.list, values).length
    case 'element':
      return listOf(e.list, values)[number(e.at)] ?? Number.NaN
    case 'negative':
      return -number(e.operand)
    case 'binary':
      return arithmetic(e.operator, number(e.left), number(e.right))
    case 'conditional':
      return number(evaluateTruth(e.test, values, functions) ? e.yes : e.no)
    case 'call':
      return functionOf(e.name, functions)(...e.args.map(number))
    case 'sum':
      return sum(number(e.count), (j) => evaluateExpression(e.body, { ...values, [e.index]: j }, functions))
    case 'integral':
      return integral(number(e.from), number(e.to), (x) =>
        evaluateExpression(e.body, { ...values, [e.variable]: x }, functions),
      )
    case 'not':
      throw new EquationError('a truth value is used where a number is required')
  }
}

/** Truth of a condition. Throws EquationError on a missing name. */
export function evaluateTruth(e: Expression, values: Values, functions: Functions = {}): boolean {
  const truth = (part: Expression) => evaluateTruth(part, values, functions)
  const number = (part: Expression) => evaluateExpression(part, values, functions)
  if (e.kind === 'not') return !truth(e.operand)
  if (e.kind !== 'binary') throw new EquationError('a condition must compare numbers')
  if (e.operator === '&&') return truth(e.left) && truth(e.right)
  if (e.operator === '||') return truth(e.left) || truth(e.right)
  return compare(e.operator, number(e.left), number(e.right))
}

type Operator = Arithmetic | Comparison | Logical

function arithmetic(operator: Operator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
    case '**':
      return a ** b
    default:
      throw new EquationError('a truth value is used where a number is required')
  }
}

function compare(operator: Operator, a: number, b: number): boolean {
  switch (operator) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    case '===':
      return a === b
    default:
      throw new EquationError('a condition must compare numbers')
  }
}

function numberOf(name: string, values: Values): number {
  const value = values[name]
  if (typeof value !== 'number') throw new EquationError(`'${name}' must be a number`)
  return value
}

function listOf(name: string, values: Values): readonly number[] {
  const value = values[name]
  if (value === undefined || typeof value === 'number') throw new EquationError(`'${name}' must be a list`)
  return value
}

function functionOf(name: string, functions: Functions): (...args: number[]) => number {
  const found = elementary.get(name)?.call ?? functions[name]?.call
  if (found === undefined) throw new EquationError(`the function '${name}' is unknown`)
  return found
}
