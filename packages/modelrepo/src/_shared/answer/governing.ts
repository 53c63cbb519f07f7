/** What governs a run that passes, in words for its answer; of one that fails the frame says it before. */
import type { CheckResult, CheckSpec, NotChecked } from '@keelson/workflow'
import { shownUse, worstCheck } from '../pipe/worst-check.ts'

/** The answer, and the check that governs it, as two sentences: '... . Pin bearing governs: utilisation 0.964.' */
export function withGoverning(
  answer: string,
  declared: Readonly<Record<string, CheckSpec>>,
  checks: Readonly<Record<string, CheckResult | NotChecked | undefined>> | undefined,
): string {
  const worst = worstCheck(declared, checks ?? {})
  if (worst === undefined || !worst.result.passes || worst.result.utilisation === null) return answer
  return `${answer}. ${worst.spec.title} governs: ${shownUse(worst.result)}.`
}
