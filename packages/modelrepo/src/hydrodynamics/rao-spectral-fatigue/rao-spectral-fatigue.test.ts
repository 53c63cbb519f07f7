/** What is special to fatigue by a transfer function: what scales how, what speed and spreading do, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, type Request, reason, testKit } from '@keelson/workflow/testing.ts'
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
  assert.deepEqual(
    run().result.assumed.map(({ name }) => name),
    ['rao_type', 'wave_heading'],
  )
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

test('directions that are not equally spaced are remarked on', () => {
  assert.ok(codes(run(spread([-60, 0, 20], [1, 1, 1]))).includes('uneven_directions'))
  assert.ok(!codes(run(spread([20, -20, 0], [1, 1, 1]))).includes('uneven_directions'))
})

test('a function that misses waves is named with the energy that it misses, and a peak outside it too', () => {
  const low = run(one({ peak_period: 30 }))
  assert.ok(codes(low).includes('waves_outside') && codes(low).includes('peak_outside'))
  const short = run(one({ peak_period: 5 }))
  assert.ok(codes(short).includes('waves_outside') && !codes(short).includes('peak_outside'))
  assert.match(short.warnings.find((w) => w.code === 'waves_outside')?.message ?? '', /energy/)
  assert.ok(!codes(run()).includes('waves_outside'))
})

test('a grid too coarse for the peak is remarked on', () => {
  const peaked = { rao_frequencies: [0.05, 0.1, 0.101, 0.102, 0.4], stress_amplitude_rao: [0, 0, 90, 0, 0] }
  assert.ok(codes(run({ ...peaked, number_of_integration_frequencies: 60 })).includes('coarse_grid'))
  assert.ok(codes(run({ ...one({ peak_period: 20 }), number_of_integration_frequencies: 50 })).includes('coarse_grid'))
  assert.ok(!codes(run()).includes('coarse_grid'))
})

test('a function of 0 does no damage, has no life to its end, and says so', () => {
  const r = run({ stress_amplitude_rao: [0, 0, 0, 0, 0, 0, 0, 0] })
  assert.equal(number(r, 'damage'), 0)
  assert.match(reason(r, 'fatigue_life'), /no end/)
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
