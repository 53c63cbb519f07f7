/** The depth at which metal loss uses up what a pipe may lose: the acceptance curve of any strength rule. */
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'

/**
 * Greatest depth, m, in 0 ... `deepest` at which `strength(depth)`, which falls with depth, is still `demand`;
 * undefined where not even a sound wall bears it.
 */
export function acceptableDepth(
  strength: (depth: number) => number,
  demand: number,
  deepest: number,
): number | undefined {
  const spare = (r: number) => strength(r * deepest) / demand - 1
  if (!(spare(0) >= 0)) return undefined
  if (spare(1) >= 0) return deepest
  return (
    bracketedRoot(spare, 0, 1, { xTolerance: 1e-9, seeking: 'the maximum acceptable metal loss depth' }).x * deepest
  )
}

/**
 * Greatest x in 0 ... `most` up to which `holds` holds without a break, found on a sweep and then by bisection; 0 where
 * it does not hold at 0.
 */
export function lastHolding(holds: (x: number) => boolean, most: number, sweep = 64): number {
  if (!holds(0)) return 0
  const at = (k: number) => (most * k) / sweep
  const broken = Array.from({ length: sweep }, (_, k) => k + 1).find((k) => !holds(at(k)))
  if (broken === undefined) return most
  let [good, bad] = [at(broken - 1), at(broken)]
  for (let k = 0; k < 40; k++) {
    const middle: number = (good + bad) / 2
    if (holds(middle)) good = middle
    else bad = middle
  }
  return good
}
