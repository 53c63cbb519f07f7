/** Added mass of bodies in closed form, and the hemisphere against the tables of Hulme. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near, within } from '@keelson/units/testing.ts'
import { GREATEST_KA, heavingHemisphere, hemisphereWaves } from './hemisphere.ts'
import * as sphere from './hemisphere-equations.ts'
import * as spheroid from './spheroid.ts'
import * as pile from './vertical-cylinder.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations give what the script gives', () => {
  assertScriptAgrees({ ...spheroid, ...pile, ...sphere }, worked)
})

function coefficients(ratio: number) {
  const e = spheroid.eccentricity.evaluate({ n_s: ratio })
  const of = { alpha_0: spheroid.axialCoefficient.evaluate({ e }), beta_0: spheroid.lateralCoefficient.evaluate({ e }) }
  return [
    spheroid.axialAddedMass.evaluate(of),
    spheroid.lateralAddedMass.evaluate(of),
    spheroid.rotationalAddedInertia.evaluate({ e, ...of }),
  ] as const
}

test('spheroids have the coefficients that Lamb prints, a needle none along itself, a ball one half', () => {
  // Lamb, Hydrodynamics, article 115: length over diameter 2.99
  const [k1, k2, kr] = coefficients(2.99)
  within(k1, 0.122, 6e-4)
  within(k2, 0.803, 6e-4)
  within(kr, 0.465, 1.5e-3)
  // MSS, imlay61.m, run in GNU Octave: length over diameter 3
  near(coefficients(3)[2], 0.4656782249, 1e-9)
  near(coefficients(1.001)[0], 0.5, 2e-3)
  near(coefficients(1.001)[1], 0.5, 2e-3)
  assert.ok(coefficients(100)[0] < 1e-3 && coefficients(100)[1] > 0.998)
})

test('a slender pile has an effective inertia of 2', () => {
  const [k, a, h] = [0.01, 0.5, 20]
  const x = pile.scatterParameter.evaluate({ k, a })
  const slopes = { J_s: pile.besselSlope.evaluate({ x }), Y_s: pile.neumannSlope.evaluate({ x }) }
  const F_hat = pile.surgeExcitation.evaluate({ k, h, x, ...slopes })
  near(pile.effectiveInertia.evaluate({ F_hat, k, h, x }), 2, 1e-3)
})

/** Hulme (1982), heave, as a public test suite quotes his table: K a, added mass, damping, both over the displaced mass. */
const HULME = [
  [0.05, 0.8764, 0.1036],
  [0.1, 0.8627, 0.1816],
  [0.2, 0.7938, 0.2793],
  [0.5, 0.5861, 0.3391],
  [1, 0.4284, 0.2484],
  [2, 0.3884, 0.1031],
  [3, 0.4111, 0.0452],
  [5, 0.4471, 0.0116],
  [8, 0.47, 0.0026],
  [10, 0.4771, 0.0012],
] as const

function heave(Ka: number) {
  const { cosines: mu, weights: w, re, im } = heavingHemisphere(Ka)
  const of = { rho: 1, a: 1, n: mu.length, mu, w }
  const m = sphere.hemisphereMass.evaluate({ rho: 1, a: 1 })
  const a_hat = sphere.hemisphereAddedMass.evaluate({ ...of, phi: re }) / m
  return { a: a_hat, b: sphere.hemisphereDamping.evaluate({ ...of, omega: 1, phi: im }) / m }
}

test('a heaving hemisphere has the coefficients of Hulme (1982) within 0.1 % or his last digit', () => {
  for (const [Ka, a, b] of HULME) {
    within(heave(Ka).a, a, 1e-3 * a + 5e-5)
    within(heave(Ka).b, b, 1e-3 * b + 1e-4)
  }
})

test('what its damping takes its waves carry away', () => {
  for (const Ka of [0.1, 0.7, 2, 6]) {
    const { re, im } = hemisphereWaves(Ka, heavingHemisphere(Ka))
    const of = { rho: 1, omega: 1, a: 1, Ka, n: re.length, H_r: re, H_i: im }
    near(sphere.hemisphereRadiatedDamping.evaluate(of), (heave(Ka).b * 2 * Math.PI) / 3, 0.01)
  }
})

test('in long waves it sends out the waves of its waterplane', () => {
  // B = rho omega K (pi a^2)^2/2 in all directions: over omega and the displaced mass, 3 pi/4 of K a
  near(heave(1e-3).b, (3 * Math.PI * 1e-3) / 4, 5e-3)
})

test('frequencies that the multipoles do not reach are refused', () => {
  for (const Ka of [0, -1, Number.NaN, GREATEST_KA * 1.01]) assert.throws(() => heavingHemisphere(Ka), /limited to/)
  assert.ok(heavingHemisphere(GREATEST_KA).missed < 0.03)
})
