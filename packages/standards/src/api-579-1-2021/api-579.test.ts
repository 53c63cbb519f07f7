/** Folias factors of the table, a thin area reckoned apart, averaging, and how the factors bound one another. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import * as wall from './corroded-wall.ts'
import * as part4 from './part-4.ts'
import * as part5 from './part-5.ts'

const independent = 'independent calculation: 12.75 in x 0.35 in, 0.2 in left over 3 in'
const worked = <A>(args: A, value: number, relTol = 1e-9, source = independent) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const inch = (x: number) => toSI(x, 'in')

test('the polynomial gives the Folias factors of the table', () => {
  const TABLE = { 0.5: 1.056, 1: 1.199, 2: 1.618, 5: 3.091, 8: 4.492, 10: 5.497 }
  for (const [lambda, value] of Object.entries(TABLE)) {
    const of = worked({ lambda: Number(lambda) }, value, 5e-4, 'API 579-1 table 5.2')
    assertEquationHolds(part5.foliasFactor, { ...of, ranges: { lambda: [0, part5.LAMBDA_LIMIT.value] } })
  }
})

test('the walls of a thin area in a 12.75 in pipe', () => {
  assertEquationHolds(wall.corrodedWall, worked({ t_nom: inch(0.4), LOSS: inch(0.03), FCA: inch(0.02) }, inch(0.35)))
  assertEquationHolds(wall.insideDiameter, worked({ D_o: inch(12.75), t_c: inch(0.35) }, inch(12.05)))
  assertEquationHolds(wall.thicknessRatio, worked({ t_mm: inch(0.2), FCA: 0, t_c: inch(0.35) }, 0.571429, 1e-6))
  assertEquationHolds(wall.leastRemainingWall, worked({ t_mm: inch(0.2), FCA: inch(0.05) }, inch(0.15)))
  assertEquationHolds(wall.lossSoFar, worked({ t_nom: inch(0.35), t_mm: inch(0.2) }, inch(0.15)))
  assertEquationHolds(wall.limitingThickness, worked({ t_nom: inch(0.35), t_floor: wall.LEAST_WALL.value }, inch(0.07)))
  assert.equal(wall.limitingThickness.evaluate({ t_nom: 0.005, t_floor: wall.LEAST_WALL.value }), wall.LEAST_WALL.value)
  assertEquationHolds(
    wall.discontinuityDistance,
    worked({ D: inch(12.05), t_c: inch(0.35) }, inch(1.8 * Math.sqrt(12.05 * 0.35))),
  )
  assertEquationHolds(wall.remainingLife, worked({ FCA_lim: 1.5, CR: 0.1 }, 15))
})

test('level 1 of the thin area', () => {
  const lambda = 1.87714
  const M_t = 1.56135
  assertEquationHolds(part5.shellParameter, worked({ s: inch(3), D: inch(12.05), t_c: inch(0.35) }, lambda, 1e-5))
  assertEquationHolds(part5.remainingStrengthFactor, worked({ R_t: 0.571429, M_t }, 0.787622, 1e-4))
  assertEquationHolds(part5.screeningRatio, {
    ...worked({ lambda, RSF_a: 0.9, M_t }, 0.763914, 1e-4),
    ranges: { M_t: [1.02, 24], RSF_a: [0.8, 1] },
  })
  const args = { MAWP: toSI(1712.94, 'psi'), RSF: 0.787622, RSF_a: 0.9 }
  assertEquationHolds(part5.reducedPressure, worked(args, toSI(1499.05, 'psi'), 1e-4))
  assertEquationHolds(part5.tensileStrengthFactor, worked({ E_C: 1, E_L: 1, RSF: 0.8 }, 1.25))
})

test('level 2 of a profile, and never below level 1 of its length and depth', () => {
  const x = [0, 1, 2, 3, 4, 5, 6].map(inch)
  const t = [0.35, 0.33, 0.26, 0.2, 0.24, 0.31, 0.35].map(inch)
  const pipe = { D: inch(12.05), t_c: inch(0.35) }
  const worst = part5.worstSubInterval({ x, y: t.map((ti) => pipe.t_c - ti) }, pipe)
  assert.deepEqual([worst.start, worst.end], [1, 5])
  assert.ok(Math.abs(worst.lowest / 0.853199 - 1) < 1e-4)
  const lists = { x_a: x.slice(1, 5), x_b: x.slice(2, 6), t_a: t.slice(1, 5), t_b: t.slice(2, 6) }
  const square = inch(1) * inch(1)
  assertEquationHolds(part5.metalLossArea, worked({ ...lists, t_c: pipe.t_c, FCA: 0 }, 0.38 * square))
  assertEquationHolds(part5.subInterval, worked({ x_1: inch(1), x_2: inch(5) }, inch(4)))
  assertEquationHolds(part5.originalArea, worked({ s: inch(4), t_c: pipe.t_c }, 1.4 * square))
  const M_t = part5.foliasFactor.evaluate({ lambda: part5.shellParameter.evaluate({ s: inch(4), ...pipe }) })
  assertEquationHolds(part5.areaStrengthFactor, worked({ A: 0.38 * square, A_0: 1.4 * square, M_t }, 0.853199, 1e-4))
  const whole = part5.foliasFactor.evaluate({ lambda: part5.shellParameter.evaluate({ s: inch(6), ...pipe }) })
  assert.ok(worst.lowest > part5.remainingStrengthFactor.evaluate({ R_t: 0.2 / 0.35, M_t: whole }))
})

test('on the screening curve the remaining strength factor is the allowable one', () => {
  for (const lambda of [0.5, 2, 8, 20]) {
    const M_t = part5.foliasFactor.evaluate({ lambda })
    const R_t = part5.screeningRatio.evaluate({ lambda, RSF_a: 0.9, M_t })
    const RSF = part5.remainingStrengthFactor.evaluate({ R_t, M_t })
    assert.ok(R_t === 0.2 ? RSF >= 0.9 : Math.abs(RSF - 0.9) < 1e-12, `${lambda}`)
  }
})

test('thickness averaging of the grid of a 12.75 in pipe', () => {
  const grid = 'independent calculation: grid of a public example, 12.75 in x 0.35 in'
  const R_t = 0.312 / 0.35
  assertEquationHolds(part4.averagingFactor, {
    ...worked({ R_t, RSF_a: 0.9 }, 12.7529, 1e-4, grid),
    ranges: { R_t: [0, 1.2], RSF_a: [0.8, 1] },
  })
  const args = { Q: 12.7529, D: inch(12.05), t_c: inch(0.35) }
  assertEquationHolds(part4.averagingLength, worked(args, inch(26.19), 1e-4, grid))
  const x = [0, 1, 2, 3, 4, 5].map(inch)
  const t = [0.347, 0.34, 0.318, 0.312, 0.332, 0.345].map(inch)
  const lists = { x_a: x.slice(0, 5), x_b: x.slice(1), t_a: t.slice(0, 5), t_b: t.slice(1) }
  assertEquationHolds(part4.averageThickness, worked({ ...lists, x_1: 0, x_2: inch(5) }, inch(0.3296), 1e-6, grid))
  for (const R_t of [0.95, 0.9, 0.009 / 0.01]) assert.equal(part4.averagingFactor.evaluate({ R_t, RSF_a: 0.9 }), 50)
})

test('the criteria of levels 1 and 2', () => {
  const by = 'worked by hand'
  assertEquationHolds(part4.averageRemainingWall, worked({ t_am: 0.009, FCA: 0.001 }, 0.008, 1e-12, by))
  assertEquationHolds(part4.levelTwoThickness, worked({ RSF_a: 0.9, t_min: 0.01 }, 0.009, 1e-12, by))
  assertEquationHolds(part4.leastWallLimit, worked({ t_min: 0.01, t_lim: 0.002 }, 0.005, 1e-12, by))
  const left = { t_c: 0.01, t_am_s: 0.008, t_am_c: 0.0085, t_mm_f: 0.006, t_lim: 0.002, RSF_a: 0.9 }
  assertEquationHolds(part4.creditedWall, worked(left, 0.008 / 0.9, 1e-12, by))
  assert.equal(part4.creditedWall.evaluate({ ...left, t_mm_f: 0.001 }), 0)
  assert.equal(part4.creditedWall.evaluate({ ...left, t_am_s: 0.02, t_am_c: 0.02 }), 0.01)
})

test('the scatter of readings is that of a sample', () => {
  const by = 'worked by hand: 8, 9, 10 have mean 9 and standard deviation 1'
  assertEquationHolds(part4.meanThickness, worked({ t_i: [8, 9, 10] }, 9, 1e-12, by))
  assertEquationHolds(part4.coefficientOfVariation, worked({ t_i: [8, 9, 10], t_mean: 9 }, 1 / 9, 1e-12, by))
})
