/**
 * From an outcome in SI to the result that leaves the service. It holds the calculation to its contract: a value that
 * is not declared, not finite, or missing without reason is an error of the workflow, never an answer.
 */
import type { Step } from '@keelson/equations'
import { fromSI, unit as unitOf } from '@keelson/units'
import { clean } from './canonical.ts'
import { conditionInWords, holds } from './condition.ts'
import { type AnyContract, type ChartSpec, type CheckSpec, deliverableNames, type TableSpec } from './contract.ts'
import { csv } from './csv.ts'
import { ContractError, NonFiniteError } from './errors.ts'
import type { CheckResult, FileOut, NotChecked, Warning } from './outcome.ts'
import type { ReadParams } from './read-params.ts'
import type { CheckAnswer, ColumnAnswer, Quantity, Result, StepAnswer, TableAnswer } from './result.ts'
import { type Columns, isNotApplicable, type NotApplicable, type ValueSpec } from './values.ts'

/** Entries of a map or table that the answer carries; the rest is in its CSV. */
export const SHOWN_ENTRIES = 200

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
/** An outcome of any contract. */
export interface AnyOutcome {
  readonly values: Readonly<Record<string, unknown>>
  readonly checks?: Readonly<Record<string, CheckResult | NotChecked | undefined>>
  readonly tables?: Readonly<
    Record<string, readonly Readonly<Record<string, number | string | null>>[] | NotApplicable | undefined>
  >
  readonly charts?: Readonly<Record<string, Readonly<Record<string, unknown>> | NotApplicable | undefined>>
  readonly warnings?: readonly Warning[]
  readonly files?: readonly FileOut[]
  readonly detail?: string
  readonly confidence?: unknown
}

/** Emits an outcome. Throws ContractError when it breaks its contract. */
export function emit(contract: AnyContract, read: ReadParams, outcome: AnyOutcome, steps: readonly Step[]): Emitted {
  const whole = values(contract, read, outcome)
  const checks = checkAnswers(contract, read, outcome)
  const tables = tableAnswers(contract, read, outcome)
  const failed = checks.some((c) => c.status === 'fail')
  const result: Result = {
    kind: contract.kind,
    values: Object.fromEntries(Object.entries(whole).map(([name, q]) => [name, shortened(q)])),
    checks,
    not_checked: contract.notChecked,
    tables: tables.map((t) => ({ ...t, rows: t.rows.slice(0, SHOWN_ENTRIES) })),
    charts: chartAnswers(contract, read, outcome),
    steps: steps.map(stepAnswer),
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

function values(contract: AnyContract, read: ReadParams, outcome: AnyOutcome): Record<string, Quantity> {
  const specs = contract.values as Readonly<Record<string, ValueSpec>>
  for (const name of Object.keys(outcome.values)) {
    if (!Object.hasOwn(specs, name)) throw new ContractError(`value ${name} is not declared`)
  }
  const answer: Record<string, Quantity> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const value = outcome.values[name]
    const label = { label: spec.title, ...(spec.symbol !== undefined && { symbol: spec.symbol }) }
    const unit = 'unit' in spec ? { unit: spec.unit } : {}
    if (value !== undefined && !isNotApplicable(value)) {
      answer[name] = { value: emitted(name, spec, value), ...unit, ...label }
      continue
    }
    const reason = isNotApplicable(value) ? value.notApplicable : whyNull(spec.onlyWhen, read)
    if (reason !== undefined) answer[name] = { value: null, ...unit, ...label, reason }
    else if (!(spec.needs ?? []).some((input) => read.used[input] === undefined)) {
      throw new ContractError(`value ${name} is missing without a reason`)
    }
  }
  return answer
}

/** Why something with a condition does not apply to this run; undefined where it does. */
function whyNull(condition: ValueSpec['onlyWhen'], read: ReadParams): string | undefined {
  if (condition === undefined || holds(condition, read.params)) return undefined
  return `only when ${conditionInWords(condition)}`
}

function emitted(name: string, spec: ValueSpec, value: unknown): unknown {
  switch (spec.kind) {
    case 'number':
      return number(name, value, spec.unit)
    case 'list':
      return array(name, value).map((x, i) => (x === null && spec.gaps ? null : number(`${name}[${i}]`, x, spec.unit)))
    case 'matrix':
      return array(name, value).map((row, i) =>
        array(name, row).map((x, j) => number(`${name}[${i}][${j}]`, x, spec.unit)),
      )
    case 'map':
      return Object.fromEntries(
        Object.entries(value as object).map(([key, x]) => [key, number(`${name}.${key}`, x, spec.unit)]),
      )
    case 'rows':
      return array(name, value).map((row, i) =>
        emittedRow(`${name}[${i}]`, spec.columns, row as Record<string, unknown>),
      )
    case 'text':
      return ofType(name, value, 'string')
    case 'texts':
      return array(name, value).map((x, i) => ofType(`${name}[${i}]`, x, 'string'))
    case 'flag':
      return ofType(name, value, 'boolean')
  }
}

function number(name: string, value: unknown, unit: string): number {
  if (typeof value !== 'number') throw new ContractError(`${name} is ${typeof value}, not a number`)
  if (!Number.isFinite(value)) throw new NonFiniteError(name)
  const own = clean(fromSI(value, unit))
  if (!Number.isFinite(own)) throw new NonFiniteError(name)
  return own
}
function array(name: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ContractError(`${name} is not a list`)
  return value
}
function ofType(name: string, value: unknown, type: 'string' | 'boolean'): unknown {
  if (typeof value !== type) throw new ContractError(`${name} is not a ${type}`)
  return value
}
function emittedRow(name: string, columns: Columns, row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const cell = row[key]
      if (cell === null || cell === undefined) return [key, null]
      return [key, column.kind === 'number' ? number(`${name}.${key}`, cell, column.unit) : String(cell)]
    }),
  )
}

/** A long map or rows carries its first entries and the count; the whole is in its CSV. */
function shortened(quantity: Quantity): Quantity {
  const { value } = quantity
  if (
    Array.isArray(value) &&
    value.length > SHOWN_ENTRIES &&
    typeof value[0] === 'object' &&
    !Array.isArray(value[0])
  ) {
    return { ...quantity, value: value.slice(0, SHOWN_ENTRIES), count: value.length }
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value)
    if (entries.length <= SHOWN_ENTRIES) return quantity
    return { ...quantity, value: Object.fromEntries(entries.slice(0, SHOWN_ENTRIES)), count: entries.length }
  }
  return quantity
}

function checkAnswers(contract: AnyContract, read: ReadParams, outcome: AnyOutcome): CheckAnswer[] {
  const specs = contract.checks as Readonly<Record<string, CheckSpec>>
  const made = Object.entries(outcome.checks ?? {})
  for (const [id] of made) if (!Object.hasOwn(specs, id)) throw new ContractError(`check ${id} is not declared`)
  const governing = governingCheck(outcome)
  return Object.entries(specs).map(([id, spec]) => {
    const base = { id, title: spec.title, standard: spec.source.id, clause: spec.clause, governing: id === governing }
    const done = outcome.checks?.[id]
    if (done === undefined || 'notChecked' in done) {
      const note = done?.notChecked ?? whyNull(spec.onlyWhen, read) ?? missingInputs(spec.needs, read)
      if (note === undefined) throw new ContractError(`check ${id} was not made, without a reason`)
      return { ...base, status: 'not_checked', note }
    }
    return {
      ...base,
      status: done.passes ? 'pass' : 'fail',
      demand: { value: number(`${id} demand`, done.demand, spec.unit), unit: spec.unit, label: spec.demand },
      capacity: { value: number(`${id} capacity`, done.capacity, spec.unit), unit: spec.unit, label: spec.capacity },
      utilisation: done.utilisation === null ? null : clean(done.utilisation),
      limit: done.limit,
      ...(done.note !== undefined && { note: done.note }),
    }
  })
}

const missingInputs = (needs: readonly string[] | undefined, read: ReadParams): string | undefined => {
  const missing = (needs ?? []).filter((name) => read.used[name] === undefined)
  return missing.length === 0 ? undefined : `not checked: ${missing.join(' and ')} not given`
}

/** The check nearest to or furthest beyond its limit; one without a utilisation that fails comes before all. */
function governingCheck(outcome: AnyOutcome): string | undefined {
  const severity = (c: CheckResult) =>
    c.utilisation === null ? (c.passes ? -1 : Number.POSITIVE_INFINITY) : c.utilisation / c.limit
  return Object.entries(outcome.checks ?? {})
    .flatMap(([id, c]) => (c && !('notChecked' in c) ? [{ id, severity: severity(c) }] : []))
    .reduce<{ id: string; severity: number } | undefined>((a, b) => (a && a.severity >= b.severity ? a : b), undefined)
    ?.id
}

function governingSentence(checks: readonly CheckAnswer[]): string | undefined {
  const c = checks.find((check) => check.governing)
  if (!c) return undefined
  const how =
    c.utilisation === null || c.utilisation === undefined
      ? (c.note ?? 'no capacity')
      : `utilisation ${Number(c.utilisation.toPrecision(3))}`
  return `${c.title} ${c.status === 'fail' ? 'fails' : 'governs'}: ${how} (${c.standard} ${c.clause})`
}

function tableAnswers(contract: AnyContract, read: ReadParams, outcome: AnyOutcome): TableAnswer[] {
  const specs = contract.tables as Readonly<Record<string, TableSpec>>
  return Object.entries(specs).flatMap(([id, spec]) => {
    const given = outcome.tables?.[id]
    if (isNotApplicable(given)) return []
    if (!given) {
      if (whyNull(spec.onlyWhen, read) === undefined) throw new ContractError(`table ${id} is missing`)
      return []
    }
    const columns = columnAnswers(spec.columns)
    const rows = given.map(
      (row, i) => Object.values(emittedRow(`${id}[${i}]`, spec.columns, row)) as (number | string | null)[],
    )
    return [{ id, title: spec.title, description: spec.description, columns, rows, count: rows.length }]
  })
}

const columnAnswers = (columns: Columns): ColumnAnswer[] =>
  Object.entries(columns).map(([name, column]) => ({
    name,
    title: column.title,
    ...(column.kind === 'number' && { unit: column.unit }),
    ...(column.kind === 'number' && column.symbol !== undefined && { symbol: column.symbol }),
  }))

function chartAnswers(contract: AnyContract, read: ReadParams, outcome: AnyOutcome) {
  const specs = contract.charts as Readonly<Record<string, ChartSpec>>
  return Object.entries(specs).flatMap(([id, { title, description, onlyWhen, needs }]) => {
    const spec = outcome.charts?.[id]
    if (isNotApplicable(spec)) return []
    if (spec) return [{ id, title, description, spec }]
    if (whyNull(onlyWhen, read) === undefined && missingInputs(needs, read) === undefined) {
      throw new ContractError(`chart ${id} is missing`)
    }
    return []
  })
}

/** A step in the units in which its formula is written; -0 is 0. */
function stepAnswer(step: Step): StepAnswer {
  const { value, ...rest } = step
  if (!Number.isFinite(value)) throw new NonFiniteError(`${step.title} (${step.symbol})`)
  const own = { ...rest, value: inOwnUnit(value, step.unit) }
  if (step.kind === 'solved') return { ...own, kind: 'solved', trial: inOwnUnit(step.trial, step.unit) }
  return {
    ...own,
    kind: step.kind,
    arguments: step.arguments.map((a) => ({
      ...a,
      value: typeof a.value === 'number' ? inOwnUnit(a.value, a.unit) : a.value.map((x) => inOwnUnit(x, a.unit)),
    })),
  }
}
function inOwnUnit(si: number, unit: string): number {
  const { factor, offset } = unitOf(unit)
  return (factor === 1 && offset === 0 ? si : fromSI(si, unit)) + 0
}

function csvFiles(
  contract: AnyContract,
  whole: Readonly<Record<string, Quantity>>,
  tables: readonly TableAnswer[],
): FileOut[] {
  const specs = contract.values as Readonly<Record<string, ValueSpec>>
  const fromValues = Object.entries(whole).flatMap(([name, quantity]): FileOut[] => {
    const spec = specs[name]
    if (quantity.value === null || spec === undefined) return []
    if (spec.kind === 'rows') {
      const rows = (quantity.value as readonly Record<string, number | string | null>[]).map((r) => Object.values(r))
      return [csv(name, columnAnswers(spec.columns), rows)]
    }
    if (spec.kind === 'map') {
      const columns = [
        { name: spec.keys, title: spec.keys },
        { name, title: spec.title, unit: spec.unit },
      ]
      return [csv(name, columns, Object.entries(quantity.value as Record<string, number>))]
    }
    return []
  })
  return [...fromValues, ...tables.map((t) => csv(t.id, t.columns, t.rows))]
}
