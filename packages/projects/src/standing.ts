/** How a project stands as a whole: its verdict, a row for each calculation, and the register of assumptions and open items. */
import { type Envelope, envelopeOf } from './envelope.ts'
import { type CalculationStanding, type Freshness, type Judging, standings } from './freshness.ts'
import type { LaidCalculation, LaidOut } from './laid-out.ts'
import { type CaseResult, type Results, resultOf } from './methods.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type RegisterLine, registerOf } from './register.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** How one calculation stands. */
export interface CalculationRow {
  readonly id: string
  readonly title: string
  readonly ref: string
  readonly in_scope: boolean
  readonly freshness: Freshness
  readonly why: string
  readonly outcome: Outcome
  /** The answer of the governing case, in a sentence. */
  readonly detail: string
  readonly governing: Envelope['governing']
  readonly cases: number
  readonly not_calculated: readonly string[]
  /** Of the governing case, else of the first. */
  readonly run_id: string | null
  /** Of a run that repeats an imported one. */
  readonly origin: CaseResult['origin'] | null
  readonly needs: readonly string[]
  readonly newer: number | null
}
export interface ProjectStanding {
  readonly verdict: Verdict
  /** In the order of the calculation. */
  readonly calculations: readonly CalculationRow[]
  readonly register: readonly RegisterLine[]
}

export function standingOfProject(laid: LaidOut, results: Results, judging: Judging): ProjectStanding {
  const stand = standings(laid, results, judging)
  const calculations = stand.flatMap((standing) => {
    const one = laid.byId.get(standing.id)
    return one ? [rowOf(laid, one, results, standing)] : []
  })
  return { verdict: verdictOf(laid, results, stand), calculations, register: registerOf(laid, results) }
}

function rowOf(
  laid: LaidOut,
  one: LaidCalculation,
  results: Results,
  { id, freshness, why, newer }: CalculationStanding,
): CalculationRow {
  const { calculation, method, cases, needs } = one
  const { governing, not_calculated } = envelopeOf(one, results)
  const shown = shownResult(one, governing, results)
  return {
    id,
    title: calculation.title ?? method.contract.title,
    ref: calculation.ref,
    in_scope: calculation.in_scope !== false,
    freshness,
    why,
    outcome: outcomeOf(laid, results, id),
    detail: shown?.detail ?? '',
    governing,
    cases: cases.length,
    not_calculated,
    run_id: shown?.run_id ?? null,
    origin: shown?.origin ?? null,
    needs,
    newer: newer ?? null,
  }
}

function shownResult(
  { calculation: { id }, cases }: LaidCalculation,
  governing: Envelope['governing'],
  results: Results,
): CaseResult | undefined {
  const first = cases[0]?.name ?? ''
  return resultOf(results, id, governing?.case ?? first) ?? resultOf(results, id, first)
}
