/** The calculation can be followed: from the inputs through every step to each check and headline value. */
import type { Step, TracedArgument } from '@keelson/equations'
import { CONSTANTS } from '../constants.ts'
import { type ConformanceCheck, isRun, type Run } from '../subject.ts'

export const traceCheck: ConformanceCheck = {
  name: 'every step follows from inputs and earlier steps',
  problems: async (subject) => {
    const runs = await subject.runs()
    return [...new Set(runs.flatMap((run) => [...argumentProblems(run), ...symbolProblems(run)]))]
  },
}

/** Numbers that are known before a step: inputs, table cells, constants of the standards, results of earlier steps. */
class Known {
  private readonly values: number[] = []
  add(value: unknown): void {
    if (typeof value === 'number') this.values.push(value)
    else if (Array.isArray(value)) for (const v of value) this.add(v)
    else if (typeof value === 'object' && value !== null) for (const v of Object.values(value)) this.add(v)
  }
  has(value: number): boolean {
    return this.values.some((v) => v === value || Math.abs(v - value) <= 1e-12 * Math.abs(value))
  }
}

function knownBefore({ read, outcome }: Run): Known {
  const known = new Known()
  known.add([0, ...CONSTANTS])
  known.add(read.params)
  known.add(outcome.tables ?? {})
  for (const value of Object.values(outcome.values))
    if (Array.isArray(value) || (typeof value === 'object' && value !== null)) known.add(value)
  return known
}

function argumentProblems(run: Run): string[] {
  const known = knownBefore(run)
  const problems: string[] = []
  for (const step of run.steps) {
    for (const argument of argumentsOf(step)) {
      const values = typeof argument.value === 'number' ? [argument.value] : argument.value
      const orphan = values.find((v) => !known.has(v))
      if (orphan !== undefined)
        problems.push(
          `${run.name}: step ${step.id} (${step.symbol}): ${argument.symbol} = ${orphan} comes from nowhere`,
        )
    }
    if (!Number.isFinite(step.value)) problems.push(`${run.name}: step ${step.id} (${step.symbol}) is ${step.value}`)
    known.add(step.value)
  }
  return problems.slice(0, 4)
}

const argumentsOf = (step: Step): readonly TracedArgument[] => (step.kind === 'solved' ? [] : step.arguments)

function symbolProblems(run: Run): string[] {
  const seen = new Map<string, number>()
  const problems: string[] = []
  const look = (symbol: string, value: number, where: string) => {
    const before = seen.get(symbol)
    if (before === undefined) seen.set(symbol, value)
    else if (Math.abs(before - value) > 1e-9 * Math.abs(value))
      problems.push(`${run.name}: ${symbol} is ${before} and, ${where}, ${value}`)
  }
  for (const step of run.steps) {
    for (const a of argumentsOf(step)) if (typeof a.value === 'number') look(a.symbol, a.value, `in step ${step.id}`)
    if (!(step.kind === 'equation' && step.left)) look(step.symbol, step.value, `as result of step ${step.id}`)
  }
  return problems.slice(0, 4)
}

export const chainCheck: ConformanceCheck = {
  name: 'each check and headline value is the result of a step, a table cell or an input',
  problems: async (subject) => {
    const problems = (await subject.runs()).flatMap((run) => {
      const known = knownBefore(run)
      for (const step of run.steps)
        known.add([step.value, ...(step.kind === 'equation' && step.left ? [step.left.value] : [])])
      const sides = Object.entries(run.outcome.checks ?? {}).flatMap(([id, c]) =>
        c && !('notChecked' in c)
          ? ([
              [`demand of ${id}`, c.demand],
              [`capacity of ${id}`, c.capacity],
            ] as const)
          : [],
      )
      const headline = (subject.contract.headline as readonly string[]).flatMap((name) => {
        const value = run.outcome.values[name]
        return typeof value === 'number' ? [[name, value] as const] : []
      })
      return [...sides, ...headline]
        .filter(([, v]) => !known.has(v))
        .map(([name, v]) => `${run.name}: ${name} = ${v} has no step, cell or input behind it`)
    })
    return [...new Set(problems)].slice(0, 8)
  },
}

/** A workflow whose steps are all missing cannot be followed. */
export const stepsCheck: ConformanceCheck = {
  name: 'the calculation has steps',
  problems: async ({ run, workflow }) => {
    const example = await run('example', workflow.example)
    return isRun(example) && example.steps.length === 0 ? ['the example records no step'] : []
  },
}
