/** Prints a recorded step: the formula in symbols, the same with its values, and the result. */
import { fromSI, printUnit } from '@keelson/units'
import type { Relation } from './equation.ts'
import { EquationError } from './errors.ts'
import { evaluateExpression, evaluateTruth, type Values } from './evaluate.ts'
import type { Expression } from './expression.ts'
import { type Parsed, parseExpression } from './grammar.ts'
import { display, fence, operator, row, tag, words } from './mathml.ts'
import { MOST_DIGITS, RESULT_DIGITS, rounded, significantText, typesetNumberText } from './numbers.ts'
import { printWhole, relationSign } from './printer.ts'
import { type Substituted, substitute, typesetWithConditions } from './substitute.ts'
import { typesetSymbol } from './symbols.ts'
import type { EquationStep, SolvedStep, Step, TableStep, TracedArgument } from './trace.ts'

/** Complete `math` elements of one step. */
export interface PrintedStep {
  readonly symbolic: string
  /** Null where nothing is substituted. */
  readonly substituted: string | null
  readonly result: string
}

/** Prints a recorded step. Throws EquationError when its expression is not of the grammar. */
export function printStep(step: Step): PrintedStep {
  switch (step.kind) {
    case 'equation':
      return step.left === undefined ? printEquation(step) : printRelation(step, step.left)
    case 'table':
      return printTable(step)
    case 'solved':
      return printSolved(step)
  }
}

/** MathML of a unit in upright type after a number; empty for the dimensionless unit. */
export function typesetUnit(name: string): string {
  const text = printUnit(name)
  return text === '' || text === '-' ? '' : tag('mspace', '', 'width="0.2em"') + words(text)
}

function quantity(si: number, unit: string, significant = RESULT_DIGITS): string {
  return row(typesetNumberText(significantText(fromSI(si, unit), significant)), typesetUnit(unit))
}

function printEquation(step: EquationStep): PrintedStep {
  const side = readSide(step, step.expression, step.value)
  const start = [typesetSymbol(step.symbol), relationSign(step.relation)]
  const substituted = side.needsValues ? display(...start, typesetWithConditions(enough([side], step)[0])) : null
  return {
    symbolic: display(...start, side.symbolic),
    substituted,
    result: display(...start, quantity(step.value, step.unit)),
  }
}

const OPPOSITE: Readonly<Record<Relation, Relation>> = { '=': '=', '<=': '>', '<': '>=', '>=': '<', '>': '<=' }
const ALMOST = 1e-9

function printRelation(
  step: EquationStep,
  recorded: { readonly expression: string; readonly value: number },
): PrintedStep {
  const left = readSide(step, recorded.expression, recorded.value)
  const right = readSide(step, step.expression, step.value)
  const fulfilled = isFulfilled(step.relation, recorded.value, step.value)
  const actual = fulfilled ? step.relation : OPPOSITE[step.relation]
  const [a, b] = enough([left, right], step)
  const { sign, sides } = compared(step, recorded.value, actual)
  const conditions = [...a.conditions, ...(b?.conditions ?? [])]
  const rightValues = b === undefined ? '' : typesetWithConditions({ ...b, conditions: [] })
  return {
    symbolic: display(left.symbolic, relationSign(step.relation), right.symbolic),
    substituted: display(typesetWithConditions({ ...a, conditions }, sign, rightValues)),
    result: display(...sides, ...(fulfilled ? [] : [words(', not fulfilled')])),
  }
}

function isFulfilled(relation: Relation, left: number, right: number): boolean {
  if (Math.abs(left - right) <= ALMOST * Math.max(Math.abs(left), Math.abs(right))) return true
  switch (relation) {
    case '=':
      return true
    case '<=':
    case '<':
      return left < right
    default:
      return left > right
  }
}

/** Both sides with as many digits as tell them apart; for an implicit equation what is left between them. */
function compared(step: EquationStep, left: number, actual: Relation): { sign: string; sides: string[] } {
  const implicit = step.relation === '='
  let significant = RESULT_DIGITS
  const same = () => printed(left, step, significant) === printed(step.value, step, significant)
  while (!implicit && left !== step.value && same() && significant < MOST_DIGITS) significant++
  const sign = implicit && !same() ? relationSign('≈') : relationSign(actual)
  const sides = [quantity(left, step.unit, significant), sign, quantity(step.value, step.unit, significant)]
  if (!implicit) return { sign, sides }
  const gap = fromSI(left, step.unit) - fromSI(step.value, step.unit)
  return {
    sign,
    sides: [...sides, words(', residual '), typesetNumberText(significantText(gap, 2)), typesetUnit(step.unit)],
  }
}

function printed(si: number, step: EquationStep, significant: number): string {
  return significantText(fromSI(si, step.unit), significant)
}

/** One side of a step's relation, read back from the record. */
interface Side {
  readonly expression: Expression
  readonly symbolic: string
  readonly needsValues: boolean
  /** In the step's unit. */
  readonly value: number
}

function readSide(step: EquationStep, text: string, si: number): Side {
  const names = Object.fromEntries(step.arguments.map(({ name, symbol }) => [name, symbol]))
  const { expression, symbols }: Parsed = parseExpression(text, Object.keys(names))
  const symbolic = printWhole(expression, names, false).xml
  return { expression, symbolic, needsValues: symbols.length > 0, value: fromSI(si, step.unit) }
}

/** The sides with their values, at the fewest digits from which the printed results follow. */
function enough(sides: readonly [Side, ...Side[]], step: EquationStep): readonly [Substituted, ...Substituted[]] {
  const values = Object.fromEntries(step.arguments.map((argument) => [argument.name, ownValue(argument)]))
  const [first, ...others] = sides
  for (let digits = RESULT_DIGITS; ; digits++) {
    const put = (side: Side) => substitute(side.expression, values, { digits })
    const lines = [put(first), ...others.map(put)] as const
    if (digits === MOST_DIGITS || sides.every((side, k) => reproduces(side, values, lines[k], digits))) return lines
  }
}

function ownValue({ value, unit }: TracedArgument): number | readonly number[] {
  return typeof value === 'number' ? fromSI(value, unit) : value.map((x) => fromSI(x, unit))
}

/** Whether the printed values give the printed result; true where a declared function leaves that open. */
function reproduces(side: Side, values: Values, line: Substituted | undefined, digits: number): boolean {
  const printed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, round(value, digits)]))
  try {
    const places = Number.isInteger(side.value) ? RESULT_DIGITS + 1 : RESULT_DIGITS
    const again = evaluateExpression(side.expression, printed)
    const holds = line?.conditions.every((condition) => evaluateTruth(condition, {})) ?? true
    return holds && again.toPrecision(places) === side.value.toPrecision(places)
  } catch (error) {
    if (error instanceof EquationError) return true
    throw error
  }
}

function round(value: number | readonly number[], digits: number): number | readonly number[] {
  return typeof value === 'number' ? rounded(value, digits) : value.map((x) => rounded(x, digits))
}

function printTable(step: TableStep): PrintedStep {
  const symbol = typesetSymbol(step.symbol)
  const call = (parts: readonly string[]) => {
    const list = parts.flatMap((part, k) => (k === 0 ? [part] : [operator(','), part]))
    return row(symbol, operator('\u2061'), fence(row(...list)))
  }
  const given = step.arguments
  const values = given.map(({ value, unit }) => (typeof value === 'number' ? quantity(value, unit) : words('list')))
  const named = given.length === 0 ? symbol : call(given.map((argument) => typesetSymbol(argument.symbol)))
  return {
    symbolic: display(named, words(`, ${step.cell}`)),
    substituted: given.length === 0 ? null : display(call(values)),
    result: display(symbol, operator('='), quantity(step.value, step.unit)),
  }
}

function printSolved(step: SolvedStep): PrintedStep {
  const symbol = typesetSymbol(step.symbol)
  const count = `${step.iterations} ${step.iterations === 1 ? 'iteration' : 'iterations'}`
  return {
    symbolic: display(symbol, words(` by ${step.method}, ${count} from `), quantity(step.trial, step.unit)),
    substituted: null,
    result: display(
      symbol,
      operator('='),
      quantity(step.value, step.unit),
      words(', residual '),
      typesetNumberText(significantText(step.residual, 2)),
    ),
  }
}
