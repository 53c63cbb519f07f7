/**
 * A symbol keeps one unit in one report. A formula may be written in units of its own, such as a fit in psi and ft; a
 * symbol that it shares with another formula then carries its unit below, p_wh in Pa and p_wh,PSI.
 */
import type { ConditionAnswer, StepAnswer, StepArgument } from '@keelson/engine/result.ts'

/** The steps, each symbol under one name for each unit: the unit in which it appears first needs none. */
export function withOneUnit(steps: readonly StepAnswer[]): readonly StepAnswer[] {
  const first = new Map<string, string>()
  for (const step of steps)
    for (const { symbol, unit } of symbolsIn(step)) if (!first.has(symbol)) first.set(symbol, unit)
  return steps.map((step) => renamed(step, (symbol, unit) => ownName(symbol, unit, first.get(symbol))))
}

type Naming = (symbol: string, unit: string) => string

const ownName = (symbol: string, unit: string, first: string | undefined): string =>
  first === undefined || first === unit ? symbol : `${symbol}_${tagOf(unit)}`

/** A unit below a symbol; in small letters psi would be the Greek one. */
const tagOf = (unit: string): string => (unit === 'psi' ? 'PSI' : unit.replace(/[^A-Za-z0-9]+/g, ''))

/** Arguments and results; a relation has no result of its own. */
function symbolsIn(step: StepAnswer): readonly Pick<StepArgument, 'symbol' | 'unit'>[] {
  const own = [...(step.arguments ?? []), ...(step.satisfies?.arguments ?? [])]
  return step.left === undefined ? [...own, step] : own
}

function renamed(step: StepAnswer, naming: Naming): StepAnswer {
  const { satisfies } = step
  return {
    ...withNames(step, naming),
    ...(satisfies && { satisfies: withNames(satisfies, naming) }),
  }
}

function withNames<S extends ConditionAnswer | StepAnswer>(step: S, naming: Naming): S {
  const own = (a: StepArgument): StepArgument => ({ ...a, symbol: naming(a.symbol, a.unit) })
  return {
    ...step,
    ...(step.left === undefined && { symbol: naming(step.symbol, step.unit) }),
    ...(step.arguments && { arguments: step.arguments.map(own) }),
  }
}
