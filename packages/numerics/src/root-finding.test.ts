/** Claims about root finding, against roots that are known in closed form. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { NumericsError } from './errors.ts'
import { bracketedRoot, expandBracket } from './root-finding.ts'

const code = (expected: string) => (e: unknown) => e instanceof NumericsError && e.code === expected

test('the root of cos x - x is the Dottie number', () => {
  const root = bracketedRoot((x) => Math.cos(x) - x, 0, 1)
  assert.ok(Math.abs(root.x - 0.7390851332151607) < 1e-15)
  assert.ok(root.iterations < 12, `${root.iterations} iterations`)
})

test('a triple root and a steep one are found as well as a simple one', () => {
  assert.ok(Math.abs(bracketedRoot((x) => (x - 1) ** 3, -4, 7).x - 1) < 1e-4)
  assert.ok(Math.abs(bracketedRoot((x) => Math.exp(50 * x) - 1, -3, 2).x) < 1e-13)
})

test('a root at an end of the bracket is returned without a step', () => {
  assert.deepEqual(
    bracketedRoot((x) => x, 0, 1),
    { x: 0, residual: 0, iterations: 0 },
  )
  assert.deepEqual(
    bracketedRoot((x) => x - 1, 0, 1),
    { x: 1, residual: 0, iterations: 0 },
  )
})

test('f tolerance ends the search early', () => {
  const f = (x: number) => x ** 3 - 2
  const loose = bracketedRoot(f, 0, 2, { fTolerance: 1e-2 })
  assert.ok(Math.abs(loose.residual) <= 1e-2)
  assert.ok(loose.iterations < bracketedRoot(f, 0, 2).iterations)
})

test('the root of any increasing cubic is found from either side', () => {
  const real = fc.double({ min: -1e3, max: 1e3, noNaN: true })
  fc.assert(
    fc.property(real, fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (r, k) => {
      const f = (x: number) => k * (x - r) + (x - r) ** 3
      for (const [a, b] of [
        [-2e3, 2e3],
        [2e3, -2e3],
      ] as const) {
        const { x, iterations } = bracketedRoot(f, a, b)
        assert.ok(Math.abs(x - r) <= 1e-12 * Math.max(1, Math.abs(r)) && iterations < 100)
      }
    }),
  )
})

test('no sign change, non-finite values and spent iterations are told apart', () => {
  assert.throws(() => bracketedRoot((x) => x * x + 1, -1, 1), code('no_bracket'))
  assert.throws(() => bracketedRoot(() => Number.NaN, -1, 1), code('bad_input'))
  assert.throws(() => bracketedRoot((x) => x, -Infinity, 1), code('bad_input'))
  assert.throws(() => bracketedRoot((x) => x ** 3 - 2, 0, 2, { maxIterations: 2 }), code('no_convergence'))
})

test('a bracket widens to hold the root and respects its bounds', () => {
  const { a, b } = expandBracket((x) => x - 1000, 0, 1)
  assert.ok(a <= 1000 && 1000 <= b)
  assert.throws(() => expandBracket((x) => x + 5, 0, 1, { lower: 0 }), code('no_bracket'))
  assert.throws(() => expandBracket((x) => x, 1, 1), code('bad_input'))
})

test('what is not found is told in the words of what is sought, without numbers that are none', () => {
  const seeking = 'the wall that resists collapse'
  const failures = [
    () => bracketedRoot((x) => x, Number.NaN, 1, { seeking }),
    () => bracketedRoot(() => Number.NaN, 0, 1, { seeking }),
    () => bracketedRoot((x) => x * x + 1, -1, 1, { seeking }),
    () => bracketedRoot((x) => x ** 3 - 0.2, -1, 1, { seeking, maxIterations: 2 }),
    () => expandBracket(() => 1, 0, 1, { seeking, maxExpansions: 3 }),
    () => expandBracket((x) => 1 / x, 0, 1, { seeking }),
  ]
  for (const failure of failures) {
    assert.throws(failure, (e) => {
      assert.ok(e instanceof NumericsError)
      assert.match(e.message, /^the wall that resists collapse was not found: /)
      assert.doesNotMatch(e.message, /NaN|Infinity|undefined|\bf\(|\d/)
      return true
    })
  }
})
