/** What is said of the wiring was found in it as it stands, with its tests and its cases as they stand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importGraph } from './mutation/reach.ts'
import { readWiring } from './mutation/wiring/files.ts'
import { hashOfUnit, wiringUnits } from './mutation/wiring/units.ts'

test('every folder whose wiring was tried stands as it was', () => {
  const stale = wiringUnits(importGraph()).filter((unit) => {
    const entry = readWiring(unit.name)
    return entry !== undefined && entry.hash !== hashOfUnit(unit)
  })
  assert.deepEqual(
    stale.map(({ name }) => name),
    [],
    'npm run mutate',
  )
})
