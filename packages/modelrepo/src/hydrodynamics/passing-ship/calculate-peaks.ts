/** The largest loads of the passage. Each is sought in its integral: what stands before it does not depend on the stagger. */
import type { Integrals } from '@keelson/physics/passing-ship/passage.ts'
import { largestOf, type Peak } from '@keelson/physics/passing-ship/peaks.ts'
import type { LoadName } from './calculate-passage.ts'

export interface Peaks {
  readonly surge: Extreme
  readonly sway: Extreme
  readonly yaw: Extreme
  /** The largest push away; undefined where there is none. */
  readonly repulsion: Peak | undefined
}
export interface Extreme {
  /** Of the largest magnitude, signed. */
  readonly largest: Peak
  /** The largest with its sign. */
  readonly positive: Peak
}

export function peaksOf(at: (stagger: number) => Integrals, reach: number): Peaks {
  const sway = extreme(at, 'sway', reach)
  const away = sway.negative
  return {
    surge: extreme(at, 'surge', reach),
    sway,
    yaw: extreme(at, 'yaw', reach),
    repulsion: away.value < 0 ? away : undefined,
  }
}

function extreme(at: (stagger: number) => Integrals, name: LoadName, reach: number) {
  const positive = largestOf((stagger) => at(stagger)[name], reach)
  const { stagger, value } = largestOf((s) => -at(s)[name], reach)
  const negative = { stagger, value: -value }
  return { positive, negative, largest: positive.value >= value ? positive : negative }
}
