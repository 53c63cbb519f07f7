/** What is said of the wiring was found in it as it stands, with its tests and its cases as they stand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importGraph } from './mutation/reach.ts'
import { readWiring } from './mutation/wiring/files.ts'
import { hashOfUnit, wiringUnits } from './mutation/wiring/units.ts'

test('every folder of the wiring stands as it was tried', () => {
  const stale = wiringUnits(importGraph()).filter((unit) => readWiring(unit.name)?.hash !== hashOfUnit(unit))
  assert.deepEqual(
    stale.map(({ name }) => name),
    [],
    'npm run mutate',
  )
})
