/** What holds of the fatigue of a riser, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checked,
  codes,
  list,
  near,
  number,
  type Request,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/workflow/testing.ts'
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

test('without damage the life has no end, is said to have none, and the check passes', () => {
  const r = of({ wave: { ...wave, cycles: [0, 0] } })
  assert.match(reason(r, 'governing_fatigue_life_years'), /no end/)
  assert.equal(number(r, 'governing_utilisation'), 0)
  assert.equal(checked(r, 'fatigue')?.state, 'pass')
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
  assert.ok(codes(of({ wave: { stress_ranges_MPa: [500], cycles: [10] } })).includes('low_cycle'))
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
