/** What is special to hull seakeeping: forms that are one another, limits of long waves, seas, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, testKit, value, within } from '@keelson/workflow/testing.ts'
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
  assert.match(reason(few, 'significant_heave'), /20 waves/)
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
  assert.ok(codes(model.run({ froude_number: 0.45, wave_length_over_ship_length: 2 })).includes('fast_ship'))
  assert.ok(codes(run({ significant_wave_height: 8, peak_period: 7 })).includes('steep_sea'))
  assert.ok(codes(run({ significant_wave_height: 3, peak_period: 17, speed: 0 })).includes('resonance'))
  assert.ok(
    codes(model.run({ heading: 0, froude_number: 0.4, wave_length_over_ship_length: 1.2 })).includes(
      'following_strips',
    ),
  )
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
