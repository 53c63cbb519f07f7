/** How an answer speaks of numbers whose check is open: they are told, and no verdict is passed on them. */
import type { AnyOutcome, CheckResult, NotChecked } from './outcome.ts'
import { capitalised, midSentence } from './shown.ts'

type Checks = Readonly<Record<string, CheckResult | NotChecked | undefined>>

export const anyOpen = (checks: Checks): boolean =>
  Object.values(checks).some((made) => made !== undefined && 'notChecked' in made && made.open)

/** A check that could be made, and of which a pass would show nothing. */
export const isReserved = (made: CheckResult | NotChecked | undefined): boolean =>
  made !== undefined && 'notChecked' in made && made.open && made.otherwise !== undefined

/** One colon to a sentence. */
export const forInformation = (said: string): string =>
  /^[^.]*: /.test(said) ? `For information only. ${capitalised(said)}` : `For information only: ${midSentence(said)}`

/** The same of a whole answer, unless it says so itself. */
export const onlyForInformation = (detail: string): string =>
  detail.includes('or information only') ? detail : forInformation(detail)
const RESERVED = /For information only[:.] (.)/g

/** An answer as it is where a named engineer accepts what a limit of the method leaves open: its numbers count. */
export const withoutReservation = (detail: string): string =>
  detail.replaceAll(RESERVED, (_, first: string) => first.toUpperCase())

/** An answer about the values of these checks. */
export const reserved = (detail: string, checks: Checks = {}): string =>
  Object.values(checks).some(isReserved) ? forInformation(detail) : detail

/** An outcome with its answer so. */
export function withReservation<O extends Pick<AnyOutcome, 'detail' | 'checks'>>(outcome: O): O {
  const { detail, checks } = outcome
  return detail === undefined ? outcome : { ...outcome, detail: reserved(detail, checks) }
}
