/** What a run leaves of the reach of its methods: in words for the reader, and as data. */
import { isReachRule, leavesReach, type Reach, type ReachRange, type ReachRule } from '@keelson/equations'
import { fromSI, printUnit } from '@keelson/units'
import { midSentence, shownIn } from './shown.ts'

/** A reach that a calculation is outside of. */
export interface Left {
  readonly reach: Reach
  /** SI; none of a rule. */
  readonly value?: number
  readonly reason: string
}

/** The limit that a check is outside of, as it leaves. */
export interface LeftAnswer {
  /** Title of the limit: what is limited, or what must hold. */
  readonly limit: string
  readonly symbol: string | null
  readonly value: number | null
  /** Of a range; the number itself is within. */
  readonly from: number | null
  readonly to: number | null
  /** Of value, from and to; null of a rule. */
  readonly unit: string | null
  readonly standard: string
  readonly clause: string
}

/** What a value in SI leaves of a range on its unsafe side; `said` in place of the plain words. */
export function outOf(range: ReachRange, si: number, said?: string): Left | undefined {
  if (leavesReach(range, si) === undefined) return undefined
  return { reach: range, value: si, reason: said ?? inPlainWords(range, si) }
}

/** The first of some values that leaves a range. */
export const firstOutOf = (range: ReachRange, values: readonly number[]): Left | undefined =>
  values.map((si) => outOf(range, si)).find((left) => left !== undefined)

/** A rule that does not hold: `said` is what is so instead. */
export function against(rule: ReachRule, said: string): Left
export function against(rule: ReachRule, said: string | undefined): Left | undefined
export function against(rule: ReachRule, said: string | undefined): Left | undefined {
  return said === undefined ? undefined : { reach: rule, reason: said }
}

/** 'slope of the buckle is 0.155, above 0.1: the theory is of small slopes (Hobbs (1984))'. */
function inPlainWords(range: ReachRange, si: number): string {
  const { title, unit, from, to, because } = range
  const above = leavesReach(range, si) === 'above'
  const printed = unit === '-' ? '' : ` ${printUnit(unit)}`
  const beyond = above ? `above ${to}` : `below ${from}`
  return `${midSentence(title)} is ${shownIn(si, unit)}, ${beyond}${printed}: ${because} (${citedBy(range)})`
}
const citedBy = ({ source, clause }: Reach) => `${source.id}${clause === '' ? '' : ` ${clause}`}`

export function leftAnswer({ reach, value }: Left): LeftAnswer {
  const { title: limit, source, clause } = reach
  const cited = { standard: source.id, clause }
  if (isReachRule(reach)) return { limit, symbol: null, value: null, from: null, to: null, unit: null, ...cited }
  const { symbol, unit, from = null, to = null } = reach
  return { limit, symbol, value: value === undefined ? null : fromSI(value, unit), from, to, unit, ...cited }
}
