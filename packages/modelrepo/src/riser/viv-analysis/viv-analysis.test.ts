/** Claims special to the vibration of a span: which frequency is across the flow, what moves with it, and where ranges begin. */
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
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
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
  const enough = Number(/With (\d+) modes, /.exec(warned?.message ?? '')?.[1])
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
  assert.equal(ran.status, 'SKIPPED')
  assert.equal(value(ran, 'frequency_ratio_cross_flow'), null)
  assert.match(String(ran.result.values.frequency_ratio_in_line?.reason), /^The current velocity is zero$/i)
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

/** Eight modes: beyond both ranges, across the flow only, and in both. */
const LONG = {
  ...BARE,
  outer_diameter: 273.1,
  wall_thickness: 15.9,
  span_length: 220,
  current_velocity: 1.1,
  content_density: 900,
  effective_tension: 350,
  number_of_modes: 8,
}
/** Sheds across modes 1 and 2, along modes 2 and 3. */
const SHORT = { ...LONG, span_length: 60, current_velocity: 0.9, effective_tension: 400, number_of_modes: 3 }

test('the table holds each mode with what the lists say of it, and nothing of a mode in no range', () => {
  for (const ran of [run(SHORT), run(LONG)]) {
    const rows = rowsOf(ran, 'modes')
    const [f, gamma] = [list(ran, 'natural_frequencies'), list(ran, 'mode_factors')]
    assert.equal(rows.length, f.length)
    for (const [k, row] of rows.entries()) {
      const [n, f_n, V_R, ratio, gamma_n] = row as number[]
      assert.deepEqual([n, f_n, gamma_n], [k + 1, f[k], gamma[k]])
      near(V_R, (number(ran, 'reduced_velocity') * (f[0] ?? 0)) / (f[k] ?? 0))
      near(ratio, (f[k] ?? 0) / number(ran, 'shedding_frequency_cross_flow'))
    }
    const listed = (column: number) => rows.flatMap((r) => (r[column] === null ? [] : [r[column]]))
    assert.deepEqual(listed(5), list(ran, 'cross_flow_amplitudes'))
    assert.deepEqual(listed(6), list(ran, 'cross_flow_stress_ranges'))
    assert.deepEqual(listed(7), list(ran, 'in_line_amplitudes'))
    assert.deepEqual(listed(8), list(ran, 'in_line_stress_ranges'))
    const modes = (column: number) => rows.flatMap((r) => (r[column] === null ? [] : [r[0]]))
    assert.deepEqual(modes(6), list(ran, 'cross_flow_modes'))
    assert.deepEqual(modes(8), list(ran, 'in_line_modes'))
  }
})

const at = (ran: ReturnType<typeof run>, chart: string, label: string) =>
  pointsOf(ran, chart).find((r) => r.label === label)?.at as number

test('the chart of frequencies over length holds those of longer spans, and where excitation begins', () => {
  const ran = run(SHORT)
  const points = pointsOf(ran, 'frequency_length')
  const drawn = (mode: number, L: number) =>
    points.find((r) => r.s === `mode ${mode}` && Math.abs(Number(r.x) / L - 1) < 1e-5)?.y as number
  for (const L of [20, 60, 180]) {
    const own = list(run({ ...SHORT, span_length: L }), 'natural_frequencies')
    for (const mode of [1, 2, 3]) near(drawn(mode, L), own[mode - 1], 1e-5)
  }
  const D = 0.2731
  const limits = {
    'in-line onset': 0.9 / D,
    '2 × shedding': 0.36 / D,
    'cross-flow onset': 0.3 / D,
    shedding: 0.18 / D,
  }
  for (const [label, f] of Object.entries(limits)) near(at(ran, 'frequency_length', label), f, 1e-5, label)
  const own = points.find((r) => r.label === 'this span')
  assert.equal(own?.x, 60)
  near(own?.y as number, list(ran, 'natural_frequencies')[0], 1e-5)
  const varying = run({ ...SHORT, effective_tension: 100, effective_tension_far_end: 60 })
  const marked = pointsOf(varying, 'frequency_length').find((r) => r.label === 'this span')
  near(marked?.y as number, list(varying, 'natural_frequencies')[0], 1e-5)
  assert.deepEqual(axesOf(ran, 'frequency_length'), ['Span length [m]', 'Natural frequency [Hz]'])
  const falling = run({ ...SHORT, effective_tension: 100, effective_tension_far_end: -1 })
  assert.throws(() => pointsOf(falling, 'frequency_length'), /not drawn/)
})

test('the other charts hold each mode on the ranges, and both excitations at each depth', () => {
  const current_profile = [
    { depth_m: 0, speed_m_s: 0.9 },
    { depth_m: 50, speed_m_s: 0.4 },
  ]
  const ran = run({ ...SHORT, current_profile })
  const ranges = {
    'in-line onset 1': 1,
    'cross-flow onset 3': 3,
    'in-line upper limit 4.5': 4.5,
    'cross-flow upper limit 16': 16,
  }
  for (const [label, V] of Object.entries(ranges)) assert.equal(at(ran, 'reduced_velocities', label), V)
  const rows = rowsOf(ran, 'modes')
  const bars = pointsOf(ran, 'reduced_velocities').filter((r) => r.name !== undefined)
  assert.deepEqual(
    bars.map((r) => [r.name, r.v]),
    rows.map((r) => [String(r[0]), Number((r[2] as number).toPrecision(6))]),
  )
  const shed = (U: number) => (0.2 * U) / 0.2731
  const profile = pointsOf(ran, 'current_profile').filter((r) => r.s !== undefined)
  for (const [k, [s, f, depth]] of [
    ['cross-flow excitation', shed(0.9), 0],
    ['cross-flow excitation', shed(0.4), 50],
    ['in-line excitation', 2 * shed(0.9), 0],
    ['in-line excitation', 2 * shed(0.4), 50],
  ].entries()) {
    assert.deepEqual([profile[k]?.s, profile[k]?.y], [s, depth])
    near(profile[k]?.x as number, f as number, 1e-5)
  }
  for (const [k, row] of rows.entries()) near(at(ran, 'current_profile', `mode ${k + 1}`), row[1] as number, 1e-5)
  assert.deepEqual(axesOf(ran, 'reduced_velocities'), ['Mode', 'Reduced velocity'])
  assert.deepEqual(axesOf(ran, 'current_profile'), ['Frequency [Hz]', 'Depth [m]'])
  for (const id of ['reduced_velocities', 'current_profile'])
    assert.throws(() => pointsOf(run({ current_velocity: 0 }), id), /not drawn/)
})

test('the figures say span, tension, current and how far the modes swing', () => {
  const ran = run({ ...SHORT, effective_tension_far_end: 300, coating_thickness: 30, coating_density: 900 })
  const [across, along] = [list(ran, 'cross_flow_amplitudes'), list(ran, 'in_line_amplitudes')]
  const mm = (A: number | undefined) => Number((A ?? 0).toPrecision(7))
  const swings = [`A ${mm(across[0])} mm`, `A ${mm(across[1])} mm`]
  assert.deepEqual(
    measuresOf(ran, 'elevation').toSorted(),
    [...swings, 'L 60 m', 'T 400 kN', 'T_far 300 kN', 'U 0.9 m/s'].toSorted(),
  )
  const dominant = across[number(ran, 'dominant_cross_flow_mode') - 1]
  assert.deepEqual(measuresOf(ran, 'section'), [
    'D 273.1 mm',
    'D_h 333.1 mm',
    't_c 30 mm',
    't 15.9 mm',
    'U 0.9 m/s',
    `A_CF ${mm(dominant)} mm`,
    `A_IL ${mm(Math.max(...along))} mm`,
  ])
  assert.deepEqual(measuresOf(run({ current_velocity: 0 }), 'section').slice(-2), ['t_c 3 mm', 't 12.7 mm'])
})

test('the sentence names the modes, their swing and their stress', () => {
  const ran = run(SHORT)
  const across = list(ran, 'cross_flow_amplitudes')[0] ?? 0
  const [A, S] = [across.toPrecision(4), (list(ran, 'cross_flow_stress_ranges')[0] ?? 0).toPrecision(4)]
  const [B, R] = [
    (list(ran, 'in_line_amplitudes')[0] ?? 0).toPrecision(4),
    (list(ran, 'in_line_stress_ranges')[0] ?? 0).toPrecision(4),
  ]
  const f = (list(ran, 'natural_frequencies')[0] ?? 0).toPrecision(4)
  const V = number(ran, 'reduced_velocity').toPrecision(3)
  assert.equal(
    ran.detail.slice(ran.detail.indexOf('Modes 1 and 2')),
    `Modes 1 and 2 are in the cross-flow excitation range (maximum reduced velocity ${V}, onset 3). Mode 1 cross-flow amplitude up to ${A} mm, stress range ${S} MPa. Modes 2 and 3 are in the in-line excitation range (maximum reduced velocity 3.51, onset 1). Mode 2 in-line amplitude up to ${B} mm, stress range ${R} MPa. Mode 1 natural frequency ${f} Hz.`,
  )
  assert.match(
    run(LONG).detail,
    / Modes 3 to 8 are in the cross-flow excitation range \(.*\)\. Mode 7 cross-flow amplitude .*\. Mode 8 is in the in-line excitation range \(.*\)\. Mode 8 in-line amplitude up to /,
  )
  assert.match(
    run({ current_velocity: 0 }).detail,
    /The current velocity is zero\. Mode 1 natural frequency [\d.]+ Hz\.$/,
  )
  assert.match(
    run({ current_velocity: 0.1 }).detail,
    /^No calculated mode is in an excitation range at a current velocity of 0\.1 m\/s\. Mode 1 natural/,
  )
  assert.match(
    run({ ...BARE, total_damping_ratio: 0.1 }).detail,
    /No calculated mode is in the cross-flow excitation range at .* m\/s, and damping suppresses in-line vibration/,
  )
  assert.match(
    run({ ...LONG, span_length: 900, number_of_modes: 3 }).detail,
    /The reduced velocities of all calculated modes are above/,
  )
  assert.match(checked(run(LONG), 'cross_flow')?.note ?? '', /^modes 3 to 8 are in the cross-flow excitation range/)
  assert.match(checked(run(LONG), 'in_line')?.note ?? '', /^mode 8 is in the in-line excitation range/)
  const beyond = checked(run({ ...LONG, span_length: 900, number_of_modes: 3 }), 'modes_looked_at')
  assert.match(
    beyond?.note ?? '',
    /the reduced velocity of the highest calculated mode is [\d.,]+, above the upper limit of 16/,
  )
})

test('the warnings say the numbers of the run', () => {
  assert.match(
    messageOf(run({ current_velocity: 0.9144, coating_thickness: 0, coating_density: 0 }), 'strouhal_uncertain'),
    /is 219,000, above 200,000/,
  )
  assert.match(messageOf(run({ coating_density: 0 }), 'coating_without_mass'), /is 3 mm but/)
  const higher = run(SHORT, ['total_damping_ratio'])
  const last = Number(rowsOf(higher, 'modes').at(-1)?.[2]).toPrecision(3)
  assert.match(
    messageOf(higher, 'higher_modes'),
    new RegExp(`mode, 3, .* velocity of ${last}, which is not below the onset value of 1\\. .* With 5 modes, `),
  )
  const damped = { ...SHORT, span_length: 120, total_damping_ratio: 0.06 }
  const enough = Number(
    /not below the onset value of 3\. .* With (\d+) modes, /.exec(messageOf(run(damped), 'higher_modes'))?.[1],
  )
  const speeds = rowsOf(run({ ...damped, number_of_modes: enough }), 'modes').map((row) => Number(row[2]))
  assert.ok((speeds.at(-1) ?? 9) < 3 && (speeds.at(-2) ?? 0) >= 3)
  assert.match(messageOf(higher, 'no_damping'), /1.29 diameters/)
  assert.ok(!codes(run({ current_velocity: 0.1 }, ['total_damping_ratio'])).includes('no_damping'))
  for (const [over, status] of [
    [{ current_velocity: 0.1 }, 'PASS'],
    [BARE, 'FAIL'],
  ] as const)
    assert.equal(run(over).status, status)
})

test('the steps are those of the modes that a check or an answer rests on, from the lowest', () => {
  const shown = (ran: ReturnType<typeof run>) => [
    ...new Set(ran.result.steps.flatMap((s) => /^Mode (\d+)/.exec(s.section)?.[1] ?? [])),
  ]
  assert.deepEqual(shown(run(LONG)), ['1', '3', '7', '8'])
  assert.deepEqual(shown(run(SHORT)), ['1', '2', '3'])
})

test('the bars of reduced velocity stand on an axis that holds the slowest and the fastest', () => {
  const domain = (ran: ReturnType<typeof run>) => {
    const spec = JSON.stringify(ran.result.charts.find((c) => c.id === 'reduced_velocities')?.spec)
    return (/"domain":\[([\d.e-]+),([\d.e-]+)\]/.exec(spec) ?? []).slice(1).map(Number)
  }
  assert.equal(domain(run(LONG))[0], 0.3)
  near(domain(run(LONG))[1], 2 * number(run(LONG), 'reduced_velocity'))
  const slow = run({ current_velocity: 0.05 })
  const least = Math.min(...rowsOf(slow, 'modes').map((row) => Number(row[2])))
  near(domain(slow)[0], 0.5 * least, 1e-9)
  assert.equal(domain(slow)[1], 30)
})
