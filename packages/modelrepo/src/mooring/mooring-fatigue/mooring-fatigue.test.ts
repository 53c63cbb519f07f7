/** Claims about mooring line fatigue beyond its cases: versions, loadings, limits and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { snCurve } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { CalculationError, type Ran, readParams } from '@keelson/workflow'
import { checked, codes, near, number, reason, testKit, value } from '@keelson/workflow/testing.ts'
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
/** A welded detail, where only the curve and not the component counts. */
const D = { sn_curve: 'D' }
const E301 = { sn_family: 'DNV-OS-E301', sn_curve: 'studless_chain' }

/** Of whole requests. */
const { pointers: refused, run } = testKit(mooringFatigue, {})
const { pointers: refusedV2, run: runV2 } = testKit(mooringFatigueV2, {})
const damage = (ran: Ran) => number(ran, 'governing_damage')

test('the versions differ in the environment that they assume for DNV-RP-C203, and agree where one is given', () => {
  assert.ok(damage(runV2(binned(D))) > damage(run(binned(D))))
  for (const environment of ['air', 'seawater_cathodic_protection', 'seawater_free_corrosion']) {
    assert.equal(damage(run(binned({ ...D, environment }))), damage(runV2(binned({ ...D, environment }))))
  }
  const protectedLine = run(binned({ ...D, environment: 'seawater_cathodic_protection' }))
  assert.equal(damage(run(binned(D))), damage(protectedLine))
  assert.equal(damage(run(binned({ ...D, environment: 'seawater_cp' }))), damage(protectedLine))
  assert.equal(damage(runV2(binned(D))), damage(run(binned({ ...D, environment: 'free_corrosion' }))))
  assert.equal(damage(runV2(binned(E301))), damage(run(binned(E301))))
})

test('an environment other than that of the version is named, in a warning and in the curve used', () => {
  const wire = (environment: string) => run(binned({ ...D, environment }, { material: 'STEEL-WIRE' }))
  assert.deepEqual(codes(wire('seawater_free_corrosion')), ['environment_given'])
  assert.deepEqual(codes(wire('seawater_cathodic_protection')), [])
  assert.match(String(value(wire('seawater_free_corrosion'), 'curve_used')), /free corrosion in seawater$/)
  assert.match(String(value(runV2(binned(D)), 'curve_used')), /of version 2/)
})

test('the version is echoed or refused', () => {
  assert.deepEqual(refused(binned({ workflow_version: 2 })), ['/workflow_version'])
  assert.deepEqual(refusedV2(binned({ workflow_version: 1 })), ['/workflow_version'])
  assert.deepEqual(refusedV2(binned({ workflow_version: 2 })), [])
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
  assert.deepEqual(refused({ lines: [{ ...CHAIN, tension_history_kN: [1, 2] }] }), ['/lines/0/n_repeats'])
})

test('spectra need a method, and a curve of one slope', () => {
  const lines = [{ id: 's', material: 'CHAIN', ...SPECTRUM }]
  const dual = { lines, spectral_method: 'dual_narrow_band' }
  assert.deepEqual(refused({ lines, ...E301 }), ['/spectral_method'])
  assert.deepEqual(refused({ ...dual, ...D }), ['/lines/0'])
  assert.deepEqual(refused({ ...dual, sn_family: 'API-RP-2SK', sn_curve: 'stud_chain' }), ['/lines/0'])
  assert.deepEqual(refused({ ...dual, ...D, environment: 'seawater_free_corrosion' }), [])
  assert.deepEqual(refusedV2({ ...dual, ...D }), [])
  assert.deepEqual(refused(dual), [])
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
    assert.equal(damage(run(by('dual_narrow_band'))), damage(run(by('combined_spectrum'))))
    assert.equal(value(run(by('dual_narrow_band')), 'dual_narrow_band_factor'), 1)
  }
})

test('a range on the knee does the damage of the first line', () => {
  const S = rangeAtCycles(snCurve('D', 'seawater_cathodic_protection'), 1e6) / 1e6
  const at = (stress: number) =>
    damage(
      run({
        ...D,
        lines: [{ id: 'k', material: 'CHAIN', stress_range_bins: [{ stress_range_MPa: stress, n_cycles: 1e6 }] }],
      }),
    )
  near(at(S * (1 + 1e-12)), 1)
  near(at(S * (1 - 1e-9)), 1, 3e-3)
})

test('zero damage passes, with life and margin null and the reason', () => {
  const still = run({ lines: [{ ...CHAIN, tension_history_kN: [700, 700], n_repeats: 10 }] })
  assert.equal(still.status, 'PASS')
  assert.equal(value(still, 'status'), 'pass')
  for (const name of ['governing_fatigue_life_years', 'governing_dff_margin']) {
    assert.equal(value(still, name), null)
    assert.match(reason(still, name), /zero/)
  }
})

test('the first of equal lines governs', () => {
  const lines = ['b', 'a'].map((id) => ({ ...CHAIN, id, tension_range_bins: BINS }))
  assert.equal(value(run({ lines }), 'governing_line'), 'b')
})

test('damage grows with ranges, cycles and concentration, and falls with area', () => {
  const factors = fc.double({ min: 1.001, max: 4, noNaN: true })
  const families = fc.constantFrom(
    {},
    E301,
    { environment: 'air', sn_curve: 'B1' },
    { environment: 'seawater_free_corrosion' },
  )
  fc.assert(
    fc.property(factors, families, (f, more) => {
      const base = damage(run(binned(more)))
      const ranges = BINS.map((b) => ({ ...b, tension_range_kN: b.tension_range_kN * f }))
      const cycles = BINS.map((b) => ({ ...b, n_cycles: b.n_cycles * f }))
      assert.ok(damage(run(binned(more, { tension_range_bins: ranges }))) > base)
      near(damage(run(binned(more, { tension_range_bins: cycles }))), base * f)
      assert.ok(damage(run(binned(more, { stress_concentration_factor: f }))) > base)
      assert.ok(damage(run(binned(more, { area_mm2: 8000 * f }))) < base)
    }),
    { numRuns: 25 },
  )
})

test('only stress counts: tension over area, stress range bins, and either in other units', () => {
  const stress = BINS.map((b) => ({ stress_range_MPa: (1000 * b.tension_range_kN) / 8000, n_cycles: b.n_cycles }))
  const same = { id: 'a', material: 'STEEL-WIRE', stress_range_bins: stress }
  near(damage(run({ ...D, lines: [same] })), damage(run(binned(D))))
  const pounds = BINS.map((b) => ({
    ...b,
    tension_range_kN: { value: b.tension_range_kN / 4.4482216152605, unit: 'kip' },
  }))
  near(damage(run(binned({}, { area_mm2: '80 cm2', tension_range_bins: pounds }))), damage(run(binned())))
})

test('yearly cycles over a life of 25 years are 25 times as many', () => {
  near(damage(run(binned({ bins_period_years: 1 }))), 25 * damage(run(binned())))
  near(damage(run(binned({ bins_period_years: 25 }))), damage(run(binned())))
})

test('a repeated wave of one range is that range with as many cycles', () => {
  const wave = Array.from({ length: 21 }, (_, i) => (i % 2 === 0 ? 500 : 900))
  const history = { lines: [{ ...CHAIN, tension_history_kN: wave, n_repeats: 100 }] }
  near(
    damage(run(history)),
    damage(run(binned({}, { tension_range_bins: [{ tension_range_kN: 400, n_cycles: 1000 }] }))),
  )
})

test('low-cycle ranges are remarked, and a pass on them says so at the check', () => {
  const lowCycle = { tension_range_bins: [{ tension_range_kN: 9000, n_cycles: 1 }] }
  const ran = run(binned({ ...E301, design_fatigue_factor: 5 }, lowCycle))
  assert.deepEqual(codes(ran), ['low_cycle'])
  assert.match(checked(ran, 'miner_sum')?.note ?? '', /above 1000 MPa.* fewer than 10 000 cycles.*outside the curve/)
  assert.equal(checked(run(binned(E301)), 'miner_sum')?.note, null)
})

test('chain on a curve of DNV-RP-C203 and inputs without part are remarked', () => {
  assert.deepEqual(codes(run(binned(D))), ['not_the_components_curve'])
  assert.deepEqual(codes(run(binned({}, { n_repeats: 4, nominal_diameter_mm: 70 }))), ['overridden', 'unused'])
  assert.deepEqual(codes(run(binned({ spectral_method: 'combined_spectrum' }))), ['unused'])
  assert.deepEqual(codes(run(binned({ ...E301, environment: 'air' }))), ['unused'])
})

test('a factor below that of the standard is remarked', () => {
  const twins = { lines: ['a', 'b'].map((id) => ({ ...CHAIN, id, tension_range_bins: BINS })) }
  assert.deepEqual(codes(run({ ...twins, design_fatigue_factor: 5 })), ['factor_below_standard'])
  assert.deepEqual(codes(run(twins)), [])
})

test('damage beyond the range of numbers is an error in words, not a number', () => {
  const absurd = { tension_range_bins: [{ tension_range_kN: 1e4, n_cycles: 1e308 }] }
  assert.throws(
    () => run(binned({ bins_period_years: 1 }, absurd)),
    (e) => e instanceof CalculationError && /line 'a'/.test(e.message),
  )
})

test('a life that no axis can show is answered, and not drawn', () => {
  const { result } = run(binned({ design_life: '5e-324 year' }))
  assert.ok(result.charts.every(({ id }) => id !== 'life_per_line'))
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

test('the figure has the steel of each line, two bars for chain, and marks the line that governs', () => {
  const line = (id: string, material: string, area_mm2: number) => ({
    id,
    material,
    area_mm2,
    tension_range_bins: [{ tension_range_kN: 300, n_cycles: 100_000 }],
  })
  const drawn = (lines: readonly unknown[]) =>
    run({ sn_family: 'DNV-RP-C203', sn_curve: 'D', lines }).result.figures?.[0]?.drawing?.shapes ?? []
  const discs = drawn([line('chain', 'CHAIN', 8000), line('rope', 'STEEL-WIRE', 4000)]).flatMap((s) =>
    s.kind === 'circle' ? [s] : [],
  )
  assert.deepEqual(
    discs.map(({ role }) => role),
    ['steel', 'steel', 'steel', 'answer'],
  )
  near(discs[0]?.radius, discs[2]?.radius, 1e-6)
  const many = Array.from({ length: 40 }, (_, i) => line(`line ${i}`, 'CHAIN', i === 33 ? 4000 : 8000))
  const named = drawn(many).flatMap((s) => (s.kind === 'note' && s.side === 'right' ? [s.label.text] : []))
  assert.equal(named.length, 6)
  assert.ok(named.includes('line 33'))
})
