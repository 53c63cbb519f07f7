/** The walls back from burst and collapse: the form that counts for burst, the closed cubic for collapse. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import fc from 'fast-check'
import * as burst from './burst.ts'
import * as collapse from './collapse.ts'
import * as wall from './collapse-wall.ts'

const S = 450e6
const U = 535e6
const E = 207e9

test('burst counts by the logarithmic form up to D/t 15 and by the thin form above', () => {
  const forms = { P_b_log: 92331900, P_b_thin: 91999500 }
  assert.equal(burst.governingBurstPressure.evaluate({ D: 15, t: 1, ...forms }), forms.P_b_log)
  assert.equal(burst.governingBurstPressure.evaluate({ D: 15.001, t: 1, ...forms }), forms.P_b_thin)
})

test('the wall against burst is the thinnest that holds, and steps to D/15 over the gap between the forms', () => {
  const factors = { f_d: 0.9, f_e: 1, f_t: 1, S, U }
  const holds = (t: number) =>
    0.72 *
    burst.governingBurstPressure.evaluate({
      D: 1,
      t,
      P_b_log: burst.burstPressure.evaluate({ S, U, D: 1, t }),
      P_b_thin: burst.burstPressureThin.evaluate({ S, U, D: 1, t }),
    })
  const required = (P_net: number) =>
    burst.governingBurstWall.evaluate({
      D: 1,
      t_log: burst.burstMinimumWall.evaluate({ D: 1, P_net, ...factors }),
      t_thin: burst.burstMinimumWallThin.evaluate({ D: 1, P_net, ...factors }),
    })
  fc.assert(
    fc.property(fc.double({ min: 1e6, max: 150e6, noNaN: true }), (P_net) => {
      const t = required(P_net)
      assert.ok(holds(t * (1 + 1e-9)) >= P_net * (1 - 1e-9))
      assert.ok(holds(t * (1 - 1e-9)) <= P_net * (1 + 1e-9))
    }),
    { numRuns: 200, seed: 1 },
  )
  const gap = 0.72 * 0.5 * ((0.9 * (S + U)) / 14 + 0.45 * (S + U) * Math.log(15 / 13))
  assert.equal(required(gap), 1 / 15)
})

test('without net external pressure no wall is asked for', () => {
  assert.equal(wall.requiredCollapsePressure.evaluate({ P_ext: -1e6, f_o: 0.7 }), 0)
  assert.equal(wall.collapseMinimumWall.evaluate({ D: 1, a_c: 0, w_c: 0 }), 0)
  assert.equal(wall.collapseWall({ P_ext: -1, f_o: 0.7, S, E, nu: 0.3, D: 1 }, silent), 0)
})

test('a wall of the required thickness collapses at the needed pressure, whatever the pipe', () => {
  const pipes = fc.record({
    t: fc.double({ min: 1e-3, max: 0.49, noNaN: true }),
    S: fc.double({ min: 100e6, max: 1e9, noNaN: true }),
    nu: fc.double({ min: 0, max: 0.5, noNaN: true }),
  })
  fc.assert(
    fc.property(pipes, ({ t, S: yields, nu: poisson }) => {
      const P_y = (at: number) => collapse.yieldCollapsePressure.evaluate({ S: yields, t: at, D: 1 })
      const P_el = (at: number) => collapse.elasticCollapsePressure.evaluate({ E, t: at, D: 1, nu: poisson })
      const P_c = (at: number) => collapse.collapsePressure.evaluate({ P_y: P_y(at), P_el: P_el(at) })
      const P_ext = 0.6 * P_c(t)
      const closed = wall.collapseWall({ P_ext, f_o: 0.6, S: yields, E, nu: poisson, D: 1 }, silent)
      assert.ok(Math.abs(closed / t - 1) < 1e-9)
      const bracketed = bracketedRoot((at) => P_c(at) / P_c(t) - 1, t / 2, t * 2).x
      assert.ok(Math.abs(closed / bracketed - 1) < 1e-9)
    }),
    { numRuns: 100, seed: 1 },
  )
})
