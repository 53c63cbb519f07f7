/** Claims about running a parsed formula, and about sums and integrals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { evaluateExpression } from './evaluate.ts'
import { exp, integral, sin, sum } from './functions.ts'
import { parseArrow, parseExpression } from './grammar.ts'
import { samples } from './test-data/fixture.ts'

type Point = Parameters<(typeof samples)[number]['equation']['evaluate']>[0]

test('the fixture holds at least 28 equations', () => assert.ok(samples.length >= 28))

for (const { equation, assertHolds } of samples) {
  test(
    `${equation.symbol} = ${equation.expression.slice(0, 50)} runs and reads bit for bit alike and meets its worked value`,
    assertHolds,
  )
}

test('a parsed formula gives the bits of the running one at any doubles, even where that is not a number', () => {
  const any = fc.double()
  for (const { equation, args } of samples) {
    const drawn = Object.entries(args).filter(([name]) => name !== 'n')
    const point = fc.tuple(
      ...drawn.map(([, like]) => (typeof like === 'number' ? any : fc.tuple(...like.map(() => any)))),
    )
    fc.assert(
      fc.property(point, (values) => {
        const own: typeof args = { ...args, ...Object.fromEntries(drawn.map(([name], k) => [name, values[k] ?? 0])) }
        assert.ok(Object.is(evaluateExpression(equation.ast, own, equation.functions), equation.evaluate(own as Point)))
      }),
      { numRuns: 40 },
    )
  }
})

test('constants that the language may fold in advance give the same bits', () => {
  const fold = ({ a }: { a: number }) => a * 2 ** 0.5 * 10 ** -3.7 * 3 ** (1 / 3) + 0.1 + 0.2
  const parsed = parseArrow(fold.toString(), ['a'], [])
  for (const a of [1, 0.1, 1e300, -7]) assert.ok(Object.is(evaluateExpression(parsed.expression, { a }), fold({ a })))
})

test('an element beyond the end of a list is not a number', () => {
  const { expression } = parseExpression('x[3]', ['x'])
  assert.ok(Number.isNaN(evaluateExpression(expression, { x: [1, 2] })))
})

test('a missing value is an error, not a number', () => {
  assert.throws(() => evaluateExpression(parseExpression('a + 1', ['a']).expression, {}), /'a' must be a number/)
  assert.throws(() => evaluateExpression(parseExpression('f(1)', []).expression, {}), /'f' is unknown/)
})

test('a sum counts from nought and an empty one is nought', () => {
  assert.equal(
    sum(4, (j) => j),
    6,
  )
  assert.equal(
    sum(0, () => 1),
    0,
  )
})

test('an integral is exact for polynomials up to degree 31', () => {
  for (const degree of [0, 1, 7, 16, 31]) {
    const error = integral(-1, 2, (x) => x ** degree) / ((2 ** (degree + 1) - (-1) ** (degree + 1)) / (degree + 1)) - 1
    assert.ok(Math.abs(error) < 2e-14, `degree ${degree}: ${error}`)
  }
})

test('an integral of a smooth function is good to twelve digits', () => {
  near(integral(0, 1, exp), Math.E - 1, 1e-12)
  near(integral(0, 49 * Math.PI, sin), 2, 1e-12)
  near(
    integral(2, 0, (x) => x),
    -2,
    1e-12,
  )
  near(
    integral(-8, 8, (x) => exp(-(x ** 2) / 2)),
    Math.sqrt(2 * Math.PI) * (1 - 1.244192114854348e-15),
    1e-12,
  )
})
