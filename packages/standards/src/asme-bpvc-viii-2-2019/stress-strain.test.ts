/** Claims about the stress-strain curve of 3-D.3: a second author's table, a script, identities and limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { trueStressAt, trueStressAtYield } from './engineering-curve.ts'
import { MATERIAL_CLASSES, STRESS_STRAIN_CLASSES } from './stress-strain-classes.ts'
import { foldOf, mpcCurve, mpcProblem, mpcStrain } from './stress-strain-curve.ts'
import * as mpc from './stress-strain-equations.ts'
import worked from './worked.json' with { type: 'json' }

const { EPSILON_YS, macroBranch, microBranch } = mpc
const FERRITIC = { E_y: 200e9, sigma_ys: 260e6, sigma_uts: 485e6, materialClass: 'ferritic_steel' } as const
const PSI = 6894.757293168361

test('the plastic strains are those of a second author for SA-723 grade 3 class 2a at 200 degF', () => {
  // nathanrboyer/ASME_Materials, test/dataverification.jl: psi against plastic strain.
  const table = [
    [125000, 0.001936769],
    [130000, 0.007112586],
    [135100, 0.013123087],
    [139300, 0.018783822],
    [145000, 0.030446936],
    [151704, 0.052565796],
    [157511, 0.082761556],
  ] as const
  const E_y = 27.1e6 * PSI
  const curve = mpcCurve({ E_y, sigma_ys: 125000 * PSI, sigma_uts: 145000 * PSI, materialClass: 'ferritic_steel' })
  for (const [stress, plastic] of table) {
    near(mpcStrain(curve, stress * PSI) - (stress * PSI) / E_y, plastic, 1e-6)
  }
})

test('equations, classes and the offset give what the script gives', () => {
  assertScriptAgrees({ ...mpc, STRESS_STRAIN_CLASSES }, worked)
})

test('half of each branch counts in the middle of the transition, and the factors are finite over their ranges', () => {
  const half = { value: 0.002, relTol: 1e-14, source: closedForm('tanh 0 is 0') }
  assertEquationHolds(mpc.microStrain, { worked: [{ args: { epsilon_1: 0.004, H: 0 }, ...half }] })
  assertEquationHolds(mpc.macroStrain, { worked: [{ args: { epsilon_2: 0.004, H: 0 }, ...half }] })
  const none = { args: { R: 1 }, value: 0, relTol: 0, source: closedForm('1.5 - 0.5 - 1') }
  assertEquationHolds(mpc.transitionParameter, { ranges: { R: [0.05, 1] }, worked: [none] })
  assertEquationHolds(mpc.microExponent, {
    ranges: { epsilon_p: [1e-6, 1e-3] },
    worked: [
      {
        args: { R: 0.5, epsilon_p: 2e-5, epsilon_ys: 0.002 },
        value: 0.150977,
        relTol: 1e-5,
        source: byHand('(log(0.5) + 0.00002 - 0.002) / log(log(1.00002) / log(1.002))'),
      },
    ],
  })
})

test('logarithms are natural: the micro-strain branch meets ln(1 + eps_ys) at the true yield stress', () => {
  for (const materialClass of MATERIAL_CLASSES) {
    const { A_1, m_1 } = mpcCurve({ ...FERRITIC, materialClass })
    const strain = microBranch.evaluate({ sigma_t: FERRITIC.sigma_ys * (1 + EPSILON_YS.value), A_1, m_1 })
    near(strain, Math.log(1 + EPSILON_YS.value), 1e-12)
  }
})

test('the macro-strain branch ends at the true strain m_2 and the true ultimate stress', () => {
  const { A_2, m_2, sigma_uts_t } = mpcCurve(FERRITIC)
  near(macroBranch.evaluate({ sigma_t: sigma_uts_t, A_2, m_2 }), m_2, 1e-12)
})

test('the stress found gives the strain back, and lies on the curve of any sound steel', () => {
  const ratio = fc.double({ min: 0.35, max: 0.85, noNaN: true })
  fc.assert(
    fc.property(ratio, fc.double({ min: 1e-5, max: 0.04, noNaN: true }), (R, e) => {
      const curve = mpcCurve({ ...FERRITIC, sigma_ys: R * FERRITIC.sigma_uts })
      const found = trueStressAt(curve, e)
      if (!found.beyondUltimate) near(mpcStrain(curve, found.sigma_t), Math.log(1 + e), 1e-9)
    }),
    { seed: 1 },
  )
})

test('without strain there is no stress, and no search', () => {
  const none = { sigma_t: 0, trial: 0, residual: 0, iterations: 0, beyondUltimate: false }
  assert.deepEqual(trueStressAt(mpcCurve(FERRITIC), 0), none)
})

test('a strain whose elastic stress leaves the range of numbers is refused', () => {
  const stiff = { ...mpcCurve(FERRITIC), E_y: 1e308 }
  assert.throws(() => trueStressAt(stiff, 1000), /cannot be evaluated for these inputs/)
})

test('beyond uniform elongation the true stress is held', () => {
  const curve = mpcCurve({ ...FERRITIC, sigma_ys: 470e6 })
  const found = trueStressAt(curve, 0.05)
  const end = curve.sigma_uts_t
  assert.deepEqual(found, { sigma_t: end, trial: end, residual: 0, iterations: 0, beyondUltimate: true })
})

test('the engineering stress at the yield point is the yield strength', () => {
  const curve = mpcCurve(FERRITIC)
  const { sigma_t } = trueStressAtYield(curve)
  near(sigma_t * Math.exp(-mpcStrain(curve, sigma_t)), FERRITIC.sigma_ys, 1e-10)
  const flat = mpcCurve({ ...FERRITIC, sigma_ys: 0.996 * FERRITIC.sigma_uts })
  near(trueStressAtYield(flat).sigma_t / flat.sigma_ys, 1.002, 2e-3)
})

test('the curve folds back where yield and tensile strength are too near, and nowhere else', () => {
  const foldAt = (R: number) => foldOf(mpcCurve({ ...FERRITIC, sigma_ys: R * FERRITIC.sigma_uts }))
  assert.equal(foldAt(0.54), undefined)
  assert.equal(foldAt(0.9), undefined)
  const fold = foldAt(0.98)
  assert.ok(fold !== undefined && fold.from < fold.to)
})

test('a fold reaches from the least strain after its crest to the crest', () => {
  const curve = mpcCurve({ ...FERRITIC, sigma_ys: 0.98 * FERRITIC.sigma_uts })
  const strains = Array.from({ length: 4001 }, (_, i) => mpcStrain(curve, (0.99 + (i / 4000) * 0.03) * curve.sigma_ys))
  const fallsAt = strains.findIndex((strain, i) => strain > (strains[i + 1] ?? Number.POSITIVE_INFINITY))
  const crest = strains[fallsAt] ?? Number.NaN
  const fold = foldOf(curve)
  near(fold?.to ?? 0, crest, 2e-5)
  near(fold?.from ?? 0, Math.min(...strains.slice(fallsAt)), 2e-5)
})

test('materials without a curve are told why', () => {
  const problem = (changes: object) => mpcProblem({ ...FERRITIC, ...changes }) ?? ''
  assert.equal(problem({}), '')
  assert.match(problem({ sigma_ys: 485e6 }), /must exceed the yield strength/)
  assert.match(problem({ sigma_ys: 470e6, materialClass: 'duplex_stainless' }), /below 0.95 for duplex_stainless/)
  assert.match(problem({ epsilon_p: EPSILON_YS.value }), /must be below the offset strain/)
})

test('every class has its row', () => {
  assert.equal(MATERIAL_CLASSES.length, 9)
  for (const name of MATERIAL_CLASSES) assert.ok(STRESS_STRAIN_CLASSES[name].R_0 <= 1)
})
