/** Shares of the waves outside a table of drift coefficients, by the closed form of a spectrum of Pierson and Moskowitz. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { DRIFT_RANGE, shareAbove, shareOutside } from './mean-drift.ts'

const SEA = { alpha: 0.0081, omega_p: 0.6, gamma: 1, g: 9.81 }
const rows = [0.4, 0.7, 1].map((omega) => ({ omega, drift: 1 }))
/** Energy below a frequency, over all of it. */
const below = (omega: number) => Math.exp(-1.25 * (SEA.omega_p / omega) ** 4)
const [LOW, HIGH] = DRIFT_RANGE

test('the waves above the last row are those that the spectrum has there', () => {
  near(shareAbove(rows, SEA), (below(HIGH) - below(1)) / (below(HIGH) - below(LOW)), 1e-3)
})

test('the waves outside the rows are those above the last and those below the first', () => {
  const outside = below(HIGH) - below(1) + below(0.4) - below(LOW)
  near(shareOutside(rows, SEA), outside / (below(HIGH) - below(LOW)), 1e-3)
})

test('a table that begins below the sea leaves only the waves above it', () => {
  const wide = [{ omega: LOW / 2, drift: 1 }, ...rows]
  assert.equal(shareOutside(wide, SEA), shareAbove(wide, SEA))
})
