/** Every equation of the house: printable, cited, and held to a worked value by a test beside it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitsOf, typesetExpression, typesetSymbol } from '@keelson/equations'
import { isUnit } from '@keelson/units'
import { everyEquation } from './every-equation.ts'
import { equationsHeldByTests } from './held-by-tests.ts'
import { held } from './held-equations.ts'
import { homogeneityOf } from './homogeneity.ts'

test('there are equations', () => {
  assert.ok(held.length > 50)
})

test('every equation has a source with edition, a clause and units that exist', () => {
  const lacking = held.filter(({ equation: e }) => {
    const units = [e.unit, ...Object.values(e.where).map((w) => w[1])]
    return !(e.title && e.clause && e.source.id && e.source.revision && units.every(isUnit))
  })
  assert.deepEqual(
    lacking.map((h) => `${h.path} ${h.name}`),
    [],
  )
})

test('every equation is dimensionally right, or says that it is a fit', () => {
  const kinds = held.map(({ path, name, equation }) => ({
    at: `${path} ${name}`,
    equation,
    is: homogeneityOf(equation),
  }))
  const wrong = kinds.filter(({ is, equation: { fit } }) => is !== (fit === undefined ? 'homogeneous' : 'fit'))
  assert.deepEqual(
    wrong.map(
      ({ at, is, equation: { fit } }) => `${at} is ${is}${fit === undefined ? '' : `, and called a fit: ${fit}`}`,
    ),
    [],
  )
})

test('a formula with a length where an area belongs is no homogeneous one', () => {
  const { equation: sound } = held.find(({ name }) => name === 'buoyancy') ?? {}
  assert.ok(sound)
  assert.equal(homogeneityOf(sound), 'homogeneous')
  assert.equal(homogeneityOf({ ...sound, unit: 'N' }), 'fit')
})

test('every equation is typeset', () => {
  for (const { equation } of held) {
    assert.match(typesetExpression(equation.ast), /^<m/)
    assert.match(typesetSymbol(equation.symbol), /^<m/)
  }
})

test('every equation is held to a value from outside the code by a test that is run', async () => {
  const byTests = await equationsHeldByTests()
  assert.deepEqual(
    everyEquation.filter(({ equation }) => !byTests.has(equation)).map((h) => `${h.path} ${h.name}`),
    [],
  )
})

test('an equation that can stand at a literal limit says what such a number is worth, and no other does', () => {
  const wrong = everyEquation.filter(({ equation: e }) => limitsOf(e.ast).length > 0 !== (e.limited !== undefined))
  assert.deepEqual(
    wrong.map((h) => `${h.path} ${h.name}: ${h.equation.expression}`),
    [],
  )
})
