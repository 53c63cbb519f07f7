/** What a report prints formulas with: symbols, expressions, and the lines of a recorded step. */
export { typesetExpression } from './printer.ts'
export { printStep } from './steps.ts'
export { type PrintedStep, type Printing, printFormula } from './steps-formula.ts'
export { printFunction } from './steps-functions.ts'
export { typesetSubstituted } from './substitute.ts'
export { symbolParts, typesetSymbol } from './symbols.ts'
