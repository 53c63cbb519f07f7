/** The functions that a formula calls by name, as a record states them: by their own formula, or by what every reader knows. */
import type { Equation, Meaning, NamedFunction } from './equation.ts'
import { evaluateExpression, type Functions } from './evaluate.ts'
import { ceil } from './functions.ts'
import { parseExpression } from './grammar.ts'

/** A formula beside that of a function: of a symbol that it uses, or an equation that such a symbol fulfils. */
interface Beside {
  readonly symbol: string
  readonly expression: string
  /** Left side of the equation that the symbol fulfils. */
  readonly left?: string
}
export interface DefinedFunction {
  readonly name: string
  /** What it is, where its name says it to a reader: 'the gamma function'. */
  readonly means?: string
  /** Its arguments in their order. */
  readonly arguments?: readonly string[]
  readonly expression?: string
  readonly beside?: readonly Beside[]
}

/** Printed in brackets that every reader knows. */
const ROUNDED_UP = 'roundUp'

/** What a record states of the functions of an equation. */
export function definedFunctions(functions: Readonly<Record<string, NamedFunction>>): DefinedFunction[] {
  return Object.values(functions)
    .filter(({ name }) => name !== ROUNDED_UP)
    .map(({ name, means }) => ({ name, ...stated(means) }))
}

function stated(means: Meaning): Omit<DefinedFunction, 'name'> {
  if (typeof means === 'string') return { means }
  const { of, formula, beside = [] } = means
  return { arguments: of, expression: formula.expression, ...(beside.length > 0 && { beside: beside.map(besideOf) }) }
}

function besideOf({
  symbol,
  equation,
}: {
  readonly symbol: string
  readonly equation: Pick<Equation, 'expression' | 'leftExpression'>
}): Beside {
  const { expression, leftExpression } = equation
  return { symbol, expression, ...(leftExpression !== undefined && { left: leftExpression }) }
}

/** The stated functions as an evaluator takes them; those that need a root, or that only a name states, are left out. */
export function functionsOf(defined: readonly DefinedFunction[]): Functions {
  const explicit = defined.filter((d) => d.beside?.every((b) => b.left === undefined) ?? true)
  const calls = explicit.flatMap((d) =>
    d.expression === undefined ? [] : [[d.name, { call: callOf(d, d.expression) }] as const],
  )
  return { [ROUNDED_UP]: { call: ceil }, ...Object.fromEntries(calls) }
}

function callOf({ arguments: of = [], beside = [] }: DefinedFunction, text: string): (...given: number[]) => number {
  const symbols = [...of, ...beside.map(({ symbol }) => symbol)]
  const read = (expression: string) => parseExpression(expression, symbols).expression
  const formula = read(text)
  const own = beside.map((b) => [b.symbol, read(b.expression)] as const)
  return (...given) => {
    const values: Record<string, number> = {}
    of.forEach((name, k) => {
      values[name] = given[k] ?? Number.NaN
    })
    for (const [symbol, expression] of own) values[symbol] = evaluateExpression(expression, values)
    return evaluateExpression(formula, values)
  }
}
