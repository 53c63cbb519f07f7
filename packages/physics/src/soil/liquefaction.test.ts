/** Liquefaction against a script that knows the publications only, and against what they and peers print. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import worked from './liquefaction.worked.json' with { type: 'json' }
import * as consequences from './liquefaction-consequences.ts'
import * as demand from './liquefaction-demand.ts'
import * as resistance from './liquefaction-resistance.ts'
import * as sources from './liquefaction-sources.ts'

test('the equations are those of the script', () =>
  assertScriptAgrees({ ...demand, ...resistance, ...consequences, ...sources }, worked))

test('the factor of safety is reported to the largest that may be required', () =>
  assert.equal(demand.safetyFactor.evaluate({ CRR: 4, MSF: 1, K_sigma: 1, CSR: 0.1 }), demand.LARGEST_FACTOR))

const liquepy = peer('eng-tools/liquepy 197a1c83, tests/test_boulanger_and_idriss.py')

test('a peer has the same resistance, scaling and overburden factor', () => {
  assertEquationHolds(resistance.coneResistance, {
    worked: [{ args: { q_1cs: 62.1 }, value: 0.1011, relTol: 1e-3, source: liquepy }],
  })
  const MSF_max = demand.coneScaling.evaluate({ q_1cs: 175 })
  assertEquationHolds(demand.biScaling, {
    worked: [{ args: { MSF_max, M: 6.2 }, value: 1.513382, relTol: 1e-6, source: liquepy }],
  })
  const C_sigma = demand.coneOverburden.evaluate({ q_1cs: 130 })
  assertEquationHolds(demand.biOverburden, {
    worked: [{ args: { C_sigma, sigma_e: 142.6e3, p_a: 1e5 }, value: 0.9521, relTol: 1e-4, source: liquepy }],
  })
})

test('the printed scaling factors of Youd are met at each magnitude to one per cent', () => {
  for (const [M, printed] of [
    [5.5, 2.2],
    [6, 1.76],
    [6.5, 1.44],
    [7, 1.19],
    [7.5, 1],
    [8, 0.84],
    [8.5, 0.72],
  ] as const)
    assert.ok(Math.abs(demand.youdScaling.evaluate({ M }) / printed - 1) < 0.01, `M ${M}`)
})

test('magnitude 7.5 scales nothing, in either procedure', () => {
  near(demand.youdScaling.evaluate({ M: 7.5 }), 1, 1e-3)
  for (const MSF_max of [1.1, 2.2]) near(demand.biScaling.evaluate({ MSF_max, M: 7.5 }), 1, 1e-3)
})

test('the stress reduction of Youd has no step at 9.15 m, nor at 23 m, beyond a hundredth', () => {
  for (const z of [9.15, 23]) {
    const [above, below] = [z, z + 1e-9].map((at) => demand.youdReduction.evaluate({ z: at }))
    assert.ok(Math.abs((above ?? 0) - (below ?? 1)) < 0.01)
  }
})

test('the constants of the exponent beyond its limits are those of the peer', () => {
  near(resistance.coneExponent.evaluate({ q_s: 10 }), 0.781756126201587, 1e-12)
  near(resistance.coneExponent.evaluate({ q_s: 300 }), 0.263823991466759, 1e-12)
})

test('both sides of the factor of safety give it back', () => {
  const [CRR, MSF, K_sigma, CSR] = [0.2, 1.3, 0.9, 0.25]
  const FS = demand.safetyFactor.evaluate({ CRR, MSF, K_sigma, CSR })
  near(demand.resistanceInPlace({ CRR, MSF, K_sigma }) / CSR, FS, 1e-14)
  near(CRR / demand.stressRatioInReference({ CSR, MSF, K_sigma }), FS, 1e-14)
})

test('the stress exponent is that of the soil whose index bears it out', () => {
  const of = (clay: number, sand: number) => resistance.stressExponent((n) => (n === 1 ? clay : sand))
  assert.deepEqual([of(2.6, 2), of(2.59, 2.61), of(2.59, 2.6)], ['clay', 'between', 'sand'])
})

test('the classes change at their printed ends', () => {
  assert.deepEqual([0, 5, 5.01, 15, 15.01].map(consequences.potentialClass), [
    'very low',
    'low',
    'high',
    'high',
    'very high',
  ])
  assert.deepEqual([10, 10.1, 30.1, 40.1, 50, 50.1].map(consequences.severityClass), [
    'little or none',
    'minor',
    'moderate to severe',
    'major',
    'major',
    'severe',
  ])
})
