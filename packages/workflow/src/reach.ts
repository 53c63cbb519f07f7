/** What a run leaves of the reach of its methods: in words for the reader, and as data. */
import { isReachRule, leavesReach, type Reach, type ReachRange, type ReachRule } from '@keelson/equations'
import { fromSI } from '@keelson/units'
import { cited } from './cited.ts'
import { quantityMark, shownIn } from './quantity-text.ts'
import { digitsApart, midSentence, shown } from './shown.ts'

/** A reach that a calculation is outside of. */
export interface Left {
  readonly reach: Reach
  /** SI; none of a rule. */
  readonly value?: number
  readonly reason: string
}

/** A limit of a method as it leaves; numbers, symbol and unit are null of a rule about the model as a whole. */
export interface LimitAnswer {
  /** Title of the limit: what is limited, or what must hold. */
  readonly limit: string
  readonly symbol: string | null
  /** Of a range; the number itself is within. */
  readonly from: number | null
  readonly to: number | null
  /** Of from and to, and of a value beyond them. */
  readonly unit: string | null
  readonly standard: string
  readonly clause: string
}

/** The limit that a check is outside of, as it leaves. */
export interface LeftAnswer extends LimitAnswer {
  readonly value: number | null
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
  const { title, unit, from = 0, to = 0, because } = range
  const [side, end] = leavesReach(range, si) === 'above' ? ['above', to] : ['below', from]
  const digits = digitsApart(fromSI(si, unit), end, 4)
  const endDigits = Math.max(digits, END_DIGITS)
  const beyond = `${side} ${unit === '-' ? shown(end, endDigits) : quantityMark({ value: end, unit, digits: endDigits })}`
  return `${midSentence(title)} is ${shownIn(si, unit, digits)}, ${beyond}: ${because} (${citedBy(range)})`
}
/** Enough for every end that a source prints. */
const END_DIGITS = 5
const citedBy = ({ source, clause }: Reach) => cited(source.id, clause)

export function limitAnswer(reach: Reach): LimitAnswer {
  const { title: limit, source, clause } = reach
  const cited = { standard: source.id, clause }
  if (isReachRule(reach)) return { limit, symbol: null, from: null, to: null, unit: null, ...cited }
  const { symbol, from = null, to = null, unit } = reach
  return { limit, symbol, from, to, unit, ...cited }
}

export function leftAnswer({ reach, value }: Left): LeftAnswer {
  const limit = limitAnswer(reach)
  return { ...limit, value: value === undefined ? null : fromSI(value, limit.unit ?? '-') }
}
