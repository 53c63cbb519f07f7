/** What is told of a case that was tried. */
import type { Side } from './outward.ts'

/** A value of one input at which the case passes, and beyond which it does not. */
export interface FoundLimit {
  readonly param: string
  readonly title: string
  readonly symbol?: string
  /** Of both numbers; '-' of a number without one. */
  readonly unit: string
  readonly now: number
  /** The value is the least that passes, or the most. */
  readonly side: Side
  readonly value: number
  /** Title of the check that governs at the value, and how near it is to its limit. */
  readonly check: string
  readonly utilisation: number | null
  readonly limit: number
}
export interface Tries {
  readonly ref: string
  /** Nothing was calculated: it takes longer than a key stroke may. */
  readonly on_request: boolean
  readonly tries: readonly FoundLimit[]
}
