/**
 * From an outcome in SI to the result that leaves the service. It holds the calculation to its contract: a value that
 * is not declared, not finite, or missing without reason is an error of the workflow, never an answer.
 */
import type { Step } from '@keelson/equations'
import { type AnyContract, deliverableNames } from './contract.ts'
import { checkAnswers, governingSentence } from './emit-checks.ts'
import { chartAnswers, csvFiles, stepAnswer, tableAnswers } from './emit-tables.ts'
import { emittedValues, SHOWN_ENTRIES, shortened } from './emit-values.ts'
import { type Origins, originsOf } from './origins.ts'
import type { AnyOutcome, FileOut, Warning } from './outcome.ts'
import type { ReadParams } from './read-params.ts'
import type { CheckAnswer, Result } from './result.ts'

export type RunStatus = 'PASS' | 'FAIL'
export interface Emitted {
  readonly status: RunStatus
  readonly detail: string
  readonly result: Result
  readonly warnings: readonly Warning[]
  readonly confidence: unknown
  readonly files: readonly FileOut[]
  /** Declared files that the run does not hand over. */
  readonly missing: readonly string[]
  /** What result_hash covers: values, checks and tables, whole. */
  readonly hashed: unknown
}

/** Emits an outcome. Throws ContractError when it breaks its contract. */
export function emit(contract: AnyContract, read: ReadParams, outcome: AnyOutcome, steps: readonly Step[]): Emitted {
  const whole = emittedValues(contract, read, outcome)
  const checks = checkAnswers(contract, read, outcome)
  const tables = tableAnswers(contract, read, outcome)
  const origins = originsOf(contract, read, outcome, steps)
  const failed = checks.some((c) => c.status === 'fail')
  const result: Result = {
    kind: contract.kind,
    values: Object.fromEntries(Object.entries(whole).map(([name, q]) => [name, shortened(q)])),
    checks: checks.map((c) => withOrigins(c, contract, outcome, origins)),
    not_checked: contract.notChecked,
    tables: tables.map((t) => ({ ...t, rows: t.rows.slice(0, SHOWN_ENTRIES) })),
    charts: chartAnswers(contract, read, outcome),
    steps: steps.map((step) => stepAnswer(step, origins.ofArguments(step))),
    inputs: read.inputs,
  }
  const files = [...(outcome.files ?? []), ...csvFiles(contract, whole, tables)]
  const missing = deliverableNames(contract.deliverables, read.params).filter((n) => !files.some((f) => f.name === n))
  const said = outcome.detail ?? governingSentence(checks) ?? contract.title
  return {
    status: failed || missing.length > 0 ? 'FAIL' : 'PASS',
    detail: missing.length > 0 ? `not delivered: ${missing.join(', ')}` : said,
    result,
    warnings: [...read.warnings, ...(outcome.warnings ?? [])],
    confidence: outcome.confidence ?? null,
    files,
    missing,
    hashed: { values: whole, checks, tables },
  }
}

/** A check with the origins of its demand and capacity, which are no part of the result that is hashed. */
function withOrigins(answer: CheckAnswer, contract: AnyContract, outcome: AnyOutcome, origins: Origins): CheckAnswer {
  const { demand, capacity } = answer
  const made = outcome.checks?.[answer.id]
  if (!demand || !capacity || !made || 'notChecked' in made) return answer
  const { unit, source } = contract.checks[answer.id]
  const origin = (side: 'demand' | 'capacity', title: string) => {
    const found = origins.of({ value: made[side], unit, title, source: source.id, constant: made.cited?.[side] })
    return found && { origin: found }
  }
  return {
    ...answer,
    demand: { ...demand, ...origin('demand', demand.label) },
    capacity: { ...capacity, ...origin('capacity', capacity.label) },
  }
}
