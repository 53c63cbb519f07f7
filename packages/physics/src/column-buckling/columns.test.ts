/** Claims about columns: a script that knows the handbooks only, the curvature of each buckled shape, and limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as eccentric from './eccentric.ts'
import * as elastic from './elastic.ts'
import { END_CONDITIONS, ENDS, FIXED_PINNED_ROOT, modeShape } from './ends.ts'
import * as johnson from './johnson.ts'
import worked from './worked.json' with { type: 'json' }

test('the loads and stresses are those of the script', () => {
  assertScriptAgrees({ ...eccentric, ...elastic, ...johnson, FIXED_PINNED_ROOT }, worked)
})

/** Of a shape at a share of the height, by differences. */
function derivatives(shape: (x: number) => number, x: number) {
  const h = 0.01
  const [a, b, c, d, e] = [-2, -1, 0, 1, 2].map((i) => shape(x + i * h)) as [number, number, number, number, number]
  return { second: (b - 2 * c + d) / h ** 2, fourth: (a - 4 * b + 6 * c - 4 * d + e) / h ** 4 }
}

test('each shape buckles at the load of its effective length', () => {
  for (const name of END_CONDITIONS) {
    const { K, shape } = ENDS[name]
    for (const x of [0.2, 0.35, 0.6]) {
      const { second, fourth } = derivatives(shape, x)
      near(-fourth / second, (Math.PI / K) ** 2, 2e-3)
    }
  }
})

test('each shape is held as its ends say', () => {
  const h = 1e-4
  for (const name of END_CONDITIONS) {
    const { foot, head, shape } = ENDS[name]
    const slope = { foot: (shape(h) - shape(0)) / h, head: (shape(1) - shape(1 - h)) / h }
    near(1 + shape(0), 1, 1e-9)
    for (const [held, at] of [
      [foot, 'foot'],
      [head, 'head'],
    ] as const) {
      if (held === 'fixed' || held === 'guided') assert.ok(Math.abs(slope[at]) < 2e-3, `${name} ${at}`)
      if (held === 'pinned') assert.ok(Math.abs(slope[at]) > 0.5, `${name} ${at}`)
    }
    if (head === 'fixed' || head === 'pinned') near(1 + shape(1), 1, 1e-9)
    else assert.ok(Math.abs(shape(1)) > 0.9)
  }
})

test('a shape runs from foot to head by even steps', () => {
  assert.deepEqual(
    modeShape('pinned_pinned', 4).map(([x]) => x),
    [0, 0.25, 0.5, 0.75, 1],
  )
})

test('a shape is scaled to its largest deflection', () => {
  for (const name of END_CONDITIONS) near(Math.max(...modeShape(name, 40).map(([, y]) => y)), 1, 1e-12)
})

test('the parabola meets the Euler curve at half the yield strength, with one slope', () => {
  const [E, S_y] = [207e9, 350e6]
  const lambda_r = johnson.transitionSlenderness.evaluate({ E, S_y })
  const parabola = (x: number) => johnson.johnsonStress.evaluate({ S_y, E, lambda_r: x })
  const euler = (x: number) => elastic.eulerStress.evaluate({ E, lambda_r: x })
  near(parabola(lambda_r), S_y / 2, 1e-12)
  near(euler(lambda_r), S_y / 2, 1e-12)
  near(parabola(lambda_r + 0.01) - parabola(lambda_r), euler(lambda_r + 0.01) - euler(lambda_r), 1e-3)
})

test('without eccentricity the secant formula is the axial stress, and near the Euler load it has no end', () => {
  const at = (e: number, u: number) => eccentric.secantStress.evaluate({ sigma_a: 1e8, e, c: 0.1, r: 0.05, u })
  assert.equal(at(0, 1), 1e8)
  assert.ok(at(0.01, Math.PI / 2 - 1e-6) > 1e12)
})
