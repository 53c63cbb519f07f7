/** The way of a tubing: its inclination and its true vertical depth, at one inclination or along a surveyed path. */
import type { WellPath } from '../wellbore/minimum-curvature.ts'
import { stationAt } from '../wellbore/path.ts'

export interface Way {
  /** Inclination from the horizontal, rad: an even number of half steps from the top at a point, an odd one over a step. */
  readonly thetaAt: (halfSteps: number) => number
  /** True vertical depth below the top at a measured depth, m. */
  readonly verticalAt: (measuredDepth: number) => number
}

export const uniform = (theta: number): Way => ({
  thetaAt: () => theta,
  verticalAt: (measuredDepth) => measuredDepth * Math.sin(theta),
})

/**
 * Along a path from measured depth 0, in equal steps over a length (m). The mean over a step makes the steps add up to
 * the true vertical depth, so that a column at rest has its whole weight.
 */
export function alongPath(path: WellPath, length: number, steps: number): Way {
  const step = length / steps
  const station = (measuredDepth: number) => stationAt(path, Math.min(measuredDepth, length))
  const [, , start] = station(0).position
  const verticalAt = (measuredDepth: number) => station(measuredDepth).position[2] - start
  const over = (from: number) => (verticalAt(from + step) - verticalAt(from)) / step
  return {
    verticalAt,
    thetaAt: (k) => Math.asin(unit(k % 2 === 0 ? station((k / 2) * step).tangent[2] : over(((k - 1) / 2) * step))),
  }
}
const unit = (share: number) => Math.max(-1, Math.min(1, share))
