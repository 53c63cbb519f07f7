/** Prints what a function that a formula calls by name is: its own formula, or what every reader knows it as. */
import type { DefinedFunction } from './defined.ts'
import { parseExpression } from './grammar.ts'
import { display, fence, operator, row } from './mathml.ts'
import { printWhole, relationSign } from './printer.ts'
import { typesetSymbol } from './symbols.ts'

export interface PrintedFunction {
  /** `G(omega, d) = ...`, or the name alone. */
  readonly formula: string
  /** Formulas of the symbols that are no arguments, each with the symbol. */
  readonly beside: readonly { readonly symbol: string; readonly formula: string; readonly implicit: boolean }[]
  /** What the name alone says. */
  readonly means?: string
}

/** Prints a function of a record. Throws EquationError when its expression is not of the grammar. */
export function printFunction({
  name,
  means,
  arguments: of = [],
  expression,
  beside = [],
}: DefinedFunction): PrintedFunction {
  if (expression === undefined) return { formula: display(typesetSymbol(name)), beside: [], ...(means && { means }) }
  const symbols = [...of, ...beside.map(({ symbol }) => symbol)]
  const typeset = (text: string) => printWhole(parseExpression(text, symbols).expression, {}, false).xml
  const list = of.flatMap((argument, k) => [...(k > 0 ? [operator(',')] : []), typesetSymbol(argument)])
  const call = [typesetSymbol(name), operator('\u2061'), fence(row(...list))]
  return {
    formula: display(...call, relationSign('='), typeset(expression)),
    beside: beside.map(({ symbol, expression: text, left }) => ({
      symbol: display(typesetSymbol(symbol)),
      formula: display(left === undefined ? typesetSymbol(symbol) : typeset(left), relationSign('='), typeset(text)),
      implicit: left !== undefined,
    })),
  }
}
