/** The error model against the ISCWSA diagnostics of its test wells, source by source, and against values by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { wellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { within } from '@keelson/units/testing.ts'
import { onGrid, PositionErrors, weightArguments } from './propagation.ts'
import * as s from './sensitivities.ts'
import { MWD_SRGM, sigmaOf } from './terms.ts'
import well2 from './test-data/iscwsa-well-2.json' with { type: 'json' }
import well3 from './test-data/iscwsa-well-3.json' with { type: 'json' }
import * as w from './weights.ts'

const RAD = Math.PI / 180

const errorsOf = (well: Pick<typeof well2, 'field' | 'measured_depth_m' | 'inclination_deg' | 'azimuth_deg'>) => {
  const stations = well.measured_depth_m.map((md, k) => ({
    md,
    inclination: (well.inclination_deg[k] ?? 0) * RAD,
    azimuth: (well.azimuth_deg[k] ?? 0) * RAD,
  }))
  const surveyed = wellPath(stations, [0, 0, 0]).stations.map((p) => ({ ...p, tvd: p.position[2] }))
  const { dip_deg, total_field_nT, declination_deg, gravity } = well.field
  const field = { dip: dip_deg * RAD, total: total_field_nT * 1e-9, declination: declination_deg * RAD, gravity }
  return { errors: new PositionErrors(surveyed, field), last: surveyed.length - 1, surveyed, field }
}

test('every source of ISCWSA test wells 2 and 3 has the covariance of the diagnostics', () => {
  for (const well of [well2, well3]) {
    const { errors, last } = errorsOf(well)
    const sources = errors.sources(last)
    assert.equal(sources.length, 35)
    const published: Readonly<Record<string, readonly number[]>> = well.sources
    for (const { name, covariance: c } of sources) {
      const expected = published[name]
      assert.ok(expected, name)
      const largest = Math.max(...expected.map(Math.abs))
      ;[c.nn, c.ee, c.vv, c.ne, c.nv, c.ev].forEach((got, i) => {
        within(got, expected[i], 1e-4 + 2e-4 * largest, `${name} ${i}`)
      })
    }
  }
})

test('a covariance is the sum of its sources, and has no negative variance in any direction', () => {
  const { errors, last } = errorsOf(well3)
  for (const k of [1, 40, 90, 101, last]) {
    const c = errors.at(k)
    const sum = errors.sources(k).reduce((total, one) => total + one.covariance.ne, 0)
    within(c.ne, sum, 1e-9 * (c.nn + c.ee), 'sum')
    assert.ok(c.nn * c.ee >= c.ne ** 2 && c.nn * c.vv >= c.nv ** 2 && c.ee * c.vv >= c.ev ** 2)
  }
})

test('the tie-on carries no error', () => {
  assert.deepEqual(errorsOf(well2).errors.at(0), { nn: 0, ee: 0, vv: 0, ne: 0, nv: 0, ev: 0 })
})

test('a convergence of 90 deg exchanges north and east', () => {
  const turned = onGrid({ nn: 1, ee: 4, vv: 9, ne: 0.5, nv: 2, ev: 3 }, Math.PI / 2)
  for (const [got, expected] of [
    [turned.nn, 4],
    [turned.ee, 1],
    [turned.vv, 9],
    [turned.ne, -0.5],
    [turned.nv, 3],
    [turned.ev, -2],
  ] as const)
    within(got, expected, 1e-12, 'rotation')
})

test('a hole turned upside down has finite errors', () => {
  const up = {
    field: well2.field,
    measured_depth_m: [0, 30, 60, 90],
    inclination_deg: [90, 150, 180, 180],
    azimuth_deg: [0, 0, 0, 0],
  }
  const { errors } = errorsOf(up)
  assert.ok(Object.values(errors.at(3)).every((v) => Number.isFinite(v) && Math.abs(v) < 100))
})

test('the sources are the 33 of the diagnostics with their magnitudes in SI', () => {
  assert.equal(MWD_SRGM.length, 33)
  const sigma = (name: string) => sigmaOf(MWD_SRGM.find((t) => t.name === name) ?? { magnitude: Number.NaN, unit: '-' })
  within(sigma('MBZ'), 70e-9, 1e-20, 'MBZ')
  within(sigma('DEC-U'), 0.16 * RAD, 1e-15, 'DEC-U')
  within(sigma('DBHR'), 3000 * RAD * 1e-9, 1e-18, 'DBHR')
})

// I = 30 deg, A_M = 60 deg, A_T = 30 deg, dip 45 deg, G = 10 m/s2, B = 5e-5 T
const I = 30 * RAD
const A_M = 60 * RAD
const A_T = 30 * RAD
const Theta = 45 * RAD
const G = 10
const B = 5e-5
const worked = <A>(args: A, value: number) => ({
  worked: [{ args, value, relTol: 1e-7, source: 'worked by hand from sines of 30, 45 and 60 deg' }] as const,
})

test('the weighting functions have the values of a station at 30 deg', () => {
  assertEquationHolds(w.depthScale, worked({ MD: 1000 }, 1000))
  assertEquationHolds(w.depthStretch, worked({ MD: 1000, TVD: 800 }, 8e5))
  assertEquationHolds(w.abxy1Inclination, worked({ I, G }, -0.0866025404))
  assertEquationHolds(w.abxy1Azimuth, worked({ I, A_M, Theta, G }, 0.075))
  assertEquationHolds(w.abxy2Azimuth, worked({ I, A_M, Theta, G }, 0.12320508076))
  assertEquationHolds(w.abxy2North, worked({ A_T, G }, -0.05))
  assertEquationHolds(w.abxy2East, worked({ A_T, G }, 0.0866025404))
  assertEquationHolds(w.abzInclination, worked({ I, G }, -0.05))
  assertEquationHolds(w.abzAzimuth, worked({ I, A_M, Theta, G }, 0.0433012702))
  assertEquationHolds(w.asxy1Inclination, worked({ I }, 0.3061862178))
  assertEquationHolds(w.asxy1Azimuth, worked({ I, A_M, Theta }, -0.2651650429))
  assertEquationHolds(w.asxy2Inclination, worked({ I }, 0.2165063509))
  assertEquationHolds(w.asxy2Azimuth, worked({ I, A_M, Theta }, -0.1875))
  assertEquationHolds(w.asxy3Azimuth, worked({ I, A_M, Theta }, -0.3080127019))
  assertEquationHolds(w.aszInclination, worked({ I }, -0.4330127019))
  assertEquationHolds(w.aszAzimuth, worked({ I, A_M, Theta }, 0.375))
  assertEquationHolds(w.mbxy1Azimuth, worked({ I, A_M, B, Theta }, -21213.203436))
  assertEquationHolds(w.mbxy2Azimuth, worked({ A_M, B, Theta }, 14142.135624))
  assertEquationHolds(w.mbzAzimuth, worked({ I, A_M, B, Theta }, -12247.448714))
  assertEquationHolds(w.msxy1Azimuth, worked({ I, A_M, Theta }, 0.3417115974))
  assertEquationHolds(w.msxy2Azimuth, worked({ I, A_M, Theta }, -0.1913861108))
  assertEquationHolds(w.msxy3Azimuth, worked({ I, A_M, Theta }, -0.3415063509))
  assertEquationHolds(w.mszAzimuth, worked({ I, A_M, Theta }, -0.4832531755))
  assertEquationHolds(w.dbhAzimuth, worked({ B, Theta }, 28284.271247))
  assertEquationHolds(w.amilAzimuth, worked({ I, A_M, B, Theta }, 12247.448714))
  assertEquationHolds(w.sagInclination, worked({ I }, 0.8408964153))
  assertEquationHolds(w.xym1Inclination, worked({ I }, 0.5))
  assertEquationHolds(w.xym3Inclination, worked({ I, A_T, k_L: 2 }, 1.5))
  assertEquationHolds(w.xym3Azimuth, worked({ I, A_T, k_L: 1 }, -0.8660254038))
  assertEquationHolds(w.xym4Inclination, worked({ I, A_T, k_L: 1 }, 0.4330127019))
  assertEquationHolds(w.xym4Azimuth, worked({ I, A_T, k_L: 2 }, 3))
  assertEquationHolds(w.xclaBend, worked({ I, Delta_A: I, tau: 1e-4, L: 30 }, 0.25))
  assertEquationHolds(w.xclhBend, worked({ I, I_b: I, tau: 1e-4, L: 30 }, 0.003))
  assertEquationHolds(w.shortCourse, {
    ranges: { L: [0.1, 100], L_0: [10, 10] },
    worked: [
      { args: { L: 2.5, L_0: 10 }, value: 2, relTol: 1e-12, source: 'sqrt 4' },
      { args: { L: 30, L_0: 10 }, value: 1, relTol: 1e-12, source: 'not below 1' },
    ],
  })
})

test('the balanced tangential step moves as its derivatives say', () => {
  assertEquationHolds(s.trueAzimuth, worked({ A: 0.5, gamma: 0.1 }, 0.6))
  assertEquationHolds(s.magneticAzimuth, worked({ A_T: 0.5, delta: 0.1 }, 0.4))
  assertEquationHolds(s.halfCourse, worked({ MD_b: 100, MD: 130 }, 15))
  assertEquationHolds(s.wholeCourse, worked({ MD_b: 100, MD: 130 }, 30))
  assertEquationHolds(s.perDepth, worked({ t_b: 0.2, t: 0.4 }, 0.3))
  assertEquationHolds(s.northPerInclination, worked({ h: 10, I, A_T }, 7.5))
  assertEquationHolds(s.eastPerInclination, worked({ h: 10, I, A_T }, 4.3301270189))
  assertEquationHolds(s.downPerInclination, worked({ h: 10, I }, -5))
  assertEquationHolds(s.northPerAzimuth, worked({ h: 10, I, A_T }, -2.5))
  assertEquationHolds(s.eastPerAzimuth, worked({ h: 10, I, A_T }, 4.3301270189))
  assertEquationHolds(s.movement, worked({ w_D: 1, d: 2, w_I: 3, i: 4, w_A: 5, a: 6 }, 44))
  assertEquationHolds(s.movementDown, worked({ w_D: 1, d: 2, w_I: 3, i: 4 }, 14))
  assertEquationHolds(s.positionError, worked({ sigma: 0.5, m: 4 }, 2))
})

test('the arguments of the weights are those of the station', () => {
  const { surveyed, field } = errorsOf(well2)
  const [before, at] = [surveyed[50], surveyed[51]]
  assert.ok(before && at)
  const args = weightArguments(at, before, field)
  within(args.A_M, (7.61 - 2) * RAD, 1e-12, 'A_M')
  within(args.L, 30.48, 1e-9, 'L')
})
