/** What is special to wave spectra beyond its cases: limits of the families, moments that have no end, refusals, words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  codes,
  list,
  messageOf,
  near,
  number,
  pointsOf,
  recordsOf,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { markOf, placedOf, seriesOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { waveSpectra } from './index.ts'

const { run, refusedAt } = testKit(waveSpectra)
const infinite = { integration: 'infinite' }

test('the height of a numerically normalised sea is its own, whatever gamma to 10 and whatever its widths', () => {
  for (const peak_enhancement_factor of [1, 7, 10]) {
    const ran = run({ ...infinite, normalisation: 'numerical', peak_enhancement_factor, sigma_a: 0.1, sigma_b: 0.2 })
    near(number(ran, 'hm0_from_spectrum'), 3, 1e-9)
  }
})

test('the factor of C205 is 1.75 % low in the variance at gamma 7, and the run says so under either normalisation', () => {
  const ran = run({ ...infinite, peak_enhancement_factor: 7 })
  near(number(ran, 'c205_normalisation_error'), -0.0175, 0.01)
  assert.ok(codes(ran).includes('normalisation_off'))
  const exact = run({ ...infinite, peak_enhancement_factor: 7, normalisation: 'numerical' })
  near(number(exact, 'c205_normalisation_error'), number(ran, 'c205_normalisation_error'), 1e-12)
  assert.ok(!codes(exact).includes('normalisation_off'))
})

test('a fine grid with a late end comes to the moments of all frequencies, and only it has the fourth', () => {
  const all = run(infinite)
  const grid = run({ frequency_start: 0.1, frequency_stop: 40, number_of_frequencies: 5001 })
  for (const name of ['m_minus1', 'm0', 'm1']) near(number(grid, name), number(all, name), 2e-3)
  assert.equal(value(all, 'm4'), null)
  assert.equal(value(all, 'bandwidth_epsilon'), null)
  assert.ok(number(grid, 'bandwidth_epsilon') < 1)
})

test('the range is a grid where all of the grid is given, else all frequencies', () => {
  assert.equal(value(run({}, ['integration']), 'm4') === null, false)
  assert.equal(value(run({}, ['integration', 'number_of_frequencies']), 'm4'), null)
})

test('a part of Ochi and Hubble with a heavy tail has no second moment, and says what is left out', () => {
  const custom = {
    spectrum: 'ochi_hubble',
    family_member: 'custom',
    ochi_hubble_hs: [3, 2],
    ochi_hubble_peak_frequency: [0.5, 1],
    ochi_hubble_shape: [3, 0.4],
  }
  const ran = run({ ...custom, ...infinite })
  assert.equal(value(ran, 'm2'), null)
  assert.equal(value(ran, 'number_of_waves'), null)
  assert.ok(codes(ran).includes('divergent'))
  near(number(ran, 'm0'), 13 / 16, 1e-9)
  const exact = run({ ...custom, ochi_hubble_shape: [3, 1], ...infinite })
  near(number(exact, 'hm0_from_spectrum'), Math.sqrt(13), 1e-9)
})

test('a swell dominated sea of Torsethaugen keeps its energy, and its swell is the primary system', () => {
  const ran = run({ spectrum: 'torsethaugen', significant_wave_height: 2, peak_period: 10, ...infinite })
  const [H_1, H_2] = [number(ran, 'primary_hs'), number(ran, 'secondary_hs')]
  near(Math.hypot(H_1, H_2), 2, 1e-9)
  assert.ok(H_1 > H_2 && number(ran, 'secondary_tp') < number(ran, 'primary_tp'))
  assert.ok(Math.abs(number(ran, 'hm0_from_spectrum') / 2 - 1) < 0.02)
})

test('a sea of Torsethaugen at its period of full development is one system', () => {
  const ran = run({ spectrum: 'torsethaugen', significant_wave_height: 8, peak_period: 13.2, ...infinite })
  near(number(ran, 'primary_hs'), 8, 1e-9)
  assert.ok(number(ran, 'secondary_hs') < 1e-6)
})

test('TMA without a bottom is JONSWAP, and over 15 m holds less', () => {
  const deep = run({ ...infinite, spectrum: 'tma' })
  near(number(deep, 'm0'), number(run(infinite), 'm0'), 1e-9)
  assert.ok(codes(deep).includes('no_depth'))
  const shallow = run({ ...infinite, spectrum: 'tma', water_depth: 15 })
  assert.ok(number(shallow, 'hm0_from_spectrum') < 0.9 * number(deep, 'hm0_from_spectrum'))
})

test('the height of the highest wave lies on its curve, over 15 m too', () => {
  for (const water_depth of [15, 500]) {
    const ran = run({ ...infinite, spectrum: 'tma', water_depth })
    const [height = 0, share = 0] = markOf(ran, 'exceedance', 'maximum wave')
    const curve = placedOf(ran, 'exceedance', 'height, Forristall')
    const after = curve.findIndex(([h]) => h > height)
    const [[h_1, Q_1] = [0, 1], [h_2, Q_2] = [0, 1]] = [curve[after - 1], curve[after]]
    const between = (height - h_1) / (h_2 - h_1)
    near(Math.log(share), (1 - between) * Math.log(Q_1) + between * Math.log(Q_2), 1e-3)
  }
})

test('a zero-crossing period is given back by Pierson-Moskowitz exactly, and by JONSWAP by the ratio of C205', () => {
  const moskowitz = run({ ...infinite, spectrum: 'pierson_moskowitz', zero_crossing_period: 8 }, ['peak_period'])
  near(number(moskowitz, 'zero_crossing_period_tm02'), 8, 1e-9)
  const jonswap = run({ ...infinite, zero_crossing_period: 8 }, ['peak_period'])
  near(number(jonswap, 'zero_crossing_period_c205'), 8, 1e-9)
})

test('without a bottom the crests of second order have no Ursell number, as over very deep water', () => {
  const over = (water_depth: number | string) => run({ ...infinite, crest_model: 'forristall_3d', water_depth })
  near(number(over('infinite'), 'crest_beta'), number(over(9000), 'crest_beta'), 1e-6)
  near(number(over('infinite'), 'second_order_maximum_crest'), number(over(9000), 'second_order_maximum_crest'), 1e-6)
})

test('what lies outside a method is refused where it stands', () => {
  refusedAt('/peak_enhancement_factor', { peak_enhancement_factor: 7.5 })
  refusedAt('/peak_enhancement_factor', { peak_enhancement_factor: 11, normalisation: 'numerical' })
  refusedAt('/zero_crossing_period', {
    zero_crossing_period: 8,
    peak_enhancement_factor: 8,
    normalisation: 'numerical',
  })
  const systems = [{ significant_wave_height: 2, peak_period: 8, peak_enhancement_factor: 9 }]
  refusedAt('/systems', { spectrum: 'jonswap_sum', systems })
  refusedAt('/frequency_stop', { frequency_stop: 0.1 })
  refusedAt('/number_of_frequencies', { number_of_frequencies: 2 })
  refusedAt('/angular_frequencies/1', { angular_frequencies: [0.5, 0.4] })
  refusedAt('/angular_frequencies/0', { angular_frequencies: [0, 0.4] })
  refusedAt('/peak_period', { spectrum: 'torsethaugen', significant_wave_height: 9, peak_period: 5.9 })
  refusedAt('/peak_period', { spectrum: 'torsethaugen', peak_period: 26 })
})

test('steep and long seas and coarse grids are remarked on', () => {
  assert.ok(codes(run({ peak_period: 6 })).includes('steep_sea'))
  assert.ok(codes(run()).includes('long_sea'))
  assert.ok(codes(run({ number_of_frequencies: 20 })).includes('peak_off_grid'))
  assert.ok(codes(run({ frequency_start: 1 })).includes('peak_off_grid'))
  assert.ok(codes(run({ frequency_stop: 1.5 })).includes('no_tail'))
  assert.ok(codes(run({ storm_duration: '5 s' })).includes('short_storm'))
  assert.ok(codes(run({ crest_model: 'forristall_3d', water_depth: 5 })).includes('depth_limited'))
  assert.ok(!codes(run({ spectrum: 'tma', water_depth: 5 })).includes('depth_limited'))
})

test('the energy of a grid that stops at the peak is not the sea, and the check says so', () => {
  const ran = run({ frequency_stop: 0.7 })
  const states = Object.fromEntries(ran.result.checks.map((c) => [c.id, c.state]))
  assert.equal(states.recovered_height, 'fail')
  assert.equal(states.covers_high, 'fail')
  assert.equal(states.covers_low, 'pass')
})

/** Pierson-Moskowitz over angular frequency, m2 s. */
const moskowitz = (w: number, H: number, T: number) => {
  const peak = (2 * Math.PI) / T
  return (5 / 16) * H ** 2 * peak ** 4 * w ** -5 * Math.exp(-1.25 * (peak / w) ** 4)
}
const PM = { spectrum: 'pierson_moskowitz', significant_wave_height: 4, peak_period: 10, ...infinite }
const NO_PEAK = ['peak_enhancement_factor', 'normalisation']
/** 28 points, 0.1 rad/s apart. */
const GRID = { frequency_start: 0.3, frequency_stop: 3, number_of_frequencies: 28 }

test('the spectrum stands in its table and its chart, with the frequencies of its periods', () => {
  const r = run({ ...PM, ...GRID }, NO_PEAK)
  const rows = rowsOf(r, 'spectrum') as readonly (readonly number[])[]
  assert.deepEqual(axesOf(r, 'spectrum').slice(0, 2), ['Frequency [rad/s]', 'Spectral density [m²·s/rad]'])
  const line = placedOf(r, 'spectrum', 'spectrum')
  for (const i of [2, 3, 10, 27]) {
    const w = 0.3 + 0.1 * i
    near(rows[i]?.[0], w, 1e-11)
    near(rows[i]?.[1], moskowitz(w, 4, 10), 1e-10)
    near(line[i]?.[0], w, 1e-5)
    near(line[i]?.[1], moskowitz(w, 4, 10), 1e-5)
  }
  for (const [label, T] of [
    ['peak', 10],
    ['mean', number(r, 'mean_period_tm01')],
    ['zero-crossing', number(r, 'zero_crossing_period_tm02')],
  ] as const)
    near(placedOf(r, 'spectrum', label)[0]?.[0], (2 * Math.PI) / T, 1e-5)
})

test('the shares of waves above a level are those of Rayleigh and Forristall, and end at the highest wave', () => {
  const r = run(PM, NO_PEAK)
  const m_0 = number(r, 'm0')
  assert.deepEqual(axesOf(r, 'exceedance').slice(0, 2), [
    'Crest or wave height [m]',
    'Proportion of waves exceeding level',
  ])
  for (const [name, Q] of [
    ['crest, Rayleigh', (c: number) => Math.exp((-c * c) / (2 * m_0))],
    ['height, Rayleigh', (h: number) => Math.exp((-h * h) / (8 * m_0))],
    ['height, Forristall', (h: number) => Math.exp(-((h / 4) ** 2.126) * (4 ** 2.126 / 8.42))],
  ] as const)
    for (const i of [20, 40]) {
      const [x = 0, y] = placedOf(r, 'exceedance', name)[i] ?? []
      near(y, Q(x as number), name === 'height, Forristall' ? 1e-2 : 1e-4)
    }
  const once = 1 / number(r, 'number_of_waves')
  near(placedOf(r, 'exceedance', 'exceeded by one wave')[0]?.[0], once, 1e-5)
  const [crest, height] = ['maximum crest', 'maximum wave'].map((name) => placedOf(r, 'exceedance', name)[0])
  near(crest?.[0], Math.sqrt(2 * m_0 * Math.log(1 / once)), 1e-4)
  near(height?.[0], number(r, 'most_probable_maximum_wave_height_forristall'), 1e-5)
  near(crest?.[1], once, 1e-5)
})

const SYSTEMS = {
  spectrum: 'jonswap_sum',
  normalisation: 'numerical',
  systems: [
    { significant_wave_height: 2, peak_period: 7, peak_enhancement_factor: 1 },
    { significant_wave_height: 3, peak_period: 14, peak_enhancement_factor: 1 },
  ],
  ...GRID,
  ...infinite,
}
const OWN = ['significant_wave_height', 'peak_period', 'peak_enhancement_factor']

test('each system stands in its row and is drawn beside the sum', () => {
  const r = run(SYSTEMS, OWN)
  const rows = rowsOf(r, 'systems')
  for (const [i, [H, T]] of [
    [2, 7],
    [3, 14],
  ].entries()) {
    const [name = '', height, period, frequency] = rows[i] ?? []
    assert.deepEqual([height, period], [H, T])
    near(frequency as number, (2 * Math.PI) / (T as number), 1e-11)
    for (const j of [5, 12]) {
      const [w = 0, S] = placedOf(r, 'systems', name as string)[j] ?? []
      near(S, moskowitz(w as number, H as number, T as number), 1e-4)
    }
  }
  const [w = 0, S] = placedOf(r, 'systems', 'sum')[6] ?? []
  near(S, moskowitz(w as number, 2, 7) + moskowitz(w as number, 3, 14), 1e-4)
})

test('of many systems those of most energy are drawn beside the sum, the highest first', () => {
  const systems = [3, 1, 7, 5, 2, 6, 4].map((significant_wave_height, i) => ({
    significant_wave_height,
    peak_period: 10 + i,
    peak_enhancement_factor: 1,
  }))
  const names = [3, 6, 4, 7, 1, 5].map((n) => `system ${n}`)
  assert.deepEqual(seriesOf(run({ ...SYSTEMS, systems }, OWN), 'systems'), ['sum', ...names])
})

const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
const taken = (ran: Ran, symbol: string) =>
  Object.fromEntries((step(ran, symbol)?.arguments ?? []).map(({ name, value }) => [name, value]))

test('the shape of the first of two systems is worked out, with its own peak', () => {
  for (const [over, name] of [
    [{ spectrum: 'torsethaugen' }, 'gamma'],
    [{ spectrum: 'ochi_hubble', family_member: 'most_probable' }, 'lambda_j'],
  ] as const) {
    const r = run({ ...over, ...infinite })
    const [first] = recordsOf(r, 'systems')
    for (const n of ['m1', '0', '1', '2']) {
      near(step(r, `mu_${n}_1`)?.value, Number(first?.[`shape_${n}`]), 1e-11)
      near(taken(r, `mu_${n}_1`)[name] as number, Number(first?.peakedness), 1e-11)
    }
    assert.match(step(r, 'mu_1_1')?.section ?? '', /^System 1: shape moments/)
  }
})

test('the shape of the highest of several systems is its integral over that of order 0, times the normalising factor', () => {
  const r = run(SYSTEMS, OWN)
  for (const n of ['m1', '0', '1', '2']) {
    assert.deepEqual(taken(r, `mu_${n}_2`), { A_gamma: step(r, 'A_gamma_2')?.value, I_n: step(r, `I_${n}_2`)?.value })
    near(step(r, `mu_${n}_2`)?.value, Number(recordsOf(r, 'systems')[1]?.[`shape_${n}`]), 1e-11)
  }
})

test('each direction and each component stands in its row', () => {
  const r = run(
    { ...PM, spreading: 'cos_n', exponent_n: 2, offset_angles: [-45, 0, 90], number_of_components: 3 },
    NO_PEAK,
  )
  for (const [i, [offset, D]] of rowsOf(r, 'directions').entries()) {
    assert.equal(offset, [-45, 0, 90][i])
    assert.ok(Math.abs((D as number) - (2 / Math.PI) * ([0.5, 1, 0][i] ?? 0)) < 1e-9)
  }
  for (const [i, [w, a]] of rowsOf(r, 'components').entries()) {
    near(w as number, list(r, 'component_frequencies')[i], 1e-11)
    near(a as number, Math.sqrt(2 / 3), 1e-3)
  }
  const cells = pointsOf(r, 'directional')
  assert.ok(axesOf(r, 'directional').includes('Direction offset [deg]'))
  const cell = cells.find(({ x, y }) => Number(y) === 0 && Math.abs(Number(x) - 0.7) < 0.1)
  assert.ok(cell !== undefined)
})

test('the wave is drawn as high as the highest of the sea state, beside the significant height', () => {
  const r = run(PM, NO_PEAK)
  const six = (x: number) => `${Number(x.toPrecision(6))} m`
  assert.deepEqual(writtenOf(r, 'wave'), {
    c_mp: six(Math.sqrt(2 * number(r, 'm0') * Math.log(number(r, 'number_of_waves')))),
    H_F: six(number(r, 'most_probable_maximum_wave_height_forristall')),
    H_s: '4 m',
  })
})

test('the sentence and the warnings hold the numbers of the run', () => {
  const r = run(PM, NO_PEAK)
  const [H, T, N, most] = [
    'hm0_from_spectrum',
    'zero_crossing_period_tm02',
    'number_of_waves',
    'most_probable_maximum_wave_height_forristall',
  ].map((name) => Number(number(r, name).toPrecision(3)))
  const found = r.detail ?? ''
  assert.ok(found.includes(`wave height ${H} m, peak period`), found)
  assert.ok(found.includes(`zero-crossing period ${T} s`), found)
  assert.ok(found.includes(`most probable maximum wave height ${most} m`) && N !== undefined, found)
  assert.match(
    messageOf(run({ peak_period: 5 }), 'steep_sea'),
    /5 s to the square root of significant wave height 3 m is 2\.89 s\/√m; the minimum is 3\.6/,
  )
  assert.match(
    messageOf(run({ peak_period: 12 }), 'long_sea'),
    /6\.93 s\/√m; the maximum is 5 s\/√m\. .* 1 for this sea state, not 3\.3/,
  )
  assert.match(
    messageOf(run({ frequency_start: 0.8 }), 'peak_off_grid'),
    /at 0\.6283 rad\/s is outside the grid, 0\.8 rad\/s to 3 rad\/s/,
  )
  assert.match(
    messageOf(run({ number_of_frequencies: 50 }), 'peak_off_grid'),
    /0\.05714 rad\/s, too coarse .* 0\.6283 rad\/s/,
  )
  assert.match(
    messageOf(run({ crest_model: 'forristall_3d', water_depth: 6, ...infinite }), 'depth_limited'),
    /0\.78 times the water depth of 6 m/,
  )
})
