/** Claims about declaring an equation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { equation } from './equation.ts'
import { EquationError } from './errors.ts'
import { sqrt } from './functions.ts'
import { collapse, fit, interaction, miner } from './test-data/fixture.ts'
import { about } from './test-data/sample.ts'
import { newTrace } from './trace.ts'

const where = { a: ['a', 'm'], b: ['b', 'm'] } as const
const undeclared = sqrt

test('an equation refuses a symbol that it does not use', () => {
  const declare = () => equation({ ...about, symbol: 'x', where, evaluate: ({ a }) => 2 * a })
  assert.throws(declare, (e) => e instanceof EquationError && /x: unused symbols b/.test(e.message))
})

test('an equation refuses an unknown unit', () => {
  const declare = () => equation({ ...about, symbol: 'x', where: { a: ['a', 'furlongs'] }, evaluate: ({ a }) => 2 * a })
  assert.throws(declare, /furlongs/)
})

test('an equation refuses a function that is neither elementary nor declared', () => {
  const declare = () => equation({ ...about, symbol: 'x', where, evaluate: ({ a, b }) => undeclared(a * b) })
  assert.throws(declare, (e) => e instanceof EquationError && /'undeclared'/.test(e.message))
})

test('an equation uses a symbol when its left side does', () => {
  const eq = equation({ ...about, symbol: 'x', where, left: ({ a }) => a, evaluate: ({ b }) => b })
  assert.equal(eq.leftExpression, 'a')
})

test('a dimensional fit takes and gives SI', () => {
  const psi = 6894.757293168
  const si = collapse.evaluateSI({ D: 7 * 0.0254, t: 0.317 * 0.0254 })
  assert.ok(Math.abs(si / (4783.793462723111 * psi) - 1) < 1e-12)
  const strength = fit.evaluateSI({ f_y: 450e6, t: 0.0159, T: 353.15 })
  assert.ok(Math.abs(strength / 441.8025117555148e6 - 1) < 1e-12)
})

test('a list reaches a dimensional fit in the units of the fit', () => {
  const { S_q, ...rest } = { m_1: 3, m_2: 5, a_1: 1.4588e12, a_2: 4.1e15, S_q: 52.63e6 }
  const si = miner.evaluateSI({ n_c: [1e5, 2e4], S: [30e6, 60e6], S_q, ...rest })
  assert.ok(Math.abs(si / (1e5 * (30 ** 5 / 4.1e15) + 2e4 * (60 ** 3 / 1.4588e12)) - 1) < 1e-12)
})

test('the left side of a dimensional fit is recorded in SI like its right side', () => {
  const eq = equation({
    ...about,
    symbol: 'x',
    unit: 'MPa',
    where: { s: ['s', 'MPa'], f: ['f', 'MPa'] },
    relation: '<=',
    left: ({ s }) => s,
    evaluate: ({ f }) => 0.6 * f,
  })
  const trace = newTrace()
  trace.apply(eq, { s: 200e6, f: 450e6 })
  const [step] = trace.steps
  assert.ok(step?.kind === 'equation' && step.left !== undefined)
  assert.ok(Math.abs(step.left.value - 200e6) < 1)
  assert.ok(Math.abs(step.value - 270e6) < 1)
})

test('a criterion keeps both sides', () => {
  assert.equal(interaction.expression, '1')
  assert.match(interaction.leftExpression ?? '', /^\(gamma_m \* gamma_SC \* \(abs\(M\)/)
})
