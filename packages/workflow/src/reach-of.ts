/** What a pass of a workflow covers and where its reach ends, made from its contract alone. */
import { isReachRule, type Reach } from '@keelson/equations'
import { type AnyContract, engineeringChecks } from './contract.ts'

/** A limit of a method; numbers and symbol are null of a rule about the model as a whole. */
export interface ReachLimit {
  readonly limit: string
  readonly because: string
  readonly symbol: string | null
  readonly from: number | null
  readonly to: number | null
  readonly unit: string | null
  /** On which side a pass would show nothing. */
  readonly unsafe: 'below' | 'above' | 'either' | null
  readonly standard: string
  readonly clause: string
}
export interface CheckReach {
  readonly id: string
  readonly title: string
  readonly standard: string
  readonly clause: string
  /** Outside of any of them the check is open, unless it fails. */
  readonly reach: readonly ReachLimit[]
  /** Inputs without which it is open. */
  readonly demands: readonly string[]
}
export interface WorkflowReach {
  readonly ref: string
  readonly title: string
  readonly question: string
  /** What a pass covers; none of a workflow that judges nothing. */
  readonly checks: readonly CheckReach[]
  readonly validity: readonly string[]
  /** What a pass does not cover. */
  readonly not_checked: readonly string[]
}

export function reachOf(ref: string, contract: AnyContract): WorkflowReach {
  const { title, question, validity, notChecked } = contract
  const checks = Object.entries(engineeringChecks(contract)).map(
    ([id, { title: name, source, clause, reach = [], demands = [] }]): CheckReach => ({
      id,
      title: name,
      standard: source.id,
      clause,
      reach: reach.map(limitOf),
      demands,
    }),
  )
  return { ref, title, question, checks, validity, not_checked: notChecked }
}

function limitOf(reach: Reach): ReachLimit {
  const { title: limit, because, source, clause } = reach
  const cited = { standard: source.id, clause }
  if (isReachRule(reach))
    return { limit, because, symbol: null, from: null, to: null, unit: null, unsafe: null, ...cited }
  const { symbol, from = null, to = null, unit, unsafe } = reach
  return { limit, because, symbol, from, to, unit, unsafe, ...cited }
}
