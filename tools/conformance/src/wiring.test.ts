/**
 * What `npm run mutate` found in the wiring of the workflows: every one was tried, and of those that stand as they were
 * tried nearly all mistakes are noticed. A folder that changed since is not counted until it is tried again, which
 * `npm run test:long` asks; one that several workflows share is not counted until it is tried.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countNoticed } from '@keelson/engine/mistakes.ts'
import { importGraph } from './mutation/reach.ts'
import { reasonIn } from './mutation/reasons.ts'
import { WIRING } from './mutation/reasons-wiring.ts'
import { readWiring, triedUnits } from './mutation/wiring/files.ts'
import { hashOfUnit, wiringUnits } from './mutation/wiring/units.ts'

const GOAL = 0.98
/** Fewer mistakes than these, in folders that stand as they were tried, say nothing of the whole. */
const FEWEST = 500

const units = wiringUnits(importGraph())
const isShared = ({ name }: { readonly name: string }) => name.includes('/_shared/')
const asTried = units.flatMap((unit) => {
  const entry = readWiring(unit.name)
  return entry?.hash === hashOfUnit(unit) ? [{ name: unit.name, entry }] : []
})

test('the wiring of every workflow was tried, and of no folder that is gone', () => {
  const tried = new Set(triedUnits())
  const untried = units.filter((unit) => !isShared(unit) && !tried.has(unit.name))
  const gone = [...tried, ...Object.keys(WIRING)].filter((name) => !units.some((unit) => unit.name === name))
  assert.deepEqual({ untried, gone }, { untried: [], gone: [] }, 'npm run mutate')
})

test('98 of 100 mistakes in the wiring are noticed by cases or tests, the lock not counted', (t) => {
  const tried = asTried.reduce((sum, { entry }) => sum + entry.tried, 0)
  const noticed = asTried.reduce((sum, { entry }) => sum + countNoticed(entry), 0)
  if (tried < FEWEST)
    return t.skip(`only ${tried} mistakes are in folders that stand as they were tried: npm run mutate`)
  assert.ok(noticed / tried >= GOAL, `${tried - noticed} of ${tried} are not`)
})

test('each mistake of wiring that is not noticed has its reason, and each reason such a mistake', () => {
  const unexplained = asTried.flatMap(({ name, entry: { survivors } }) =>
    survivors
      .filter((survivor) => reasonIn(WIRING, name, survivor) === undefined)
      .map((survivor) => `${name} ${survivor}`),
  )
  const idle = asTried.flatMap(({ name, entry: { survivors } }) =>
    (WIRING[name] ?? [])
      .flatMap(([, ...begins]) => begins)
      .filter((begin) => !survivors.some((survivor) => survivor.startsWith(begin)))
      .map((begin) => `${name} ${begin}`),
  )
  assert.deepEqual({ unexplained, idle }, { unexplained: [], idle: [] })
})
