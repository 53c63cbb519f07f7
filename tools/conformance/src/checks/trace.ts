/** The calculation can be followed: from the inputs through every step to each check and each value that answers the question. */
import { type Asked, argumentsOf, dimensionOf, originsOf } from '@keelson/engine'
import type { Step, TracedArgument } from '@keelson/equations'
import type { AnyContract, CheckResult, CheckSpec, ValueSpec } from '@keelson/workflow'
import { type ConformanceCheck, isRun, type Run } from '../subject.ts'

export const traceCheck: ConformanceCheck = {
  name: 'every step follows from inputs and earlier steps',
  problems: async (subject) => {
    const runs = await subject.runs()
    return [...new Set(runs.flatMap((run) => [...argumentProblems(run, subject.contract), ...symbolProblems(run)]))]
  },
}

/** Every argument of a step comes, by value and dimension, from an earlier step, a cell read, an input or a coefficient. */
function argumentProblems(run: Run, contract: AnyContract): string[] {
  const origins = originsOf(contract, run.read, run.outcome, run.steps)
  const problems = run.steps.flatMap((step) => [
    ...origins
      .ofArguments(step)
      .flatMap((origin, i) => (origin === undefined ? [orphan(run.name, step, argumentsOf(step)[i])] : [])),
    ...(Number.isFinite(step.value) ? [] : [`${run.name}: step ${step.id} (${step.symbol}) is ${step.value}`]),
  ])
  return problems.slice(0, 4)
}

const orphan = (run: string, step: Step, a: TracedArgument | undefined) =>
  `${run}: step ${step.id} (${step.symbol}): ${a?.symbol} = ${a?.value} [${a?.unit}] comes from nowhere: let it be an input, a step or a constant({ ... })`

/** One symbol has one value, and one dimension; in which unit of it, the report sees to. */
function symbolProblems(run: Run): string[] {
  const seen = new Map<string, { readonly value: number; readonly dimension: string }>()
  const problems: string[] = []
  const look = ({ symbol, value, unit }: { symbol: string; value: number; unit: string }, where: string) => {
    const before = seen.get(symbol)
    const dimension = dimensionOf(unit)
    if (before === undefined) seen.set(symbol, { value, dimension })
    else if (Math.abs(before.value - value) > 1e-9 * Math.abs(value))
      problems.push(`${run.name}: ${symbol} is ${before.value} and, ${where}, ${value}`)
    else if (before.dimension !== dimension)
      problems.push(`${run.name}: ${symbol} is a ${before.dimension} and, ${where}, a ${dimension}`)
  }
  for (const step of run.steps) {
    for (const a of argumentsOf(step))
      if (typeof a.value === 'number') look({ ...a, value: a.value }, `in step ${step.id}`)
    if (!(step.kind === 'equation' && step.left)) look(step, `as result of step ${step.id}`)
  }
  return problems.slice(0, 4)
}

export const chainCheck: ConformanceCheck = {
  name: 'each answered number and each side of a check is the result of a step, a table cell, an input or a count',
  problems: async ({ runs, contract }) => {
    const problems = new Map<string, string>()
    for (const run of await runs()) {
      const origins = originsOf(contract, run.read, run.outcome, run.steps)
      for (const { name, asked } of [...sidesOf(run, contract), ...numbersOf(run, contract)]) {
        if (problems.has(name) || origins.of(asked)) continue
        problems.set(
          name,
          `${run.name}: ${name} = ${asked.value} [${asked.unit}] has no step, cell, input or coefficient of its dimension behind it`,
        )
      }
    }
    return [...problems.values()]
  },
}

interface Named {
  readonly name: string
  readonly asked: Asked
}

function sidesOf({ outcome }: Run, contract: AnyContract): Named[] {
  const specs = contract.checks as Readonly<Record<string, CheckSpec>>
  return Object.entries(outcome.checks ?? {}).flatMap(([id, c]) => {
    const spec = specs[id]
    if (!c || !spec || 'notChecked' in c) return []
    const sides = (['demand', 'capacity'] as const).map((side) => ({
      name: `${side} of ${id}`,
      asked: { value: c[side], unit: spec.unit, title: spec[side], source: spec.source.id, constant: c.cited?.[side] },
    }))
    return [...sides, ...ownUtilisation(id, c, spec)]
  })
}

/** A utilisation that is not the quotient of the sides is a number of its own. */
function ownUtilisation(id: string, { demand, capacity, utilisation, limit }: CheckResult, spec: CheckSpec): Named[] {
  const isQuotient =
    capacity > 0 && utilisation !== null && Math.abs(utilisation - demand / capacity) <= 1e-9 * Math.abs(utilisation)
  if (utilisation === null || utilisation === limit || utilisation === 0 || isQuotient) return []
  const asked = { value: utilisation, unit: '-', title: `${spec.title}, utilisation`, source: spec.source.id }
  return [{ name: `utilisation of ${id}`, asked }]
}

function numbersOf({ outcome }: Run, contract: AnyContract): Named[] {
  return Object.entries(contract.values as Readonly<Record<string, ValueSpec>>).flatMap(([name, spec]) => {
    const value = outcome.values[name]
    if (spec.kind !== 'number' || typeof value !== 'number' || spec.count) return []
    return [{ name, asked: { value, unit: spec.unit, symbol: spec.symbol, title: spec.title } }]
  })
}

export const dimensionCheck: ConformanceCheck = {
  name: 'a value has the dimension of the step that it rests on',
  problems: async ({ runs, contract }) => {
    const all = (await runs()).flatMap((run) =>
      numbersOf(run, contract).map((named) => ({ ...named, steps: run.steps })),
    )
    return [...Map.groupBy(all, ({ name }) => name).values()].flatMap(wrongDimension)
  },
}

interface Given extends Named {
  readonly steps: readonly Step[]
}

/**
 * A value rests on the step that gives the same number in every run: under the same symbol, or under any where the
 * numbers of the runs differ, so that it is no coincidence.
 */
function wrongDimension(given: readonly Given[]): string[] {
  const [first] = given
  if (first === undefined) return []
  const { unit, symbol } = first.asked
  const same = given.map(({ asked, steps }) => steps.filter((s) => s.value === asked.value))
  const differ = new Set(given.map(({ asked }) => asked.value)).size > 1
  const rests = (same[0] ?? []).filter(
    (step) => (step.symbol === symbol || differ) && same.every((steps) => steps.some((s) => s.symbol === step.symbol)),
  )
  if (rests.some((step) => dimensionOf(step.unit) === dimensionOf(unit))) return []
  return rests
    .slice(0, 1)
    .map((step) => `${first.name} is declared in ${unit}; step ${step.id} (${step.symbol}) gives it in ${step.unit}`)
}

/** A workflow whose steps are all missing cannot be followed. */
export const stepsCheck: ConformanceCheck = {
  name: 'the calculation has steps',
  problems: async ({ run, workflow }) => {
    const example = await run('example', workflow.example)
    return isRun(example) && example.steps.length === 0 ? ['the example records no step'] : []
  },
}
