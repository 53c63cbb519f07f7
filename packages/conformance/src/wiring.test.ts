/** What `npm run mutate` found in the wiring is of the workflows as they stand, and good enough. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countNoticed } from '@keelson/workflow/mistakes.ts'
import { importGraph } from './mutation/reach.ts'
import { reasonIn } from './mutation/reasons.ts'
import { WIRING } from './mutation/reasons-wiring.ts'
import { readWiring } from './mutation/wiring/files.ts'
import { hashOfUnit, wiringUnits } from './mutation/wiring/units.ts'

const GOAL = 0.98

const units = wiringUnits(importGraph())
const entries = units.flatMap(({ name }) => {
  const entry = readWiring(name)
  return entry === undefined ? [] : [{ name, ...entry }]
})

test('the mistakes of wiring were tried in every folder as it stands, with its tests and cases as they stand', () => {
  const stale = units.filter((unit) => readWiring(unit.name)?.hash !== hashOfUnit(unit)).map(({ name }) => name)
  assert.deepEqual(stale, [], 'npm run mutate')
})

test('98 of 100 mistakes in the wiring are noticed by cases or tests, the lock not counted', () => {
  const tried = entries.reduce((sum, entry) => sum + entry.tried, 0)
  const noticed = entries.reduce((sum, entry) => sum + countNoticed(entry), 0)
  assert.ok(tried > 3000 && noticed / tried >= GOAL, `${tried - noticed} of ${tried} are not`)
})

test('each mistake of wiring that is not noticed has its reason, and each reason such a mistake', () => {
  const unnoticed = entries.flatMap(({ name, survivors }) => survivors.map((survivor) => ({ name, survivor })))
  const unexplained = unnoticed.filter(({ name, survivor }) => reasonIn(WIRING, name, survivor) === undefined)
  const idle = Object.entries(WIRING).flatMap(([name, reasons]) =>
    reasons
      .flatMap(([, ...begins]) => begins)
      .filter((begin) => !unnoticed.some((u) => u.name === name && u.survivor.startsWith(begin)))
      .map((begin) => `${name} ${begin}`),
  )
  assert.deepEqual({ unexplained, idle }, { unexplained: [], idle: [] })
})
