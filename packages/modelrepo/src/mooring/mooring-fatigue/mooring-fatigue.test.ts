/** Claims about mooring line fatigue beyond its cases: versions, loadings, limits and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  codes,
  near,
  number,
  pointsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
import { newTrace } from '@keelson/equations'
import { rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { snCurve } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { CalculationError, readParams, shown, shownUtilisation } from '@keelson/workflow'
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
  assert.match(String(value(runV2(binned(D)), 'curve_used')), /version 2 default/)
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

test('zero damage is no evidence, with life and margin null and the reason', () => {
  const still = run({ lines: [{ ...CHAIN, tension_history_kN: [700, 700], n_repeats: 10 }] })
  assert.equal(still.status, 'SKIPPED')
  assert.equal(value(still, 'status'), 'not assessed')
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

test('low-cycle ranges are remarked, and no pass rests on them', () => {
  const lowCycle = { tension_range_bins: [{ tension_range_kN: 9000, n_cycles: 1 }] }
  const ran = run(binned({ ...E301, design_fatigue_factor: 5 }, lowCycle))
  assert.deepEqual(codes(ran), ['no_check'])
  assert.match(
    checked(ran, 'miner_sum')?.reason ?? '',
    /above 1,000 MPa.* fewer than 10,000 cycles.*outside the range of the curve/,
  )
  assert.equal(checked(run(binned(E301)), 'miner_sum')?.note, null)
})

test('chain on a curve of DNV-RP-C203 and inputs without part are remarked', () => {
  assert.deepEqual(codes(run(binned(D))), ['not_the_components_curve', 'no_check'])
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

const RANGES = [
  { tension_range_kN: 300, n_cycles: 300_000 },
  { tension_range_kN: 600, n_cycles: 9000 },
]
/** A chain, a rope and a socket, each on a curve of its own, with a factor of 5 over 20 years. */
const MIXED = {
  design_life: 20,
  design_fatigue_factor: 5,
  environment: 'seawater_cp',
  lines: [
    {
      id: 'top',
      material: 'CHAIN',
      nominal_diameter_mm: 114,
      sn_family: 'DNV-OS-E301',
      sn_curve: 'stud_chain',
      tension_range_bins: RANGES,
    },
    {
      id: 'rope',
      material: 'STEEL-WIRE',
      area_mm2: 8000,
      sn_family: 'DNV-OS-E301',
      sn_curve: 'spiral_rope',
      tension_range_bins: RANGES,
    },
    { id: 'socket', material: 'STEEL-WIRE', area_mm2: 9500, sn_curve: 'F', tension_range_bins: RANGES },
  ],
}
const AREAS = [(Math.PI * 114 ** 2) / 2, 8000, 9500] as const
const [TOP, ROPE, SOCKET] = AREAS.map((A) => RANGES.map((r) => (1000 * r.tension_range_kN) / A)) as [
  number[],
  number[],
  number[],
]
const withstood = [
  TOP.map((S) => 1.2e11 / S ** 3),
  ROPE.map((S) => 1.7e17 / S ** 4.8),
  SOCKET.map((S) => 10 ** 15.091 / S ** 5),
] as const
const damages = withstood.map((N) => 300_000 / (N[0] ?? 1) + 9000 / (N[1] ?? 1)) as [number, number, number]
const six = (x: number) => Number(x.toPrecision(6))

test('the tables hold each line on its curve, with its neighbours, and each range', () => {
  const ran = run(MIXED)
  const rows = rowsOf(ran, 'line_table')
  assert.deepEqual(rowsOf(runV2(MIXED), 'line_table'), rows)
  assert.equal(rows.length, 3)
  const curves = [
    'DNV-OS-E301 stud chain',
    'DNV-OS-E301 spiral rope',
    'DNV-RP-C203 curve F, seawater with cathodic protection',
  ]
  for (const [i, row] of rows.entries()) {
    const D_i = damages[i] ?? 0
    assert.deepEqual(row.slice(0, 3), [['top', 'rope', 'socket'][i], curves[i], '2 ranges'])
    near(row[3] as number, D_i)
    near(row[4] as number, 20 / D_i)
    near(row[5] as number, 5 * D_i)
    near(row[6] as number, 1 / (5 * D_i))
    assert.equal(row[7], null)
  }
  const d_F = Math.min(...[damages[0], damages[2]]) / Math.max(...[damages[0], damages[2]])
  near(rows[0]?.[8] as number, d_F)
  near(rows[0]?.[9] as number, 5 + (3 * Math.max(0, d_F - 0.8)) / 0.2)
  assert.deepEqual([rows[1]?.[9], rows[2]?.[8], rows[2]?.[9]], [5, null, null])
  const bins = value(ran, 'bin_table') as Record<string, number | string>[]
  for (const [i, bin] of bins.entries()) {
    const [line, k] = [Math.floor(i / 2), i % 2]
    const S = [TOP, ROPE, SOCKET][line]?.[k] ?? 0
    const N = withstood[line]?.[k] ?? 0
    assert.deepEqual([bin.line, bin.n_cycles], [['top', 'rope', 'socket'][line], RANGES[k]?.n_cycles])
    near(bin.stress_range_MPa as number, S)
    near(bin.cycles_to_failure as number, N)
    near(bin.damage as number, (RANGES[k]?.n_cycles ?? 0) / N)
  }
  const spectral = run({
    lines: [{ id: 's', material: 'CHAIN', ...SPECTRUM }],
    ...E301,
    spectral_method: 'dual_narrow_band',
  })
  const [row] = rowsOf(spectral, 'line_table')
  assert.equal(row?.[2], 'stress spectrum')
  near(row?.[7] as number, number(spectral, 'dual_narrow_band_factor'))
  assert.equal(rowsOf(run(binned(E301, { tension_range_bins: BINS.slice(0, 1) })), 'line_table')[0]?.[2], '1 range')
  assert.match(String(rowsOf(run(binned()), 'line_table')[0]?.[1]), /default/)
})

test('the charts hold each range at its cycles, its damage, the sum of damages and the lives', () => {
  const ran = run(MIXED)
  const acting = pointsOf(ran, 'sn_curve').filter((r) => r.line !== undefined)
  const expected = [TOP, ROPE, SOCKET].flatMap((ranges, i) =>
    ranges.map((S, k) => ({
      line: ['top', 'rope', 'socket'][i],
      x: RANGES[k]?.n_cycles,
      y: six(S),
      d: six((RANGES[k]?.n_cycles ?? 0) / (withstood[i]?.[k] ?? 1)),
    })),
  )
  const order = (rows: readonly object[]) => rows.map((r) => JSON.stringify(r, Object.keys(r).sort())).sort()
  assert.deepEqual(order(acting), order(expected))
  for (const [s, m, log_a] of [
    ['DNV-OS-E301 stud chain', 3, Math.log10(1.2e11)],
    ['DNV-OS-E301 spiral rope', 4.8, Math.log10(1.7e17)],
  ] as const)
    for (const { x, y } of pointsOf(ran, 'sn_curve')
      .filter((r) => r.s === s)
      .slice(0, 3))
      near(x as number, 10 ** log_a / (y as number) ** m, 1e-4)
  const bars = pointsOf(ran, 'damage_per_bin')
  assert.deepEqual(
    bars.map((r) => r.v),
    expected.map((e) => e.d).sort((a, b) => b - a),
  )
  assert.ok(bars.some((r) => r.name === `top: ${Number((TOP[0] ?? 0).toPrecision(4))} MPa (1)` && r.g === 'top'))
  const summed = pointsOf(ran, 'cumulative_damage')
    .filter((r) => r.s === 'top')
    .map((r) => [r.x, r.y])
  const first = 300_000 / (withstood[0][0] ?? 1)
  const [S_1, S_2] = TOP.map(six)
  assert.deepEqual(summed, [
    [S_1, 0],
    [S_1, six(first)],
    [S_2, six(first)],
    [S_2, six(damages[0])],
  ])
  assert.ok(axesOf(ran, 'cumulative_damage').includes('allowable damage 0.2, above the chart'))
  const lives = pointsOf(ran, 'life_per_line')
  assert.deepEqual(
    lives.slice(0, 3).map((r) => [r.name, r.v]),
    damages.map((D_i, i) => [['top', 'rope', 'socket'][i], six(20 / D_i)]),
  )
  assert.equal(lives.find((r) => r.at !== undefined)?.at, 100)
  for (const [id, axes] of Object.entries({
    sn_curve: ['Cycles', 'Stress range [MPa]'],
    damage_per_bin: ['Range', 'Damage over design life'],
    life_per_line: ['Line', 'Fatigue life [year]'],
  }))
    assert.deepEqual(axesOf(ran, id), axes)
  const rope = {
    id: 'w',
    material: 'STEEL-WIRE',
    reference_breaking_strength_kN: 9000,
    mean_tension_kN: 1800,
    tension_range_bins: RANGES,
  }
  const tension = run({ sn_family: 'API-RP-2SK', sn_curve: 'six_strand_rope', lines: [rope] })
  assert.deepEqual(axesOf(tension, 'sn_curve'), ['Cycles', 'Ratio of tension range to breaking strength'])
  assert.deepEqual(
    pointsOf(tension, 'sn_curve')
      .flatMap((r) => (r.line === undefined ? [] : [r.y]))
      .sort(),
    [six(300 / 9000), six(600 / 9000)],
  )
  const spectral = run({
    lines: [{ id: 's', material: 'CHAIN', ...SPECTRUM }],
    ...E301,
    spectral_method: 'combined_spectrum',
  })
  const one = pointsOf(spectral, 'sn_curve').find((r) => r.line !== undefined)
  near(one?.x as number, number(spectral, 'combined_up_crossing_rate') * 0.02 * 25 * 31557600, 1e-5)
  near((one?.x as number) / (6e10 / (one?.y as number) ** 3), number(spectral, 'governing_damage'), 1e-4)
  for (const id of ['damage_per_bin', 'cumulative_damage']) assert.throws(() => pointsOf(spectral, id), /not drawn/)
})

test('figure, sentence and warnings say the numbers of the lines', () => {
  const ran = run(MIXED)
  const seven = (x: number) => Number(x.toPrecision(7))
  assert.deepEqual(
    measuresOf(ran, 'lines'),
    AREAS.flatMap((A, i) => [`A ${seven(A)} mm2`, `D ${seven(damages[i] ?? 0)} -`]),
  )
  const D_s = damages[2]
  assert.equal(
    ran.detail,
    `Line 'socket' governs: fatigue life ${shown(20 / D_s, 3)} years, damage ${shown(D_s, 3)} over 20 years, utilisation ${shownUtilisation(5 * D_s)} with a design fatigue factor of 5. Fatigue curve: DNV-RP-C203 curve F, seawater with cathodic protection.`,
  )
  const message = (r: Ran, code: string) => r.warnings.find((w) => w.code === code)?.message ?? ''
  const high = run(
    binned(
      { ...E301, design_fatigue_factor: 5 },
      {
        tension_range_bins: [
          { tension_range_kN: 9000, n_cycles: 1 },
          { tension_range_kN: 9600, n_cycles: 1 },
        ],
      },
    ),
  )
  const N = shown(6e10 / 1200 ** 3, 4)
  assert.match(
    checked(high, 'miner_sum')?.reason ?? '',
    new RegExp(
      `^line 'a' has 2 stress ranges above 1,000 MPa \\(maximum 1,200 MPa\\) and 2 ranges .* \\(minimum ${N} cycles\\)`,
    ),
  )
  const twins = {
    lines: ['a', 'b'].map((id) => ({ ...CHAIN, id, tension_range_bins: BINS })),
    design_fatigue_factor: 5,
  }
  assert.match(message(run(twins), 'factor_below_standard'), /5 is below 8, .* DNV-OS-E301 \(3 for lines/)
  const api = { ...CHAIN, nominal_diameter_mm: 100, tension_range_bins: BINS }
  const below = run({ sn_family: 'API-RP-2SK', sn_curve: 'studless_chain', lines: [api], design_fatigue_factor: 2 })
  assert.match(message(below, 'factor_below_standard'), /2 is below 3, the fatigue safety factor of API RP 2SK\.$/)
  assert.match(message(run(binned({}, { nominal_diameter_mm: 70 })), 'overridden'), /of 8,000 mm² instead of 7,697 mm²/)
  assert.match(
    message(run({ ...MIXED, environment: 'air' }), 'environment_given'),
    /entered as air. The default of workflow version 1 is seawater with cathodic/,
  )
  assert.deepEqual([ran.status, run({ ...MIXED, design_fatigue_factor: 70 }).status], ['PASS', 'FAIL'])
})

test('version 2 remarks what version 1 does, against its own environment', () => {
  const chain = { ...CHAIN, id: 'c', tension_range_bins: BINS }
  const ran = runV2({ ...D, environment: 'seawater_cp', lines: [chain] })
  assert.deepEqual(codes(ran).toSorted(), ['environment_given', 'no_check', 'not_the_components_curve'])
  assert.match(
    ran.warnings.find((w) => w.code === 'environment_given')?.message ?? '',
    /The default of workflow version 2 is free corrosion/,
  )
  const two = run({ ...D, lines: [{ ...chain, id: 'a', material: 'STEEL-WIRE' }, chain] })
  assert.equal(two.warnings.find((w) => w.code === 'not_the_components_curve')?.path, '/lines/1/sn_curve')
})

test('the steps are those of the range that does most, and the axes hold every range and life', () => {
  const ran = run(MIXED)
  const step = (symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)?.value
  const [first, second] = [300_000 / (withstood[2][0] ?? 1), 9000 / (withstood[2][1] ?? 1)]
  near(step('d_g'), Math.max(first, second))
  const read = ran.result.steps.find((s) => s.symbol === 'd_g')?.arguments?.map((a) => [a.symbol, a.value])
  assert.deepEqual(read?.map(([symbol]) => symbol).sort(), ['N_g', 'n_g'])
  const ranges = pointsOf(ran, 'sn_curve').flatMap((r) => (r.s === undefined ? [] : [r.y as number]))
  near(Math.min(...ranges), (TOP[0] ?? 0) * 10 ** -0.2, 1e-5)
  near(Math.max(...ranges), (ROPE[1] ?? 0) * 10 ** 0.3, 1e-5)
  const spec = JSON.stringify(ran.result.charts.find((c) => c.id === 'life_per_line')?.spec)
  const [low, high] = (/"domain":\[([\d.e+]+),([\d.e+]+)\]/.exec(spec) ?? []).slice(1).map(Number)
  assert.deepEqual([low, high], [10, 10 ** Math.ceil(Math.log10(20 / damages[1]) + 0.1)])
  const history = run({
    ...D,
    bins_period_years: 1,
    lines: [{ ...CHAIN, id: 'h', tension_history_kN: [0, 300, 0, 900, 0], n_repeats: 5000 }],
  })
  const counted = history.result.steps.find((s) => s.title === 'Rainflow-counted range')
  assert.equal(counted?.value, 900)
  assert.match(JSON.stringify(counted), /range 2 of 2/)
})
