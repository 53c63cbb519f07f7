/** The mistakes that can be made in the outcomes of a version, and that change an answer in its example or one of its cases. */
import type { AnyContract, CheckSpec, DrawnOutcome, TableSpec, ValueSpec } from '@keelson/workflow'
import { caseParams } from '@keelson/workflow'
import { isRun, type Subject } from '../../subject.ts'
import { dimensionOf } from '../mutants.ts'
import type { OfCheck, OutcomeMistake } from './outcome-mistakes.ts'

export async function outcomeMistakes(subject: Subject): Promise<OutcomeMistake[]> {
  const outcomes = await outcomesOf(subject)
  const { contract } = subject
  return [
    ...exchangedSides(contract, outcomes),
    ...verdicts(contract, outcomes),
    ...values(contract, outcomes),
    ...tables(contract, outcomes),
    ...warnings(outcomes),
  ]
}

async function outcomesOf(subject: Subject): Promise<DrawnOutcome[]> {
  const { workflow, cases } = subject
  const requests = [
    ['example', workflow.example] as const,
    ...cases.map((c) => [c.id, caseParams(c, workflow.example)] as const),
  ]
  const outcomes: DrawnOutcome[] = []
  for (const [name, params] of requests) {
    const run = await subject.run(name, params)
    if (isRun(run)) outcomes.push(run.outcome)
  }
  return outcomes
}

/** Two numbers that a reader tells apart. */
const differ = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) > 1e-6 * Math.max(Math.abs(a), Math.abs(b))

/** Each check with the demand, and with the capacity, of each other one of its unit. */
export function exchangedSides(contract: AnyContract, outcomes: readonly DrawnOutcome[]): OfCheck[] {
  const specs = Object.entries(contract.checks as Readonly<Record<string, CheckSpec>>)
  const sideOf = (outcome: DrawnOutcome, id: string, side: 'demand' | 'capacity') => {
    const made = outcome.checks?.[id]
    return made && !('notChecked' in made) ? made[side] : undefined
  }
  return pairsOf(specs.map(([id, { unit }]) => [id, unit] as const)).flatMap(([id, of]) =>
    (['demand', 'capacity'] as const)
      .filter((side) => outcomes.some((outcome) => differ(sideOf(outcome, id, side), sideOf(outcome, of, side))))
      .map((side) => ({ kind: 'side' as const, check: id, side, of })),
  )
}

/** Every two names of one dimension, in both orders. */
const pairsOf = (all: readonly (readonly [name: string, unit: string])[]): (readonly [string, string])[] =>
  [...Map.groupBy(all, ([, unit]) => dimensionOf(unit)).values()].flatMap((alike) =>
    alike.flatMap(([a]) => alike.flatMap(([b]) => (a === b ? [] : [[a, b] as const]))),
  )

function verdicts({ checks }: AnyContract, outcomes: readonly DrawnOutcome[]): OutcomeMistake[] {
  const isMade = (id: string) => outcomes.some(({ checks: made }) => made?.[id] && !('notChecked' in made[id]))
  return Object.keys(checks)
    .filter(isMade)
    .flatMap((check) => [
      { kind: 'left out' as const, check },
      { kind: 'turned' as const, check },
    ])
}

function values(contract: AnyContract, outcomes: readonly DrawnOutcome[]): OutcomeMistake[] {
  const numbers = Object.entries(contract.values as Readonly<Record<string, ValueSpec>>).flatMap(([name, spec]) =>
    spec.kind === 'number' ? [[name, spec.unit] as const] : [],
  )
  return pairsOf(numbers)
    .filter(([a, b]) => a < b && outcomes.some(({ values: v }) => differ(v[a], v[b])))
    .map(([name, of]) => ({ kind: 'value', name, of }))
}

function tables(contract: AnyContract, outcomes: readonly DrawnOutcome[]): OutcomeMistake[] {
  return Object.entries(contract.tables as Readonly<Record<string, TableSpec>>).flatMap(([table, { columns }]) => {
    const rows = outcomes.flatMap((outcome) => {
      const made = outcome.tables?.[table]
      return Array.isArray(made) ? made : []
    })
    if (rows.length === 0) return []
    const numbers = Object.entries(columns).flatMap(([name, c]) =>
      c.kind === 'number' ? [[name, c.unit] as const] : [],
    )
    const exchanged = pairsOf(numbers)
      .filter(([a, b]) => a < b && rows.some((row) => differ(row[a], row[b])))
      .map(([a, b]) => ({ kind: 'columns' as const, table, a, b }))
    return [{ kind: 'row' as const, table }, ...exchanged]
  })
}

const warnings = (outcomes: readonly DrawnOutcome[]): OutcomeMistake[] =>
  [...new Set(outcomes.flatMap((outcome) => (outcome.warnings ?? []).map(({ code }) => code)))].map((code) => ({
    kind: 'warning',
    code,
  }))
