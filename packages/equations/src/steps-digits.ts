/** How many digits the values of a printed formula need, so that the printed result follows from them. */
import { fromSI } from '@keelson/units'
import { functionsOf } from './defined.ts'
import { EquationError } from './errors.ts'
import { evaluateExpression, evaluateTruth, type Functions, type Values } from './evaluate.ts'
import type { Expression } from './expression.ts'
import { MOST_DIGITS, RESULT_DIGITS, rounded } from './numbers.ts'
import { type Substituted, substitute } from './substitute.ts'
import type { Condition, TracedArgument } from './trace.ts'

/** One side of a step's relation, read back from the record. */
export interface Side {
  readonly expression: Expression
  readonly symbolic: string
  readonly needsValues: boolean
  /** In the step's unit. */
  readonly value: number
}

/** The sides with their values, and the digits that those have. */
export interface Worked {
  readonly digits: number
  readonly lines: readonly [Substituted, ...Substituted[]]
}

/** Digits of the values under a function that only tables and software give. */
const UNDECIDED_DIGITS = 7

/** The sides with their values, at the fewest digits from which the printed results follow. */
export function enough(sides: readonly [Side, ...Side[]], step: Condition, withUnits = false): Worked {
  const values = Object.fromEntries(step.arguments.map((argument) => [argument.name, ownValue(argument)]))
  const functions = functionsOf(step.functions ?? [])
  const units = withUnits ? Object.fromEntries(step.arguments.map(({ name, unit }) => [name, unit])) : {}
  const [first, ...others] = sides
  for (let digits = RESULT_DIGITS; ; digits++) {
    const put = (side: Side) => substitute(side.expression, values, { digits, units })
    const lines = [put(first), ...others.map(put)] as const
    const follows = (side: Side, k: number) => reproduces(side, values, functions, lines[k], digits)
    if (digits === MOST_DIGITS || sides.every(follows)) return { digits, lines }
  }
}

/** The numbers of an argument in its own unit. */
export function ownValue({ value, unit }: TracedArgument): number | readonly number[] {
  return typeof value === 'number' ? fromSI(value, unit) : value.map((x) => fromSI(x, unit))
}

/** Whether the printed values give the printed result. */
function reproduces(
  side: Side,
  values: Values,
  functions: Functions,
  line: Substituted | undefined,
  digits: number,
): boolean {
  const printed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, round(value, digits)]))
  try {
    const places = Number.isInteger(side.value) ? RESULT_DIGITS + 1 : RESULT_DIGITS
    const again = evaluateExpression(side.expression, printed, functions)
    const holds = line?.conditions.every((condition) => evaluateTruth(condition, {}, functions)) ?? true
    return holds && again.toPrecision(places) === side.value.toPrecision(places)
  } catch (error) {
    if (error instanceof EquationError) return digits >= UNDECIDED_DIGITS
    throw error
  }
}

function round(value: number | readonly number[], digits: number): number | readonly number[] {
  return typeof value === 'number' ? rounded(value, digits) : value.map((x) => rounded(x, digits))
}
