/** Sobol sequences, scrambled, whose points follow from their index alone. */
import { requireThat } from '@keelson/numerics/errors.ts'
import { type CountedSource, countedSource, unitInterval } from '@keelson/numerics/philox.ts'
import type { Design } from './design.ts'
import { joeKuo } from './joe-kuo.ts'
import { purpose } from './purposes.ts'

const WORD = 32
/** A scrambled coordinate has 52 binary digits, in two words of 26 kept at their upper ends. */
const DIGITS = 52
const HALF = 26

/** A generating matrix of 52 rows by its columns, in two words each, and the digits that shift every point. */
interface Coordinate {
  readonly high: Uint32Array
  readonly low: Uint32Array
  readonly shiftHigh: number
  readonly shiftLow: number
}

const polynomials = joeKuo.split(';').map((line) => line.trim().split(/\s+/).map(Number))
/** Dimensions for which there are direction numbers. */
export const sobolDimensions = polynomials.length + 1

/**
 * The first `count` points of the Sobol sequence with the direction numbers of Joe and Kuo (2008), its first point kept
 * (Owen, 2020, On dropping the first Sobol' point), in the order of the binary digits of their index, not of Gray's code: the
 * first 2^m are the same set in both. Scrambled by a random lower triangular matrix and a digital shift of 52 digits for
 * each dimension (Matousek, 1998, On the L2-discrepancy for anchored boxes, Journal of Complexity 14, 527-556), which
 * keeps every net a net, spreads each point evenly over (0,1) and gives means the variance of Owen's scrambling (Owen,
 * 2003, Variance with alternative scramblings of digital nets). Throws NumericsError 'bad_input' for more dimensions
 * than `sobolDimensions` or 2^32 points.
 */
export function sobolDesign(count: number, dimensions: number, seed: number): Design {
  requireThat(dimensions <= sobolDimensions, `a Sobol sequence has at most ${sobolDimensions} dimensions`)
  requireThat(count <= 2 ** WORD, 'a Sobol sequence has at most 2^32 points')
  const source = countedSource(seed, purpose.scramble)
  const coordinates = Array.from({ length: dimensions }, (_, d) => scrambled(directionNumbers(d), d, source))
  return { count, dimensions, at: (i) => Float64Array.from(coordinates, (coordinate) => valueAt(coordinate, i)) }
}

/**
 * The 32 direction numbers of a dimension, counted from 0, as binary fractions times 2^32. Bratley and Fox (1988),
 * Algorithm 659, ACM Transactions on Mathematical Software 14, 88-100, section 2.
 */
export function directionNumbers(dimension: number): Uint32Array {
  const numbers = new Uint32Array(WORD)
  const [degree = 0, inner = 0, ...first] = dimension === 0 ? [] : (polynomials[dimension - 1] as number[])
  for (let j = 0; j < WORD; j++) {
    const given = degree === 0 ? 1 : first[j]
    numbers[j] = given === undefined ? next(numbers, j, degree, inner) : given << (WORD - 1 - j)
  }
  return numbers
}

function next(numbers: Uint32Array, j: number, degree: number, inner: number): number {
  const oldest = numbers[j - degree] as number
  let number = oldest ^ (oldest >>> degree)
  for (let k = 1; k < degree; k++) if ((inner >>> (degree - 1 - k)) & 1) number ^= numbers[j - k] as number
  return number
}

function scrambled(numbers: Uint32Array, dimension: number, source: CountedSource): Coordinate {
  const high = new Uint32Array(WORD)
  const low = new Uint32Array(WORD)
  for (let digit = 0; digit < DIGITS; digit++) {
    const row = triangularRow(source.words(digit, dimension)[0], digit)
    const words = digit < HALF ? high : low
    const place = WORD - 1 - (digit % HALF)
    for (let j = 0; j < WORD; j++) words[j] = (words[j] as number) | (parity(row & (numbers[j] as number)) << place)
  }
  const [shiftHigh, shiftLow] = source.words(DIGITS, dimension)
  return { high, low, shiftHigh, shiftLow }
}

/** A row of the scrambling matrix: random left of the diagonal, one on it, nothing right of it. */
function triangularRow(random: number, row: number): number {
  if (row >= WORD) return random
  const diagonal = 0x80000000 >>> row
  const left = ~(0xffffffff >>> row)
  return row === 0 ? diagonal : (random & left) | diagonal
}

function parity(word: number): number {
  let folded = word ^ (word >>> 16)
  folded ^= folded >>> 8
  folded ^= folded >>> 4
  return (0x6996 >>> (folded & 15)) & 1
}

function valueAt({ high, low, shiftHigh, shiftLow }: Coordinate, index: number): number {
  let a = shiftHigh
  let b = shiftLow
  for (let rest = index, j = 0; rest > 0; rest = Math.floor(rest / 2), j++) {
    if (rest % 2 === 0) continue
    a ^= high[j] as number
    b ^= low[j] as number
  }
  return unitInterval(a, b)
}
