/** What is special to spectral fatigue: limits, branch edges, what scales how, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf, type Ran } from '@keelson/engine'
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
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { spectralFatigue } from './index.ts'

const { run } = testKit(spectralFatigue)
/** Of a whole request. */
const { run: sent, refusedAt } = testKit(spectralFatigue, { sn_slope: 3, sn_log_intercept: 12.164 })
const moments = (spectral_moments: readonly number[], more: Request = {}) => sent({ spectral_moments, ...more })

const FREQUENCIES = [0.05, 0.1, 0.2]
const spectrum = (stress_psd: readonly number[], occurrence_fraction = 1) => ({ occurrence_fraction, stress_psd })
const spectra = (...stress_spectra: readonly object[]) => ({ frequencies: FREQUENCIES, stress_spectra })
const BIMODAL = [380, 64, 22.022, 5.1216434]
const DAMAGES = ['damage_dirlik', 'damage_narrow_band', 'damage_wirsching_light', 'damage_tovo_benasciutti']

test('damage follows stress to the power of the slope, by every method', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 4, noNaN: true }), fc.double({ min: 2, max: 8, noNaN: true }), (SCF, m) => {
      const [one, more] = [1, SCF].map((stress_concentration_factor) =>
        run({ stress_concentration_factor, sn_slope: m }),
      ) as [Ran, Ran]
      for (const name of DAMAGES) near(number(more, name), SCF ** m * number(one, name), 1e-9)
    }),
    { numRuns: 25 },
  )
})

test('the stress concentration factor counts with its square in the moments, given or integrated', () => {
  near(list(run({ stress_concentration_factor: 3 }), 'm4')[1], 9 * (list(run(), 'm4')[1] ?? 0), 1e-12)
  near(list(moments(BIMODAL, { stress_concentration_factor: 2 }), 'm0')[0], 1520, 1e-12)
})

test('two states of the same spectrum are one of both fractions, and the order of states does not matter', () => {
  const psd = [10, 40, 2]
  const one = sent(spectra(spectrum(psd)))
  const two = sent(spectra(spectrum(psd, 0.3), spectrum(psd, 0.7)))
  const turned = sent(spectra(spectrum(psd, 0.7), spectrum(psd, 0.3)))
  for (const name of [...DAMAGES, 'fatigue_life']) {
    near(number(two, name), number(one, name), 1e-9)
    near(number(turned, name), number(two, name), 1e-9)
  }
})

test('the moments of a spectrum, given, give its damage again', () => {
  const direct = sent(spectra(spectrum([10, 40, 2])))
  const again = moments(['m0', 'm1', 'm2', 'm4'].map((n) => list(direct, n)[0] ?? 0))
  for (const name of DAMAGES) near(number(again, name), number(direct, name), 1e-9)
})

test('the fatigue life is the life at which the damage is 1, whatever the length of a year', () => {
  const severe = { stress_concentration_factor: 2 }
  const short = run({ ...severe, seconds_per_year: 365 * 86_400 })
  near(number(short, 'damage'), (number(run(severe), 'damage') * 365) / 365.25, 1e-9)
  const L = number(short, 'fatigue_life')
  near(number(run({ ...severe, seconds_per_year: '365 d', design_life: L }), 'damage'), 1, 1e-9)
})

test('a duration takes the place of the design life, without the fraction', () => {
  const hour = sent({ ...spectra(spectrum([10, 40, 2], 0.2)), duration: 1 })
  const whole = sent({ ...spectra(spectrum([10, 40, 2])), duration: '1 h' })
  assert.equal(number(hour, 'damage'), number(whole, 'damage'))
  near(number(hour, 'fatigue_life'), 3600 / 31_557_600 / number(hour, 'damage'), 1e-9)
  assert.ok(codes(hour).includes('unused') && !codes(whole).includes('unused'))
})

test('with a duration several spectra act one after another', () => {
  const psd = [10, 40, 2]
  const one = sent({ ...spectra(spectrum(psd)), duration: 1 })
  const three = sent({ ...spectra(spectrum(psd, 0.1), spectrum(psd, 0.1), spectrum(psd, 0.1)), duration: 1 })
  near(number(three, 'damage'), 3 * number(one, 'damage'), 1e-9)
  near(number(three, 'fatigue_life'), number(one, 'fatigue_life'), 1e-9)
})

test('a life given beside a duration is named as overridden', () => {
  assert.ok(codes(run({ duration: 1 })).includes('overridden'))
})

test('the chosen method is the one behind damage, life and utilisation', () => {
  for (const [i, method] of ['dirlik', 'narrow_band', 'wirsching_light', 'tovo_benasciutti'].entries()) {
    const r = run({ method, design_fatigue_factor: 3 })
    const D = number(r, DAMAGES[i] ?? '')
    assert.equal(number(r, 'damage'), D)
    near(number(r, 'utilisation'), 3 * D, 1e-11)
    near(number(r, 'fatigue_life'), 25 / D, 1e-9)
  }
})

test('at one frequency every method falls back to the narrow band, and says so', () => {
  const r = moments([400, 40, 4, 0.04])
  for (const name of DAMAGES) assert.equal(number(r, name), number(r, 'damage_narrow_band'))
  assert.ok(codes(r).includes('narrow_band'))
  assert.match(reason(r, 'dirlik_parameters'), /single frequency/)
  const near_by = moments([400, 40, 4, 0.04 * (1 + 1e-6)])
  near(number(near_by, 'damage_dirlik'), number(r, 'damage_dirlik'), 1e-5)
  assert.ok(!codes(near_by).includes('narrow_band'))
})

test('a spectrum without stress does no damage beside one with it', () => {
  const r = sent(spectra(spectrum([0, 0, 0], 0.5), spectrum([10, 40, 2], 0.5)))
  assert.deepEqual(list(r, 'zero_up_crossing_rate')[0], 0)
  assert.match(reason(r, 'alpha_1'), /spectrum 1 is constant/)
  assert.ok(number(r, 'damage') > 0 && codes(r).includes('no_stress'))
})

test('stress at frequency zero alone has no cycles', () => {
  const still = sent({ frequencies: [0, 0.1, 0.2], stress_spectra: [spectrum([10, 0, 0])] })
  assert.equal(number(still, 'damage'), 0)
  assert.equal(value(still, 'fatigue_life'), null)
  assert.equal(still.status, 'PASS')
})

test('a sharp peak with a long tail takes Dirlik above the narrow band, and the check says so', () => {
  const [alpha_1, alpha_2] = [0.99, 0.4]
  const tail = (sn_slope: number) => moments([400, 40 * alpha_1, 4, 0.04 / alpha_2 ** 2], { sn_slope, duration: 280 })
  const bound = (r: Ran) => checked(r, 'narrow_band_bound')
  assert.equal(bound(tail(3))?.state, 'fail')
  assert.match(bound(tail(3))?.note ?? '', /long tail/)
  assert.equal(bound(tail(2.9))?.state, 'not_made')
  assert.deepEqual(
    run()
      .result.checks.filter((c) => c.governing)
      .map((c) => c.id),
    ['fatigue'],
  )
})

test('fractions that leave time over are named, and do no damage in it', () => {
  const r = sent(spectra(spectrum([10, 40, 2], 0.5)))
  assert.ok(codes(r).includes('fractions_below_one'))
  near(number(r, 'damage'), number(sent(spectra(spectrum([10, 40, 2]))), 'damage') / 2, 1e-11)
})

test('free corrosion has one slope: the named curve and its constants agree', () => {
  const named = run({ sn_two_slope: true, sn_curve: 'D', environment: 'seawater_free_corrosion' })
  const plain = run({ sn_slope: 3, sn_log_intercept: 11.687 })
  for (const name of DAMAGES) assert.equal(number(named, name), number(plain, name))
})

test('two slopes do less damage than the first alone, and the factors say whose they are', () => {
  const two = run({ sn_two_slope: true, sn_curve: 'D', environment: 'air', method: 'tovo_benasciutti' })
  for (const name of DAMAGES) assert.ok(number(two, name) < number(run(), name))
  assert.ok(codes(two).includes('one_slope_factor'))
  near(list(two, 'wirsching_light_factor')[0], list(run(), 'wirsching_light_factor')[0], 1e-12)
})

test('no S-N curve and no environment is assumed: what decides the damage is asked for', () => {
  const bare = testKit(spectralFatigue, { spectral_moments: BIMODAL })
  assert.deepEqual(bare.pointers(), ['/sn_slope', '/sn_log_intercept'])
  assert.deepEqual(bare.pointers({ sn_slope: 3 }), ['/sn_log_intercept'])
  assert.deepEqual(bare.pointers({ sn_two_slope: true, sn_curve: 'D' }), ['/environment'])
})

test('a design fatigue factor that is left out is 10, and stands beside the verdict as assumed', () => {
  const assumed = (r: Ran) => r.result.assumed.find(({ name }) => name === 'design_fatigue_factor')?.value
  const free = run({}, ['design_fatigue_factor'])
  near(number(free, 'utilisation'), 10 * number(free, 'damage'), 1e-11)
  assert.equal(assumed(free), 10)
  assert.equal(assumed(run()), undefined)
})

test('one environment has one word, and the words of the mooring workflows are read as these', () => {
  for (const [word, other] of [
    ['seawater_cathodic_protection', 'seawater_cp'],
    ['seawater_free_corrosion', 'free_corrosion'],
  ]) {
    const [own, alias] = [word, other].map((environment) => run({ sn_two_slope: true, sn_curve: 'E', environment }))
    assert.equal(alias?.result.inputs.find((i) => i.name === 'environment')?.value, word)
    assert.equal(number(alias as Ran, 'damage'), number(own as Ran, 'damage'))
  }
})

test('a factor outside its fit passes nothing', () => {
  const WL = (sn_slope: number) => checked(run({ method: 'wirsching_light', sn_slope }), 'fatigue')
  assert.match(WL(2.5)?.reason ?? '', /is 2\.5, below 3/)
  assert.equal(WL(2.5)?.left?.from, 3)
  assert.equal(WL(3)?.state, 'pass')
})

test('moments that no spectrum has are refused', () => {
  refusedAt('/spectral_moments', { spectral_moments: [400, 41, 4, 0.04] })
  refusedAt('/spectral_moments', { spectral_moments: [400, 40, 4, 0.03] })
  refusedAt('/spectral_moments', { spectral_moments: [400, 20, 4, 0.05] })
  refusedAt('/spectral_moments', { spectral_moments: [400, 40, 4] })
})

test('bad spectra are refused where they stand', () => {
  refusedAt('/stress_spectra/0/stress_psd/1', spectra(spectrum([10, -1, 2])))
  refusedAt('/stress_spectra/0/stress_psd', spectra(spectrum([10, 1])))
  refusedAt('/frequencies/1', { ...spectra(spectrum([10, 1, 2])), frequencies: [0.1, 0.05, 0.2] })
  refusedAt('/frequencies/0', { ...spectra(spectrum([10, 1, 2])), frequencies: { value: FREQUENCIES, unit: 'rad/s' } })
  refusedAt('/stress_spectra', { frequencies: FREQUENCIES })
  refusedAt('/frequencies', {})
  refusedAt('/sn_curve', { spectral_moments: BIMODAL, sn_two_slope: true })
})

test('a slope whose powers leave the range of numbers is refused, not answered', () => {
  refusedAt('/sn_slope', { spectral_moments: BIMODAL, sn_slope: 2000 })
  refusedAt('/sn_log_intercept', { spectral_moments: BIMODAL, sn_log_intercept: 400 })
})

test('a damage beyond the range of numbers is refused at what makes it so, with its curve and its stress', () => {
  const far = { spectral_moments: [400, 40, 4, 0.04].map((m) => m * 1e220) }
  assert.deepEqual(testKit(spectralFatigue, { sn_slope: 3, sn_log_intercept: 12.5, ...far }).problems(), [
    '/sn_slope the damage exceeds the numerical range with slope 3 and intercept 10 to the power of 12.5 at standard deviation 2×10¹¹¹ MPa',
  ])
  const named = testKit(spectralFatigue, { sn_two_slope: true, sn_curve: 'D', environment: 'air' })
  named.refusedAt('/spectral_moments', far)
  named.refusedAt('/stress_spectra', spectra(spectrum([1e220, 4e220, 2e220])))
})

test('a spectrum that ends early is remarked on', () => {
  assert.ok(codes(run()).includes('tail_decides'))
  assert.ok(!codes(sent({ frequencies: [0.05, 0.1, 0.2, 0.3], stress_spectra: [spectrum([1, 9, 0, 0])] })).length)
})

test('many long spectra are answered, and leave the event loop', () => {
  const frequencies = Array.from({ length: 400 }, (_, i) => 0.01 + i * 0.001)
  const psd = frequencies.map((f) => 1000 * Math.exp(-(((f - 0.1) / 0.02) ** 2)) + 5)
  const stress_spectra = Array.from({ length: 200 }, (_, i) =>
    spectrum(
      psd.map((S) => S * (1 + i / 50)),
      1 / 200,
    ),
  )
  const r = sent({ frequencies, stress_spectra })
  assert.deepEqual(
    [costOf(spectralFatigue.contract, { frequencies, stress_spectra }), costOf(spectralFatigue.contract, {})],
    ['standard', 'instant'],
  )
  assert.equal(list(r, 'm0').length, 200)
})

/** Of a series, or of every bar of a name. */
const drawn = (r: Ran, chart: string, name: string) => pointsOf(r, chart).filter((p) => p.s === name || p.name === name)
const BAR_NAMES = ['Dirlik', 'narrow-band', 'Wirsching-Light', 'Tovo-Benasciutti']

test('the spectra are drawn as given, with the rate of up-crossings of the one that does most', () => {
  const r = run({ stress_concentration_factor: 2 })
  assert.deepEqual(axesOf(r, 'stress_psd').slice(0, 2), ['Frequency [Hz]', 'Entered stress spectrum [MPa²/Hz]'])
  const xy = (name: string) => drawn(r, 'stress_psd', name).map(({ x, y }) => [x, y])
  const f = [0.04, 0.06, 0.08, 0.1, 0.12, 0.16, 0.24, 0.4]
  const [first, second] = [
    [1.25, 7.5, 30, 62.5, 37.5, 10, 2, 0.25],
    [3, 20, 87.5, 175, 105, 27.5, 5.5, 0.75],
  ]
  assert.deepEqual(
    xy('spectrum 1, 85 %'),
    f.map((x, i) => [x, first?.[i]]),
  )
  assert.deepEqual(
    xy('spectrum 2, 15 %'),
    f.map((x, i) => [x, second?.[i]]),
  )
  const limit = pointsOf(r, 'stress_psd').find((p) => p.label === 'up-crossings, spectrum 1')
  near(limit?.at as number, list(r, 'zero_up_crossing_rate')[0], 1e-5)
})

test('of long spectra the largest of each few neighbours is drawn, of many the six that do most', () => {
  const frequencies = Array.from({ length: 900 }, (_, i) => 0.01 + i * 0.0005)
  const psd = (scale: number) => frequencies.map((_, i) => scale * (i % 3 === 1 ? 5 : 1) * Math.exp(-i / 200))
  const stress_spectra = [1, 9, 2, 8, 3, 7, 4, 6].map((scale) => spectrum(psd(scale), 0.1))
  const r = sent({ frequencies, stress_spectra })
  const names = [...new Set(pointsOf(r, 'stress_psd').flatMap((p) => (typeof p.s === 'string' ? [p.s] : [])))]
  assert.deepEqual(
    names,
    [2, 4, 5, 6, 7, 8].map((n) => `spectrum ${n}, 10 %`),
  )
  const points = drawn(r, 'stress_psd', 'spectrum 2, 10 %')
  assert.equal(points.length, 300)
  near(points[10]?.x as number, 0.01 + 31 * 0.0005, 1e-6)
  near(points[10]?.y as number, 45 * Math.exp(-31 / 200), 1e-5)
})

test('each bar is the damage of its spectrum by its method; of many spectra the largest first by the chosen one', () => {
  const r = run()
  const rows = r.result.tables.find((one) => one.id === 'spectra')?.rows ?? []
  assert.deepEqual(axesOf(r, 'damage_by_state'), ['Spectrum', 'Damage'])
  for (const [i, row] of rows.entries())
    for (const [j, group] of BAR_NAMES.entries()) {
      const bar = drawn(r, 'damage_by_state', String(i + 1)).find(({ g }) => g === group)
      near(bar?.v as number, row[6 + j] as number, 1e-5)
    }
  const nine = sent({
    ...spectra(...[1, 9, 2, 8, 3, 7, 4, 6, 5].map((k) => spectrum([k, 4 * k, k], 0.1))),
    method: 'narrow_band',
  })
  const bars = pointsOf(nine, 'damage_by_state')
  assert.deepEqual(
    bars.map(({ name }) => name),
    ['2', '4', '6', '8', '9', '7', '5', '3', '1'],
  )
  near((bars[0]?.v as number) / (bars.at(-1)?.v as number), 9 ** 1.5, 1e-5)
  assert.ok(axesOf(nine, 'damage_by_state').includes('Spectrum, by narrow-band damage'))
})

test('the ranges that are drawn do the damage: their moment of the slope, over the S-N curve, at their rate', () => {
  const r = run()
  const [sigma = 0] = list(r, 'm0').map(Math.sqrt)
  const step = sigma / 15
  const damageOf = (name: string, rate: number) =>
    drawn(r, 'range_density', name).reduce((D, p) => D + (p.y as number) * (p.x as number) ** 3, 0) *
    ((step * rate * 0.85 * 25 * 31_557_600) / 10 ** 12.164)
  const row = r.result.tables[0]?.rows[0] ?? []
  near(damageOf('rainflow range density, Dirlik', list(r, 'peak_rate')[0] ?? 0), row[6] as number, 2e-3)
  near(damageOf('Rayleigh', list(r, 'zero_up_crossing_rate')[0] ?? 0), row[7] as number, 2e-3)
  const curve = drawn(r, 'range_density', 'S-N curve, right axis')
  for (const at of [0, 80]) near(curve[at]?.y as number, 10 ** 12.164 / (curve[at]?.x as number) ** 3, 1e-5)
  assert.deepEqual(axesOf(r, 'range_density').toSorted(), [
    'Cycles to failure',
    'Probability density [1/MPa]',
    'Stress range [MPa]',
  ])
})

test('the sentence says the damage, the life, the factored damage and who does most, of the chosen method', () => {
  const severe = { stress_concentration_factor: 2, design_fatigue_factor: 4 }
  for (const [i, method] of ['dirlik', 'narrow_band', 'wirsching_light', 'tovo_benasciutti'].entries()) {
    const r = run({ ...severe, method })
    const D = number(r, DAMAGES[i] ?? '')
    const share = (r.result.tables[0]?.rows[0]?.[6 + i] as number) / D
    const [name = ''] = [BAR_NAMES[i]]
    assert.equal(
      r.detail,
      `${name[0]?.toUpperCase()}${name.slice(1)} damage ${D.toPrecision(3)} over 25 years, fatigue life ${(25 / D).toPrecision(3)} years, utilisation ${(4 * D).toPrecision(3)} with a design fatigue factor of 4; governing spectrum 1, ${(100 * share).toPrecision(3)} % of the damage`,
    )
  }
})

test('the end of a spectrum is remarked on with its share of the fourth moment', () => {
  const share = ({ warnings }: Ran) => warnings.find((w) => w.code === 'tail_decides')?.message ?? ''
  // f^4 S at 0.1, 0.2, 0.4: 0.001, 0.008, 0.0256; trapezoids 0.00045 and 0.00336
  const r = sent({ frequencies: [0.1, 0.2, 0.4], stress_spectra: [spectrum([10, 5, 1])] })
  assert.match(share(r), /^Spectrum 1: the last frequency interval contains up to 88\.2 % of the fourth moment/)
  assert.match(share(run()), /^Spectra 1 and 2: .* up to 50\.9 % of the fourth moment \(limit 25 %\)\./)
})

test('warnings name the spectra and the numbers that they are about', () => {
  const message = (r: Ran, code: string) => r.warnings.find((w) => w.code === code)?.message ?? ''
  const part = sent(spectra(spectrum([10, 40, 2], 0.25), spectrum([0, 0, 0], 0.5)))
  assert.match(message(part, 'fractions_below_one'), /sum to 0\.75, not 1/)
  assert.match(message(part, 'no_stress'), /^Spectrum 2: the stress is constant/)
  assert.match(message(moments([400, 40, 4, 0.04]), 'narrow_band'), /^Spectrum 1: .* a single-frequency process/)
  const hours = sent({ ...spectra(spectrum([10, 40, 2], 0.1), spectrum([9, 40, 2], 0.2)), duration: 6 })
  assert.match(message(hours, 'unused'), /acts for the duration, 6 h. The 2 spectra act in sequence/)
})
