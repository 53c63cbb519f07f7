/** Prints a recorded step: the formula in symbols, the same with its values, and the result. */
import { display, operator, words } from './mathml.ts'
import { significantText, typesetNumberText } from './numbers.ts'
import { type PrintedStep, type Printing, printFormula } from './steps-formula.ts'
import { quantity } from './steps-quantity.ts'
import { typesetSymbol } from './symbols.ts'
import type { SolvedStep, Step, TableStep } from './trace.ts'

/** Prints a recorded step. Throws EquationError when its expression is not of the grammar. */
export function printStep(step: Step, printing?: Printing): PrintedStep {
  switch (step.kind) {
    case 'equation':
      return printFormula(step, printing)
    case 'table':
      return printFound(step)
    case 'solved':
      return printFound(step, words(', residual '), typesetNumberText(significantText(step.residual, 2)))
  }
}

/** A value that no formula gives stands by itself. */
function printFound({ symbol, value, unit }: SolvedStep | TableStep, ...more: readonly string[]): PrintedStep {
  const result = display(typesetSymbol(symbol), operator('='), quantity(value, unit), ...more)
  return { symbolic: null, substituted: null, result, conditions: null, lists: [] }
}
