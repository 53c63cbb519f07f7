/** The sea in which an operation reaches its limit: the smallest wave height, searched upward and then closed in on. */
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'

export interface Allowable {
  readonly Hs: number
  readonly residual: number
  readonly iterations: number
}
/** Step of the search upward, m: a limit is crossed and left again by no smaller a sea. */
const STEP = 0.1

/** Smallest height up to `most` at which the utilisation reaches 1; undefined where it is never below, or never reached. */
export function allowableHs(utilisation: (Hs: number) => number, most: number): Allowable | undefined {
  const over = (Hs: number) => utilisation(Hs) - 1
  if (over(0) > 0) return undefined
  const steps = Math.ceil(most / STEP)
  for (let k = 1; k <= steps; k++) {
    const [below, above] = [(k - 1) * STEP, Math.min(most, k * STEP)]
    if (over(above) < 0) continue
    const { x, residual, iterations } = bracketedRoot(over, below, above)
    return { Hs: x, residual, iterations }
  }
  return undefined
}
