/** Claims about points a second. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPace } from './pace.ts'

test('a steady pace is said as it is after a while, and forgotten when nothing comes any more', () => {
  let now = 0
  const { counted, perSecond } = openPace(() => now)
  assert.equal(perSecond(), 0)
  for (let second = 0; second < 60; second++) {
    now += 1000
    counted(500)
  }
  assert.ok(Math.abs(perSecond() - 500) < 50, `${perSecond()}`)
  now += 60_000
  assert.ok(perSecond() < 2)
})
