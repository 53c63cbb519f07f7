/** The windows and the scores of the hosts against a second reading. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as hosts from './hosts.ts'
import * as scores from './scores.ts'
import worked from './worked.json' with { type: 'json' }

test('windows, bands, tables and scores are those of the script', () => {
  assertScriptAgrees({ ...hosts, ...scores }, worked)
})

test('in every depth from 100 to 3000 m some host is considered', () => {
  for (let depth = 100; depth <= 3000; depth += 50) {
    const windows = Object.values(hosts.DEPTH_WINDOWS)
    assert.ok(windows.some(({ from, to }) => depth >= from.si && depth <= to.si))
  }
})

test('a host at its best lies within its window', () => {
  for (const host of hosts.SCREENED_HOSTS) {
    const [window, band] = [hosts.DEPTH_WINDOWS[host], scores.DEPTH_BANDS[host]]
    assert.ok(window.from.si <= band.from.si && band.from.si < band.to.si && band.to.si <= window.to.si)
  }
})

test('a reservoir of 50 million barrels is where a standalone host begins to score, by a step', () => {
  const source = closedForm('the corners of the ramp')
  assertEquationHolds(scores.standaloneSizeScore, {
    worked: [
      { args: { R: 50 }, value: 60, relTol: 0, source },
      { args: { R: 49.999 }, value: 30, relTol: 0, source },
    ],
  })
})
