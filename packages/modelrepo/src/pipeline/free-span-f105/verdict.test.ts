/** The verdict of a free span: which checks are made, what fails, and what may not pass. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import { freeSpan } from './index.ts'

const { refusedAt, run } = testKit(freeSpan)
const state = (ran: Parameters<typeof checked>[0], id: string) => checked(ran, id)?.state
const STEEL = {
  specified_minimum_yield_strength: '450 MPa',
  specified_minimum_tensile_strength: '535 MPa',
  internal_pressure: '15 MPa',
  external_pressure: '1.2 MPa',
  safety_class: 'medium',
}

test('the example is held against onset in both directions and against its allowable length', () => {
  const made = run().result.checks.filter((c) => c.state === 'pass')
  assert.deepEqual(
    made.map((c) => c.id),
    ['onset_in_line', 'onset_cross_flow', 'allowable_length'],
  )
})

test('a span that vibrates fails, however much of its life is left unsaid', () => {
  const shaken = run({ current_velocity: 1.5 })
  assert.equal(shaken.status, 'FAIL')
  assert.ok(codes(shaken).includes('fatigue_not_checked'))
  assert.match(shaken.detail, / The span vibrates.*; no design life is entered/)
})

test('a span passes up to its allowable length and fails beyond', () => {
  const longest = number(run(), 'maximum_allowable_span_length')
  assert.equal(run({ span_length: longest * 0.999 }).status, 'PASS')
  const long = run({ span_length: longest * 1.001 })
  assert.deepEqual([state(long, 'allowable_length'), long.status], ['fail', 'FAIL'])
})

test('vibration that is accepted needs a design life, and the fatigue over it decides', () => {
  const weak = { vibration: 'accepted', span_length: 24, wave_velocity: 0 }
  refusedAt('/design_life', weak)
  const life = number(run({ ...weak, design_life: 1 }), 'allowable_fatigue_life')
  const [short, long] = [0.99, 1.01].map((share) => run({ ...weak, design_life: life * share }))
  assert.ok(short && long)
  assert.deepEqual([short.status, long.status], ['PASS', 'FAIL'])
  assert.equal(state(short, 'onset_in_line'), 'not_made')
  assert.match(reason(short, 'maximum_allowable_span_length'), /vibration is accepted/)
  assert.equal(run({ ...weak, vibration: 'avoided', design_life: life * 0.99 }).status, 'FAIL')
})

test('without a flow nothing is checked, and the answer says so', () => {
  const still = run({ design_life: 25 }, ['current_velocity', 'wave_velocity'])
  assert.equal(still.checks_made, 0)
  assert.match(still.detail, /^No check made\. .*no flow/)
  assert.match(
    checked(still, 'onset_in_line')?.reason ?? '',
    /no flow: current velocity and wave-induced velocity are 0/,
  )
})

test('an in-line amplitude that is given is a vibration, whatever the flow', () => {
  const given = run({ in_line_response_amplitude: 0.12 })
  assert.equal(state(given, 'onset_in_line'), 'fail')
  assert.match(
    checked(given, 'onset_in_line')?.note ?? '',
    /an in-line response amplitude of 0.12 diameters is entered/,
  )
  assert.equal(checked(given, 'onset_in_line')?.utilisation, null)
})

test('cross-flow vibration below its onset fails until a design life judges it', () => {
  const early = { reduced_velocity: 2.1, in_line_onset_reduced_velocity: 2.15, velocity_ratio_alpha: 1 }
  assert.equal(state(run(early), 'onset_cross_flow'), 'fail')
  const judged = run({ ...early, design_life: 25 })
  assert.equal(state(judged, 'onset_cross_flow'), 'pass')
  assert.notEqual(state(judged, 'fatigue'), 'not_made')
})

test('of several reduced velocities the largest is held against onset', () => {
  assert.equal(state(run({ reduced_velocity: [0.2, 0.5] }), 'onset_in_line'), 'pass')
  const wide = run({ reduced_velocity: [0.2, 3] })
  assert.equal(checked(wide, 'onset_in_line')?.demand.value, 3)
  assert.equal(wide.status, 'FAIL')
})

test('a reduced velocity that is given checks no length, and the answer has the one of the entered flow', () => {
  const given = run({ reduced_velocity: 0.5 })
  assert.match(checked(given, 'allowable_length')?.reason ?? '', /educed velocity is entered/)
  assert.match(given.detail, /\. The allowable span length is 16\.5 m \(in-line onset\)\.$/)
})

test('a pipe that nothing says the force of is taken as free, with a warning', () => {
  assert.ok(codes(run({}, ['effective_axial_force'])).includes('axial_force_left_out'))
  assert.ok(!codes(run({ temperature_change: 1 }, ['effective_axial_force'])).includes('axial_force_left_out'))
})

test('one reduced velocity may be sent as a number or as a list of one', () => {
  const [bare, listed] = [run({ reduced_velocity: 2.4 }), run({ reduced_velocity: [2.4] })]
  assert.deepEqual(bare.result.values, listed.result.values)
  assert.equal(value(bare, 'reduced_velocity'), 2.4)
})

test('close to buckling no check of the motion passes', () => {
  const pressed = run({
    effective_axial_force: -0.6 * number(run(), 'critical_buckling_load'),
    current_velocity: 0.05,
    wave_velocity: 0,
  })
  for (const id of ['onset_in_line', 'onset_cross_flow', 'allowable_length']) {
    assert.equal(state(pressed, id), 'not_made')
    assert.match(checked(pressed, id)?.reason ?? '', /close to buckling/)
  }
})

test('a sag beyond the closed forms leaves the in-line check and takes the cross-flow one', () => {
  const sagging = run({ span_length: 34, steel_density: 12000, current_velocity: 0.02, wave_velocity: 0 })
  assert.deepEqual([state(sagging, 'onset_in_line'), state(sagging, 'onset_cross_flow')], ['pass', 'not_made'])
})

test('where waves are more than half of the flow, direct loads that are not in the run let fatigue pass nothing', () => {
  const wavy = run({ design_life: 25, current_velocity: 0.1, wave_velocity: 0.15 })
  assert.equal(state(wavy, 'fatigue'), 'not_made')
  assert.match(checked(wavy, 'fatigue')?.reason ?? '', /direct wave loads govern below this ratio and are not assessed/)
})

test('a flow condition beyond onset fails where vibration is avoided, and is judged by its fatigue where it is accepted', () => {
  const calm = { current_velocity: 0.1, wave_velocity: 0, design_life: 25 }
  const flow = (current_velocity: number) => ({ current_velocity, probability: 0.01 })
  const stormy = { ...calm, flow_conditions: [flow(0.1), flow(0.7)] }
  const avoided = run(stormy)
  assert.deepEqual([state(avoided, 'onset_in_line'), state(avoided, 'onset_cross_flow')], ['fail', 'pass'])
  assert.match(
    checked(avoided, 'allowable_length')?.reason ?? '',
    /the velocity of a flow condition, 0.7 m\/s, exceeds/,
  )
  assert.match(
    avoided.detail,
    /The maximum reduced velocity of the flow conditions is [0-9.]+ in line and [0-9.]+ cross-flow/,
  )
  assert.equal(run({ ...stormy, vibration: 'accepted' }).status, 'PASS')
  assert.equal(run({ ...calm, flow_conditions: [flow(0.05), flow(0.1)] }).status, 'PASS')
})

test('flow conditions are there to be judged: without a design life they are refused', () => {
  refusedAt('/design_life', { flow_conditions: [{ current_velocity: 0.3, probability: 1 }] })
})

test('combined loading is not checked without a safety class, which has no default', () => {
  const { safety_class: _, ...open } = STEEL
  assert.match(checked(run(open), 'combined_loading')?.reason ?? '', /safety class not entered/)
  const used = ['low', 'medium', 'high'].map((safety_class) =>
    number(run({ ...STEEL, safety_class }), 'combined_loading_utilisation'),
  )
  assert.ok(used.every((u, i) => i === 0 || u > (used[i - 1] ?? 0)))
})

test('what the verdict rests on and was not given stands as assumed', () => {
  const assumed = run({}, ['boundary_condition', 'wave_velocity']).result.assumed.map((a) => a.name)
  for (const name of ['vibration', 'boundary_condition', 'wave_velocity', 'sn_log_a1', 'utilisation_factor_eta'])
    assert.ok(assumed.includes(name), name)
})
