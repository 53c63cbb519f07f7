/** What holds of the fatigue of a riser, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  list,
  messageOf,
  near,
  number,
  pointsOf,
  type Request,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { riserFatigue as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)

/** Answers have twelve digits. */
const ANSWERED = 1e-11

const pipe = { id: 'one', outer_diameter_mm: 273.1, wall_thickness_mm: 20 }
const wave = { stress_ranges_MPa: [10, 30], cycles: [1e6, 1e4] }
const viv = { stress_range_MPa: 20, frequency_hz: 0.5, exposure_fraction: 0.01 }
const weibull = { reference_stress_range_MPa: 100, reference_cycles: 1e8, shape: 1, cycles_per_year: 5e6 }
const of = (segment: object, over: Request = {}) => run({ ...over, segments: [{ ...pipe, ...segment }] })
const damage = (segment: object, over: Request = {}) => list(of(segment, over), 'total_annual_damages')[0] ?? 0

test('damages by waves and by vortices are added, segment by segment', () => {
  const r = run()
  const [waves, vortices, total] = ['wave_annual_damages', 'viv_annual_damages', 'total_annual_damages'].map((n) =>
    list(r, n),
  )
  for (const [i, D] of (total ?? []).entries()) near(D, (waves?.[i] ?? 0) + (vortices?.[i] ?? 0), ANSWERED)
})

test('the rows of the table of ranges make up the damage of each segment', () => {
  const r = run()
  const rows = rowsOf(r, 'ranges')
  const sum = (id: string) => rows.filter((row) => row[0] === id).reduce((s, row) => s + Number(row[7]), 0)
  near(sum('hangoff'), list(r, 'total_annual_damages')[1] ?? 0, ANSWERED)
})

test('a histogram over ten years does a tenth of its damage in each', () => {
  near(damage({ wave: { ...wave, histogram_period_years: 10 } }), damage({ wave }) / 10, ANSWERED)
})

test('hours of the year and its share are one thing', () => {
  const { exposure_fraction, ...hourly } = viv
  near(
    damage({ viv_cases: [{ ...hourly, exposure_hours_per_year: 8766 * exposure_fraction }] }),
    damage({ viv_cases: [viv] }),
    ANSWERED,
  )
})

test('above the knee damage goes with the cube of the range, below it with the fifth power', () => {
  const at = (stress_range_MPa: number) => damage({ viv_cases: [{ ...viv, stress_range_MPa }] })
  near(at(160), 8 * at(80), ANSWERED)
  near(at(40), 32 * at(20), ANSWERED)
})

test('at the knee both lines give the same damage within the rounding of the table', () => {
  const knee = 10 ** ((11.299 - 6) / 3)
  const [below, above] = [1 - 1e-9, 1 + 1e-9].map((k) =>
    damage({ viv_cases: [{ ...viv, stress_range_MPa: k * knee }] }),
  )
  near(below, above ?? 0, 0.005)
})

test('the thickness factor begins at 25 mm, and can be left out', () => {
  const at = (wall_thickness_mm: number, over: Request = {}) => damage({ wave, wall_thickness_mm }, over)
  assert.equal(at(25), at(10))
  assert.ok(at(25.1) > at(25))
  assert.equal(at(40, { thickness_correction: false }), at(10))
})

test('a narrow band on the first line does no less than on both', () => {
  const steady = damage({ viv_cases: [viv] })
  const narrow = damage({ viv_cases: [{ ...viv, narrow_band: true }] })
  assert.ok(narrow > steady)
  const first = (1e-2 * 31557600 * 0.5 * 20 ** 3 * (0.75 * Math.sqrt(Math.PI))) / 10 ** 11.299
  near(narrow, first, 1e-9)
})

test('a distribution of one long term does damage in proportion to the cycles of a year', () => {
  near(damage({ wave_weibull: { ...weibull, cycles_per_year: 1e7 } }), 2 * damage({ wave_weibull: weibull }), ANSWERED)
})

test('the segment of the largest damage governs, the first of equals', () => {
  assert.equal(value(run(), 'governing_segment'), 'TDZ-sandwave')
  const same = run({
    segments: [
      { ...pipe, id: 'b', wave },
      { ...pipe, id: 'a', wave },
    ],
  })
  assert.equal(value(same, 'governing_segment'), 'b')
})

test('without damage the life has no end, is said to have none, and the check is open', () => {
  const r = of({ wave: { ...wave, cycles: [0, 0] } })
  assert.match(reason(r, 'governing_fatigue_life_years'), /the damage is zero, so no fatigue life is calculated/)
  assert.equal(number(r, 'governing_utilisation'), 0)
  assert.equal(checked(r, 'fatigue')?.state, 'not_made')
  assert.ok(codes(r).includes('no_damage'))
})

test('a range of no stress takes no part', () => {
  near(damage({ wave: { stress_ranges_MPa: [0, 10, 30], cycles: [1e9, 1e6, 1e4] } }), damage({ wave }), ANSWERED)
  assert.equal(damage({ viv_cases: [{ ...viv, stress_range_MPa: 0 }] }), 0)
})

test('in free corrosion curve C has the thickness exponent of its own table', () => {
  const ratio = (sn_curve: string, environment: string) =>
    damage({ wave, wall_thickness_mm: 50 }, { sn_curve, environment }) / damage({ wave }, { sn_curve, environment })
  near(ratio('C', 'free_corrosion'), 2 ** (3 * 0.15), ANSWERED)
})

test('what a specialist would remark on', () => {
  assert.ok(codes(of({ viv_cases: [viv, { ...viv, exposure_fraction: 1 }] })).includes('exposure_above_year'))
  for (const segment of [
    { wave: { ...wave, scf: 0.9 } },
    { wave_weibull: { ...weibull, scf: 0.9 } },
    { viv_cases: [{ ...viv, scf: 0.9 }] },
  ])
    assert.ok(codes(of(segment)).includes('scf_below_one'))
  assert.ok(codes(of({ wave }, { design_fatigue_factor: 2 })).includes('factor_below_class'))
  assert.ok(!codes(of({ viv_cases: [{ ...viv, exposure_fraction: 1 }] })).includes('exposure_above_year'))
})

test('what does not go together is refused at its place', () => {
  const at = (pointer: string, segment: object) => refusedAt(pointer, { segments: [{ ...pipe, ...segment }] })
  at('/segments/0/viv_cases/0', { viv_cases: [{ ...viv, exposure_hours_per_year: 3 }] })
  at('/segments/0/viv_cases/1', { viv_cases: [viv, { stress_range_MPa: 1, frequency_hz: 1 }] })
  at('/segments/0/viv_cases/0/exposure_fraction', { viv_cases: [{ ...viv, exposure_fraction: 1.1 }] })
  at('/segments/0/wave/cycles', { wave: { ...wave, cycles: [1] } })
  at('/segments/0', {})
  at('/segments/0', { viv_cases: [] })
  at('/segments/0/wave_weibull', { wave, wave_weibull: weibull })
  at('/segments/0/wall_thickness_mm', { wave, wall_thickness_mm: 140 })
  refusedAt('/sn_curve', {}, ['sn_curve'])
})

type Ran = ReturnType<typeof run>
/** Cycles to failure on curve F1 in seawater with cathodic protection. */
const cyclesTo = (S: number) => (S < 10 ** ((11.299 - 6) / 3) ? 10 ** 14.832 / S ** 5 : 10 ** 11.299 / S ** 3)
const YEAR = 31557600

test('the tables hold each range in its period, and each segment over the life', () => {
  const r = run()
  const rows = rowsOf(r, 'ranges')
  assert.deepEqual(
    rows.map((row) => row[0]),
    [...Array(7).fill('TDZ-sandwave'), ...Array(5).fill('hangoff')],
  )
  const expected = [
    ['waves', 6, 1.15 * 6, 4e6],
    ['waves', 36, 1.15 * 36, 90],
    ['VIV', 9, 9, 0.42 * 0.02 * YEAR],
    ['VIV', 12, 12, 0.55 * 40 * 3600],
  ] as const
  for (const [k, [cause, S_n, S, n]] of [0, 4, 5, 6].map((row, k) => [row, expected[k] ?? expected[0]] as const)) {
    const row = rows[k] ?? []
    assert.deepEqual([row[1], row[2]], [cause, S_n])
    near(row[3] as number, S)
    near(row[4] as number, n)
    near(row[5] as number, cyclesTo(S))
    near(row[6] as number, n / cyclesTo(S))
    near(row[7] as number, n / cyclesTo(S))
  }
  const decade = rowsOf(of({ wave: { ...wave, histogram_period_years: 10 } }), 'ranges')[0] ?? []
  near(decade[7] as number, (decade[6] as number) / 10)
  const segments = rowsOf(r, 'segments')
  const lists = ['wave_annual_damages', 'viv_annual_damages', 'total_annual_damages'].map((name) => list(r, name))
  for (const [i, [id, D_w, D_v, D_a, life, u]] of segments.entries()) {
    assert.deepEqual([id, D_w, D_v, D_a], [['TDZ-sandwave', 'hangoff'][i], ...lists.map((of) => of[i])])
    near(life as number, 1 / (D_a as number), ANSWERED)
    near(u as number, 250 * (D_a as number), ANSWERED)
  }
  const still = of({ wave: { ...wave, cycles: [0, 0] } })
  assert.deepEqual(rowsOf(still, 'segments')[0]?.slice(4), [null, 0])
  const spread = rowsOf(of({ wave_weibull: weibull }), 'ranges')[0] ?? []
  assert.deepEqual([spread[1], spread[2], spread[5]], ['wave distribution', 100, null])
  near(spread[3] as number, 100 / Math.log(1e8), ANSWERED)
  near(spread[4] as number, 5e6)
})

const six = (x: number) => Number(x.toPrecision(6))

test('the bars are damages of segments and of ranges, the largest first', () => {
  const r = run()
  const bars = pointsOf(r, 'damage_per_segment').flatMap((b) => (b.name === undefined ? [] : [[b.name, b.g, b.v]]))
  const [D_w, D_v] = ['wave_annual_damages', 'viv_annual_damages'].map((name) => list(r, name).map(six))
  assert.deepEqual(bars, [
    ['TDZ-sandwave', 'waves', D_w?.[0]],
    ['TDZ-sandwave', 'VIV', D_v?.[0]],
    ['hangoff', 'waves', D_w?.[1]],
    ['hangoff', 'VIV', D_v?.[1]],
  ])
  assert.equal(pointsOf(r, 'damage_per_segment').find((b) => b.label === 'allowable')?.at, 0.004)
  const ranges = pointsOf(r, 'damage_per_range')
  const rows = rowsOf(r, 'ranges').slice(0, 7)
  assert.deepEqual(
    ranges.map((b) => b.v),
    rows.map((row) => six(row[7] as number)).sort((a, b) => b - a),
  )
  const most = rows.reduce((a, b) => ((b[7] as number) > (a[7] as number) ? b : a))
  assert.equal(ranges[0]?.name, `${Number((most[3] as number).toPrecision(3))} MPa`)
  assert.ok(ranges.some((b) => b.name === '12 MPa, VIV'))
  assert.match(
    String(pointsOf(of({ wave_weibull: weibull }), 'damage_per_range')[0]?.name),
    /^5.43 MPa, Weibull scale$/,
  )
  const same = pointsOf(
    run({
      segments: [
        { ...pipe, wave },
        { ...pipe, wave },
      ],
    }),
    'damage_per_segment',
  )
  assert.deepEqual([same[0]?.name, same[2]?.name], ['one (1)', 'one (2)'])
  assert.deepEqual(axesOf(r, 'damage_per_segment'), ['Segment', 'Annual damage [1/year]'])
  assert.deepEqual(axesOf(r, 'damage_per_range'), ['Effective stress range', 'Annual damage [1/year]'])
})

test('each range stands on the chart of the curve at its cycles over the life, as far from the line as its damage', () => {
  const r = run()
  const points = pointsOf(r, 'sn_curve')
  const title = 'curve F1, seawater with cathodic protection'
  for (const { x, y } of points.filter((q) => q.s === title)) near(x as number, cyclesTo(y as number), 1e-3)
  const own = points.filter((q) => q.by !== undefined)
  const rows = rowsOf(r, 'ranges').slice(0, 7)
  for (const row of rows) {
    const found = own.find((q) => q.by === row[1] && Math.abs((q.y as number) / (row[3] as number) - 1) < 1e-5)
    near(found?.x as number, 25 * (row[4] as number), 1e-5)
  }
  const knee = points.find((q) => q.label === 'knee')
  near(knee?.x as number, 1e6, 1e-5)
  near(knee?.y as number, 10 ** ((11.299 - 6) / 3), 1e-5)
  const narrow = pointsOf(of({ viv_cases: [{ ...viv, narrow_band: true }] }), 'sn_curve').find(
    (q) => q.by !== undefined,
  )
  const life = 25 * damage({ viv_cases: [{ ...viv, narrow_band: true }] })
  near((narrow?.x as number) / cyclesTo(narrow?.y as number), life, 1e-4)
  const decade = pointsOf(of({ wave: { ...wave, histogram_period_years: 10 } }), 'sn_curve').find(
    (q) => q.by !== undefined,
  )
  near(decade?.x as number, (25 / 10) * 1e4, 1e-5)
  assert.deepEqual(axesOf(r, 'sn_curve'), [`Cycles (line: ${title})`, 'Effective stress range [MPa]'])
  assert.equal(
    pointsOf(run({ environment: 'free_corrosion' }), 'sn_curve').find((q) => q.label === 'knee'),
    undefined,
  )
})

test('the figure says the walls, the diameter and the damage of the one that governs', () => {
  const said = measuresOf(run(), 'segments')
  const D_a = Number((list(run(), 'total_annual_damages')[0] ?? 0).toPrecision(4))
  assert.deepEqual(said, ['t 22.2 mm', 't 25.4 mm', 'D 273.1 mm', `D_a ${D_a} 1/year`])
  const many = Array.from({ length: 9 }, (_, i) => ({
    ...pipe,
    id: `s${i}`,
    wall_thickness_mm: 20 + i,
    wave: { ...wave, scf: i === 7 ? 2 : 1 },
  }))
  const walls = measuresOf(run({ segments: many }), 'segments').filter((label) => label.startsWith('t '))
  assert.deepEqual(
    walls,
    [20, 21, 22, 26, 27, 28].map((t) => `t ${t} mm`),
  )
})

test('the sentence and the warnings say the numbers that they rest on', () => {
  const years = shown(1 / (list(run(), 'total_annual_damages')[0] ?? 0), 3)
  const u = shown(number(run(), 'governing_utilisation'), 3)
  assert.equal(
    run().detail,
    `Segment 'TDZ-sandwave' governs: fatigue life ${years} years (curve F1, seawater with cathodic protection), damage ${u} over 25 years including a design fatigue factor of 10`,
  )
  assert.match(
    of({ wave: { ...wave, cycles: [0, 0] } }).detail,
    / The damage is zero in all segments \(curve F1, .*\), so no fatigue life is calculated\.$/,
  )
  assert.match(
    messageOf(of({ viv_cases: [viv, { ...viv, exposure_fraction: 1 }] }), 'exposure_above_year'),
    /'one' total 1.01, which/,
  )
  assert.match(messageOf(of({ wave: { ...wave, scf: 0.9 } }), 'scf_below_one'), /factor 0.9 of segment 'one'/)
  const low = checked(of({ wave: { stress_ranges_MPa: [500], cycles: [1] } }), 'fatigue')?.reason ?? ''
  assert.match(low, new RegExp(`'one', 500 MPa, causes failure in ${shown(cyclesTo(500), 3)} cycles`))
  assert.match(
    messageOf(of({ wave }, { design_fatigue_factor: 2 }), 'factor_below_class'),
    /is 2, below the value of 3/,
  )
  assert.match(checked(run(), 'fatigue')?.note ?? '', /are added/)
  assert.equal(checked(of({ wave }), 'fatigue')?.note, null)
  assert.equal(checked(of({ viv_cases: [viv] }), 'fatigue')?.note, null)
  assert.deepEqual([run().status, run({ design_life: 200 }).status], ['PASS', 'FAIL'])
})

test('the chart of the curve reaches past its ranges and its knee, and stands where no range acts', () => {
  const line = (r: Ran) =>
    pointsOf(r, 'sn_curve')
      .filter((q) => q.s !== undefined)
      .map((q) => q.y as number)
  const r = run()
  assert.equal(line(r).length, 82)
  near(Math.min(...line(r)), (6 * 1.15) / 1.6, 1e-5)
  near(Math.max(...line(r)), 2 * 10 ** ((11.299 - 6) / 3), 1e-5)
  const free = line(run({ environment: 'free_corrosion' }))
  assert.equal(free.length, 81)
  near(Math.max(...free), 2 * 1.15 * 36, 1e-5)
  const still = line(of({ wave: { ...wave, cycles: [0, 0] } }))
  near(cyclesTo(Math.min(...still)), 1e9, 1e-3)
  near(cyclesTo(Math.max(...still)), 1e4, 1e-3)
  const twins = pointsOf(of({ viv_cases: [viv, viv] }), 'damage_per_range').map((b) => b.name)
  assert.deepEqual(twins, ['20 MPa, VIV (1)', '20 MPa, VIV (2)'])
})

test('the steps of the governing segment are those of the range and the vibration that do most', () => {
  const at = (r: Ran) => new Map(r.result.steps.map((s) => [s.symbol, s.value]))
  const rows = rowsOf(run(), 'ranges').slice(0, 7)
  const most = (cause: string) => Math.max(...rows.filter((row) => row[1] === cause).map((row) => row[6] as number))
  near(at(run()).get('d_g'), most('waves'))
  near(at(run()).get('d_v'), most('VIV'))
  const named = (r: Ran) => new Set(r.result.steps.flatMap((s) => (s.arguments ?? []).map((a) => a.symbol)))
  assert.ok(named(run()).has('d_j') && named(run()).has('d'))
  const narrow = named(of({ viv_cases: [{ ...viv, narrow_band: true }] }))
  assert.ok(narrow.has('a_1') && narrow.has('m_1'))
  const one = named(of({ viv_cases: [{ ...viv, narrow_band: true }] }, { environment: 'free_corrosion' }))
  assert.ok(one.has('a_D') && one.has('m'))
})

test('the sum over the vibrations takes their damages and that over the waves its own, each under its symbol', () => {
  const sums = run().result.steps.filter((s) => s.symbol === 'D_bv' || s.symbol === 'D_b')
  assert.deepEqual(
    sums.map((s) => `${s.symbol} ${s.arguments?.map((a) => a.symbol)}`),
    ['D_b d', 'D_bv d_j'],
  )
})
