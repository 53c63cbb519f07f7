/** Whether the evidence would notice a mistake: small mistakes put into formulas and coefficients, and what noticed them. */
import type { CaseKind } from '@keelson/workflow'

/** A value from outside the code, by its kind, or a claim that a test makes. */
export type Noticed = CaseKind | 'claim'

/** The strongest first. */
export const NOTICED: readonly Noticed[] = ['published', 'peer-code', 'closed-form', 'independent-calc', 'claim']

export interface MistakesTried {
  readonly tried: number
  /** How many were noticed, each by the strongest that did. */
  readonly noticed: Readonly<Partial<Record<Noticed, number>>>
}

/** Several counts as one. */
export function mistakesOf(parts: Iterable<MistakesTried>): MistakesTried {
  const noticed: Partial<Record<Noticed, number>> = {}
  let tried = 0
  for (const part of parts) {
    tried += part.tried
    for (const by of NOTICED) if (part.noticed[by]) noticed[by] = (noticed[by] ?? 0) + (part.noticed[by] ?? 0)
  }
  return { tried, noticed }
}

export const countNoticed = ({ noticed }: MistakesTried): number =>
  NOTICED.reduce((sum, by) => sum + (noticed[by] ?? 0), 0)
