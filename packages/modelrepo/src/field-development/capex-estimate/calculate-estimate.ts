/** What each way of the estimate hands on: its values, the amount that stands for the cost, and its range. */
import type { EstimateClass } from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import type { NotApplicable } from '@keelson/workflow'

/** A number and the symbol of the step that gave it. */
export interface Traced {
  readonly symbol: string
  readonly value: number
}
export interface Estimate {
  readonly values: Readonly<Record<string, number | NotApplicable>>
  /** The cost that is spread over years. */
  readonly cost: Traced
  /** The cost from which the range is measured. */
  readonly middle: Traced
  readonly range?: { readonly low: Traced; readonly high: Traced }
  /** undefined where nobody has said it. */
  readonly estimateClass: EstimateClass | undefined
}
