/** The checks of a run that pass on a formula which stands at a literal limit, and do not say so. */
import { argumentsOf } from '@keelson/engine/origins.ts'
import { type EquationStep, limitsReached, type Step, type TracedArgument } from '@keelson/equations'
import { parseExpression } from '@keelson/equations/grammar.ts'
import { fromSI } from '@keelson/units'
import type { CheckResult } from '@keelson/workflow'
import { everyEquation } from '../every-equation.ts'
import type { Run } from '../subject.ts'

export function restingOnLimits({ name, outcome, steps }: Run): string[] {
  return Object.entries(outcome.checks ?? {}).flatMap(([id, c]) => {
    if (!c || 'notChecked' in c || !c.passes || c.note !== undefined) return []
    return behind(c, steps)
      .filter((step) => standsAtLimit(step))
      .map((step) => `${name}: ${id} passes on ${step.symbol} = ${step.expression}, which stands at its limit`)
  })
}

/** The steps from which the demand and the capacity of a check follow. */
function behind({ demand, capacity }: CheckResult, steps: readonly Step[]): EquationStep[] {
  const found = new Set<Step>()
  const byValue = Map.groupBy(steps, (step) => step.value)
  const follow = (value: number, symbol?: string) => {
    for (const step of byValue.get(value) ?? []) {
      if (found.has(step) || (symbol !== undefined && step.symbol !== symbol)) continue
      found.add(step)
      for (const a of argumentsOf(step)) for (const v of valuesOf(a)) follow(v, isList(a) ? undefined : a.symbol)
    }
  }
  follow(demand)
  follow(capacity)
  return [...found].filter((step) => step.kind === 'equation')
}

const isList = ({ value }: TracedArgument) => typeof value !== 'number'
const valuesOf = ({ value }: TracedArgument): readonly number[] => (typeof value === 'number' ? [value] : value)

const keyOf = (source: string, clause: string, expression: string) => [source, clause, expression].join('|')
const declared = new Map(everyEquation.map(({ equation: e }) => [keyOf(e.source.id, e.clause, e.expression), e]))

/** Whether a step stands at a limit that is not declared to be the answer. */
function standsAtLimit(step: EquationStep): boolean {
  const equation = declared.get(keyOf(step.source, step.clause, step.expression))
  if (equation?.limited !== undefined && 'holds' in equation.limited) return false
  const names = step.arguments.map((a) => a.name)
  const ast = equation?.ast ?? parseExpression(step.expression, names).expression
  const values = Object.fromEntries(step.arguments.map((a) => [a.name, ownValue(a)]))
  return limitsReached(ast, values, equation?.functions).length > 0
}

const ownValue = ({ value, unit }: TracedArgument) =>
  typeof value === 'number' ? fromSI(value, unit) : value.map((v) => fromSI(v, unit))
