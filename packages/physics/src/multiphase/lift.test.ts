/** Claims about a tubing string: curves of a separate program, the static column, and the traced point. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { fromSI, toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import type { PvtSet } from '../pvt/black-oil.ts'
import { type LiftCorrelation, USUAL_OPTIONS } from './gradient.ts'
import { VERTICAL } from './gradient-parts.ts'
import { type LiftWell, liftCurve, tracedGradient } from './lift.ts'
import second from './lift.worked.json' with { type: 'json' }

/** 6000 ft of 2.441 in tubing, 300 psia at the wellhead, 150 degF, 500 scf/stb, a fifth of water. */
const WELL: LiftWell = {
  depth: toSI(6000, 'ft'),
  diameter: toSI(2.441, 'in'),
  roughness: toSI(0.0006, 'in'),
  inclination: VERTICAL,
  wellheadPressure: toSI(300, 'psia'),
  wellheadTemperature: toSI(150, 'degF'),
  bottomholeTemperature: toSI(150, 'degF'),
  oilApiGravity: 35,
  gasGravity: 0.65,
  waterGravity: 1.05,
  gasOilRatio: toSI(500, 'scf/stb'),
  waterCut: 0.2,
  correlation: 'hagedorn_brown',
  options: USUAL_OPTIONS,
}
const RATES = [300, 500, 800, 1200]
const curveOf = (well: LiftWell) => {
  const lift = liftCurve(well)
  return RATES.map((q) => fromSI(lift.pressureAt(toSI(q, 'stb/d')) ?? Number.NaN, 'psia'))
}

test('wells of every correlation and fluid flow at the pressures that a second program gives', () => {
  for (const { fluid, temperatures, p_wf, q, ...well } of second.tables.WELLS.data) {
    const [top = Number.NaN, bottom = Number.NaN] = temperatures
    const [T_sep, p_sep] = fluid.separator ?? []
    const lift = liftCurve({
      ...WELL,
      depth: toSI(well.depth, 'ft'),
      inclination: (well.degrees * Math.PI) / 180,
      wellheadPressure: toSI(well.p, 'psia'),
      wellheadTemperature: toSI(top, 'degF'),
      bottomholeTemperature: toSI(bottom, 'degF'),
      oilApiGravity: fluid.API,
      gasGravity: fluid.gamma_g,
      waterGravity: fluid.gamma_w,
      gasOilRatio: toSI(fluid.R_p, 'scf/stb'),
      waterCut: well.f_w,
      correlation: well.correlation as LiftCorrelation,
      pvt: fluid.set as PvtSet,
      ...(fluid.jennings && { waterTension: 'jennings' }),
      ...(T_sep !== undefined &&
        p_sep !== undefined && { separator: { T_sep: toSI(T_sep, 'degF'), p_sep: toSI(p_sep, 'psia') } }),
    })
    near(fromSI(lift.pressureAt(toSI(q, 'stb/d')) ?? Number.NaN, 'psia'), p_wf, 1e-6, `${well.correlation}, ${q} stb/d`)
  }
})

test('the lift curve of Hagedorn and Brown with the no-slip floor, by a separate program', () => {
  const expected = [1391.884, 1424.542, 1484.773, 1573.291]
  curveOf(WELL).forEach((p, i) => {
    near(p, expected[i], 0.0005)
  })
})

test('the same without the floor, 2-3 % below a peer code with another fluid', () => {
  const expected = [1060.11, 1161.977, 1278.777, 1409.264]
  const peer = [1083.7, 1190.6, 1311.6, 1444.6]
  curveOf({ ...WELL, options: { ...USUAL_OPTIONS, noSlipFloor: false } }).forEach((p, i) => {
    near(p, expected[i], 0.0005)
    near(p, peer[i], 0.03)
  })
})

/** The two wells of the nodal cases, at their operating rates. */
const OPERATING: readonly (readonly [LiftWell, number])[] = [
  [
    {
      ...WELL,
      depth: toSI(8000, 'ft'),
      diameter: toSI(2.992, 'in'),
      wellheadPressure: toSI(200, 'psia'),
      wellheadTemperature: toSI(180, 'degF'),
      bottomholeTemperature: toSI(180, 'degF'),
      gasOilRatio: toSI(400, 'scf/stb'),
    },
    toSI(1837.323, 'stb/d'),
  ],
  [
    {
      ...WELL,
      depth: toSI(9000, 'ft'),
      wellheadPressure: toSI(250, 'psia'),
      wellheadTemperature: toSI(130, 'degF'),
      bottomholeTemperature: toSI(210, 'degF'),
      oilApiGravity: 38,
      gasGravity: 0.68,
      gasOilRatio: toSI(700, 'scf/stb'),
      waterCut: 0.1,
    },
    toSI(1578.914, 'stb/d'),
  ],
]
const pressure = (well: LiftWell, rate: number) => liftCurve(well).pressureAt(rate) ?? Number.NaN

test('without the floor the chart lifts with less pressure than flow without slip: 19 and 8 % below it', () => {
  const worth = [0.81, 0.92]
  OPERATING.forEach(([well, rate], i) => {
    const bare = pressure({ ...well, options: { ...USUAL_OPTIONS, noSlipFloor: false } }, rate)
    assert.ok(bare < pressure({ ...well, correlation: 'no_slip' }, rate))
    near(bare / pressure(well, rate), worth[i], 0.01)
  })
})

test('another fluid moves Hagedorn-Brown and Beggs-Brill alike, by 2 to 5 %', () => {
  for (const [well, rate] of OPERATING) {
    const [chart, map] = (['hagedorn_brown', 'beggs_brill'] as const).map(
      (correlation) =>
        pressure({ ...well, correlation, pvt: 'vasquez_beggs' }, rate) / pressure({ ...well, correlation }, rate),
    )
    assert.ok(chart !== undefined && chart > 0.95 && chart < 0.98)
    near(chart, map, 0.01)
  }
})

test('a column of fresh water at rest weighs 0.4333 psi/ft', () => {
  const lift = liftCurve({ ...WELL, waterCut: 1, waterGravity: 1, gasOilRatio: 0, wellheadPressure: toSI(500, 'psia') })
  const p = fromSI(lift.pressureAt(0) ?? Number.NaN, 'psia')
  near(p, 500 + (62.4 / 144) * 6000, 1e-9)
})

test('at the pressure of a step the traced gradient is that of the march', () => {
  for (const correlation of ['hagedorn_brown', 'beggs_brill', 'gray', 'duns_ros', 'no_slip'] as const) {
    const well = { ...WELL, correlation }
    const rate = toSI(800, 'stb/d')
    const step = liftCurve(well).profileAt(rate).at(-1)
    assert.ok(step)
    const trace = newTrace()
    near(tracedGradient(well, rate, step.p, step.T, trace).G, step.atMiddle.G, 1e-9)
    assert.ok(trace.steps.length > 40)
  }
})

test('steps join: each starts where the one before ends', () => {
  const steps = liftCurve(WELL).profileAt(toSI(800, 'stb/d'))
  assert.equal(steps.length, 60)
  steps.slice(1).forEach((s, i) => {
    assert.equal(s.p_1, steps[i]?.p_2)
    assert.equal(s.top, steps[i]?.bottom)
  })
  assert.equal(steps[0]?.top, 0)
  near(steps.at(-1)?.bottom, WELL.depth)
})

test('more wellhead pressure needs more at the bottom', () => {
  const high = curveOf({ ...WELL, wellheadPressure: toSI(400, 'psia') })
  curveOf(WELL).forEach((p, i) => {
    assert.ok((high[i] ?? 0) > p)
  })
})

test('temperatures are joined by a line: the mean serves nearly as well', () => {
  const sloping = { ...WELL, wellheadTemperature: toSI(110, 'degF'), bottomholeTemperature: toSI(190, 'degF') }
  curveOf(sloping).forEach((p, i) => {
    near(p, curveOf(WELL)[i], 0.03)
  })
})

test('each fluid set and the tension of Jennings lift the well alike within 10 %', () => {
  const usual = curveOf(WELL)
  for (const changed of [
    { pvt: 'vasquez_beggs' as const, separator: { p_sep: toSI(200, 'psia'), T_sep: toSI(90, 'degF') } },
    { pvt: 'glaso' as const },
    { waterTension: 'jennings' as const },
  ]) {
    curveOf({ ...WELL, ...changed }).forEach((p, i) => {
      near(p, usual[i], 0.1)
    })
  }
})

test('a rate that no pressure can lift has no answer', () => {
  assert.equal(liftCurve(WELL).pressureAt(toSI(1e7, 'stb/d')), undefined)
  assert.equal(liftCurve({ ...WELL, correlation: 'beggs_brill' }).pressureAt(toSI(1e6, 'stb/d')), undefined)
})
