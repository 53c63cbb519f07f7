/** What is special to hull seakeeping: forms that are one another, limits of long waves, seas, and refusals. */
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
  reason,
  rowsOf,
  testKit,
  value,
  within,
} from '@keelson/engine/testing.ts'
import { placedOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { hullSeakeeping as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const MODEL = {
  hull: 'wigley_iii',
  method: 'strip_theory',
  hull_length: 3,
  hull_breadth: 0.3,
  draft: 0.1875,
  water_density: 1000,
  gravity: 9.81,
}
const model = testKit(workflow, MODEL)

test('a barge of offsets moves as the box, but for the trapezoidal rule', () => {
  const common = {
    hull_length: 100,
    hull_breadth: 20,
    draft: 5,
    method: 'strip_theory',
    wave_length_over_ship_length: [1.3, 2],
    kg: 6,
  }
  const offsets = Array.from({ length: 41 }, (_, i) => ({
    x: -50 + 2.5 * i,
    half_breadths: [10, 10, 0],
    depths: [-2, 5, 5],
  }))
  const kit = testKit(workflow, common)
  const [box, table] = [kit.run({ hull: 'box' }), kit.run({ hull: 'offsets', offsets })]
  for (const name of ['heave_rao', 'pitch_rao', 'heave_excitation'])
    for (const [i, one] of list(box, name).entries()) near(list(table, name)[i], one, 0.03, name)
  near(number(table, 'roll_period'), number(box, 'roll_period'), 1e-9)
})

test('in very long waves the hull rises with the crest and pitches with the slope, by both methods', () => {
  for (const method of ['strip_theory', 'closed_form_jmo']) {
    const long = model.run({ method, wave_length_over_ship_length: 300, hull: 'box' })
    near(number(long, 'heave_rao'), 1, 0.01)
    near(number(long, 'pitch_rao_over_wave_slope'), 1, 0.02)
  }
})

test('a point amidships moves as the ship heaves, one forward by her pitch too', () => {
  const of = model.run({ wave_length_over_ship_length: [1, 1.5], position_from_midship: [0, 1.2], froude_number: 0.2 })
  const [heave, points] = [list(of, 'heave_rao'), list(of, 'vertical_motion_rao_at_point')]
  assert.equal(points.length, 4)
  for (const [i, one] of heave.entries()) near(points[i], one, 1e-12)
  assert.ok((points[2] ?? 0) > 1.2 * (points[0] ?? 0))
  near(
    list(of, 'vertical_acceleration_rao_at_point')[0],
    (heave[0] ?? 0) * (list(of, 'encounter_frequency')[0] ?? 0) ** 2,
    1e-9,
  )
})

test('by strips a sea needs twenty waves, and then its significant heave lies below that of the waves', () => {
  const sea = { significant_wave_height: 0.05, peak_period: 1.6 }
  const few = model.run({ ...sea, wave_frequency: [3, 4] })
  assert.match(reason(few, 'significant_heave'), /20 wave frequencies/)
  const many = model.run({ ...sea, wave_frequency: Array.from({ length: 24 }, (_, i) => 2 + 0.25 * i) })
  const z = number(many, 'significant_heave')
  assert.ok(z > 0.2 * 0.025 && z < 0.025)
  model.refusedAt('/peak_period', { significant_wave_height: 2, wave_frequency: [3] })
  model.refusedAt('/significant_wave_height', { peak_period: 2, wave_frequency: [3] })
})

test('without a metacentric height there is no roll, and no check of its period', () => {
  const bare = run({}, ['transverse_gm', 'longitudinal_gm'])
  assert.match(reason(bare, 'roll_period'), /metacentric height/)
  assert.equal(checked(bare, 'roll_period')?.state, 'not_made')
  assert.equal(value(bare, 'kb'), null)
})

test('the metacentric height of a form follows from its centre of gravity, and an unstable one is refused', () => {
  const kg = (height: number) => ({
    hull: 'box',
    kg: height,
    hull_length: 100,
    hull_breadth: 20,
    draft: 5,
    method: 'hydrostatics_only',
  })
  const barge = testKit(workflow, kg(6))
  // KB 2.5, BM 400/60: GM 3.1667
  near(number(barge.run(), 'roll_period'), (2 * Math.PI * 8) / Math.sqrt(9.80665 * (2.5 + 400 / 60 - 6)), 1e-9)
  barge.refusedAt('/kg', kg(9.5))
})

test('roll periods that differ by more than a fifth fail', () => {
  assert.equal(checked(run({ roll_gyradius_including_added: 12 }), 'roll_period')?.state, 'pass')
  assert.equal(checked(run({ roll_gyradius_including_added: 16 }), 'roll_period')?.state, 'fail')
})

test('a ship that keeps pace with a wave does not meet it', () => {
  refusedAt('/heading', { heading: 0, speed: `${9.80665 / 0.5} m/s` })
})

test('fast ships, steep seas, slow encounters and resonance are warned of', () => {
  const slow = { roll_gyradius_including_added: 16, method: 'strip_theory', hull: 'box' }
  assert.ok(codes(run({ ...slow, froude_number: 0.45 })).includes('fast_ship'))
  assert.ok(codes(run({ significant_wave_height: 8, peak_period: 7 })).includes('steep_sea'))
  assert.ok(codes(run({ significant_wave_height: 3, peak_period: 17, speed: 0 })).includes('resonance'))
  assert.ok(codes(run({ ...slow, heading: 0, speed: '12 m/s', wave_frequency: 0.8 })).includes('following_strips'))
  assert.ok(!codes(run()).includes('fast_ship'))
})

test('offsets that describe no hull are refused at their place', () => {
  const row = (x: number) => ({ x, half_breadths: [0, 2, 2], depths: [2, 2, 0] })
  const of = (offsets: unknown) => ({
    hull: 'offsets',
    hull_length: 20,
    hull_breadth: 4,
    draft: 2,
    method: 'hydrostatics_only',
    offsets,
  })
  const kit = testKit(workflow, of([row(-10), row(0), row(10)]))
  within(number(kit.run(), 'displacement_volume'), 160, 1e-9)
  kit.refusedAt('/offsets/1/x', of([row(-10), row(-10), row(10)]))
  kit.refusedAt('/offsets/0/depths', of([{ ...row(-10), depths: [2, 2] }, row(0), row(10)]))
  kit.refusedAt('/offsets/0/depths', of([{ ...row(-10), depths: [2, 0, 2] }, row(0), row(10)]))
  kit.refusedAt('/offsets', { ...of([row(-10), row(0), row(10)].map((one) => ({ ...one, depths: [-1, -1, -2] }))) })
})

const LENGTHS = [1, 1.5, 2]
const IN_WAVES = { froude_number: 0.2, heading: [180], wave_length_over_ship_length: LENGTHS, pitch_gyradius: 0.75 }
/** Wave number of a wave of so many lengths of the model. */
const numberOf = (l: number) => (2 * Math.PI) / (3 * l)

test('the responses are drawn over the length of the waves, with those measured beside them', () => {
  const r = model.run(IN_WAVES)
  assert.deepEqual(axesOf(r, 'responses').slice(0, 2), ['Ratio of wavelength to hull length', 'Response'])
  for (const [i, l] of LENGTHS.entries()) {
    const turned = ((list(r, 'pitch_rao')[i] ?? 0) * Math.PI) / 180
    const [heave, pitch] = [placedOf(r, 'responses', 'heave')[i], placedOf(r, 'responses', 'pitch / wave slope')[i]]
    near(heave?.[0], l, 1e-5)
    near(heave?.[1], list(r, 'heave_rao')[i], 1e-5)
    near(pitch?.[1], turned / numberOf(l), 1e-5)
    near(list(r, 'pitch_rao_over_wave_slope')[i], turned / numberOf(l), 1e-9)
    near(list(r, 'pitch_rao_over_2pi_zeta_over_length')[i], (turned * 3) / (2 * Math.PI), 1e-9)
  }
  assert.deepEqual(placedOf(r, 'responses', 'heave, measured').slice(0, 3), [
    [1.25, 0.71],
    [1.5, 0.81],
    [2, 0.9],
  ])
  assert.deepEqual(placedOf(model.run({ ...IN_WAVES, froude_number: 0.3 }), 'responses', 'heave, measured'), [])
  const two = model.run({ ...IN_WAVES, heading: [180, 90] })
  near(placedOf(two, 'responses', 'heave, 90 deg')[1]?.[1], list(two, 'heave_rao')[4], 1e-5)
})

test('the sea is drawn with the frequencies of her periods, and its waves stand in a table', () => {
  const sea = { significant_wave_height: 4, peak_period: 10, peak_enhancement_factor: 1 }
  const wave_frequency = [0.4, 0.5, 0.6, 0.7]
  const r = run({ ...sea, wave_frequency, position_from_midship: [60] })
  assert.deepEqual(axesOf(r, 'periods').slice(0, 2), ['Angular frequency [rad/s]', 'Wave spectrum [m²·s]'])
  const moskowitz = (w: number) =>
    (5 / 16) * 16 * (Math.PI / 5) ** 4 * w ** -5 * Math.exp(-1.25 * (Math.PI / 5 / w) ** 4)
  for (const i of [30, 90]) {
    const [w = 0, S] = placedOf(r, 'periods', 'waves')[i] ?? []
    near(S, moskowitz(w as number), 1e-4)
  }
  for (const name of ['heave', 'roll', 'pitch'])
    near(placedOf(r, 'periods', name)[0]?.[0], (2 * Math.PI) / number(r, `${name}_period`), 1e-5)
  for (const [w, width, S] of (rowsOf(r, 'sea') as readonly (readonly number[])[]).slice(3, 6)) {
    assert.ok((width ?? 0) > 0)
    near(S, moskowitz(w ?? 0), 1e-6)
  }
})

test('each strip stands in its row, and they make up the hull', () => {
  const r = model.run({ method: 'hydrostatics_only' })
  const rows = rowsOf(r, 'strips').map((row) => row.slice(1)) as readonly (readonly number[])[]
  const sum = (of: (row: readonly number[]) => number) => rows.reduce((all, row) => all + of(row), 0)
  const [x, w, y, s] = [0, 1, 2, 3] as const
  near(
    sum((row) => row[w] ?? 0),
    3,
    1e-9,
  )
  near(
    sum((row) => (row[w] ?? 0) * (row[s] ?? 0)),
    number(r, 'displacement_volume'),
    1e-9,
  )
  near(
    sum((row) => 2 * (row[w] ?? 0) * (row[y] ?? 0)),
    number(r, 'waterplane_area'),
    1e-9,
  )
  assert.ok((rows[0]?.[x] ?? 0) < 0 && (rows.at(-1)?.[x] ?? 0) > 0)
  for (const [at = 0, , half] of rows) near(half, 0.15 * (1 - (at / 1.5) ** 2) * (1 + 0.2 * (at / 1.5) ** 2), 0.05)
})

test('the motions stand in their rows under their names', () => {
  const six = { ...IN_WAVES, heading: [135], kg: 0.15, roll_gyradius: 0.1, yaw_gyradius: 0.75 }
  const r = model.run(six)
  const rows = rowsOf(r, 'motions') as readonly (readonly number[])[]
  for (const [i, l] of LENGTHS.entries()) {
    near(rows[i]?.[0], Math.sqrt(9.81 * numberOf(l)), 1e-9)
    near(rows[i]?.[1], 135, 1e-9)
    for (const [j, name] of ['surge_rao', 'sway_rao', 'heave_rao', 'roll_rao', 'pitch_rao', 'yaw_rao'].entries()) {
      const unit = r.result.values[name]?.unit
      const factor = j < 3 || unit === 'deg/m' ? 1 : 180 / Math.PI
      near(rows[i]?.[2 + 2 * j], factor * (list(r, name)[i] ?? 0), 1e-6)
    }
  }
  const titles = axesOf(r, 'motions')
  assert.ok(titles.includes('Wave frequency [rad/s]') && titles.includes('Rotation [°/m]'))
  for (const [i, name] of ['Surge', 'Sway', 'Heave', 'Roll', 'Pitch', 'Yaw'].entries()) {
    const line = pointsOf(r, 'motions').filter((p) => String(p.s).toLowerCase() === name.toLowerCase())
    const [first] = line.toSorted((a, b) => (a.x as number) - (b.x as number))
    near(first?.y as number, rows[2]?.[2 + 2 * i], 1e-4)
  }
})

test('the hull is drawn with her sizes, her waves and the point', () => {
  const r = run({ position_from_midship: [60] })
  assert.deepEqual(writtenOf(r, 'profile'), { L: '150 m', T: '8 m' })
  assert.deepEqual(writtenOf(r, 'plan'), { B: '30 m', beta: '180 deg', x_P: '60 m' })
})

test('the sentence and the warnings hold the numbers of the run', () => {
  const r = run()
  const [heave, met] = ['heave_rao', 'encounter_frequency'].map((n) => number(r, n))
  const [first, roll, other, pitch] = ['heave_period', 'roll_period', 'roll_period_imo', 'pitch_period'].map((n) =>
    Number(number(r, n).toPrecision(4)),
  )
  assert.ok(
    r.detail.startsWith(
      `Natural periods: heave ${first} s, roll ${roll} s (${other} s from main dimensions) and pitch ${pitch} s. At the first wave frequency and heading (encounter frequency ${Number(met?.toPrecision(4))} rad/s), heave is ${Number(heave?.toPrecision(3))} times the wave amplitude`,
    ),
    r.detail,
  )
  const still = run({ method: 'hydrostatics_only' })
  assert.match(still.detail ?? '', new RegExp(`heave ${Number(number(still, 'heave_period').toPrecision(4))} s`))
  assert.match(
    checked(model.run({ ...IN_WAVES, froude_number: 0.5 }), 'roll_period')?.reason ?? '',
    /ship Froude number is 0\.5, above 0\.4/,
  )
  const steep = run({ significant_wave_height: 10, peak_period: 8 })
  const s = Number(((100 * 2 * Math.PI * 10) / 9.80665 / 64).toPrecision(3))
  assert.match(messageOf(steep, 'steep_sea'), new RegExp(`^The sea steepness is ${s} %; .* is 6\\.67 %\\.$`))
  const peak = run({ significant_wave_height: 2, peak_period: number(r, 'roll_period'), speed: 0 })
  const T = Number(number(r, 'roll_period').toPrecision(4))
  assert.match(messageOf(peak, 'resonance'), new RegExp(`peak is ${T} s, .* roll \\(${T} s\\)`))
})
