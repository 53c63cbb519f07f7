/**
 * A formula that has left its range and is held at a literal limit, max(0, x), may not pass a check: beyond the limit
 * its number says nothing. Where the limit is itself the answer the equation declares so.
 */
import { type EquationStep, limitsReached, type Step, type TracedArgument } from '@keelson/equations'
import { parseExpression } from '@keelson/equations/grammar.ts'
import { fromSI } from '@keelson/units'
import type { CheckResult } from '@keelson/workflow'
import { argumentsOf } from '@keelson/workflow/origins.ts'
import fc from 'fast-check'
import { everyEquation } from '../every-equation.ts'
import { requests } from '../fuzz.ts'
import { type ConformanceCheck, isRun, type Run, type Subject } from '../subject.ts'

/** Arbitrary runs beside those of the subject, and the time that they may take in all. */
const CORPUS = 100
const BUDGET_MS = 2000
const SEED = 20261121

export const limitCheck: ConformanceCheck = {
  name: 'no check passes on a formula at its limit without saying so',
  problems: async (subject) => {
    const runs = [...(await subject.runs()), ...(await arbitraryRuns(subject))]
    return [...new Set(runs.flatMap(restingOnLimits))].slice(0, 8)
  },
}

async function arbitraryRuns(subject: Subject): Promise<Run[]> {
  const bases = (await subject.runs()).map((r) => r.request)
  const started = performance.now()
  const runs: Run[] = []
  for (const request of fc.sample(requests(subject, bases), { numRuns: CORPUS, seed: SEED })) {
    if (performance.now() - started > BUDGET_MS) break
    // What a run may throw is the business of the check of arbitrary requests.
    const run = await subject.run('fuzz', request).catch(() => undefined)
    if (run && isRun(run)) runs.push(run)
  }
  return runs
}

function restingOnLimits({ name, outcome, steps }: Run): string[] {
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
  const follow = (value: number, symbol?: string) => {
    for (const step of steps) {
      if (found.has(step) || step.value !== value || (symbol !== undefined && step.symbol !== symbol)) continue
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
