/** The probabilistic rules against a script that integrates the density of damage, and what the density promises. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as length from './damage-length.ts'
import * as index from './index-required.ts'
import * as penetration from './penetration.ts'
import * as survival from './survival.ts'
import worked from './worked.json' with { type: 'json' }
import { densityOf, zoneProbability } from './zones.ts'

const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`)

test('probabilities, indices and coefficients are those of the script', () => {
  assertScriptAgrees({ ...length, ...index, ...penetration, ...survival }, worked, { knuckle: { p_k: [0.9, 0.93] } })
})

/** All groups of adjacent zones of a ship of even zones, as regulation 7-1.1 adds them up. */
function total(zones: number, L_s: number): number {
  const density = densityOf(L_s)
  const p = (first: number, last: number) => {
    if (first > last) return 0
    const atEnd = first === 0 || last === zones - 1
    const position = first === 0 && last === zones - 1 ? 'whole' : atEnd ? 'terminal' : 'between'
    return zoneProbability(density, ((last - first + 1) * L_s) / zones / L_s, position)
  }
  let sum = 0
  for (let first = 0; first < zones; first++)
    for (let last = first; last < zones; last++)
      sum += p(first, last) - p(first, last - 1) - p(first + 1, last) + (last > first + 1 ? p(first + 1, last - 1) : 0)
  return sum
}

test('the probabilities of all groups of zones add up to one, of a short and of a long ship', () => {
  near(total(8, 120), 1)
  near(total(10, 300), 1)
  near(total(3, 90), 1)
})

test('eleven twelfths of damage are shorter than the knuckle, all of it shorter than the longest', () => {
  for (const L_s of [100, 240, 350]) {
    const { J_k, J_m, b_11, b_12, b_21, b_22 } = densityOf(L_s)
    near((b_11 * J_k ** 2) / 2 + b_12 * J_k, 11 / 12)
    near((b_21 * (J_m ** 2 - J_k ** 2)) / 2 + b_22 * (J_m - J_k), 1 / 12)
    near(b_11 * J_k + b_12, b_21 * J_k + b_22)
  }
})
