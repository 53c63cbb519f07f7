/** The envelope of load cases: of each check the case that governs, and every case that could not be calculated. */
import type { CheckAnswer } from '@keelson/engine'
import type { LimitState } from './document.ts'
import type { LaidCalculation } from './laid-out.ts'
import { type CaseResult, type Results, resultOf } from './methods.ts'

export interface EnvelopeCase {
  readonly name: string
  readonly limit_state?: LimitState
  /** null of a case that has never been run. */
  readonly status: CaseResult['status'] | null
  readonly run_id?: string
  readonly detail: string
  readonly utilisation: number | null
  readonly governing_check: string | null
  readonly checks_made: number
  readonly checks_open: number
}
export interface EnvelopeCheck {
  readonly id: string
  readonly title: string
  readonly standard: string
  readonly clause: string
  readonly state: CheckAnswer['state']
  readonly open: boolean
  /** null where no case made the check. */
  readonly governing_case: string | null
  readonly utilisation: number | null
  readonly limit: number | null
  /** Of every case in which it is open. */
  readonly open_in: readonly string[]
  readonly failed_in: readonly string[]
}
export interface Envelope {
  readonly calculation: string
  readonly cases: readonly EnvelopeCase[]
  readonly checks: readonly EnvelopeCheck[]
  /** Cases without a result, by name. */
  readonly not_calculated: readonly string[]
  /** null where no check was made. */
  readonly governing: { readonly check: string; readonly case: string; readonly utilisation: number | null } | null
}

interface Made {
  readonly name: string
  readonly check: CheckAnswer
}

export function envelopeOf({ calculation, cases }: LaidCalculation, results: Results): Envelope {
  const found = cases.map((one) => ({ one, result: resultOf(results, calculation.id, one.name) }))
  const all = found.flatMap(({ one, result }) =>
    (result?.checks ?? []).map((check): Made => ({ name: one.name, check })),
  )
  const checks = [...Map.groupBy(all.filter(concerns), ({ check }) => check.id).values()].map(checkOver)
  const worst = all.filter(({ check }) => check.state !== 'not_made').toSorted(worstFirst)[0]
  return {
    calculation: calculation.id,
    cases: found.map(({ one, result }) => caseOf(one.name, one.limit_state, result)),
    checks,
    not_calculated: found.flatMap(({ one, result }) => (isCalculated(result) ? [] : [one.name])),
    governing: worst ? { check: worst.check.id, case: worst.name, utilisation: worst.check.utilisation } : null,
  }
}

/** A check of another method, or one that nobody asked for, is none of this calculation. */
const concerns = ({ check: { reason_kind } }: Made) => reason_kind !== 'other_mode' && reason_kind !== 'not_requested'

const isCalculated = (result: CaseResult | undefined) => result !== undefined && result.result_hash !== null

function caseOf(name: string, limit_state: LimitState | undefined, result: CaseResult | undefined): EnvelopeCase {
  const governing = result?.checks.find((check) => check.governing)
  return {
    name,
    ...(limit_state && { limit_state }),
    status: result?.status ?? null,
    ...(result?.run_id !== undefined && { run_id: result.run_id }),
    detail: result?.detail ?? '',
    utilisation: governing?.utilisation ?? null,
    governing_check: governing?.id ?? null,
    checks_made: result?.checks_made ?? 0,
    checks_open: result?.checks_open ?? 0,
  }
}

/** A failure governs before what passes, and of two alike the one that is nearer to its limit or further beyond it. */
function worstFirst({ check: a }: Made, { check: b }: Made): number {
  return rank(a) - rank(b) || nearness(b) - nearness(a)
}
const rank = ({ state }: CheckAnswer) => (state === 'fail' ? 0 : 1)
/** A capacity that is not positive has no utilisation, and fails beyond every number. */
const nearness = ({ utilisation, limit, state }: CheckAnswer): number => {
  if (utilisation === null) return state === 'fail' ? Number.MAX_VALUE : -Number.MAX_VALUE
  return limit === null || limit === 0 ? utilisation : utilisation / limit
}

function checkOver(own: readonly Made[]): EnvelopeCheck {
  const made = own.filter(({ check }) => check.state !== 'not_made').toSorted(worstFirst)
  const open_in = own.filter(({ check }) => check.open).map(({ name }) => name)
  const failed_in = made.filter(({ check }) => check.state === 'fail').map(({ name }) => name)
  const [worst] = made
  const { id, title, standard, clause } = (worst ?? (own[0] as Made)).check
  return {
    ...{ id, title, standard, clause },
    state: worst?.check.state ?? 'not_made',
    open: open_in.length > 0,
    governing_case: worst?.name ?? null,
    utilisation: worst?.check.utilisation ?? null,
    limit: worst?.check.limit ?? null,
    open_in,
    failed_in,
  }
}
