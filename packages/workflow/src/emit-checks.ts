/** The checks of an outcome as they leave, and which of them governs. */
import { clean } from './canonical.ts'
import type { AnyContract, CheckSpec } from './contract.ts'
import { missingInputs, number, whyNull } from './emit-values.ts'
import { ContractError } from './errors.ts'
import type { AnyOutcome, CheckResult } from './outcome.ts'
import type { ReadParams } from './read-params.ts'
import type { CheckAnswer } from './result.ts'

export function checkAnswers(contract: AnyContract, read: ReadParams, outcome: AnyOutcome): CheckAnswer[] {
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

/** The check nearest to or furthest beyond its limit; one without a utilisation that fails comes before all. */
function governingCheck(outcome: AnyOutcome): string | undefined {
  const severity = (c: CheckResult) =>
    c.utilisation === null ? (c.passes ? -1 : Number.POSITIVE_INFINITY) : c.utilisation / c.limit
  return Object.entries(outcome.checks ?? {})
    .flatMap(([id, c]) => (c && !('notChecked' in c) ? [{ id, severity: severity(c) }] : []))
    .reduce<{ id: string; severity: number } | undefined>((a, b) => (a && a.severity >= b.severity ? a : b), undefined)
    ?.id
}

/** What the governing check says in one sentence. */
export function governingSentence(checks: readonly CheckAnswer[]): string | undefined {
  const c = checks.find((check) => check.governing)
  if (!c) return undefined
  const how =
    c.utilisation === null || c.utilisation === undefined
      ? (c.note ?? 'no capacity')
      : `utilisation ${Number(c.utilisation.toPrecision(3))}`
  return `${c.title} ${c.status === 'fail' ? 'fails' : 'governs'}: ${how} (${c.standard} ${c.clause})`
}
