/** Claims about the stress in waves: against calculations of others, and against what must hold of every sea. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { near } from '@keelson/units/testing.ts'
import { basquinLine } from './sn-curve.ts'
import { gaussianStress, spectralDamage } from './spectral-damage.ts'
import { intervalsOf, momentsOfSpectrum } from './spectral-moments.ts'
import * as response from './stress-response.ts'

const {
  directionShare,
  encounterMoments,
  energyOutside,
  responseOf,
  spreadingFactor,
  spreadingShare,
  spreadingWeight,
} = response
const FREQUENCIES = [0.04, 0.06, 0.08, 0.1, 0.12, 0.16, 0.24, 0.4]
const rao = (amplitudes: readonly number[]) => ({
  frequencies: FREQUENCIES,
  amplitudes: amplitudes.map((H) => H * 1e6),
})
const RAO = rao([2, 4.5, 9, 12, 8, 3.5, 1.2, 0.4])
const STILL = { U: 0, beta: 0 }
const POINTS = 2001
const sea = (H_s: number, T_p: number, gamma: number) => ({ H_s, T_p, gamma, g: 9.80665 })
const inMPa = (moments: ReturnType<typeof encounterMoments>) => Object.values(moments).map((m) => m / 1e12)

/** Moments of three sea states, MPa and Hz, by a second calculation; damages by a public code on the same spectra. */
const STATES = [
  { sea: sea(1.5, 7, 1), p: 0.6, moments: [3.256964, 0.435894, 0.06060342, 0.001357456], dirlik: 5.199472e-5 },
  { sea: sea(3.5, 9.5, 2), p: 0.3, moments: [55.8411, 5.994566, 0.6595723, 0.00882004], dirlik: 0.006133685 },
  { sea: sea(6.5, 12.5, 3.3), p: 0.1, moments: [203.535, 18.41137, 1.719134, 0.01696727], dirlik: 0.02287204 },
]

test('the moments of three seas are those of another calculation', () => {
  for (const { sea, moments } of STATES) {
    const found = inMPa(encounterMoments(responseOf(RAO, sea, STILL, POINTS), 1))
    for (const [i, m] of moments.entries()) near(found[i] ?? Number.NaN, m, 1e-3)
  }
})

test('their damages are those of another program', () => {
  const line = { m: 4, log_a: 15.117 }
  const on = {
    curve: { lines: [line], N_knee: null },
    equations: basquinLine,
    lines: [{ ...line, a_D: 10 ** line.log_a }],
  } as const
  for (const { sea, p, dirlik } of STATES) {
    const stress = gaussianStress(encounterMoments(responseOf(RAO, sea, STILL, POINTS), 1), silent)
    assert.ok(stress)
    near(spectralDamage(stress, on, p * 20 * 31_557_600, silent).damage.dirlik, dirlik, 3e-3)
  }
})

test('head seas at 7 m/s raise the rate and leave the variance: another calculation', () => {
  const head = { U: 7, beta: Math.PI }
  const [m0, , m2] = inMPa(encounterMoments(responseOf(RAO, sea(3, 9, 3.3), head, POINTS), 1.1))
  near(m0 ?? 0, 47.21135, 1e-3)
  near(m2 ?? 0, 1.380907, 1e-3)
})

test('without speed the moments are those over wave frequency', () => {
  const still = responseOf(RAO, sea(3, 9, 3.3), { U: 0, beta: 1 }, POINTS)
  const plain = momentsOfSpectrum(intervalsOf(still.frequencies, still.stress), 1.3, silent)
  for (const [name, m] of Object.entries(encounterMoments(still, 1.3)))
    near(m, plain[name as keyof typeof plain], 1e-13)
})

test('a constant function gives its square times the waves, and twice the height four times the moments', () => {
  const flat = rao(FREQUENCIES.map(() => 5))
  const [m0] = inMPa(encounterMoments(responseOf(flat, sea(3, 10, 3.3), STILL, POINTS), 1))
  near(m0 ?? 0, 14.05145, 1e-3)
  const [double] = inMPa(encounterMoments(responseOf(flat, sea(6, 10, 3.3), STILL, POINTS), 1))
  near((double ?? 0) / (m0 ?? 1), 4, 1e-12)
})

test('between its points the function is linear', () => {
  const { frequencies, waves, stress } = responseOf(rao([0, 0, 2, 4, 0, 0, 0, 0]), sea(3, 10, 3.3), STILL, 37)
  const at = frequencies.findIndex((f) => Math.abs(f - 0.09) < 1e-12)
  near((stress[at] ?? 0) / (2 * Math.PI * (waves[at] ?? 1)), 9e12, 1e-9)
})

test('a sea from one side alone has no factor, and equal multiples are that multiple', () => {
  const c = [-60, -30, 0, 30, 60].map((deg) => spreadingShare.evaluate({ theta: (deg * Math.PI) / 180, n: 2 }))
  near(spreadingFactor.evaluate({ c, r: c.map(() => 0.8) }), 0.8, 1e-13)
  near(spreadingFactor.evaluate({ c: [1], r: [1] }), 1, 1e-15)
})

test('the energy outside the function is that of Pierson and Moskowitz in closed form', () => {
  const below = (ratio: number) => Math.exp(-1.25 * ratio ** -4)
  for (const T_p of [5, 10, 20]) {
    const outside = energyOutside(RAO, sea(3, T_p, 1))
    const expected = below(0.04 * T_p) + 1 - below(0.4 * T_p)
    assert.ok(Math.abs(outside - expected) < 3e-5, `${outside}, ${expected}`)
  }
  assert.equal(energyOutside(RAO, sea(3, 2000, 1)), 1)
  near(energyOutside(RAO, sea(1, 10, 3.3)), energyOutside(RAO, sea(7, 10, 3.3)), 1e-9)
})

test('weights are 1 together, and so are the shares of the directions in the variance', () => {
  const c = [-60, -20, 0, 45].map((deg) => spreadingShare.evaluate({ theta: (deg * Math.PI) / 180, n: 4 }))
  const r = [0.5, 0.8, 1, 1.3]
  const w = c.map((c_j) => spreadingWeight.evaluate({ c_j, c }))
  const k_s = spreadingFactor.evaluate({ c, r })
  near(
    w.reduce((a, b) => a + b),
    1,
    1e-14,
  )
  near(
    w.map((w_j, j) => directionShare.evaluate({ w_j, r_j: r[j] ?? 0, k_s })).reduce((a, b) => a + b),
    1,
    1e-14,
  )
})
