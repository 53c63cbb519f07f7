/** What is special to fatigue by a transfer function: what scales how, what speed and spreading do, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  codes,
  list,
  near,
  number,
  pointsOf,
  type Request,
  reason,
  rowsOf,
  testKit,
} from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { raoSpectralFatigue } from './index.ts'

const { run, refusedAt } = testKit(raoSpectralFatigue)
const DAMAGES = ['damage_dirlik', 'damage_narrow_band', 'damage_wirsching_light', 'damage_tovo_benasciutti']
const state = (more: Request = {}) => ({
  occurrence_fraction: 1,
  significant_wave_height: 4,
  peak_period: 9,
  peak_enhancement_factor: 3.3,
  ...more,
})
const one = (more: Request = {}) => ({ sea_states: [state(more)] })

test('damage follows wave height and stress concentration to the power of the slope, by every method', () => {
  const scale = fc.double({ min: 1, max: 4, noNaN: true })
  fc.assert(
    fc.property(scale, scale, fc.double({ min: 2, max: 6, noNaN: true }), (H, SCF, m) => {
      const slope = { sn_slope: m, number_of_integration_frequencies: 200 }
      const base = run({ ...one(), ...slope })
      const more = run({ ...one({ significant_wave_height: 4 * H }), ...slope, stress_concentration_factor: SCF })
      for (const name of DAMAGES) near(number(more, name), (H * SCF) ** m * number(base, name), 1e-9)
    }),
    { numRuns: 10 },
  )
})

test('half the wave height at slope 3 does an eighth of the damage: as a second calculation has it', () => {
  near(number(run({ ...one({ significant_wave_height: 2 }), design_life: 25 }), 'damage_dirlik'), 0.06491331, 3e-3)
})

test('a function of ranges is halved: at slope 3 an eighth of the damage', () => {
  near(number(run({ rao_type: 'range' }), 'damage'), number(run(), 'damage') / 8, 1e-11)
})

test('what the function holds is assumed to be amplitudes, the heavier reading, and that is said', () => {
  const assumed = run().result.assumed.map(({ name }) => name)
  for (const name of ['rao_type', 'wave_heading']) assert.ok(assumed.includes(name), name)
})

test('two rows of the same sea are one of both fractions, and the damages of the rows add up', () => {
  const two = run({ sea_states: [state({ occurrence_fraction: 0.3 }), state({ occurrence_fraction: 0.7 })] })
  for (const name of DAMAGES) near(number(two, name), number(run(one()), name), 1e-9)
  const rows = list(two, 'damage_per_sea_state')
  near(
    rows.reduce((a, b) => (a ?? 0) + (b ?? 0), 0),
    number(two, 'damage'),
    1e-11,
  )
})

test('head seas raise the rate of cycles, following seas lower it, beam seas leave it, and none moves the variance', () => {
  const still = run(one())
  const at = (wave_heading: number) => run({ ...one(), vessel_speed: 5, wave_heading })
  const rate = (r: ReturnType<typeof run>) => list(r, 'zero_up_crossing_rate')[0] ?? 0
  assert.ok(rate(at(180)) > rate(still) && rate(at(0)) < rate(still))
  near(rate(at(90)), rate(still), 1e-9)
  for (const beta of [0, 60, 180]) near(list(at(beta), 'm0')[0], list(still, 'm0')[0], 1e-12)
  near(number(at(130), 'damage'), number(at(-130), 'damage'), 1e-9)
})

test('a heading without a speed is said to count for nothing', () => {
  assert.ok(codes(run({ wave_heading: 90 })).includes('heading_idle'))
  assert.ok(!codes(run({ wave_heading: 90, vessel_speed: 3 })).includes('heading_idle'))
  assert.ok(!codes(run()).includes('heading_idle'))
})

const spread = (heading_offsets: readonly number[], rao_heading_factors: readonly number[], more: Request = {}) => ({
  spreading: 'cos_n',
  heading_offsets,
  rao_heading_factors,
  ...more,
})

test('one direction with the multiple 1 is the long-crested sea', () => {
  const r = run(spread([0], [1]))
  for (const name of DAMAGES) near(number(r, name), number(run(), name), 1e-11)
  assert.deepEqual(list(r, 'spreading_weights'), [1])
})

test('equal multiples are that multiple of the function, whatever the exponent', () => {
  for (const exponent_n of [1, 2, 6]) {
    const r = run(spread([-60, -30, 0, 30, 60], [0.8, 0.8, 0.8, 0.8, 0.8], { exponent_n }))
    near(number(r, 'damage'), 0.8 ** 3 * number(run(), 'damage'), 1e-9)
  }
})

test('cos² weights of three directions, by hand, and what the off ones of half the stress leave', () => {
  const r = run(spread([-60, 0, 60], [0.5, 1, 0.5]))
  const weights = list(r, 'spreading_weights')
  for (const [i, w] of [1 / 6, 4 / 6, 1 / 6].entries()) near(weights[i], w, 1e-11)
  near(list(r, 'm0')[0], 0.75 * (list(run(), 'm0')[0] ?? 0), 1e-11)
  const shares = r.result.tables.find((t) => t.id === 'directions')?.rows.map((row) => row[4] as number) ?? []
  near(shares[1], 4 / 6 / 0.75, 1e-9)
})

test('a narrower sea weighs its middle more', () => {
  const middle = (exponent_n: number) =>
    list(run(spread([-45, 0, 45], [1, 1, 1], { exponent_n })), 'spreading_weights')[1] ?? 0
  assert.ok(middle(1) < middle(2) && middle(2) < middle(10))
})

test('directions that are not equally spaced leave the damage open', () => {
  const open = (offsets: number[]) => checked(run(spread(offsets, [1, 1, 1])), 'fatigue')?.open
  assert.equal(open([-60, 0, 20]), true)
  assert.equal(open([20, -20, 0]), false)
})

test('a function that misses waves is named with the energy that it misses, and a peak outside it too', () => {
  const low = run(one({ peak_period: 30 }))
  assert.ok(codes(low).includes('waves_outside') && codes(low).includes('peak_outside'))
  const short = run(one({ peak_period: 5 }))
  assert.ok(codes(short).includes('waves_outside') && !codes(short).includes('peak_outside'))
  assert.match(short.warnings.find((w) => w.code === 'waves_outside')?.message ?? '', /energy/)
  assert.ok(!codes(run()).includes('waves_outside'))
})

test('a peak narrower than a step of the grid has its variance, and the error of the grid is answered', () => {
  const peaked = { rao_frequencies: [0.05, 0.1, 0.101, 0.102, 0.4], stress_amplitude_rao: [0, 0, 90, 0, 0] }
  const [coarse, fine] = [60, 5001].map((number_of_integration_frequencies) =>
    run({ ...peaked, number_of_integration_frequencies }),
  ) as [ReturnType<typeof run>, ReturnType<typeof run>]
  near(list(coarse, 'm0')[0], list(fine, 'm0')[0], 0.002)
  assert.ok(number(coarse, 'integration_error') > number(fine, 'integration_error'))
  assert.ok(number(run(), 'integration_error') < 0.01)
})

test('a function of 0 does no damage, has no life to its end, and says so', () => {
  const r = run({ stress_amplitude_rao: [0, 0, 0, 0, 0, 0, 0, 0] })
  assert.equal(number(r, 'damage'), 0)
  assert.match(reason(r, 'fatigue_life'), /unlimited/)
  assert.ok(codes(r).includes('no_stress'))
  assert.equal(checked(r, 'fatigue')?.state, 'pass')
  assert.equal(number(run(spread([0, 30], [0, 0])), 'damage'), 0)
})

test('a named curve of two slopes does less damage than its first line alone', () => {
  const two = run({ sn_two_slope: true, sn_curve: 'D', environment: 'air' })
  for (const name of DAMAGES) assert.ok(number(two, name) < number(run({ sn_log_intercept: 12.164 }), name))
  const free = run({ sn_two_slope: true, sn_curve: 'D', environment: 'seawater_free_corrosion' })
  near(number(free, 'damage'), number(run({ sn_log_intercept: 11.687 }), 'damage'), 1e-12)
})

test('fractions that leave time over are named, and those beyond 1 refused', () => {
  assert.ok(codes(run(one({ occurrence_fraction: 0.5 }))).includes('fractions_below_one'))
  refusedAt('/sea_states', { sea_states: [state({ occurrence_fraction: 0.7 }), state({ occurrence_fraction: 0.4 })] })
})

test('bad functions and directions are refused where they stand', () => {
  refusedAt('/rao_frequencies/1', { rao_frequencies: [0.1, 0.05, 0.2], stress_amplitude_rao: [1, 1, 1] })
  refusedAt('/stress_amplitude_rao', { stress_amplitude_rao: [1, 1] })
  refusedAt('/stress_amplitude_rao/1', { stress_amplitude_rao: [1.2, -3, 7, 9, 6, 2, 1, 0] })
  refusedAt('/rao_heading_factors', spread([-30, 0, 30], [1, 1]))
  refusedAt('/heading_offsets/2', spread([-30, 0, -30], [1, 1, 1]))
  refusedAt('/heading_offsets', spread([-90, 90], [1, 1]))
  refusedAt('/heading_offsets/0', spread([-120, 0], [1, 1]))
  refusedAt('/heading_offsets', { spreading: 'cos_n' })
  refusedAt('/number_of_integration_frequencies', { number_of_integration_frequencies: 40 })
})

const FREQUENCIES = [0.04, 0.06, 0.08, 0.1, 0.12, 0.16, 0.24, 0.4]
const FUNCTION = [1.2, 3.3, 7.4, 9, 6.7, 2.9, 0.8, 0.2]
/** JONSWAP over angular frequency, as DNV-RP-C205 normalises it, m2 s. */
function waves(f: number, H: number, T: number, gamma: number): number {
  const [w, peak] = [2 * Math.PI * f, (2 * Math.PI) / T]
  const width = w <= peak ? 0.07 : 0.09
  const raised = gamma ** Math.exp(-0.5 * ((w - peak) / (width * peak)) ** 2)
  const moskowitz = (5 / 16) * H ** 2 * peak ** 4 * w ** -5 * Math.exp(-1.25 * (peak / w) ** 4)
  return (1 - 0.287 * Math.log(gamma)) * moskowitz * raised
}
/** 73 points, 0.005 Hz apart. */
const GRID = { number_of_integration_frequencies: 73 }
const FIVE = spread([-60, -30, 0, 30, 60], [0.55, 0.85, 1, 0.9, 0.6], { exponent_n: 4 })
const SHARES = [1 / 16, 9 / 16, 1, 9 / 16, 1 / 16]
const MULTIPLES = [0.55, 0.85, 1, 0.9, 0.6]
const SUM = 9 / 4
/** Of the variance: the sum of weights times multiples squared. */
const KEPT = SHARES.reduce((sum, c, i) => sum + (c / SUM) * (MULTIPLES[i] ?? 0) ** 2, 0)

test('each row of the response is the waves and the stress at its frequency, and the frequency met', () => {
  const way = { vessel_speed: '6 m/s', wave_heading: 135, stress_concentration_factor: 3 }
  for (const [more, kept] of [
    [way, 1],
    [{ ...way, ...FIVE, rao_type: 'range' }, KEPT / 4],
  ] as const) {
    const rows = rowsOf(run({ ...GRID, ...more }), 'response')
    assert.ok(rows.length > 73)
    for (const [i, own] of FREQUENCIES.entries()) {
      const [f, met, S, s] = (rows.find(([at]) => at === own) ?? []) as readonly number[]
      near(f, own, 1e-12)
      near(met, own + ((2 * Math.PI * own ** 2) / 9.80665) * 6 * Math.SQRT1_2, 1e-11)
      near(S, waves(own, 6, 12, 2), 1e-9)
      near(s, kept * 2 * Math.PI * (FUNCTION[i] ?? 0) ** 2 * waves(own, 6, 12, 2), 1e-9)
    }
    near(
      rows.find(([at]) => Math.abs((at as number) - 0.045) < 1e-12)?.[3] as number,
      kept * 2 * Math.PI * 1.725 ** 2 * waves(0.045, 6, 12, 2),
      1e-9,
    )
  }
})

test('each direction counts as its cosine and its multiple say', () => {
  const rows = rowsOf(run(FIVE), 'directions') as readonly (readonly number[])[]
  for (const [i, [offset, share, weight, multiple, part]] of rows.entries()) {
    near(offset, [-60, -30, 0, 30, 60][i], 1e-9)
    near(share, SHARES[i], 1e-9)
    near(weight, (SHARES[i] ?? 0) / SUM, 1e-9)
    near(multiple, MULTIPLES[i], 1e-12)
    near(part, ((SHARES[i] ?? 0) / SUM / KEPT) * (MULTIPLES[i] ?? 0) ** 2, 1e-9)
  }
  const bars = pointsOf(run(FIVE), 'damage_by_direction')
  assert.deepEqual(axesOf(run(FIVE), 'damage_by_direction'), ['Direction offset [deg]', 'Fraction [%]'])
  for (const [i, name] of ['−60', '−30', '0', '30', '60'].entries()) {
    const bar = (g: string) => bars.find((b) => b.name === name && b.g === g)?.v as number
    near(bar('damage'), 100 * (rows[i]?.[4] ?? 0), 1e-5)
    near(bar('wave energy'), 100 * (rows[i]?.[2] ?? 0), 1e-5)
  }
})

const drawn = (r: Ran, chart: string, name: string) => pointsOf(r, chart).filter((p) => p.s === name)

test('the charts of the response hold the function as given, the waves per hertz and the stress with its concentration', () => {
  const r = run({ ...GRID, stress_concentration_factor: 2, rao_type: 'range' })
  assert.deepEqual(axesOf(r, 'rao_and_waves'), [
    'Frequency [Hz]',
    'Stress range per wave amplitude [MPa/m]',
    'Wave spectral density [m²/Hz]',
  ])
  assert.deepEqual(
    drawn(r, 'rao_and_waves', 'transfer function').map(({ x, y }) => [x, y]),
    FREQUENCIES.map((f, i) => [f, FUNCTION[i]]),
  )
  assert.deepEqual(axesOf(r, 'response_psd').slice(0, 2), ['Frequency [Hz]', 'Stress spectral density [MPa²/Hz]'])
  for (const [name, H_s, T_p, gamma] of [
    ['1: 2.5 m, 9 s', 2.5, 9, 3.3],
    ['2: 6 m, 12 s', 6, 12, 2],
  ] as const)
    for (const f of [0.08, 0.16]) {
      const at = ({ x }: { x?: unknown }) => Math.abs((x as number) - f) < 1e-6
      const H = FUNCTION[FREQUENCIES.indexOf(f)] ?? 0
      const [wave, stress] = [drawn(r, 'rao_and_waves', name).find(at), drawn(r, 'response_psd', name).find(at)]
      near(wave?.x as number, f, 1e-6)
      near(wave?.y as number, 2 * Math.PI * waves(f, H_s, T_p, gamma), 1e-5)
      near(stress?.x as number, f, 1e-6)
      near(stress?.y as number, 4 * (H / 2) ** 2 * 2 * Math.PI * waves(f, H_s, T_p, gamma), 1e-5)
    }
  const limit = pointsOf(r, 'response_psd').find((p) => p.label === 'up-crossings, sea state 2')
  near(limit?.at as number, list(r, 'zero_up_crossing_rate')[1], 1e-5)
  const under = run({ vessel_speed: 4 })
  assert.ok(axesOf(under, 'response_psd').includes('Wave frequency [Hz]'))
  assert.ok(pointsOf(under, 'response_psd').every((p) => p.label === undefined))
})

test('each bubble is the share of its sea state, and each bar its damage', () => {
  const r = run({ method: 'wirsching_light' })
  const rows = rowsOf(r, 'sea_states')
  assert.deepEqual(axesOf(r, 'damage_scatter'), [
    'Peak period [s]',
    'Significant wave height [m]',
    'Damage fraction [%]',
  ])
  const bubbles = pointsOf(r, 'damage_scatter')
  for (const [i, row] of [rows[1], rows[0]].entries()) {
    assert.deepEqual([bubbles[i]?.y, bubbles[i]?.x], [row?.[1], row?.[2]])
    near(bubbles[i]?.v as number, 100 * ((row?.[10] as number) / number(r, 'damage')), 1e-5)
  }
  const bars = pointsOf(r, 'damage_by_state').filter((b) => b.name === '2')
  for (const [j, bar] of bars.entries()) near(bar.v as number, rows[1]?.[8 + j] as number, 1e-5)
  assert.equal(bars.length, 4)
  assert.ok(axesOf(r, 'damage_by_state').includes('Sea state'))
})

test('the stress ranges are drawn of the sea state that does most', () => {
  const r = run()
  const rayleigh = drawn(r, 'range_density', 'Rayleigh')
  const sigma = Math.sqrt(list(r, 'm0')[1] ?? 0)
  for (const at of [9, 60]) {
    const z = (at + 1) / 30
    near(rayleigh[at]?.x as number, 2 * sigma * z, 1e-5)
    near(rayleigh[at]?.y as number, (z * Math.exp((-z * z) / 2)) / (2 * sigma), 1e-5)
  }
})

test('the damage of a sea state, its significant range and the sentence are those of the chosen method', () => {
  const r = run({ method: 'tovo_benasciutti', design_fatigue_factor: 2 })
  const rows = rowsOf(r, 'sea_states')
  const D = number(r, 'damage_tovo_benasciutti')
  for (const [i, row] of rows.entries()) {
    near(list(r, 'damage_per_sea_state')[i], row[11] as number, 1e-11)
    near(list(r, 'significant_stress_range')[i], 4 * Math.sqrt(list(r, 'm0')[i] ?? 0), 1e-11)
  }
  const share = Number(((100 * (rows[1]?.[11] as number)) / D).toPrecision(3))
  assert.equal(
    r.detail,
    `Tovo-Benasciutti damage ${D.toPrecision(3)} over 20 years, fatigue life ${(20 / D).toPrecision(3)} years, utilisation ${(2 * D).toPrecision(3)} with a design fatigue factor of 2; governing sea state 2, ${share} % of the damage`,
  )
})

interface Shape {
  readonly kind: string
  readonly from?: readonly number[]
  readonly label?: { readonly text?: string; readonly symbol?: string; readonly value?: number; readonly unit?: string }
}
const shapesOf = (r: Ran) => (r.result.figures?.find((f) => f.id === 'plan')?.drawing?.shapes ?? []) as readonly Shape[]
const labels = (r: Ran) => shapesOf(r).flatMap(({ label }) => (label ? [label] : []))

test('the plan shows whence the waves come, their weights, the mean direction and the way', () => {
  const long = run({ wave_heading: 135, vessel_speed: '6 m/s' })
  assert.deepEqual(labels(long), [
    { text: 'waves', symbol: 'beta', value: 135, unit: 'deg' },
    { symbol: 'U', value: 6, unit: 'm/s' },
  ])
  const [x = 0, y = 0] = shapesOf(long).find(({ kind }) => kind === 'arrow')?.from ?? []
  assert.ok(x > 0 && Math.abs(x + y) < 1e-4)
  const five = run({ ...FIVE, wave_heading: 90 })
  const weights = labels(five).filter(({ text }) => text === 'weight')
  for (const [i, { value, unit }] of weights.entries()) {
    near(value as number, (100 * (SHARES[i] ?? 0)) / SUM, 1e-9)
    assert.equal(unit, '%')
  }
  assert.equal(weights.length, 5)
  assert.deepEqual(labels(five).at(-1), { text: 'mean', symbol: 'beta', value: 90, unit: 'deg' })
  assert.ok(labels(five).every(({ symbol }) => symbol !== 'U'))
})

test('warnings hold the numbers that they are about', () => {
  const message = (r: Ran, code: string) => r.warnings.find((w) => w.code === code)?.message ?? ''
  // Of Pierson-Moskowitz exp(-1.25 (f_p/f)^4) lies below f.
  const below = (f: number) => Math.exp(-1.25 / (8 * f) ** 4)
  const narrow = run({
    ...one({ peak_period: 8, peak_enhancement_factor: 1 }),
    rao_frequencies: [0.1, 0.11, 0.2],
    stress_amplitude_rao: [1, 2, 1],
  })
  const lost = (100 * (1 - below(0.2) + below(0.1))).toPrecision(3)
  assert.match(message(narrow, 'waves_outside'), new RegExp(`0\\.1 Hz to 0\\.2 Hz.* Up to ${lost.slice(0, 3)}`))
  const far = run({
    sea_states: [state({ occurrence_fraction: 0.5 }), state({ occurrence_fraction: 0.5, peak_period: 30 })],
  })
  assert.match(message(far, 'peak_outside'), /^Sea state 2: .* \(0\.04 Hz to 0\.4 Hz\)/)
  assert.match(checked(run(spread([-60, 0, 20], [1, 1, 1])), 'fatigue')?.reason ?? '', /20° to 60° apart/)
  assert.match(message(run(one({ occurrence_fraction: 0.5 })), 'fractions_below_one'), /sum to 0\.5, not 1/)
})

test('the error of the grid is what a grid with every interval halved makes of the moments', () => {
  const r = run({ number_of_integration_frequencies: 50 })
  const points = rowsOf(r, 'response') as readonly (readonly number[])[]
  const stress = (f: number) => {
    const i = Math.max(
      1,
      FREQUENCIES.findIndex((own) => own >= f),
    )
    const [a, b, u, v] = [FREQUENCIES[i - 1], FREQUENCIES[i], FUNCTION[i - 1], FUNCTION[i]].map((x) => x ?? 0) as [
      number,
      number,
      number,
      number,
    ]
    return (u + ((v - u) * (f - a)) / (b - a)) ** 2 * 2 * Math.PI * waves(f, 6, 12, 2)
  }
  const frequencies = points.map(([f = 0]) => f)
  const halved = frequencies.flatMap((f, i) => (i === 0 ? [f] : [(f + (frequencies[i - 1] ?? 0)) / 2, f]))
  const moment = (at: readonly number[], n: number) =>
    at.slice(1).reduce((sum, f, i) => {
      const g = at[i] ?? 0
      return sum + ((f - g) * (f ** n * stress(f) + g ** n * stress(g))) / 2
    }, 0)
  const most = Math.max(...[0, 2, 4].map((n) => Math.abs(moment(frequencies, n) / moment(halved, n) - 1)))
  near(number(r, 'integration_error') / 100, most, 1e-6)
})
