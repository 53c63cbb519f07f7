/** The way of the mooring line through the soil, from the padeye up to the mudline. Coherent SI. */
import { angleOnTheWay, padeyeTension } from './embedded-line.ts'
import { meanStrengthWithGradient } from './linear-strength.ts'

export interface EmbeddedLine {
  /** Strength of the soil at the mudline, Pa, and its gradient, Pa/m. */
  readonly s_u0: number
  readonly k: number
  /** Depth of the padeye, m, and the resistance of the soil down to it, N. */
  readonly z_a: number
  readonly R_s: number
  /** Tension and angle at the mudline, friction coefficient, angle at the padeye; N and rad. */
  readonly T_m: number
  readonly theta_m: number
  readonly mu: number
  readonly theta_a: number
}

/** Below the mudline, m; sideways from the padeye, m; rad; N. */
export interface PathPoint {
  readonly depth: number
  readonly distance: number
  readonly angle: number
  readonly tension: number
}

/**
 * Points at `steps` equal steps of depth, each step taken at the angle in its middle. A line that lies on a seabed without
 * strength meets it nowhere: the path ends where it is farther than `farthest` from the padeye.
 */
export function embeddedPath(line: EmbeddedLine, steps: number, farthest: number): PathPoint[] {
  const at = (depth: number, distance: number): PathPoint => {
    const angle = angleAt(line, depth)
    const { T_m, mu, theta_m } = line
    return { depth, distance, angle, tension: padeyeTension.evaluate({ T_m, mu, theta_a: angle, theta_m }) }
  }
  const points = [at(line.z_a, 0)]
  const step = line.z_a / steps
  let distance = 0
  for (let i = steps - 1; i >= 0; i--) {
    distance += step / Math.tan(angleAt(line, (i + 0.5) * step))
    if (Math.abs(distance) > farthest) break
    points.push(at(i * step, distance))
  }
  return points
}

/** The resistance grows with the depth and with the mean strength down to it. */
function angleAt({ s_u0, k, z_a, R_s, theta_m, theta_a }: EmbeddedLine, z: number): number {
  if (R_s === 0) return theta_m
  const down = (depth: number) => depth * meanStrengthWithGradient.evaluate({ s_u0, k, z: depth })
  return angleOnTheWay.evaluate({ theta_a, theta_m, R: (R_s * down(z)) / down(z_a), R_s })
}
