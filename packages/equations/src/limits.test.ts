/** Where an expression can stand at a literal limit, and when it does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseExpression } from './grammar.ts'
import { limitsOf, limitsReached } from './limits.ts'

const parsed = (text: string) => parseExpression(text, ['x', 'y', 'xs'], ['f']).expression
const limits = (text: string) => limitsOf(parsed(text)).length
const reached = (text: string, x: number, y = 1) => limitsReached(parsed(text), { x, y, xs: [x, y] }).length

test('a literal beside a symbol limits it; two symbols, and two literals, do not', () => {
  assert.equal(limits('max(0, x)'), 1)
  assert.equal(limits('x * min(1 / 24, y)'), 1)
  assert.equal(limits('max(x, y)'), 0)
  assert.equal(limits('max(2, pi) * x'), 0)
  assert.equal(limits('min(1, max(0, x))'), 2)
})

test('a branch of plain number limits a condition; a choice between numbers, or between formulas, does not', () => {
  assert.equal(limits('x < 0 ? 0 : x'), 1)
  assert.equal(limits('x < 0 ? 0.07 : 0.09'), 0)
  assert.equal(limits('x < 0 ? -x : 2 * x'), 0)
})

test('a limit is reached where the literal is the value, and not where the formula gives it too', () => {
  assert.equal(reached('max(0, x)', -1), 1)
  assert.equal(reached('max(0, x)', 1), 0)
  assert.equal(reached('max(0, x)', 0), 0)
  assert.equal(reached('x < 0 ? 0 : x', -1), 1)
  assert.equal(reached('x < 0 ? 0 : y < 0 ? 3 : x', 1), 0)
  assert.equal(reached('x < 0 ? 0 : y < 0 ? 3 : x', 1, -1), 1)
})

test('a limit inside counts where it is run: in the branch that is taken, in any term of a sum', () => {
  assert.equal(reached('y > 0 ? max(0, x) : y', -1), 1)
  assert.equal(reached('y > 0 ? max(0, x) : y', -1, -1), 0)
  assert.equal(reached('sum(xs.length, j => max(0, xs[j]))', -1), 1)
  assert.equal(reached('sum(xs.length, j => max(0, xs[j]))', 1), 0)
  assert.equal(reached('sqrt(max(0, 1 - x))', 2), 1)
})
