/** How the answer of a run speaks whose check is open although its numbers are there: they are calculated, and no verdict. */
import type { AnyOutcome, CheckResult, NotChecked } from '@keelson/workflow'

type Checks = Readonly<Record<string, CheckResult | NotChecked | undefined>>

/** A check that could be made, and of which a pass would show nothing. */
export const isOpen = (check: CheckResult | NotChecked | undefined): check is NotChecked =>
  check !== undefined && 'notChecked' in check && check.open && check.otherwise !== undefined

/** Said after the name of the check that is not assessed, or that is accepted, and before the numbers. */
export function calculated(detail: string, checks: Checks = {}): string {
  const kinds = Object.values(checks).flatMap((check) => (isOpen(check) ? [check.kind] : []))
  if (kinds.length === 0) return detail
  const values = kinds.length === 1 ? 'The values for this check' : 'The values for these checks'
  const how = kinds.includes('out_of_reach')
    ? 'outside the limits of the method'
    : 'from the entered and default inputs'
  return `${values} are calculated ${how}. ${detail}`
}

/** An outcome with its answer so. */
export function withCalculated<O extends Pick<AnyOutcome, 'detail' | 'checks'>>(outcome: O): O {
  const { detail, checks } = outcome
  return detail === undefined ? outcome : { ...outcome, detail: calculated(detail, checks) }
}
