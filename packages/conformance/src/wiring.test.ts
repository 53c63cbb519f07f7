/** What `npm run mutate` found in the wiring is of the workflows as they stand; where it was tried, nearly all is noticed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countNoticed } from '@keelson/workflow/mistakes.ts'
import { importGraph } from './mutation/reach.ts'
import { readWiring, triedUnits } from './mutation/wiring/files.ts'
import { hashOfUnit, wiringUnits } from './mutation/wiring/units.ts'

/** The goal is 98 of 100, in every folder; what was reached in those that are tried is kept. */
const REACHED = 0.95

const units = new Map(wiringUnits(importGraph()).map((unit) => [unit.name, unit]))

test('what is said of a folder was found in it as it stands, with its tests and cases as they stand', () => {
  const stale = triedUnits().filter((name) => {
    const unit = units.get(name)
    return unit === undefined || readWiring(name)?.hash !== hashOfUnit(unit)
  })
  assert.deepEqual(stale, [], 'npm run mutate')
})

test('nearly all mistakes in the wiring are noticed by cases or tests, the lock not counted', () => {
  const entries = triedUnits().flatMap((name) => readWiring(name) ?? [])
  const tried = entries.reduce((sum, entry) => sum + entry.tried, 0)
  const noticed = entries.reduce((sum, entry) => sum + countNoticed(entry), 0)
  assert.ok(tried > 0 && noticed / tried >= REACHED, `${tried - noticed} of ${tried} are not`)
})
