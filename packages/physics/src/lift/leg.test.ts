/** Claims about legs of slings: a script, legs that stand upright, and four that balance about the centre of gravity. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as four from './four-points.ts'
import * as leg from './leg.ts'
import * as skew from './skew-load.ts'
import * as beam from './two-point-beam.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations are those of the script', () => assertScriptAgrees({ ...leg, ...four, ...skew, ...beam }, worked))

test('legs that stand upright share the load, and pull nothing aside', () => {
  const upright = { W: 4e5, DAF: 1, SKL: 1, n: 4, theta: Math.PI / 2 }
  near(leg.equalLegForce.evaluate(upright), 1e5, 1e-12)
  assert.ok(leg.horizontalForce.evaluate({ F: 1e5, theta: Math.PI / 2 }) < 1e-9)
  near(leg.legAngle.evaluate({ h: 6, l: 12 }), Math.PI / 6, 1e-12)
})

test('four legs hold the weight, and pull the hook to no side', () => {
  const [W, h] = [1e6, 6]
  const [L, e_x, B, e_y] = [8, 0.7, 4, -0.4]
  const sides = (of: number, e: number) => [
    { share: four.nearShare.evaluate({ e, L: of }), reach: four.nearReach.evaluate({ e, L: of }), side: 1 },
    { share: four.farShare.evaluate({ e, L: of }), reach: four.farReach.evaluate({ e, L: of }), side: -1 },
  ]
  const legs = sides(L, e_x).flatMap((x) =>
    sides(B, e_y).map((y) => {
      const V = four.verticalReaction.evaluate({ W, c_x: x.share, c_y: y.share })
      const l = four.legLength.evaluate({ r_x: x.reach, r_y: y.reach, h })
      const F = four.legForce.evaluate({ V, DAF: 1, SKL: 1, l, h })
      return { V, along: (F * x.side * x.reach) / l, across: (F * y.side * y.reach) / l }
    }),
  )
  const sum = (of: (one: (typeof legs)[number]) => number) => legs.reduce((all, one) => all + of(one), 0)
  near(
    sum(({ V }) => V),
    W,
    1e-12,
  )
  assert.ok(Math.abs(sum(({ along }) => along)) < 1e-9 * W)
  assert.ok(Math.abs(sum(({ across }) => across)) < 1e-9 * W)
})

test('a beam lifted at 0.2071 of its length bends as much over its points as at midspan', () => {
  const [w, L, a] = [1400, 20, (20 * (Math.SQRT2 - 1)) / 2]
  near(beam.overhangMoment.evaluate({ w, a }), beam.midspanMoment.evaluate({ w, L, a }), 1e-12)
  near(beam.overhangMoment.evaluate({ w, a }), ((3 - 2 * Math.SQRT2) / 8) * w * L ** 2, 1e-12)
})
