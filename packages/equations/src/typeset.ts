/** What a report prints formulas with: symbols, expressions, and the lines of a recorded step. */
export { typesetExpression } from './printer.ts'
export { printStep } from './steps.ts'
export { type PrintedStep, printFormula } from './steps-formula.ts'
export { type PrintedFunction, printFunction } from './steps-functions.ts'
export { typesetUnit } from './steps-quantity.ts'
export { type SubstituteOptions, typesetSubstituted } from './substitute.ts'
export { type SymbolParts, symbolParts, typesetSymbol } from './symbols.ts'
