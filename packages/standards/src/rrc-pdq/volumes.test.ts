/** Sums and districts against a second reading, and the trap between numbers and names. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import * as districts from './districts.ts'
import * as volumes from './volumes.ts'
import worked from './worked.json' with { type: 'json' }

test('sums, balance, shares and the district list are those of the script', () =>
  assertScriptAgrees({ ...volumes, ...districts }, worked))

test('a lease that sold 70 of 100 barrels and has 30 more in its tanks accounts for all of them', () => {
  const source = byHand('100 - 70 - (50 - 20)')
  const args = { N_o: 100, N_d: 70, S_1: 50, S_0: 20 }
  assertEquationHolds(volumes.oilImbalance, { worked: [{ args, value: 0, relTol: 1e-12, source }] })
})

test('what people say is a name first; only what is no name is read as a number', () => {
  const { districtOf } = districts
  for (const name of Object.values(districts.DISTRICT_NAMES)) assert.deepEqual(districtOf(name), { name })
  assert.deepEqual(districtOf(' 8a '), { name: '8A' })
  assert.deepEqual(districtOf('8'), { name: '08' })
  assert.deepEqual(districtOf('07'), { name: '6E', fromNumber: '07' })
  assert.deepEqual(districtOf('13'), { name: '09', fromNumber: '13' })
  for (const none of ['12', '15', '7A', '', 'Permian']) assert.equal(districtOf(none), undefined)
  assert.equal(districts.numberOfDistrict('08'), '10')
})
