/** Claims about damage on two S-N lines: the closed forms against the integrals that they stand for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { near } from '@keelson/units/testing.ts'
import { dirlikDensity, dirlikMean } from './dirlik.ts'
import { narrowBandDamage, rayleighDensity } from './narrow-band.ts'
import * as two from './two-slope.ts'

const PARTS = { D_1: 0.18895662750106565, D_2: 0.3688569577810785, D_3: 0.4421864147178558, R: 0.3070944425134 }
const DIRLIK = { ...PARTS, Q: 1.25 * PARTS.D_1 }
/** Curve D in air, and a process with the knee in the middle of its ranges. */
const LINES = { a_1: 10 ** 12.164, m_1: 3, a_2: 10 ** 15.606, m_2: 5 }
const SIGMA = 20
const S_1 = 52.6345
const KNEE = S_1 / (2 * SIGMA)
const perCycle = (S: number) => (S >= S_1 ? S ** 3 / LINES.a_1 : S ** 5 / LINES.a_2)

/** Mean damage per cycle for a density of Z, split at the knee. */
const mean = (density: (Z: number) => number) => {
  const f = (Z: number) => density(Z) * perCycle(2 * SIGMA * Z)
  return integrate(f, 0, KNEE) + integrate(f, KNEE * (1 + 1e-15), KNEE + 20, { intervals: 64 })
}

test('narrow band on two lines is the mean over Rayleigh ranges', () => {
  const q = two.rayleighScale.evaluate({ sigma: SIGMA })
  const args = { nu: 0.1, T: 1e7, q, S_1, ...LINES }
  const value = 1e6 * mean((Z) => rayleighDensity.evaluate({ Z }))
  assertEquationHolds(two.twoSlopeNarrowBand, {
    ranges: { q: [0.1, 1000] },
    worked: [{ args, value, relTol: 1e-9, source: closedForm('the mean over Rayleigh ranges') }],
  })
})

test('Dirlik on two lines is the mean over its density', () => {
  const density = (Z: number) => dirlikDensity.evaluate({ ...DIRLIK, Z })
  const above = integrate((Z) => Z ** 3 * density(Z), KNEE, KNEE + 20, { intervals: 64 })
  const below = integrate((Z) => Z ** 5 * density(Z), 0, KNEE)
  const by = { relTol: 1e-9, source: closedForm('the mean over its density') }
  const args = { ...DIRLIK, Z_1: KNEE }
  const ranges = { Z_1: [1e-3, 50] } as const
  assertEquationHolds(two.dirlikMeanAbove, { ranges, worked: [{ args: { ...args, m_1: 3 }, value: above, ...by }] })
  assertEquationHolds(two.dirlikMeanBelow, { ranges, worked: [{ args: { ...args, m_2: 5 }, value: below, ...by }] })
  const damage = { nu_p: 0.3, T: 1e7, sigma: SIGMA, ...LINES, E_Z1: above, E_Z2: below }
  assertEquationHolds(two.twoSlopeDirlik, { worked: [{ args: damage, value: 3e6 * mean(density), ...by }] })
})

test('two lines of one slope and intercept are one line, wherever the knee stands', () => {
  const one = { a_1: 1e12, m_1: 3, a_2: 1e12, m_2: 3 }
  const q = two.rayleighScale.evaluate({ sigma: SIGMA })
  const single = narrowBandDamage.evaluate({ nu: 0.1, T: 1e7, a_D: 1e12, sigma: SIGMA, m: 3 })
  for (const S_1 of [1, 50, 500])
    near(two.twoSlopeNarrowBand.evaluate({ nu: 0.1, T: 1e7, q, S_1, ...one }), single, 1e-12)
  for (const Z_1 of [0.01, 1, 8]) {
    const above = two.dirlikMeanAbove.evaluate({ ...DIRLIK, Z_1, m_1: 3 })
    const below = two.dirlikMeanBelow.evaluate({ ...DIRLIK, Z_1, m_2: 3 })
    near(above + below, dirlikMean.evaluate({ ...DIRLIK, m: 3 }), 1e-12)
  }
})

test('a part of scale 0 adds nothing, and no NaN', () => {
  const none = { ...DIRLIK, D_1: 0, Q: 0, R: 0, Z_1: 1 }
  assert.ok(Number.isFinite(two.dirlikMeanAbove.evaluate({ ...none, m_1: 3 })))
  assert.ok(Number.isFinite(two.dirlikMeanBelow.evaluate({ ...none, m_2: 5 })))
})
