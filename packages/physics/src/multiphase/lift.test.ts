/** Claims about a tubing string: curves of a separate program, the static column, and the traced point. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { fromSI, toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import type { PvtSet } from '../pvt/black-oil.ts'
import { wellPath } from '../wellbore/minimum-curvature.ts'
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
    near(tracedGradient(well, rate, step, trace).G, step.atMiddle.G, 1e-9)
    assert.ok(trace.steps.length > 40)
  }
})

const rad = (degrees: number) => (degrees * Math.PI) / 180
/** Vertical to 600 m, a build to 60 deg at 1200 m, and on at 60 deg. */
const DEVIATED = wellPath(
  [
    { md: 0, inclination: 0, azimuth: 0 },
    { md: 600, inclination: 0, azimuth: rad(40) },
    { md: 1200, inclination: rad(60), azimuth: rad(40) },
    { md: 2500, inclination: rad(60), azimuth: rad(40) },
  ],
  [0, 0, 0],
)

test('along a surveyed path the column at rest has the weight of its true vertical depth', () => {
  const depth = 2000
  const vertical = 600 + (600 / rad(60)) * Math.sin(rad(60)) + 800 * Math.cos(rad(60))
  const still = { ...WELL, depth, path: DEVIATED, waterCut: 1, waterGravity: 1, gasOilRatio: 0 }
  const steps = liftCurve(still).profileAt(0)
  near(steps.at(-1)?.verticalBottom, vertical, 1e-9)
  const weight = toSI((62.4 / 144) * fromSI(vertical, 'ft'), 'psi')
  near(liftCurve(still).pressureAt(0), WELL.wellheadPressure + weight, 1e-9)
})

test('a straight path is the inclination that it has', () => {
  const path = wellPath(
    [0, 3000].map((md) => ({ md, inclination: rad(35), azimuth: 1 })),
    [0, 0, 500],
  )
  for (const correlation of ['hagedorn_brown', 'beggs_brill'] as const) {
    const along = curveOf({ ...WELL, correlation, path })
    curveOf({ ...WELL, correlation, inclination: rad(55) }).forEach((p, i) => {
      near(along[i], p, 1e-9)
    })
  }
})

test('on a path a step is traced at its own inclination', () => {
  const well = { ...WELL, path: DEVIATED, correlation: 'beggs_brill' as const }
  const rate = toSI(800, 'stb/d')
  const step = liftCurve(well).profileAt(rate).at(-1)
  assert.ok(step)
  near(step.theta, rad(30), 1e-9)
  near(tracedGradient(well, rate, step, newTrace()).G, step.atMiddle.G, 1e-9)
})

test('the steps of a path fall as steeply as they go down, and the last point has the inclination of the end', () => {
  const well = { ...WELL, depth: 1100, path: DEVIATED, correlation: 'beggs_brill' as const }
  const rate = toSI(800, 'stb/d')
  const steps = liftCurve(well).profileAt(rate)
  for (const { theta, top, bottom, verticalTop, verticalBottom } of steps)
    near(Math.sin(theta) * (bottom - top), verticalBottom - verticalTop, 1e-9)
  const at = { p: toSI(900, 'psia'), T: WELL.bottomholeTemperature, theta: rad(90) - rad(50) }
  near(liftCurve(well).pointAt(rate, at.p, at.T).G, tracedGradient(well, rate, at, newTrace()).G, 1e-9)
})

test('at one inclination the depth of a step is its share of the vertical', () => {
  const steps = liftCurve({ ...WELL, inclination: rad(35) }).profileAt(toSI(800, 'stb/d'))
  for (const { top, bottom, verticalTop, verticalBottom } of steps) {
    near(verticalTop, top * Math.sin(rad(35)), 1e-12)
    near(verticalBottom, bottom * Math.sin(rad(35)), 1e-12)
  }
})

test('where no oil flows its gravity changes nothing, and need not be known', () => {
  const { oilApiGravity: _, gasGravity: __, ...water } = { ...WELL, waterCut: 1 }
  const rate = toSI(900, 'stb/d')
  assert.equal(liftCurve(water).pressureAt(rate), liftCurve({ ...WELL, waterCut: 1 }).pressureAt(rate))
  const step = liftCurve(water).profileAt(rate).at(-1)
  assert.ok(step)
  near(tracedGradient(water, rate, step, newTrace()).G, step.atMiddle.G, 1e-9)
  assert.throws(() => liftCurve({ ...water, waterCut: 0.5 }), RangeError)
  assert.throws(() => liftCurve({ ...water, oilApiGravity: 35, waterCut: 0.5 }), RangeError)
  assert.throws(() => liftCurve({ ...water, gasGravity: 0.7, waterCut: 0.5 }), RangeError)
})

test('a corrected well flows at the pressures of a separate program', () => {
  const rate = toSI(800, 'stb/d')
  const p = (gravity: number, friction: number) =>
    fromSI(pressure({ ...WELL, correction: { gravity, friction } }, rate), 'psia')
  near(p(1.06, 0.85), 1581.88, 0.0005)
  near(p(0.94998, 1), 1400, 0.0005)
  near(p(1, 1), 1484.57, 0.0005)
  const well = { ...WELL, correction: { gravity: 1.06, friction: 0.85 } }
  const step = liftCurve(well).profileAt(rate).at(-1)
  assert.ok(step)
  near(tracedGradient(well, rate, step, newTrace()).G, step.atMiddle.G, 1e-9)
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
