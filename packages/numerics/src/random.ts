/** Random numbers that follow from a seed alone, so that a simulation is answered alike whenever it is asked. */
import { requireThat } from './errors.ts'

export interface RandomSource {
  /** Evenly distributed over 0 < u < 1. */
  readonly uniform: () => number
  /** Standard normal: mean 0, standard deviation 1. */
  readonly normal: () => number
  /** Exponential with mean 1. */
  readonly exponential: () => number
  /** A whole number from 0 to below `count`. */
  readonly below: (count: number) => number
}

/**
 * The numbers of a seed, any whole number: xoshiro128** of Blackman and Vigna (2018), its state filled by the finalizer
 * of MurmurHash3; normal numbers by Box and Muller (1958). Throws NumericsError 'bad_input' for a seed that is not whole.
 */
export function randomSource(seed: number): RandomSource {
  requireThat(Number.isSafeInteger(seed), 'a seed must be an integer')
  const next = xoshiro(seed)
  const uniform = () => (next() + 0.5) / WORDS
  let spare: number | undefined
  const normal = () => {
    if (spare !== undefined) {
      const kept = spare
      spare = undefined
      return kept
    }
    const radius = Math.sqrt(-2 * Math.log(uniform()))
    const angle = 2 * Math.PI * uniform()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
  return {
    uniform,
    normal,
    exponential: () => -Math.log(uniform()),
    below: (count) => Math.floor(uniform() * count),
  }
}

/** Numbers of 32 bits. */
const WORDS = 2 ** 32

/** Whole numbers of 32 bits. */
function xoshiro(seed: number): () => number {
  const high = Math.floor(seed / WORDS)
  let a = mixed(seed ^ mixed(high))
  let b = mixed(a + GOLDEN)
  let c = mixed(b + GOLDEN)
  let d = mixed(c + GOLDEN) | 1
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11)
    return result
  }
}
/** 2^32 over the golden ratio. */
const GOLDEN = 0x9e3779b9

const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

function mixed(x: number): number {
  let h = x | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
