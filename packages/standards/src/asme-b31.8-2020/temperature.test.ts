/** The temperature factor at its tabled values, between them and beyond them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { DERATING_FACTORS, TEMPERATURES, temperatureFactor } from './temperature.ts'

const at = (celsius: number) => temperatureFactor(toSI(celsius, 'degC'), silent)

test('the table is read back at its own points', () => {
  TEMPERATURES.forEach((T, i) => {
    assert.ok(Math.abs(at(T) - (DERATING_FACTORS[i] ?? 0)) < 1e-12)
  })
})

test('there is no de-rating up to 121 degC, and a straight line between the points', () => {
  assert.equal(at(-40), 1)
  assert.equal(at(120.9), 1)
  assert.ok(Math.abs(at(135) - (1 + 0.967) / 2) < 1e-12)
})

test('beyond 232 degC there is no factor', () => {
  assert.throws(() => at(240), /covers/)
})
