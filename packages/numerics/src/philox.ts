/** Random numbers by counting: each follows from a seed and its place alone, so that they can be drawn in any order. */
import { requireThat } from './errors.ts'

/** Whole numbers of 32 bits, 0 ... 2^32 - 1. */
export type FourWords = readonly [number, number, number, number]
export type TwoWords = readonly [number, number]

/**
 * Philox-4x32-10, a bijection of four words under a key of two whose output passes as random. Salmon, Moraes, Dror and
 * Shaw (2011), Parallel random numbers: as easy as 1, 2, 3, section 3.3; its constants are those of Random123.
 */
export function philox(counter: FourWords, key: TwoWords): FourWords {
  let [a, b, c, d] = counter
  let [keyA, keyB] = key
  for (let round = 0; round < ROUNDS; round++) {
    const highA = highWord(MULTIPLIER_A, a)
    const lowA = Math.imul(MULTIPLIER_A, a)
    const highC = highWord(MULTIPLIER_C, c)
    a = (highC ^ b ^ keyA) >>> 0
    b = Math.imul(MULTIPLIER_C, c) >>> 0
    c = (highA ^ d ^ keyB) >>> 0
    d = lowA >>> 0
    keyA = (keyA + WEYL_A) >>> 0
    keyB = (keyB + WEYL_B) >>> 0
  }
  return [a, b, c, d]
}
const ROUNDS = 10
const MULTIPLIER_A = 0xd2511f53
const MULTIPLIER_C = 0xcd9e8d57
/** 2^32 over the golden ratio, and 2^32 (sqrt(3) - 1). */
const WEYL_A = 0x9e3779b9
const WEYL_B = 0xbb67ae85

/** The upper word of the product of two words, from products of half words, each of which a number holds exactly. */
function highWord(x: number, y: number): number {
  const xLow = x & 0xffff
  const xHigh = x >>> 16
  const yLow = y & 0xffff
  const yHigh = y >>> 16
  const first = xHigh * yLow + ((xLow * yLow) >>> 16)
  const second = xLow * yHigh + (first & 0xffff)
  return xHigh * yHigh + (first >>> 16) + (second >>> 16)
}

export interface CountedSource {
  /** Four random words at a place. */
  readonly words: (index: number, lane: number) => FourWords
  /** Evenly distributed over 0 < u < 1, `count` of them at an index: the first are the same whatever the count. */
  readonly uniforms: (index: number, count: number) => Float64Array
}

/**
 * The numbers of a seed, any whole number, for one purpose, 0 ... 2^32 - 1: those of two purposes are independent. An
 * index is a whole number from 0, a lane 0 ... 2^32 - 1. Throws NumericsError 'bad_input' for a seed that is not whole.
 */
export function countedSource(seed: number, purpose: number): CountedSource {
  requireThat(Number.isSafeInteger(seed), 'a seed must be an integer')
  const key: TwoWords = [seed >>> 0, Math.floor(seed / WORDS) >>> 0]
  const words = (index: number, lane: number) =>
    philox([index >>> 0, Math.floor(index / WORDS) >>> 0, lane >>> 0, purpose >>> 0], key)
  const uniforms = (index: number, count: number) => {
    const drawn = new Float64Array(count)
    for (let i = 0; i < count; i += 2) {
      const [a, b, c, d] = words(index, i / 2)
      drawn[i] = unitInterval(a, b)
      if (i + 1 < count) drawn[i + 1] = unitInterval(c, d)
    }
    return drawn
  }
  return { words, uniforms }
}
const WORDS = 2 ** 32

/**
 * The 52 upper bits of two words, 26 of each, as a number in the middle of its cell: an odd multiple of 2^-53, so that
 * neither 0 nor 1 comes out.
 */
export const unitInterval = (high: number, low: number): number =>
  ((high >>> 6) * 2 ** 26 + (low >>> 6) + 0.5) / 2 ** 52
