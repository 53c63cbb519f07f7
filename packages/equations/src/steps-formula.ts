/** Prints the steps that evaluate a formula: in symbols, with values, the result, and for a relation both sides. */
import { fromSI } from '@keelson/units'
import type { Relation } from './equation.ts'
import type { Expression } from './expression.ts'
import { type Parsed, parseExpression } from './grammar.ts'
import { display, operator, row, words } from './mathml.ts'
import { MOST_DIGITS, RESULT_DIGITS, significantText, typesetNumberText, valueText } from './numbers.ts'
import { printWhole, relationSign } from './printer.ts'
import { enough, ownValue, type Side, type Worked } from './steps-digits.ts'
import { quantity, typesetUnit } from './steps-quantity.ts'
import { typesetCondition } from './substitute.ts'
import { typesetElement, typesetSymbol } from './symbols.ts'
import type { Condition } from './trace.ts'

/** Complete `math` elements of one step, to be set one after the other: `b = formula`, `= values`, `= result`. */
export interface PrintedStep {
  /** Null where no formula gives the value. */
  readonly symbolic: string | null
  /** Null where nothing is substituted. */
  readonly substituted: string | null
  readonly result: string
  /** Why this branch of the formula was taken; null where it has none. */
  readonly conditions: string | null
  /** The entries of each list that the formula goes through, at the digits of the values. */
  readonly lists: readonly string[]
}

export interface Printing {
  /** The symbols of the calculation around a step. */
  readonly taken?: ReadonlySet<string>
  /** Whether a number in place of a symbol carries its unit. */
  readonly withUnits?: boolean
}

/** A formula, `b = ...`, `= ...`, `= 12 N/m`; or a relation with both its sides. */
export function printFormula(step: Condition, printing: Printing = {}): PrintedStep {
  return step.left === undefined ? printEquation(step, printing) : printRelation(step, step.left, printing)
}

function printEquation(step: Condition, { taken, withUnits }: Printing): PrintedStep {
  const side = readSide(step, step.expression, step.value, taken)
  const worked = enough([side], step, withUnits)
  const [line] = worked.lines
  const equals = relationSign(step.relation)
  return {
    symbolic: display(typesetSymbol(step.symbol), equals, side.symbolic),
    substituted:
      side.needsValues && !isResult(line.expression, side)
        ? display(equals, printWhole(line.expression, {}, true).xml)
        : null,
    result: display(equals, quantity(step.value, step.unit)),
    conditions: side.needsValues ? typesetCondition(line.conditions) : null,
    lists: printLists(step, worked, withUnits),
  }
}

/** A formula that comes down to one number has no line of values beside its result. */
const isResult = (e: Expression, { value }: Side): boolean =>
  e.kind === 'number' && e.text === significantText(value, RESULT_DIGITS)

const OPPOSITE: Readonly<Record<Relation, Relation>> = { '=': '=', '<=': '>', '<': '>=', '>=': '<', '>': '<=' }
const ALMOST = 1e-9

function printRelation(
  step: Condition,
  recorded: { readonly expression: string; readonly value: number },
  { taken, withUnits }: Printing,
): PrintedStep {
  const left = readSide(step, recorded.expression, recorded.value, taken)
  const right = readSide(step, step.expression, step.value, taken)
  const fulfilled = isFulfilled(step.relation, recorded.value, step.value)
  const actual = fulfilled ? step.relation : OPPOSITE[step.relation]
  const worked = enough([left, right], step, withUnits)
  const { sign, sides } = compared(step, recorded.value, actual)
  const [a, b] = worked.lines.map(({ expression }) => printWhole(expression, {}, true).xml)
  return {
    symbolic: display(left.symbolic, relationSign(step.relation), right.symbolic),
    substituted: display(a ?? '', sign, b ?? ''),
    result: display(...sides, ...(fulfilled ? [] : [words(', not fulfilled')])),
    conditions: typesetCondition(worked.lines.flatMap(({ conditions }) => conditions)),
    lists: printLists(step, worked, withUnits),
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
function compared(step: Condition, left: number, actual: Relation): { sign: string; sides: string[] } {
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

function printed(si: number, step: Condition, significant: number): string {
  return significantText(fromSI(si, step.unit), significant)
}

function readSide(step: Condition, text: string, si: number, taken: ReadonlySet<string> | undefined): Side {
  const names = Object.fromEntries(step.arguments.map(({ name, symbol }) => [name, symbol]))
  const { expression, symbols }: Parsed = parseExpression(text, Object.keys(names))
  const symbolic = printWhole(expression, names, false, taken).xml
  return { expression, symbolic, needsValues: symbols.length > 0, value: fromSI(si, step.unit) }
}

/** Lists up to this length are printed; a longer one stands where it comes from. */
const LONGEST_LIST = 20

function printLists(step: Condition, { digits }: Worked, withUnits = false): string[] {
  return step.arguments.flatMap((argument) => {
    const values = ownValue(argument)
    if (typeof values === 'number' || values.length > LONGEST_LIST) return []
    const entries = values.flatMap((value, k) => [
      ...(k > 0 ? [operator(';')] : []),
      typesetNumberText(valueText(value, digits)),
    ])
    return [
      display(
        typesetElement(argument.symbol, typesetSymbol('j')),
        operator('='),
        row(...entries),
        withUnits ? typesetUnit(argument.unit) : '',
      ),
    ]
  })
}
