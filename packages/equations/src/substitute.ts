/** Puts values in place of symbols, so that a reader can follow the numbers by hand. */
import { evaluateExpression, evaluateTruth, type Functions, type Values } from './evaluate.ts'
import { type Comparison, children, type Expression, isComparison, type SumExpression } from './expression.ts'
import { elementary } from './functions.ts'
import { display, row, tag, words } from './mathml.ts'
import { RESULT_DIGITS, valueText } from './numbers.ts'
import { printWhole } from './printer.ts'

export interface SubstituteOptions {
  /** Significant digits of the values; 5 unless given. */
  readonly digits?: number
  /** Functions that the formula calls by name; without them a condition that needs one stays undecided. */
  readonly functions?: Functions
  /** Units of the values that are printed with theirs, by name; none unless given. */
  readonly units?: Readonly<Record<string, string>>
}

export interface Substituted {
  readonly expression: Expression
  /** Conditions of the branches taken, all of them true. */
  readonly conditions: readonly Expression[]
}

/** Sums up to this length are shown term by term. */
const ALL_TERMS = 4
const FIRST_TERMS = 2

/** MathML of an expression with numbers in place of its symbols; of `?:` only the branch taken, with its condition. */
export function typesetSubstituted(e: Expression, values: Values, options: SubstituteOptions = {}): string {
  return typesetWithConditions(substitute(e, values, options))
}

/** MathML of the conditions of branches, a formula of its own; null where there are none. */
export function typesetCondition(conditions: readonly Expression[]): string | null {
  return conditions.length === 0 ? null : display(...apart(conditions))
}

/** MathML of a substituted expression and behind it the conditions of its branches. */
function typesetWithConditions({ expression, conditions }: Substituted): string {
  const gap = conditions.length > 0 ? [tag('mspace', '', 'width="2em"'), ...apart(conditions)] : []
  return row(printWhole(expression, {}, true).xml, ...gap)
}

function apart(conditions: readonly Expression[]): string[] {
  return conditions.flatMap((test, k) => [words(k === 0 ? 'for ' : ' and '), printWhole(test, {}, true).xml])
}

/** Puts values in place of symbols and takes the branches that they decide. */
export function substitute(e: Expression, values: Values, options: SubstituteOptions = {}): Substituted {
  const conditions = new Map<string, Expression>()
  const { digits = RESULT_DIGITS, functions = {}, units = {} } = options
  const scope: Scope = { values, digits, functions, units, conditions }
  return { expression: replace(e, scope), conditions: [...conditions.values()] }
}

interface Scope {
  readonly values: Values
  readonly digits: number
  readonly functions: Functions
  readonly units: Readonly<Record<string, string>>
  readonly conditions: Map<string, Expression>
}

function replace(e: Expression, scope: Scope): Expression {
  switch (e.kind) {
    case 'symbol':
      return inPlaceOf(e, scope, scope.units[e.name])
    case 'element':
      return inPlaceOf(e, scope, scope.units[e.list])
    case 'length':
      return inPlaceOf(e, scope)
    case 'conditional':
      return isKnown(e.test, scope) ? takeBranch(e, scope) : replaceChildren(e, scope)
    case 'sum':
      return isKnown(e.count, scope) ? showTerms(e, scope) : replaceChildren(e, scope)
    default:
      return replaceChildren(e, scope)
  }
}

function inPlaceOf(e: Expression, scope: Scope, unit?: string): Expression {
  if (!isKnown(e, scope)) return e
  return numberOf(evaluateExpression(e, scope.values, scope.functions), scope.digits, unit)
}

function numberOf(value: number, digits: number, unit?: string): Expression {
  const text = valueText(value, digits)
  return { kind: 'number', value: Number(text), text, ...(unit !== undefined && { unit }) }
}

/** Whether the values decide an expression: no free symbol and no function is missing. */
function isKnown(e: Expression, { values, functions }: Scope): boolean {
  const known = (part: Expression, bound: readonly string[]): boolean => {
    if (part.kind === 'symbol' && values[part.name] === undefined && !bound.includes(part.name)) return false
    if ((part.kind === 'element' || part.kind === 'length') && values[part.list] === undefined) return false
    if (part.kind === 'call' && !elementary.has(part.name) && functions[part.name] === undefined) return false
    const inner =
      part.kind === 'sum' ? [...bound, part.index] : part.kind === 'integral' ? [...bound, part.variable] : bound
    return children(part).every((child) => known(child, inner))
  }
  return known(e, [])
}

function takeBranch(e: Extract<Expression, { kind: 'conditional' }>, scope: Scope): Expression {
  const taken = evaluateTruth(e.test, scope.values, scope.functions)
  const condition = replace(holding(taken ? e.test : opposite(e.test), scope), scope)
  scope.conditions.set(JSON.stringify(condition), condition)
  return replace(taken ? e.yes : e.no, scope)
}

/** Of alternatives the first that holds, which is reason enough. */
function holding(test: Expression, scope: Scope): Expression {
  if (test.kind !== 'binary') return test
  const { operator, left, right } = test
  if (operator === '&&') return { ...test, left: holding(left, scope), right: holding(right, scope) }
  if (operator !== '||') return test
  return holding(evaluateTruth(left, scope.values, scope.functions) ? left : right, scope)
}

const OPPOSITE: Readonly<Record<Comparison, Comparison | undefined>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': undefined,
}

/** The condition that holds where this one does not. */
function opposite(test: Expression): Expression {
  if (test.kind === 'not') return test.operand
  if (test.kind !== 'binary') return test
  const { operator, left, right } = test
  if (operator === '&&' || operator === '||') {
    const other = operator === '&&' ? '||' : '&&'
    return { kind: 'binary', operator: other, left: opposite(left), right: opposite(right) }
  }
  const turned = isComparison(operator) ? OPPOSITE[operator] : undefined
  return turned === undefined ? { kind: 'not', operand: test } : { ...test, operator: turned }
}

function showTerms(e: SumExpression, scope: Scope): Expression {
  const total = evaluateExpression(e.count, scope.values, scope.functions)
  const shown = Array.from({ length: total > ALL_TERMS ? FIRST_TERMS : Math.max(0, Math.ceil(total)) }, (_, j) =>
    replace(e.body, { ...scope, values: { ...scope.values, [e.index]: j } }),
  )
  return { ...e, count: numberOf(total, scope.digits), shown }
}

function replaceChildren(e: Expression, scope: Scope): Expression {
  const inner = (part: Expression) => replace(part, scope)
  switch (e.kind) {
    case 'negative':
    case 'not':
      return { ...e, operand: inner(e.operand) }
    case 'binary':
      return { ...e, left: inner(e.left), right: inner(e.right) }
    case 'conditional':
      return { ...e, test: inner(e.test), yes: inner(e.yes), no: inner(e.no) }
    case 'call':
      return { ...e, args: e.args.map(inner) }
    case 'element':
      return { ...e, at: inner(e.at) }
    case 'sum':
      return { ...e, count: inner(e.count), body: inner(e.body) }
    case 'integral':
      return { ...e, from: inner(e.from), to: inner(e.to), body: inner(e.body) }
    default:
      return e
  }
}
