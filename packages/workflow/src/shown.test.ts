/** Numbers of sentences. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { midSentence, shownUtilisation } from './shown.ts'

test('a utilisation is never rounded onto a limit that it does not stand at', () => {
  assert.equal(shownUtilisation(0.554103, 1), '0.554')
  assert.equal(shownUtilisation(1.0873, 1), '1.087')
  assert.equal(shownUtilisation(0.9996, 1), '0.9996')
  assert.equal(shownUtilisation(1.00004, 1), '1.00004')
  assert.equal(shownUtilisation(1, 1), '1.000')
  assert.equal(shownUtilisation(0.00004), '<0.001')
  assert.equal(shownUtilisation(0), '0.000')
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 50, noNaN: true }), fc.constantFrom(0.8, 1, 1.05), (u, limit) => {
      const printed = Number(shownUtilisation(u, limit))
      if (Math.abs(u - limit) > 1e-9) assert.equal(Math.sign(printed - limit), Math.sign(u - limit))
    }),
  )
})

test('a title within a sentence begins small, unless it begins with a name or an abbreviation', () => {
  assert.equal(midSentence('Wall thickness'), 'wall thickness')
  assert.equal(midSentence('Euler critical load'), 'Euler critical load')
  assert.equal(midSentence("Young's modulus"), "Young's modulus")
  assert.equal(midSentence('SMYS'), 'SMYS')
})
