/** Latin hypercube sampling: in each dimension, one point in each of as many equal intervals as there are points. */
import { countedSource } from '@keelson/numerics/philox.ts'
import { randomSource } from '@keelson/numerics/random.ts'
import type { Design } from './design.ts'
import { purpose } from './purposes.ts'

/** The largest number below 1. */
const BELOW_ONE = 1 - 2 ** -53

/**
 * McKay, Beckman and Conover (1979), A comparison of three methods for selecting values of input variables, Technometrics
 * 21, 239-245: a random order of the intervals in each dimension, made once, and a random place within each interval.
 */
export function latinHypercubeDesign(count: number, dimensions: number, seed: number): Design {
  const orders = Array.from({ length: dimensions }, (_, d) => randomOrder(count, seedOf(seed, d)))
  const jitter = countedSource(seed, purpose.jitter)
  const at = (i: number) =>
    jitter.uniforms(i, dimensions).map((u, d) => Math.min(((orders[d]?.[i] as number) + u) / count, BELOW_ONE))
  return { count, dimensions, at }
}

/** A seed of its own for each dimension, of 53 bits. */
function seedOf(seed: number, dimension: number): number {
  const [a, b] = countedSource(seed, purpose.permutation).words(0, dimension)
  return (a >>> 11) * 2 ** 32 + b
}

/** 0 ... count - 1 in a random order: Fisher and Yates, in the form of Durstenfeld (1964), CACM Algorithm 235. */
function randomOrder(count: number, seed: number): Uint32Array {
  const { below } = randomSource(seed)
  const order = Uint32Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = below(i + 1)
    const moved = order[i] as number
    order[i] = order[j] as number
    order[j] = moved
  }
  return order
}
