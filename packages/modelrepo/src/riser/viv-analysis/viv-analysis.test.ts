/** Claims special to the vibration of a span: which frequency is across the flow, what moves with it, and where ranges begin. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, list, near, number, testKit, value } from '@keelson/workflow/testing.ts'
import { vivAnalysis } from './index.ts'

const { run, refusedAt } = testKit(vivAnalysis)

/** Without what moves with the example only. */
const BARE = { coating_thickness: 0, coating_density: 0, current_velocity: 0.9144 }

test('the Strouhal frequency is that across the flow, and in line it is twice that', () => {
  const ran = run(BARE)
  near(number(ran, 'shedding_frequency_cross_flow'), (0.2 * 0.9144) / 0.32385)
  near(number(ran, 'excitation_frequency_in_line'), 2 * number(ran, 'shedding_frequency_cross_flow'))
  near(number(ran, 'frequency_ratio_in_line'), number(ran, 'frequency_ratio_cross_flow') / 2)
})

test('the water that moves with the pipe lowers its frequencies', () => {
  const [wet, dry] = [run(BARE), run({ ...BARE, added_mass_coefficient: 0 })]
  const displaced = (1025 * Math.PI * 0.32385 ** 2) / 4
  near(number(wet, 'effective_mass_per_length') - number(dry, 'effective_mass_per_length'), displaced, 1e-9)
  const ratio = (list(dry, 'natural_frequencies')[0] ?? 0) / (list(wet, 'natural_frequencies')[0] ?? 0)
  near(ratio, Math.sqrt(number(wet, 'effective_mass_per_length') / number(dry, 'effective_mass_per_length')), 1e-9)
})

test('a span that looks safe by its frequency ratio still vibrates in line', () => {
  const ran = run(BARE)
  assert.ok(number(ran, 'frequency_ratio_cross_flow') > 3)
  assert.deepEqual(list(ran, 'in_line_modes'), [1])
  assert.deepEqual(list(ran, 'lock_in_modes'), [])
  assert.equal(value(ran, 'status'), 'fail')
})

test('the current may be sent in inches a second', () => {
  near(number(run({ ...BARE, current_velocity: '36 in/s' }), 'reduced_velocity'), number(run(BARE), 'reduced_velocity'))
})

test('a reduced velocity beside each end of each range tells a mode in from a mode out', () => {
  const speed = number(run({ ...BARE, current_velocity: 1 }), 'reduced_velocity')
  const at = (V_R: number) => run({ ...BARE, current_velocity: V_R / speed })
  const first = (V_R: number, name: string) => list(at(V_R), name).includes(1)
  for (const [name, low, high] of [
    ['in_line_modes', 1, 4.5],
    ['cross_flow_modes', 3, 16],
  ] as const) {
    assert.ok(!first(low - 1e-6, name) && first(low + 1e-6, name), `${name} from ${low}`)
    assert.ok(first(high - 1e-6, name) && !first(high + 1e-6, name), `${name} up to ${high}`)
  }
  assert.equal(value(at(1 - 1e-6), 'status'), 'pass')
  assert.equal(value(at(1 + 1e-6), 'status'), 'fail')
})

test('the onset speeds are those at which mode 1 reaches its ranges', () => {
  const onset = number(run(BARE), 'cross_flow_onset_speed')
  near(number(run({ ...BARE, current_velocity: onset }), 'reduced_velocity'), 3, 1e-9)
  near(number(run(BARE), 'in_line_onset_speed') * 3, onset, 1e-9)
})

test('above a stability parameter of 1.8 nothing vibrates in line, and without damping that is not taken', () => {
  const K_s = number(run({ ...BARE, total_damping_ratio: 0.01 }), 'stability_parameter')
  const damped = (K: number) => run({ ...BARE, total_damping_ratio: (0.01 * K) / K_s })
  assert.deepEqual(list(damped(1.7999), 'in_line_modes'), [1])
  const still = damped(1.8001)
  assert.deepEqual(list(still, 'in_line_modes'), [])
  assert.equal(still.status, 'PASS')
  const unknown = run(BARE, ['total_damping_ratio'])
  assert.equal(unknown.result.values.stability_parameter, undefined)
  assert.equal(value(unknown, 'in_line_suppressed'), false)
  assert.ok(codes(unknown).includes('no_damping'))
})

test('where every mode lies beyond its range no verdict is passed, and the number of modes that ends it is named', () => {
  const slack = {
    ...BARE,
    outer_diameter: 273.1,
    wall_thickness: 15.9,
    span_length: 220,
    current_velocity: 1.6,
    effective_tension: 20,
  }
  const ran = run(slack)
  assert.equal(ran.status, 'FAIL')
  assert.deepEqual([list(ran, 'cross_flow_modes'), list(ran, 'in_line_modes')], [[], []])
  const warned = (ran.warnings ?? []).find((w) => w.code === 'higher_modes')
  const enough = Number(/(\d+) modes reach below/.exec(warned?.message ?? '')?.[1])
  const longer = run({ ...slack, number_of_modes: enough })
  assert.ok(!codes(longer).includes('higher_modes'))
  assert.ok(codes(run({ ...slack, number_of_modes: enough - 1 })).includes('higher_modes'))
})

test('a tension given the same at both ends is the tension all along, and one that falls lies between', () => {
  const tensioned = { ...BARE, span_length: 60, effective_tension: 400 }
  const all = run(tensioned)
  const same = run({ ...tensioned, effective_tension_far_end: 400 })
  assert.deepEqual(list(same, 'natural_frequencies'), list(all, 'natural_frequencies'))
  const nearly = run({ ...tensioned, effective_tension_far_end: 400.0001 })
  for (const name of ['natural_frequencies', 'mode_factors'])
    for (const [k, value] of list(nearly, name).entries()) near(value, list(all, name)[k] ?? 0, 1e-5)
  const less = run({ ...tensioned, effective_tension: 200 })
  const falling = list(run({ ...tensioned, effective_tension_far_end: 200 }), 'natural_frequencies')
  for (const [k, f] of falling.entries())
    assert.ok(f < (list(all, 'natural_frequencies')[k] ?? 0) && f > (list(less, 'natural_frequencies')[k] ?? 0))
})

test('a span that is slack at one end, or a little compressed there, has its modes', () => {
  for (const far of [0, -20]) {
    const ran = run({ ...BARE, span_length: 30, effective_tension: 100, effective_tension_far_end: far })
    assert.ok(list(ran, 'natural_frequencies').every((f) => f > 0))
  }
})

test('without a current nothing sheds and nothing vibrates', () => {
  const ran = run({ current_velocity: 0 })
  assert.equal(ran.status, 'PASS')
  assert.equal(value(ran, 'frequency_ratio_cross_flow'), null)
  assert.match(String(ran.result.values.frequency_ratio_in_line?.reason), /no current/)
})

test('what is no span is refused where it is wrong', () => {
  refusedAt('/effective_tension', { effective_tension: -3000 })
  refusedAt('/effective_tension', { span_length: 60, effective_tension: -400, effective_tension_far_end: -300 })
  refusedAt('/wall_thickness', { wall_thickness: 170 })
  refusedAt('/number_of_modes', { number_of_modes: 31 })
  refusedAt('/number_of_modes', { number_of_modes: 3.5 })
})

test('an empty pipe, a short span and a fast flow are remarked', () => {
  assert.ok(codes(run({ content_density: 0 })).includes('empty_pipe'))
  assert.ok(codes(run({ span_length: 3 })).includes('short_span'))
  assert.ok(codes(run({ current_velocity: 0.9144 })).includes('strouhal_uncertain'))
  assert.ok(codes(run({ coating_density: 0 })).includes('coating_without_mass'))
})
