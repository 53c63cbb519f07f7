/** One code and limit state with the wall that it asks for. */
import type { Code } from './modes.ts'

export const CONTAINMENT = 'pressure containment'
export const COLLAPSE = 'collapse'
export const PROPAGATION = 'propagation buckling'
export type State = typeof CONTAINMENT | typeof COLLAPSE | typeof PROPAGATION

export interface Required {
  readonly code: Code
  readonly state: State
  readonly clause: string
  /** Net pressure, Pa. */
  readonly pressure: number
  /** Wall before allowances, m; undefined where no wall below half the diameter resists. */
  readonly net: number | undefined
  /** With allowances, m. */
  readonly nominal: number | undefined
}

/** Pressures at one point, Pa: the run itself, or a point of a sweep. */
export interface Point {
  readonly p_d: number
  readonly p_e: number
  /** Local incidental pressure; undefined where DNV-ST-F101 is not run. */
  readonly p_li: number | undefined
}

export const keyOf = (r: Pick<Required, 'code' | 'state'>) => `${r.code} ${r.state}`
