/** What a change would do, before it is made: every result and verdict as it is and as it would become. */
import { type Envelope, envelopeOf } from './envelope.ts'
import { type CalculationStanding, type Judging, standings } from './freshness.ts'
import type { LaidOut } from './laid-out.ts'
import { type CaseResult, type Results, resultOf } from './methods.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type RunCase, runProject } from './running.ts'
import { type Verdict, verdictOf } from './verdict.ts'

interface MovedAnswer {
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly before: unknown
  readonly after: unknown
}
interface MovedCase {
  readonly name: string
  readonly status: { readonly before: CaseResult['status'] | null; readonly after: CaseResult['status'] | null }
  /** The answers of the workflow, moved or not; `after` is null of one that could not be calculated. */
  readonly answers: readonly MovedAnswer[]
}
interface MovedCalculation {
  readonly id: string
  readonly title: string
  readonly outcome: { readonly before: Outcome; readonly after: Outcome }
  readonly freshness: { readonly before: string; readonly after: string }
  /** Why it could not be calculated with the change; '' where it was. */
  readonly why: string
  readonly governing: { readonly before: Envelope['governing']; readonly after: Envelope['governing'] }
  readonly cases: readonly MovedCase[]
}
export interface WhatIf {
  readonly verdict: { readonly before: Verdict; readonly after: Verdict }
  /** Calculations that the change reaches, in their order. */
  readonly moved: readonly MovedCalculation[]
  readonly ran: number
}

/** `run` records nothing. */
export async function whatIf(
  before: LaidOut,
  after: LaidOut,
  results: Results,
  judging: Judging & { readonly run: RunCase },
): Promise<WhatIf> {
  const stood = standings(before, results, judging)
  const done = await runProject(after, results, judging)
  const ids = new Set(done.ran.map(({ calculation }) => calculation))
  const wasOf = new Map(stood.map((one) => [one.id, one]))
  const moved = done.standings.filter(
    ({ id, freshness }) => ids.has(id) || freshness !== (wasOf.get(id)?.freshness ?? 'never_run'),
  )
  return {
    verdict: { before: verdictOf(before, results, stood), after: verdictOf(after, done.results, done.standings) },
    moved: moved.map((now) => movedOf(now, wasOf.get(now.id), before, after, results, done.results)),
    ran: done.ran.length,
  }
}

function movedOf(
  now: CalculationStanding,
  was: CalculationStanding | undefined,
  before: LaidOut,
  after: LaidOut,
  old: Results,
  results: Results,
): MovedCalculation {
  const { id } = now
  const [laid, earlier] = [after.byId.get(id), before.byId.get(id)]
  const contract = laid?.method.contract
  const isCurrent = (name: string) => now.cases.find((one) => one.name === name)?.freshness === 'current'
  return {
    id,
    title: laid?.calculation.title ?? contract?.title ?? id,
    outcome: {
      before: earlier ? outcomeOf(before, old, id) : 'none',
      after: now.freshness === 'current' ? outcomeOf(after, results, id) : 'none',
    },
    freshness: { before: was?.freshness ?? 'never_run', after: now.freshness },
    why: now.freshness === 'current' ? '' : now.why,
    governing: {
      before: earlier ? envelopeOf(earlier, old).governing : null,
      after: laid && now.freshness === 'current' ? envelopeOf(laid, results).governing : null,
    },
    cases: (laid?.cases ?? []).map(({ name }) =>
      movedCase(
        name,
        contract?.answers ?? [],
        resultOf(old, id, name),
        isCurrent(name) ? resultOf(results, id, name) : undefined,
      ),
    ),
  }
}

function movedCase(
  name: string,
  answers: readonly string[],
  before: CaseResult | undefined,
  after: CaseResult | undefined,
): MovedCase {
  return {
    name,
    status: { before: before?.status ?? null, after: after?.status ?? null },
    answers: answers.flatMap((answer) => {
      const [was, now] = [before?.values[answer], after?.values[answer]]
      const said = now ?? was
      if (said === undefined) return []
      return [
        {
          name: answer,
          title: said.label,
          unit: said.unit ?? '-',
          before: was?.value ?? null,
          after: now?.value ?? null,
        },
      ]
    }),
  }
}
