/** Claims about the curves of metals: a script that knows their sources only, a peer's values, limits, and the inverse. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, peer } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as bilinear from './bilinear.ts'
import * as rambergOsgood from './ramberg-osgood.ts'
import * as reported from './reported-strains.ts'
import * as trueStress from './true-stress.ts'
import worked from './worked.json' with { type: 'json' }

const { perfectlyPlasticStress } = bilinear
const { rambergOsgoodStrain, rambergOsgoodStress, rambergOsgoodTangentModulus, rambergOsgoodYieldStrain } =
  rambergOsgood
const X65 = { E: 207e9, sigma_y: 448e6, K: 0.002, n: 18.85 }

test('the curves and the turning into true values give what the script gives', () => {
  assertScriptAgrees({ ...bilinear, ...rambergOsgood, ...reported, ...trueStress }, worked)
})

test('the strain is that of a public hardening law at two stresses', () => {
  // E 210.5 GPa, K' = 1078 MPa, n' = 0.133: epsilon = sigma/E + (sigma/K')^(1/n').
  const law = { E: 210.5e9, sigma_y: 1078e6, K: 1, n: 1 / 0.133 }
  const source = peer('unit test of pyLife, materiallaws.RambergOsgood (Bosch)')
  assertEquationHolds(rambergOsgoodStrain, {
    ranges: { sigma: [0, 600e6], n: [1, 50], K: [0, 0.01], sigma_y: [245e6, 830e6] },
    worked: [
      { args: { ...law, sigma: 700e6 }, value: 0.042236, relTol: 2e-5, source },
      { args: { ...law, sigma: 1000e6 }, value: 0.57327, relTol: 2e-5, source },
    ],
  })
})

test('the tangent modulus is that of the elastic line without stress, and finite above the yield strength', () => {
  const elastic = { value: 207e9, relTol: 1e-12, source: closedForm('no stress, no plastic strain') }
  assertEquationHolds(rambergOsgoodTangentModulus, {
    ranges: { sigma: [0, 600e6] },
    worked: [{ args: { ...X65, sigma: 0 }, ...elastic }],
  })
})

test('with K = 3/7 sigma/E the secant modulus at sigma is 0.7 E, as the curve was first defined', () => {
  const sigma_y = 300e6
  const E = 70e9
  near(sigma_y / rambergOsgoodYieldStrain.evaluate({ sigma_y, E, K: (3 / 7) * (sigma_y / E) }), 0.7 * E, 1e-14)
})

test('the stress found gives the strain back, over sane and extreme materials', () => {
  const positive = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const material = fc.record({
    E: positive(1e9, 1e12),
    sigma_y: positive(1e6, 5e9),
    K: positive(1e-12, 0.1),
    n: fc.oneof(positive(1, 60), positive(1, 1e6)),
  })
  fc.assert(
    fc.property(material, positive(1e-9, 1), (m, strain) => {
      const { stress } = rambergOsgoodStress(m, strain)
      near(rambergOsgoodStrain.evaluate({ sigma: stress, ...m }), strain, 1e-9 * Math.max(1, m.n / 100))
    }),
    { seed: 1 },
  )
})

test('without plastic strain the curve is elastic, exactly', () => {
  const stress = 0.01 * X65.E
  const exact = { stress, trial: stress, residual: 0, iterations: 0 }
  assert.deepEqual(rambergOsgoodStress({ ...X65, K: 0 }, 0.01), exact)
  assert.equal(rambergOsgoodStress(X65, 0).stress, 0)
})

test('a negative strain is no tensile strain, and an exponent beyond doubles no hardening', () => {
  assert.throws(() => rambergOsgoodStress({ ...X65, n: 1.001e9 }, 0.01), /elastic-perfectly plastic/)
  assert.throws(() => rambergOsgoodStress(X65, -0.001), { name: 'NumericsError' })
})

test('the tangent modulus is the slope of the curve', () => {
  const at = (e: number) => rambergOsgoodStress(X65, e).stress
  const slope = (at(0.0101) - at(0.0099)) / 0.0002
  near(rambergOsgoodTangentModulus.evaluate({ ...X65, sigma: at(0.01) }), slope, 1e-3)
})

test('a high exponent tends to the perfectly plastic curve', () => {
  const stiff = rambergOsgoodStress({ ...X65, n: 1e5 }, 0.02).stress
  near(stiff, perfectlyPlasticStress.evaluate({ E: X65.E, epsilon: 0.02, sigma_y: X65.sigma_y }), 1e-4)
})

test('straight lines meet at the yield strength', () => {
  const atYield = { E: 200e9, epsilon: 0.002, sigma_y: 400e6 }
  const meet = { value: 400e6, relTol: 1e-12, source: closedForm('sigma_y = E epsilon') }
  assertEquationHolds(perfectlyPlasticStress, { ranges: { epsilon: [0, 0.02] }, worked: [{ args: atYield, ...meet }] })
  assertEquationHolds(bilinear.bilinearStress, {
    ranges: { epsilon: [0, 0.02], E_2: [0, 207e9] },
    worked: [{ args: { ...atYield, E_2: 1e9 }, ...meet }],
  })
})
