/** What a report prints formulas with: symbols, expressions, and the lines of a recorded step. */
export { typesetExpression } from './printer.ts'
export { type PrintedStep, printStep, typesetUnit } from './steps.ts'
export { type SubstituteOptions, typesetSubstituted } from './substitute.ts'
export { type SymbolParts, symbolParts, typesetSymbol } from './symbols.ts'
