/** What a table read between its entries states of itself is enough to make it again. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { evaluateExpression } from './evaluate.ts'
import { parseExpression } from './grammar.ts'
import { cornerWeights, interpolated, type PlacedAxis, readingFormulas } from './reading.ts'
import { about } from './test-data/sample.ts'
import { newTrace, type Reading, type TableStep } from './trace.ts'

const NODES = [1, 2, 4, 8]
const axis = (symbol: string, scale: 'linear' | 'log', lower: number, t: number): PlacedAxis => {
  const [low = 0, high = 0] = NODES.slice(lower, lower + 2)
  const at = scale === 'linear' ? low + t * (high - low) : low * (high / low) ** t
  return { symbol, title: symbol, unit: '-', at, nodes: NODES, scale, place: { lower, upper: lower + 1, t } }
}

function stepOf(reading: Reading, value: number): TableStep {
  const trace = newTrace()
  trace.lookup({ ...about, symbol: 'y', title: 'y', unit: '-', value, cell: 'somewhere', reading })
  const [step] = trace.steps
  assert.ok(step?.kind === 'table')
  return step
}

/** The formulas of the reading, worked in their order. */
function worked(step: TableStep): number[] {
  return readingFormulas(step).map(({ expression, arguments: given }) => {
    const values = Object.fromEntries(given.map(({ name, value }) => [name, value]))
    return evaluateExpression(parseExpression(expression, Object.keys(values)).expression, values)
  })
}

const share = fc.double({ min: 0.01, max: 0.99, noNaN: true })
const scale = fc.constantFrom('linear' as const, 'log' as const)

test('a function that is a product of straight lines is read exactly', () => {
  fc.assert(
    fc.property(share, share, (s, t) => {
      const axes = [axis('a', 'linear', 0, s), axis('b', 'linear', 2, t)] as const
      const entry = ([i = 0, j = 0]: readonly number[]) => (3 + (NODES[i] ?? 0)) * (5 - (NODES[j] ?? 0))
      const value = (3 + axes[0].at) * (5 - axes[1].at)
      const { reading } = interpolated(axes, entry)
      assert.ok(reading)
      const last = worked(stepOf(reading, value)).at(-1) ?? Number.NaN
      assert.ok(Math.abs(last - value) < 1e-12 * Math.max(1, Math.abs(value)))
    }),
  )
})

test('a power law is read exactly on logarithms', () => {
  fc.assert(
    fc.property(share, (t) => {
      const a = axis('a', 'log', 1, t)
      const { reading } = interpolated([a], ([i = 0]) => 7 * (NODES[i] ?? 0) ** 3, 'log')
      assert.ok(reading)
      const value = 7 * a.at ** 3
      assert.ok(Math.abs((worked(stepOf(reading, value)).at(-1) ?? 0) / value - 1) < 1e-12)
    }),
  )
})

test('the shares of the way are those at which the table was read, and the weights add up to 1', () => {
  fc.assert(
    fc.property(share, share, scale, scale, (s, t, first, second) => {
      const { reading } = interpolated([axis('a', first, 0, s), axis('b', second, 1, t)], () => 1)
      assert.ok(reading)
      const [own = 0, other = 0] = worked(stepOf(reading, 1))
      assert.ok(Math.abs(own - s) < 1e-12 && Math.abs(other - t) < 1e-12)
      assert.ok(Math.abs(cornerWeights(reading).reduce((sum, w) => sum + w, 0) - 1) < 1e-12)
    }),
  )
})

test('an axis read at a node is none, and an entry of the table needs no corners', () => {
  const entries = (at: readonly number[]) => Number(at.join(''))
  const { reading } = interpolated([axis('a', 'linear', 1, 1), axis('b', 'linear', 0, 0.5)], entries)
  assert.deepEqual(
    reading?.axes.map(({ symbol }) => symbol),
    ['b'],
  )
  assert.deepEqual(reading?.corners, [20, 21])
  assert.deepEqual(interpolated([axis('a', 'linear', 1, 0)], entries), {})
})
