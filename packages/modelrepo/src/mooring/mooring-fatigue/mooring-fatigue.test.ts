/** Claims about mooring line fatigue beyond its cases: versions, loadings, limits and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { snCurve } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { CalculationError, Refusal, readParams, runNow, type Workflow } from '@keelson/workflow'
import fc from 'fast-check'
import { mooringFatigue, mooringFatigueV2 } from './index.ts'

const CHAIN = { id: 'a', material: 'CHAIN', area_mm2: 8000 }
const BINS = [
  { tension_range_kN: 400, n_cycles: 2e5 },
  { tension_range_kN: 900, n_cycles: 5e3 },
]
const binned = (more: object = {}, line: object = {}) => ({
  lines: [{ ...CHAIN, tension_range_bins: BINS, ...line }],
  ...more,
})
const SPECTRUM = {
  low_frequency_stress_standard_deviation_MPa: 9,
  wave_frequency_stress_standard_deviation_MPa: 6,
  low_frequency_mean_up_crossing_rate_hz: 0.0067,
  wave_frequency_mean_up_crossing_rate_hz: 0.105,
  exposure_fraction: 0.02,
}
const E301 = { sn_family: 'DNV-OS-E301', sn_curve: 'studless_chain' }

const run = (params: object, workflow: Workflow = mooringFatigue) =>
  runNow(workflow, readParams(workflow.contract, params as Record<string, unknown>))
const value = (params: object, name: string, workflow?: Workflow) => run(params, workflow).result.values[name]?.value
const damage = (params: object, workflow?: Workflow) => Number(value(params, 'governing_damage', workflow))
function refused(params: object, workflow: Workflow = mooringFatigue): string[] {
  try {
    run(params, workflow)
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map((p) => p.pointer)
    throw error
  }
  return []
}
const codes = (params: object, workflow?: Workflow) => run(params, workflow).warnings.map((w) => w.code)
const close = (got: number, expected: number, tolerance = 1e-9) =>
  assert.ok(Math.abs(got / expected - 1) < tolerance, `${got}, not ${expected}`)

test('the versions differ in the environment that they assume, and agree where one is given', () => {
  assert.ok(damage(binned(), mooringFatigueV2) > damage(binned()))
  for (const environment of ['air', 'seawater_cp', 'free_corrosion']) {
    assert.equal(damage(binned({ environment })), damage(binned({ environment }), mooringFatigueV2))
  }
  assert.equal(damage(binned()), damage(binned({ environment: 'seawater_cp' })))
  assert.equal(damage(binned(), mooringFatigueV2), damage(binned({ environment: 'free_corrosion' })))
})

test('an environment other than that of the version is named, in a warning and in the curve used', () => {
  assert.deepEqual(codes(binned({ environment: 'free_corrosion' })), ['environment_given'])
  assert.deepEqual(codes(binned({ environment: 'seawater_cp' })), [])
  assert.match(String(value(binned({ environment: 'free_corrosion' }), 'curve_used')), /free corrosion$/)
  assert.match(String(value(binned(), 'curve_used', mooringFatigueV2)), /of version 2/)
})

test('the version is echoed or refused', () => {
  assert.deepEqual(refused(binned({ workflow_version: 2 })), ['/workflow_version'])
  assert.deepEqual(refused(binned({ workflow_version: 1 }), mooringFatigueV2), ['/workflow_version'])
  assert.deepEqual(refused(binned({ workflow_version: 2 }), mooringFatigueV2), [])
})

test('a line without loading, or with two, is refused at its row', () => {
  assert.deepEqual(refused({ lines: [CHAIN] }), ['/lines/0'])
  const two = { ...CHAIN, tension_range_bins: BINS, ...SPECTRUM }
  assert.deepEqual(
    refused({ lines: [{ ...CHAIN, tension_range_bins: BINS }, two], ...E301, spectral_method: 'combined_spectrum' }),
    ['/lines/1'],
  )
  assert.deepEqual(refused({ lines: [] }), ['/lines'])
  assert.deepEqual(refused(binned({}, { tension_range_bins: [] })), ['/lines/0/tension_range_bins'])
})

test('a fibre rope is sent to the workflow of fibre ropes', () => {
  for (const material of ['POLYESTER', 'NYLON', 'HMPE', 'ARAMID']) {
    assert.throws(() => run(binned({}, { material })), /\/lines\/0\/material: .*synthetic-rope-mooring-fatigue/)
  }
  assert.deepEqual(refused(binned({}, { material: 'steel' })), ['/lines/0/material'])
})

test('what a curve needs and a line lacks is refused at its field', () => {
  const bare = { id: 'a', material: 'CHAIN', tension_range_bins: BINS }
  const wire = { ...bare, material: 'STEEL-WIRE' }
  const api = { sn_family: 'API-RP-2SK', sn_curve: 'spiral_strand' }
  const strength = '/lines/0/reference_breaking_strength_kN'
  assert.deepEqual(refused({ lines: [bare] }), ['/lines/0/area_mm2'])
  assert.deepEqual(refused({ lines: [wire], ...api }), [strength, '/lines/0/mean_tension_kN'])
  assert.deepEqual(refused({ lines: [bare], ...api, sn_curve: 'stud_chain' }), ['/lines/0/nominal_diameter_mm'])
  const thick = { ...bare, nominal_diameter_mm: 600 }
  assert.deepEqual(refused({ lines: [thick], ...api, sn_curve: 'stud_chain' }), ['/lines/0/nominal_diameter_mm'])
  const stress = { ...bare, tension_range_bins: undefined, stress_range_bins: [{ stress_range_MPa: 50, n_cycles: 1 }] }
  const { tension_range_bins: _, ...stressed } = stress
  assert.deepEqual(refused({ lines: [{ ...stressed, nominal_diameter_mm: 90 }], ...api, sn_curve: 'stud_chain' }), [
    '/lines/0/stress_range_bins',
  ])
  assert.deepEqual(refused(binned({ sn_family: 'DNV-OS-E301' })), ['/sn_curve'])
  assert.deepEqual(refused({ lines: [{ ...CHAIN, tension_history_kN: [1, 2] }] }), ['/lines/0/n_repeats'])
})

test('spectra need a method, and a curve of one slope', () => {
  const lines = [{ id: 's', material: 'CHAIN', ...SPECTRUM }]
  const pointer = ['/spectral_method']
  const dual = { lines, spectral_method: 'dual_narrow_band' }
  assert.deepEqual(refused({ lines, ...E301 }), pointer)
  assert.deepEqual(refused(dual), pointer)
  assert.deepEqual(refused({ ...dual, environment: 'free_corrosion' }), [])
  assert.deepEqual(refused(dual, mooringFatigueV2), [])
  const none = {
    ...SPECTRUM,
    low_frequency_stress_standard_deviation_MPa: 0,
    wave_frequency_stress_standard_deviation_MPa: 0,
  }
  assert.deepEqual(refused({ ...dual, ...E301, lines: [{ id: 's', material: 'CHAIN', ...none }] }), ['/lines/0'])
})

test('with one part missing both spectral methods give the narrow-band damage of the other', () => {
  for (const part of ['low', 'wave']) {
    const one = { ...SPECTRUM, [`${part}_frequency_stress_standard_deviation_MPa`]: 0 }
    const by = (spectral_method: string) => ({
      lines: [{ id: 's', material: 'CHAIN', ...one }],
      ...E301,
      spectral_method,
    })
    assert.equal(damage(by('dual_narrow_band')), damage(by('combined_spectrum')))
    assert.equal(value(by('dual_narrow_band'), 'dual_narrow_band_factor'), 1)
  }
})

test('a range on the knee does the damage of the first line', () => {
  const S = rangeAtCycles(snCurve('D', 'seawater_cp'), 1e6) / 1e6
  const at = (stress: number) =>
    damage({
      lines: [{ id: 'k', material: 'CHAIN', stress_range_bins: [{ stress_range_MPa: stress, n_cycles: 1e6 }] }],
    })
  close(at(S * (1 + 1e-12)), 1)
  close(at(S * (1 - 1e-9)), 1, 3e-3)
})

test('zero damage passes, with life and margin null and the reason', () => {
  const still = run({ lines: [{ ...CHAIN, tension_history_kN: [700, 700], n_repeats: 10 }] })
  assert.equal(still.status, 'PASS')
  assert.equal(still.result.values.status?.value, 'pass')
  for (const name of ['governing_fatigue_life_years', 'governing_dff_margin']) {
    assert.equal(still.result.values[name]?.value, null)
    assert.match(still.result.values[name]?.reason ?? '', /zero/)
  }
})

test('the first of equal lines governs', () => {
  const lines = ['b', 'a'].map((id) => ({ ...CHAIN, id, tension_range_bins: BINS }))
  assert.equal(value({ lines }, 'governing_line'), 'b')
})

test('damage grows with ranges, cycles and concentration, and falls with area', () => {
  const factors = fc.double({ min: 1.001, max: 4, noNaN: true })
  const families = fc.constantFrom({}, E301, { environment: 'air', sn_curve: 'B1' }, { environment: 'free_corrosion' })
  fc.assert(
    fc.property(factors, families, (f, more) => {
      const base = damage(binned(more))
      const ranges = BINS.map((b) => ({ ...b, tension_range_kN: b.tension_range_kN * f }))
      const cycles = BINS.map((b) => ({ ...b, n_cycles: b.n_cycles * f }))
      assert.ok(damage(binned(more, { tension_range_bins: ranges })) > base)
      close(damage(binned(more, { tension_range_bins: cycles })), base * f)
      assert.ok(damage(binned(more, { stress_concentration_factor: f })) > base)
      assert.ok(damage(binned(more, { area_mm2: 8000 * f })) < base)
    }),
    { numRuns: 25 },
  )
})

test('only stress counts: tension over area, stress range bins, and either in other units', () => {
  const stress = BINS.map((b) => ({ stress_range_MPa: (1000 * b.tension_range_kN) / 8000, n_cycles: b.n_cycles }))
  const same = { id: 'a', material: 'STEEL-WIRE', stress_range_bins: stress }
  close(damage({ lines: [same] }), damage(binned()))
  const pounds = BINS.map((b) => ({
    ...b,
    tension_range_kN: { value: b.tension_range_kN / 4.4482216152605, unit: 'kip' },
  }))
  close(damage(binned({}, { area_mm2: '80 cm2', tension_range_bins: pounds })), damage(binned()))
})

test('yearly cycles over a life of 25 years are 25 times as many', () => {
  close(damage(binned({ bins_period_years: 1 })), 25 * damage(binned()))
  close(damage(binned({ bins_period_years: 25 })), damage(binned()))
})

test('a repeated wave of one range is that range with as many cycles', () => {
  const wave = Array.from({ length: 21 }, (_, i) => (i % 2 === 0 ? 500 : 900))
  const history = { lines: [{ ...CHAIN, tension_history_kN: wave, n_repeats: 100 }] }
  close(damage(history), damage(binned({}, { tension_range_bins: [{ tension_range_kN: 400, n_cycles: 1000 }] })))
})

test('low-cycle ranges, a curve of other material and inputs without part are remarked', () => {
  const lowCycle = { tension_range_bins: [{ tension_range_kN: 9000, n_cycles: 1 }] }
  assert.deepEqual(codes(binned({}, lowCycle)), ['low_cycle', 'low_cycle'])
  assert.ok(
    codes(binned({ ...E301, sn_curve: 'spiral_rope', design_fatigue_factor: 5 })).includes('curve_of_other_material'),
  )
  assert.deepEqual(codes(binned({}, { n_repeats: 4, nominal_diameter_mm: 70 })), ['overridden', 'unused'])
  assert.deepEqual(codes(binned({ spectral_method: 'combined_spectrum' })), ['unused'])
  assert.ok(codes(binned({ ...E301, environment: 'air' })).includes('unused'))
})

test('damage beyond the range of numbers is an error in words, not a number', () => {
  const absurd = { tension_range_bins: [{ tension_range_kN: 1e200, n_cycles: 1e300 }] }
  assert.throws(
    () => run(binned({}, absurd)),
    (e) => e instanceof CalculationError && /line a/.test(e.message),
  )
})

test('many ranges are summed in the table, few are written out', () => {
  const of = (count: number) => {
    const trace = newTrace()
    const bins = Array.from({ length: count }, (_, i) => ({ tension_range_kN: 200 + i, n_cycles: 100 }))
    mooringFatigue.calculate(
      readParams(mooringFatigue.contract, binned({}, { tension_range_bins: bins })).params as never,
      { trace },
      undefined,
    )
    return trace.steps.find((s) => s.symbol === 'D')?.kind
  }
  assert.equal(of(12), 'equation')
  assert.equal(of(13), 'table')
})
