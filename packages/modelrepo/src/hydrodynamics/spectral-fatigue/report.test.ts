/** Claims about what the report of spectral-fatigue works out, and where its remarks stand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remarksOf, testKit } from '@keelson/engine/testing.ts'
import { spectralFatigue } from './index.ts'

const { run } = testKit(spectralFatigue, { sn_slope: 3, sn_log_intercept: 12.164 })
const MOMENTS = { spectral_moments: [400, 40, 4, 0.04] }
const still = { occurrence_fraction: 0.5, stress_psd: [0, 0, 0] }
const SPECTRA = {
  frequencies: [0.05, 0.1, 0.2],
  stress_spectra: [still, { occurrence_fraction: 0.5, stress_psd: [10, 40, 2] }],
}

test('the exposure is worked out from the years of the life and the seconds of a year', () => {
  const own = run({ ...MOMENTS, design_life: 30, seconds_per_year: 31_536_000 })
  const taken = own.result.steps.find((s) => s.symbol === 'T')?.arguments ?? []
  assert.deepEqual(Object.fromEntries(taken.map(({ name, value }) => [name, value])), { T_L: 30, s_y: 31_536_000 })
})

test('the spectrum that does most is named where it is worked out; moments are those of no spectrum', () => {
  const sectionOf = (request: object) => run({ ...request }).result.steps.find((s) => s.symbol === 'lambda_0')?.section
  assert.equal(sectionOf(SPECTRA), 'Governing spectrum 2')
  assert.equal(sectionOf(MOMENTS), 'Damage')
})

test('a remark on a process stands at the spectra, or at the moments that are given in their place', () => {
  assert.match(remarksOf(run(SPECTRA), 'no_stress')[0] ?? '', /^\/stress_spectra Spectrum 1: /)
  assert.match(remarksOf(run(MOMENTS), 'narrow_band')[0] ?? '', /^\/spectral_moments Spectrum 1: /)
})
