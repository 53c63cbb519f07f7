/** Claims about the confidence of the ellipse and the ellipsoid. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { lowerGamma } from '@keelson/numerics/special.ts'
import { ELLIPSOID_95, TWO_SIGMA } from './ellipsoid.ts'

test('two deviations hold 95.4 % of a normal error, 2.795 of them 95 % of one in space', () => {
  const either = normalCumulative(TWO_SIGMA.value) - normalCumulative(-TWO_SIGMA.value)
  assert.ok(Math.abs(either - 0.9545) < 5e-5)
  /** Chi-square of three degrees of freedom, within 2.795 of the centre; gamma of 3/2 is half the root of pi. */
  const inSpace = lowerGamma(1.5, ELLIPSOID_95.value ** 2 / 2) / (Math.sqrt(Math.PI) / 2)
  /** Half of the last digit printed, times the density there. */
  const printed = 0.0005 * Math.sqrt(2 / Math.PI) * ELLIPSOID_95.value ** 2 * Math.exp(-(ELLIPSOID_95.value ** 2) / 2)
  assert.ok(Math.abs(inSpace - 0.95) <= printed)
})
