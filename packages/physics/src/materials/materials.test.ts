/** Claims about the curves of metals: worked values from outside the code, limits, and the inverse. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { bilinearStress, elasticLimitStrain, elasticStress, perfectlyPlasticStress } from './bilinear.ts'
import {
  plasticStrain,
  rambergOsgoodAlpha,
  rambergOsgoodExponent,
  rambergOsgoodStrain,
  rambergOsgoodStress,
  rambergOsgoodTangentModulus,
  rambergOsgoodYieldStrain,
} from './ramberg-osgood.ts'
import { engineeringStrain, engineeringStress, trueStrain, trueStress } from './true-stress.ts'

const X65 = { E: 207e9, sigma_y: 448e6, K: 0.002, n: 18.85 }

test('the strain is that of a public hardening law at two stresses', () => {
  // E 210.5 GPa, K' = 1078 MPa, n' = 0.133: epsilon = sigma/E + (sigma/K')^(1/n').
  const law = { E: 210.5e9, sigma_y: 1078e6, K: 1, n: 1 / 0.133 }
  const source = 'unit test of pyLife, materiallaws.RambergOsgood (Bosch)'
  assertEquationHolds(rambergOsgoodStrain, {
    ranges: { sigma: [0, 600e6], n: [1, 50], K: [0, 0.01], sigma_y: [245e6, 830e6] },
    worked: [
      { args: { ...law, sigma: 700e6 }, value: 0.042236, relTol: 2e-5, source },
      { args: { ...law, sigma: 1000e6 }, value: 0.57327, relTol: 2e-5, source },
    ],
  })
})

test('the parameters have the values of a worked line pipe', () => {
  const source = 'worked by hand: 448/207000 = 0.002164251'
  const { E, sigma_y, K, n } = X65
  assertEquationHolds(rambergOsgoodYieldStrain, {
    worked: [{ args: { E, sigma_y, K }, value: 0.004164251, relTol: 1e-7, source }],
  })
  assertEquationHolds(rambergOsgoodTangentModulus, {
    ranges: { sigma: [0, 600e6] },
    worked: [
      { args: { ...X65, sigma: sigma_y }, value: 11238.14e6, relTol: 1e-6, source: '1/(1/207000 + 18.85 0.002/448)' },
    ],
  })
  assertEquationHolds(rambergOsgoodAlpha, {
    worked: [{ args: { E, sigma_y, K }, value: 0.924107143, relTol: 1e-8, source: '0.002 207000/448 = 414/448' }],
  })
  const fit = 'strain 0.005 at 448 MPa and 0.1 at 535 MPa: ln(0.09741546/0.00283575)/ln(535/448)'
  assertEquationHolds(plasticStrain, {
    worked: [{ args: { epsilon: 0.005, sigma: sigma_y, E }, value: 0.002835749, relTol: 1e-6, source: fit }],
  })
  assertEquationHolds(rambergOsgoodExponent, {
    worked: [
      {
        args: { epsilon_pl_u: 0.09741546, K: 0.002835749, sigma_u: 535e6, sigma_y },
        value: 19.92792,
        relTol: 1e-6,
        source: fit,
      },
    ],
  })
  assert.equal(n, 18.85)
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
  assert.equal(rambergOsgoodStress({ ...X65, K: 0 }, 0.01).stress, 0.01 * X65.E)
  assert.equal(rambergOsgoodStress(X65, 0).stress, 0)
})

test('a negative strain is no tensile strain, and an exponent beyond doubles no hardening', () => {
  assert.throws(() => rambergOsgoodStress({ ...X65, n: 1e10 }, 0.01), /elastic-perfectly plastic/)
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
  const source = 'worked by hand'
  const { E, sigma_y } = X65
  assertEquationHolds(elasticLimitStrain, {
    worked: [{ args: { sigma_y, E }, value: 0.002164251, relTol: 1e-6, source }],
  })
  assertEquationHolds(elasticStress, {
    worked: [{ args: { E, epsilon: 0.001 }, value: 207e6, relTol: 1e-12, source }],
  })
  assertEquationHolds(perfectlyPlasticStress, {
    ranges: { epsilon: [0, 0.02] },
    worked: [
      { args: { E, epsilon: 0.001, sigma_y }, value: 207e6, relTol: 1e-12, source },
      { args: { E, epsilon: 0.02, sigma_y }, value: 448e6, relTol: 1e-12, source },
    ],
  })
  assertEquationHolds(bilinearStress, {
    ranges: { epsilon: [0, 0.02], E_2: [0, 207e9] },
    worked: [
      { args: { E: 200e9, epsilon: 0.02, sigma_y: 400e6, E_2: 1e9 }, value: 418e6, relTol: 1e-12, source },
      { args: { E: 200e9, epsilon: 0.002, sigma_y: 400e6, E_2: 1e9 }, value: 400e6, relTol: 1e-12, source },
    ],
  })
})

test('true and engineering values turn into each other', () => {
  const source = 'worked by hand: 600 1.08, ln 1.08'
  assertEquationHolds(trueStress, { worked: [{ args: { s: 600e6, e: 0.08 }, value: 648e6, relTol: 1e-12, source }] })
  assertEquationHolds(trueStrain, { worked: [{ args: { e: 0.08 }, value: 0.0769610411, relTol: 1e-9, source }] })
  assertEquationHolds(engineeringStress, {
    worked: [{ args: { sigma_t: 648e6, e: 0.08 }, value: 600e6, relTol: 1e-12, source }],
  })
  assertEquationHolds(engineeringStrain, {
    worked: [{ args: { epsilon_t: 0.0769610411361284 }, value: 0.08, relTol: 1e-12, source }],
  })
})
