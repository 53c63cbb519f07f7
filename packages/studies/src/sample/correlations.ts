/** The values of all inputs at a point of a design, with the correlations that are stated between them. */
import { cholesky } from '@keelson/numerics/cholesky.ts'
import { normalQuantile } from '@keelson/numerics/normal.ts'
import type { CorrelationRequest } from '../request.ts'
import { type Distribution, fromStandardNormal } from './distribution.ts'
import { normalCoefficient, pairCorrelation, type Shape, shapeOf } from './nataf.ts'

export interface RandomInput {
  readonly param: string
  readonly distribution: Distribution
}
/** One fault of the correlations: which of them, in the order sent, or null where it is all of them together. */
export interface CorrelationProblem {
  readonly index: number | null
  readonly message: string
}
/** Values of the inputs, in their order, at a point of the unit cube. */
export type Couple = (point: Float64Array) => Float64Array

/** A correlation by the places of its inputs. */
interface Pair {
  readonly index: number
  readonly one: number
  readonly other: number
  readonly coefficient: number
}

/**
 * What makes values of points, or every problem: `typeof reading === 'function'` tells. Coefficients are Pearson's, of the
 * inputs themselves; the normal variables behind them are correlated so that these come out (Liu and Der Kiureghian,
 * 1986). An input without a correlation to those before it is the plain quantile of its coordinate.
 */
export function readCorrelations(
  requests: readonly CorrelationRequest[],
  inputs: readonly RandomInput[],
): Couple | readonly CorrelationProblem[] {
  const problems = requests.flatMap((request, index) => malformed(request, index, requests, inputs))
  if (problems.length > 0) return problems
  const pairs = requests.map(({ between: [a, b], coefficient }, index) => ({
    index,
    one: placeOf(a, inputs),
    other: placeOf(b, inputs),
    coefficient,
  }))
  const stated = cholesky(matrixOf(pairs, inputs.length))
  if (stated.factor === null) return impossibleTogether('of the inputs', stated.smallestPivot)
  const shapes = inputs.map(({ distribution }, i) => (isIn(i, pairs) ? shapeOf(distribution) : null))
  const found = pairs.map((pair) => normalPair(pair, inputs, shapes))
  const impossible = found.filter((each): each is CorrelationProblem => 'message' in each)
  if (impossible.length > 0) return impossible
  const { factor, smallestPivot } = cholesky(matrixOf(found as Pair[], inputs.length))
  return factor === null
    ? impossibleTogether('of the underlying normal variables', smallestPivot)
    : coupled(inputs, factor)
}

const placeOf = (param: string, inputs: readonly RandomInput[]) => inputs.findIndex((input) => input.param === param)
const isIn = (i: number, pairs: readonly Pair[]) => pairs.some(({ one, other }) => one === i || other === i)

function malformed(
  { between, coefficient }: CorrelationRequest,
  index: number,
  requests: readonly CorrelationRequest[],
  inputs: readonly RandomInput[],
): CorrelationProblem[] {
  const [a, b] = between
  const unknown = between.filter((param) => placeOf(param, inputs) < 0)
  const known = inputs.map(({ param }) => param).join(', ')
  const twice = requests.slice(0, index).some(({ between: [c, d] }) => (a === c && b === d) || (a === d && b === c))
  return [
    ...unknown.map((param) => ({ index, message: `must be between inputs that vary, ${known} (entered: ${param})` })),
    ...(a === b ? [{ index, message: `must be between two different inputs (entered: ${a} twice)` }] : []),
    ...(twice ? [{ index, message: `is the second correlation between ${a} and ${b}; only one is allowed` }] : []),
    ...(Math.abs(coefficient) < 1
      ? []
      : [{ index, message: `must have a coefficient above −1 and below 1 (entered: ${JSON.stringify(coefficient)})` }]),
  ]
}

function matrixOf(pairs: readonly Pair[], count: number): Float64Array[] {
  const rows = Array.from({ length: count }, (_, i) => new Float64Array(count).fill(1, i, i + 1))
  for (const { one, other, coefficient } of pairs) {
    for (const [i, j] of [
      [one, other],
      [other, one],
    ] as const) {
      ;(rows[i] as Float64Array)[j] = coefficient
    }
  }
  return rows
}

/** The pair with the coefficient of its normal variables. */
function normalPair(
  pair: Pair,
  inputs: readonly RandomInput[],
  shapes: readonly (Shape | null)[],
): Pair | CorrelationProblem {
  const { index, one, other, coefficient } = pair
  const correlation = pairCorrelation(shapes[one] as Shape, shapes[other] as Shape)
  const [low, high] = correlation.range
  if (coefficient > low && coefficient < high)
    return { ...pair, coefficient: normalCoefficient(correlation, coefficient) }
  const names = [one, other].map((i) => inputs[i]?.param).join(' and ')
  const range = `${low.toFixed(4)} and ${high.toFixed(4)}`
  return {
    index,
    message: `must be between ${range}, the range permitted by the distributions of ${names} (entered: ${coefficient})`,
  }
}

const impossibleTogether = (what: string, pivot: number): readonly CorrelationProblem[] => [
  {
    index: null,
    message: `the coefficients are inconsistent: the correlation matrix ${what} is not positive definite, with a smallest pivot of ${pivot.toPrecision(3)}`,
  },
]

function coupled(inputs: readonly RandomInput[], factor: readonly Float64Array[]): Couple {
  const isAlone = factor.map((row, i) => row.every((element, j) => j === i || element === 0))
  const isAnyCoupled = isAlone.includes(false)
  return (point) => {
    const normals = isAnyCoupled ? point.map(normalQuantile) : point
    return Float64Array.from(inputs, ({ distribution }, i) =>
      isAlone[i]
        ? distribution.quantile(point[i] as number)
        : fromStandardNormal(distribution, product(factor[i] as Float64Array, normals, i)),
    )
  }
}

function product(row: Float64Array, values: Float64Array, last: number): number {
  let sum = 0
  for (let j = 0; j <= last; j++) sum += (row[j] as number) * (values[j] as number)
  return sum
}
