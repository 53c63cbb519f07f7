/** How the points of a study vary, and what each kind of variation is read with. */
import type { AnyContract } from '@keelson/workflow'
import type { Allowance } from './allowed.ts'
import type { Params } from './request.ts'
import type { Varied } from './varied.ts'

/** How the points of one kind of study vary. */
export interface Variation {
  readonly varied: readonly Varied[]
  /** Number of points. */
  readonly total: number
  /** What point i sends for each of them; undefined where it stays as in the base. */
  readonly at: (i: number) => readonly unknown[]
  /** Of a list: what each point is called. */
  readonly names?: readonly string[]
  /** Of a grid: how many values each axis has. */
  readonly lengths?: readonly number[]
  /** The values at which each is farthest from usual: what is warned of. */
  readonly ends: readonly (readonly unknown[])[]
}
/** What a variation is read with. */
export interface Reading {
  readonly contract: AnyContract
  readonly base: Params
  readonly seed: number
  readonly mostPoints: number
  readonly allowance: Allowance
  /** Notes a fault of the request. */
  readonly refuse: (pointer: string, message: string) => void
}
