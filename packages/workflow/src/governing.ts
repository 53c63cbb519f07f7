/** Which of the checks that a run made is nearest to, or furthest beyond, its limit, and how a sentence says so. */
import { cited } from './cited.ts'
import type { CheckSpec } from './contract.ts'
import type { CheckResult, NotChecked } from './outcome.ts'
import { midSentence, shownUtilisation } from './shown.ts'

type Made = Readonly<Record<string, CheckResult | NotChecked | undefined>>
export interface WorstCheck {
  readonly spec: CheckSpec
  readonly result: CheckResult
}

/** One without a capacity that fails comes before all; undefined where none was made. */
export function worstCheck(declared: Readonly<Record<string, CheckSpec>>, checks: Made): WorstCheck | undefined {
  const made = Object.entries(checks).flatMap(([id, result]): WorstCheck[] => {
    const spec = declared[id]
    return spec === undefined || result === undefined || 'notChecked' in result ? [] : [{ spec, result }]
  })
  const [first, ...rest] = made
  return first && rest.reduce((a, b) => (severity(b.result) > severity(a.result) ? b : a), first)
}

const severity = ({ utilisation, passes }: CheckResult): number =>
  utilisation ?? (passes ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)

export const shownUse = ({ utilisation, limit }: CheckResult): string =>
  utilisation === null ? 'no capacity' : `utilisation ${shownUtilisation(utilisation, limit)}`

/** 'burst, API RP 1111 governs: utilisation 0.62 (API RP 1111 4.3.1)', in the midst of a sentence. */
export const governingClause = ({ spec, result }: WorstCheck): string =>
  `${midSentence(spec.title)} ${result.passes ? 'governs' : 'fails'}: ${shownUse(result)} (${cited(spec.source.id, spec.clause)})`

/** The check that governs, before an answer that speaks of other checks alone: `spoken` are those that it speaks of. */
export function governingFirst(
  answer: string,
  declared: Readonly<Record<string, CheckSpec>>,
  checks: Made | undefined,
  spoken: readonly string[],
): string {
  const worst = worstCheck(declared, checks ?? {})
  if (worst === undefined || !worst.result.passes || worst.result.utilisation === null) return answer
  if (spoken.some((id) => declared[id] === worst.spec)) return answer
  return `${worst.spec.title} governs: ${shownUse(worst.result)}. ${answer}`
}

/** The answer, and the check that governs it, as two sentences: '... . Pin bearing governs: utilisation 0.964.' */
export function withGoverning(
  answer: string,
  declared: Readonly<Record<string, CheckSpec>>,
  checks: Made | undefined,
): string {
  const worst = worstCheck(declared, checks ?? {})
  if (worst === undefined || !worst.result.passes || worst.result.utilisation === null) return answer
  return `${answer}. ${worst.spec.title} governs: ${shownUse(worst.result)}.`
}
