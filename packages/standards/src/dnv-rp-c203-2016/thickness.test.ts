/** Claims about the thickness that a curve is read with. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COEFFICIENTS, CURVE_NAMES } from './sn-curves.ts'
import { referenceThickness, thicknessExponent } from './thickness.ts'

test('cathodic protection changes no exponent, free corrosion those of C, C1 and C2', () => {
  for (const name of CURVE_NAMES) {
    assert.equal(thicknessExponent(name, 'air', 1), COEFFICIENTS[name].k)
    assert.equal(thicknessExponent(name, 'seawater_cathodic_protection', 1), COEFFICIENTS[name].k)
  }
  const moved = CURVE_NAMES.filter(
    (name) => thicknessExponent(name, 'seawater_free_corrosion', 1) !== COEFFICIENTS[name].k,
  )
  assert.deepEqual(moved, ['C', 'C1'])
  for (const name of moved) assert.equal(thicknessExponent(name, 'seawater_free_corrosion', 1), 0.15)
})

test('curve T grows steeper with thickness above a concentration of ten', () => {
  assert.equal(thicknessExponent('T', 'air', 10), 0.25)
  assert.equal(thicknessExponent('T', 'air', 10.001), 0.3)
})

test('tubular joints are thick from 16 mm, everything else from 25 mm', () => {
  assert.equal(referenceThickness('T').value, 16)
  assert.equal(referenceThickness('F').value, 25)
})
