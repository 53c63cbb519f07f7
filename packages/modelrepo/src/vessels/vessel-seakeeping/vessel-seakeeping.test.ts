/** What is special to seakeeping beyond its cases: limits that are met exactly, speed, still ships, refusals and remarks. */
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
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { placedOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { vesselSeakeeping } from './index.ts'

const { run, refusedAt } = testKit(vesselSeakeeping)
const STATION = {
  relative_motion_rao: [0.1, 0.2, 0.45, 0.9, 1.6, 2.2, 2.0, 1.5, 1.2, 1.05],
  draft_at_station: 2.6,
  freeboard_at_station: 3.4,
  hull_length: 90,
}
const one = (significant_wave_height: number) => ({
  sea_states: [{ significant_wave_height, peak_period: 10, probability: 1 }],
})
const without = ['criteria_significant_single_amplitude']

test('at its limiting wave height a sea state just meets its criterion, and a little above it does not', () => {
  const criteria = { criteria_significant_single_amplitude: { pitch: 2 } }
  const H = list(run({ ...one(3), ...criteria }), 'limiting_significant_wave_height')[0] ?? 0
  const at = (height: number) => run({ ...one(height), ...criteria })
  near(number(at(H), 'operability'), 100, 1e-9)
  near(list(at(H), 'significant_pitch')[0], 2, 1e-9)
  assert.equal(number(at(1.001 * H), 'operability'), 0)
})

test('at the limiting wave height of slamming its probability is the limit', () => {
  const criteria = { criteria_probability: { slamming: 0.03 } }
  const H = list(run({ ...one(3), ...STATION, ...criteria }, without), 'limiting_significant_wave_height')[0] ?? 0
  const ran = run({ ...one(H), ...STATION, ...criteria }, without)
  near(list(ran, 'slamming_probability')[0], 0.03, 1e-9)
  near(number(ran, 'operability'), 100, 1e-9)
})

test('a speed against the waves changes accelerations and not significant motions', () => {
  const [still, fast] = [run(one(3)), run({ ...one(3), speed: '7 m/s' })]
  near(list(fast, 'significant_heave')[0], list(still, 'significant_heave')[0], 1e-12)
  assert.ok(
    (list(fast, 'significant_vertical_acceleration')[0] ?? 0) >
      1.3 * (list(still, 'significant_vertical_acceleration')[0] ?? 0),
  )
})

test('a ship that does not heave is never sick, and a criterion that nothing moves does not limit', () => {
  const ran = run({
    ...one(3),
    heave_rao: Array.from({ length: 10 }, () => 0),
    criteria_significant_single_amplitude: { heave: 1 },
  })
  assert.deepEqual(list(ran, 'motion_sickness_incidence'), [0])
  assert.deepEqual(value(ran, 'mean_frequency_of_acceleration'), [null])
  assert.deepEqual(value(ran, 'limiting_significant_wave_height'), [null])
  assert.deepEqual(value(ran, 'governing_criterion'), [null])
  near(number(ran, 'operability'), 100, 1e-12)
})

test('without a criterion there is no operability, and no check is made', () => {
  const ran = run({}, without)
  assert.equal(value(ran, 'operability'), undefined)
  assert.equal(checked(ran, 'operability')?.state, 'not_made')
})

test('each criterion has its own wave height and the smallest governs where one fails', () => {
  const ran = run({
    ...one(4),
    criteria_significant_single_amplitude: { heave: 1.2, roll: 5, pitch: 1, vertical_acceleration: 1 },
  })
  const [row] = value(ran, 'limiting_significant_wave_height_by_criterion') as Record<string, number | null>[]
  const heights = ['heave', 'roll', 'pitch', 'vertical_acceleration'].map((name) => row?.[name] ?? Number.NaN)
  near(list(ran, 'limiting_significant_wave_height')[0], Math.min(...heights), 1e-12)
  assert.deepEqual([row?.slamming, row?.deck_wetness], [null, null])
  assert.deepEqual(value(ran, 'governing_criterion'), ['pitch'])
})

test('motion sickness by a given frequency is that of the acceleration alone', () => {
  const ran = run({ ...one(4), frequency: 0.2 })
  const a = list(ran, 'rms_vertical_acceleration')[0] ?? 0
  const alone = run({ rms_vertical_acceleration: a, frequency: 0.2 }, [
    'rao_frequencies',
    'heave_rao',
    'roll_rao',
    'pitch_rao',
    'sea_states',
    ...without,
  ])
  near(number(alone, 'motion_sickness_incidence'), list(ran, 'motion_sickness_incidence')[0], 1e-9)
  near(number(alone, 'iso_limit_acceleration'), list(ran, 'iso_limit_acceleration')[0], 1e-9)
})

test('outside 0.1 to 0.63 Hz there is no limit of ISO', () => {
  const at = (frequency: number) => value(run({ rms_vertical_acceleration: 1, frequency }), 'iso_limit_acceleration')
  assert.equal(at(0.099), null)
  assert.equal(at(0.631), null)
  assert.ok(typeof at(0.1) === 'number' && typeof at(0.63) === 'number')
})

test('what does not go together is refused where it stands', () => {
  refusedAt('/frequency', { rms_vertical_acceleration: 1 })
  refusedAt('/roll_rao', { roll_rao: [1, 2] })
  refusedAt('/rao_frequencies/1', { rao_frequencies: [0.4, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2] })
  const { hull_length: _, ...short } = STATION
  refusedAt('/hull_length', short)
  refusedAt('/relative_motion_rao', { draft_at_station: 3, hull_length: 90 })
  refusedAt('/pitch_rao', {}, ['pitch_rao'])
  refusedAt('/draft_at_station', { criteria_probability: { slamming: 0.03 } })
  refusedAt('/criteria_probability', { criteria_probability: {} })
  const half = { significant_wave_height: 2, peak_period: 8, probability: 0.6 }
  refusedAt('/sea_states', { sea_states: [half, half] })
  refusedAt('/peak_enhancement_factor', { peak_enhancement_factor: 7.5 })
})

test('waves outside the functions, probabilities short of 1 and overtaken waves are remarked on', () => {
  assert.ok(
    codes(run({ sea_states: [{ significant_wave_height: 1, peak_period: 3.5, probability: 1 }] })).includes(
      'waves_outside',
    ),
  )
  assert.ok(
    codes(run({ sea_states: [{ significant_wave_height: 1, peak_period: 9, probability: 0.5 }] })).includes(
      'probabilities_short',
    ),
  )
  assert.ok(codes(run({ heading: 90 })).includes('heading_idle'))
  assert.ok(codes(run({ heading: 0, speed: 20 })).includes('following'))
  assert.ok(codes(run({ relative_motion_rao: STATION.relative_motion_rao })).includes('relative_idle'))
  assert.ok(codes(run({ rms_vertical_acceleration: 1, frequency: 1 })).includes('sickness_off'))
  assert.ok(codes(run({ heave_rao: Array.from({ length: 10 }, () => 1) })).includes('acceleration_tail'))
})

const AT = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2]
const HEAVE = [1.0, 1.0, 0.95, 0.85, 0.6, 0.35, 0.2, 0.1, 0.05, 0.02]
const ROLL = [2, 5, 9, 6, 3, 1.5, 0.8, 0.4, 0.2, 0.1]
const PITCH = [0.5, 1, 1.5, 1.75, 1.5, 1, 0.5, 0.25, 0.15, 0.05]
/** JONSWAP with the factor of DNV-RP-C205, m2 s. */
function waves(w: number, H: number, T: number, gamma: number): number {
  const peak = (2 * Math.PI) / T
  const width = w <= peak ? 0.07 : 0.09
  const raised = gamma ** Math.exp(-0.5 * ((w - peak) / (width * peak)) ** 2)
  const moskowitz = (5 / 16) * H ** 2 * peak ** 4 * w ** -5 * Math.exp(-1.25 * (peak / w) ** 4)
  return (1 - 0.287 * Math.log(gamma)) * moskowitz * raised
}
const SHIP = { rao_frequencies: AT, heave_rao: HEAVE, roll_rao: ROLL, pitch_rao: PITCH, peak_enhancement_factor: 3.3 }
const SEAS = [
  { significant_wave_height: 1.5, peak_period: 8, probability: 0.3 },
  { significant_wave_height: 4, peak_period: 12, probability: 0.2 },
  { significant_wave_height: 2.5, peak_period: 10, probability: 0.4 },
]
/** 91 points, 0.01 rad/s apart, and more where a function is steep. */
const GRID = { ...SHIP, sea_states: SEAS, normalisation: 'c205', number_of_integration_frequencies: 91 }

test('each row of the response is the waves and the motions at its frequency in the sea state of most heave', () => {
  const r = run({ ...GRID, ...STATION, speed: '7 m/s', heading: 120 })
  const rows = rowsOf(r, 'response') as readonly (readonly number[])[]
  assert.ok(rows.length > 91)
  for (const [i, w] of AT.entries()) {
    const S = waves(w, 4, 12, 3.3)
    const relative = STATION.relative_motion_rao[i] ?? 0
    for (const [j, x] of [
      w,
      w + ((w ** 2 * 7) / 9.80665) * 0.5,
      S,
      (HEAVE[i] ?? 0) ** 2 * S,
      (ROLL[i] ?? 0) ** 2 * S,
      (PITCH[i] ?? 0) ** 2 * S,
      relative ** 2 * S,
    ].entries())
      near(rows.find(([omega]) => omega === w)?.[j] as number, x, 1e-9)
  }
})

test('each sea state stands in its row with its motions, its limit and what governs it', () => {
  const criteria = { criteria_significant_single_amplitude: { heave: 2.5, roll: 4, pitch: 3 } }
  const r = run({ ...GRID, ...criteria })
  for (const [i, row] of rowsOf(r, 'sea_states').entries()) {
    const sea = SEAS[i]
    assert.deepEqual(row.slice(0, 4), [`${i + 1}`, sea?.significant_wave_height, sea?.peak_period, sea?.probability])
    for (const [j, name] of [
      'significant_heave',
      'significant_roll',
      'significant_pitch',
      'significant_vertical_acceleration',
      'motion_sickness_incidence',
      'limiting_significant_wave_height',
    ].entries())
      near(row[4 + j] as number, list(r, name)[i], 1e-11)
    assert.equal(row[10], i === 0 ? '' : 'roll')
  }
  near(list(r, 'rms_vertical_acceleration')[1], (list(r, 'significant_vertical_acceleration')[1] ?? 0) / 2, 1e-11)
  near(list(r, 'rms_vertical_acceleration_g')[1], (list(r, 'rms_vertical_acceleration')[1] ?? 0) / 9.80665, 1e-9)
})

test('the limits are drawn over the peak period, beside the sea states', () => {
  const criteria = { criteria_significant_single_amplitude: { roll: 4, pitch: 3 } }
  const r = run({ ...GRID, ...criteria })
  assert.deepEqual(axesOf(r, 'limiting').slice(0, 2), ['Peak period [s]', 'Significant wave height [m]'])
  for (const name of ['roll', 'pitch'])
    for (const i of [12, 24]) {
      const [peak_period, H] = placedOf(r, 'limiting', name)[i] ?? []
      const sea_states = [{ significant_wave_height: 1, peak_period, probability: 1 }]
      const [of] = list<Readonly<Record<string, number>>>(
        run({ ...GRID, sea_states, ...criteria }),
        'limiting_significant_wave_height_by_criterion',
      )
      near(H, of?.[name], 1e-3)
    }
  for (const [i, { significant_wave_height: H, peak_period: T }] of SEAS.entries())
    assert.deepEqual(placedOf(r, 'limiting', `sea state ${i + 1}`)[0], [T, H])
})

test('each bubble is the probability of its sea state, and says whether it meets the criteria', () => {
  const r = run({ ...GRID, criteria_significant_single_amplitude: { roll: 4 } })
  assert.deepEqual(
    pointsOf(r, 'scatter').map(({ x, y, v, s }) => [x, y, v, s]),
    [
      [10, 2.5, 40, 'not all criteria met'],
      [8, 1.5, 30, 'all criteria met'],
      [12, 4, 20, 'not all criteria met'],
    ],
  )
  assert.deepEqual(axesOf(r, 'scatter').slice(0, 2), ['Peak period [s]', 'Significant wave height [m]'])
})

test('a limit is drawn with the last frequency, where the grid is thinned for it', () => {
  const late = { pitch_rao: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2] }
  const criteria = { criteria_significant_single_amplitude: { pitch: 0.2 } }
  const over = { ...late, ...criteria, sea_states: [{ significant_wave_height: 1, peak_period: 5, probability: 1 }] }
  const drawn = placedOf(run({ ...over, number_of_integration_frequencies: 802 }), 'limiting', 'pitch')
  const [T, H] = drawn[10] ?? []
  const sea_states = [{ significant_wave_height: 1, peak_period: T, probability: 1 }]
  near(H, list(run({ ...over, sea_states }), 'limiting_significant_wave_height')[0], 2e-3)
})

test('the step of one point is the density of heave that stands in the table, on either side of the peak', () => {
  for (const normalisation of ['c205', 'numerical'])
    for (const peak_period of [8, 14]) {
      const sea_states = [{ significant_wave_height: 3, peak_period, probability: 1 }]
      const r = run({ ...GRID, normalisation, sea_states })
      const step = (symbol: string) => r.result.steps.find((s) => s.symbol === symbol)
      const row = (rowsOf(r, 'response') as readonly (readonly number[])[]).reduce((a, b, i) =>
        i % 10 === 0 && (b[3] ?? 0) > (a[3] ?? 0) ? b : a,
      )
      near(step('S_J')?.value, row[2], 1e-9)
      near(step('S_3')?.value, row[3], 1e-9)
      assert.equal(step('sigma')?.value, (row[0] ?? 0) * peak_period <= 2 * Math.PI ? 0.07 : 0.09)
    }
})

test('an acceleration slower or faster than people were tried at is told of, in a sea as alone', () => {
  const alone = (frequency: number) => codes(run({ rms_vertical_acceleration: 1, frequency })).includes('sickness_off')
  assert.deepEqual([0.05, 0.1, 0.2, 0.63, 2].map(alone), [true, false, false, false, true])
  const swell = { ...GRID, sea_states: [{ significant_wave_height: 2, peak_period: 18, probability: 1 }] }
  const heave_rao = [1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0]
  const slow = run({ ...swell, heave_rao })
  assert.ok((list(slow, 'mean_frequency_of_acceleration')[0] ?? 1) < 0.1)
  assert.match(messageOf(slow, 'sickness_off'), /, in the entered sea state\.$/)
  const brief = { ...swell, sea_states: [{ significant_wave_height: 1, peak_period: 7, probability: 1 }] }
  assert.ok((list(run(brief), 'mean_frequency_of_acceleration')[0] ?? 0) > 0.1)
  assert.ok(!codes(run(brief)).includes('sickness_off'))
})

test('the density of heave and the transfer functions are drawn as they are', () => {
  const r = run({ ...GRID, ...STATION })
  assert.deepEqual(axesOf(r, 'response').slice(0, 2), ['Wave frequency [rad/s]', 'Heave spectral density [m²·s/rad]'])
  for (const [name, H, T] of [
    ['1: 1.5 m, 8 s', 1.5, 8],
    ['2: 4 m, 12 s', 4, 12],
  ] as const)
    for (const w of [0.5, 0.8]) {
      const [, y] = placedOf(r, 'response', name).find(([x]) => Math.abs((x ?? 0) - w) < 1e-6) ?? []
      near(y, (HEAVE[AT.indexOf(w)] ?? 0) ** 2 * waves(w, H, T, 3.3), 1e-5)
    }
  assert.equal(axesOf(r, 'transfer')[0], 'Wave frequency [rad/s]')
  for (const [name, all] of [
    ['heave', HEAVE],
    ['roll', ROLL],
    ['pitch', PITCH],
    ['relative motion', STATION.relative_motion_rao],
  ] as const)
    assert.deepEqual(
      placedOf(r, 'transfer', name).slice(0, 10),
      AT.map((w, i) => [w, all[i]]),
    )
})

test('the bow is drawn with its draught, its freeboard and how far the water moves against it', () => {
  const r = run({ ...GRID, ...STATION })
  const rows = rowsOf(r, 'response') as readonly (readonly number[])[]
  const m_0 = rows
    .slice(1)
    .reduce((m, row, i) => m + (((row[6] ?? 0) + (rows[i]?.[6] ?? 0)) * ((row[0] ?? 0) - (rows[i]?.[0] ?? 0))) / 2, 0)
  assert.deepEqual(writtenOf(r, 'profile'), {
    T_s: '2.6 m',
    F_s: '3.4 m',
    'significant relative motion': `${Number((2 * Math.sqrt(m_0)).toPrecision(6))} m`,
  })
})

test('the sentence and the warnings hold the numbers of the run', () => {
  const r = run({ ...GRID, criteria_significant_single_amplitude: { roll: 4 } })
  const [heave, a] = ['significant_heave', 'significant_vertical_acceleration'].map((n) =>
    Number((list(r, n)[1] ?? 0).toPrecision(3)),
  )
  const most = `significant heave ${heave} m, significant vertical acceleration ${a} m/s²`
  assert.ok(r.detail.includes(`Calculated operability 30 % (required 95 %); ${most}`), r.detail)
  const free = run(GRID, without)
  assert.ok(free.detail.includes(`Maximum motions in sea state 2 of 3: ${most}, `), free.detail)
  assert.match(messageOf(r, 'probabilities_short'), /sum to 0\.9\./)
  const following = run({ ...GRID, speed: '10 m/s', heading: 0 })
  assert.match(messageOf(following, 'following'), new RegExp(`above ${Number((0.5 * 0.980665).toPrecision(4))} rad/s`))
  const sick = run({ rms_vertical_acceleration: 1, frequency: 0.2, exposure_time: 120 })
  const MSI = Number(number(sick, 'motion_sickness_incidence').toPrecision(3))
  assert.match(
    sick.detail ?? '',
    new RegExp(`incidence ${MSI} % at a vertical acceleration of 1 m/s² rms and a frequency of 0\\.2 Hz`),
  )
  assert.match(messageOf(run({ rms_vertical_acceleration: 1, frequency: 2 }), 'sickness_off'), / 2 Hz, is outside/)
  const short = { ...GRID, ...one(3), sea_states: [{ significant_wave_height: 3, peak_period: 20, probability: 1 }] }
  const lost = messageOf(run({ ...short, peak_enhancement_factor: 1 }), 'waves_outside')
  // Of Pierson-Moskowitz exp(-1.25 (peak/w)^4) lies below w.
  const below = (w: number) => Math.exp(-1.25 * (Math.PI / 10 / w) ** 4)
  const share = Number(/^In sea state 1, ([\d.]+) % of the wave energy/.exec(lost)?.[1])
  assert.ok(Math.abs(share - 100 * (1 - below(1.2) + below(0.3))) < 0.2, lost)
})
