/** What a pass of a workflow covers and where its reach ends, made from its contract alone. */
import { isReachRule, type Reach } from '@keelson/equations'
import { type AnyContract, engineeringChecks } from './contract.ts'
import { type LimitAnswer, limitAnswer } from './reach.ts'

/** A limit of a method, and why it ends there. */
export interface ReachLimit extends LimitAnswer {
  readonly because: string
  /** On which side a pass would show nothing; null of a rule. */
  readonly unsafe: 'below' | 'above' | 'either' | null
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

const limitOf = (reach: Reach): ReachLimit => ({
  ...limitAnswer(reach),
  because: reach.because,
  unsafe: isReachRule(reach) ? null : reach.unsafe,
})
