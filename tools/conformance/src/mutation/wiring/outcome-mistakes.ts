/** Mistakes in what a calculation hands over: a check held to another's number, a value in another's place, a row that is gone. */
import { type AnyOutcome, type CheckResult, check, notChecked, type Workflow } from '@keelson/workflow'

type Side = 'demand' | 'capacity'
export type OutcomeMistake =
  | { readonly kind: 'side'; readonly check: string; readonly side: Side; readonly of: string }
  | { readonly kind: 'left out'; readonly check: string }
  | { readonly kind: 'turned'; readonly check: string }
  | { readonly kind: 'value'; readonly name: string; readonly of: string }
  | { readonly kind: 'row'; readonly table: string }
  | { readonly kind: 'columns'; readonly table: string; readonly a: string; readonly b: string }
  | { readonly kind: 'warning'; readonly code: string }

/** Makes the mistake in one version of a workflow from now on; for modules that were loaded for it alone. */
export function makeMistake(exported: readonly unknown[], version: number, mistake: OutcomeMistake): void {
  for (const workflow of exported.filter(isWorkflow)) {
    if (workflow.contract.version !== version) continue
    const { calculate } = workflow
    Object.assign(workflow, {
      calculate: (...given: Parameters<typeof calculate>) => mistaken(calculate(...given) as AnyOutcome, mistake),
    })
  }
}

const isWorkflow = (v: unknown): v is Workflow => typeof v === 'object' && v !== null && 'calculate' in v

/** The outcome with the mistake in it; itself where there is nothing to make it in. */
export function mistaken(outcome: AnyOutcome, mistake: OutcomeMistake): AnyOutcome {
  switch (mistake.kind) {
    case 'side':
    case 'left out':
    case 'turned':
      return { ...outcome, checks: mistakenChecks(outcome.checks, mistake) }
    case 'value':
      return { ...outcome, values: exchanged(outcome.values, mistake.name, mistake.of) }
    case 'warning':
      return { ...outcome, warnings: (outcome.warnings ?? []).filter(({ code }) => code !== mistake.code) }
    default:
      return withTable(outcome, mistake)
  }
}

export type OfCheck = Extract<OutcomeMistake, { readonly check: string }>
type Checks = NonNullable<AnyOutcome['checks']>

export const mistakenChecks = (checks: Checks = {}, mistake: OfCheck): Checks => ({
  ...checks,
  [mistake.check]: mistakenCheck(checks, mistake),
})

function mistakenCheck(checks: Checks, mistake: OfCheck): Checks[string] {
  const own = checks[mistake.check]
  if (!own || 'notChecked' in own) return own
  if (mistake.kind === 'left out') return notChecked('not_requested', 'left out')
  if (mistake.kind === 'turned') return { ...own, passes: !own.passes }
  const other = checks[mistake.of]
  return !other || 'notChecked' in other ? own : heldTo(own, mistake.side, other[mistake.side])
}

/** A check with another number for one of its sides; a utilisation that is not their quotient stays. */
function heldTo(own: CheckResult, side: Side, value: number): CheckResult {
  const { demand, capacity, utilisation, limit, note } = own
  const isQuotient = utilisation === null || Math.abs(utilisation * capacity - demand) <= 1e-6 * Math.abs(demand)
  const sides = { demand, capacity, [side]: value }
  return check({
    ...sides,
    limit,
    ...(!isQuotient && { utilisation: utilisation * (side === 'demand' ? value / demand : capacity / value) }),
    ...(note !== undefined && { note }),
  })
}

function exchanged<T>(all: Readonly<Record<string, T>>, a: string, b: string): Readonly<Record<string, T>> {
  const [first, second] = [all[a], all[b]]
  return first === undefined || second === undefined ? all : { ...all, [a]: second, [b]: first }
}

function withTable(outcome: AnyOutcome, mistake: Extract<OutcomeMistake, { readonly table: string }>): AnyOutcome {
  const { tables } = outcome
  if (tables === undefined) return outcome
  return {
    ...outcome,
    tables: () => {
      const all = tables()
      const rows = all[mistake.table]
      if (!Array.isArray(rows)) return all
      const wrong = mistake.kind === 'row' ? rows.slice(0, -1) : rows.map((row) => exchanged(row, mistake.a, mistake.b))
      return { ...all, [mistake.table]: wrong }
    },
  }
}

export function inWords(mistake: OutcomeMistake): string {
  switch (mistake.kind) {
    case 'side':
      return `${mistake.check} has the ${mistake.side} of ${mistake.of}`
    case 'left out':
      return `${mistake.check} is not made`
    case 'turned':
      return `${mistake.check} turns its verdict`
    case 'value':
      return `${mistake.name} <-> ${mistake.of}`
    case 'row':
      return `${mistake.table} loses its last row`
    case 'columns':
      return `${mistake.table}: ${mistake.a} <-> ${mistake.b}`
    default:
      return `no warning ${mistake.code}`
  }
}
