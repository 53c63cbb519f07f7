/** Where one number of half-waves takes over from the next: at the root of m (m + 1), to a thousandth. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { halfWaves } from './elastic.ts'

test('a half-wave is added just beyond each length at which two shapes buckle together', () => {
  for (const m of [1, 2, 3]) {
    const together = Math.sqrt(m * (m + 1))
    assert.equal(halfWaves.evaluate({ l: together * 0.9998, s: 1 }), m)
    assert.equal(halfWaves.evaluate({ l: together * 1.0002, s: 1 }), m + 1)
  }
})
