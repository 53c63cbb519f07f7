/** What is special to the free span assessment: limits of the span, where the response begins, and what it leaves open. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { freeSpan } from './index.ts'

const { pointers, refusedAt, run } = testKit(freeSpan)
const lengths = fc.double({ min: 8, max: 38, noNaN: true })

const SEABED = { boundary_condition: 'single-span-on-seabed' }
const STEEL = {
  specified_minimum_yield_strength: '450 MPa',
  specified_minimum_tensile_strength: '535 MPa',
  internal_pressure: '15 MPa',
  external_pressure: '1.2 MPa',
  safety_class: 'medium',
}
const VIBRATING = { vibration: 'accepted', design_life: 25 }
const state = (ran: Parameters<typeof checked>[0], id: string) => checked(ran, id)?.state

test('without axial force the in-line frequency falls with the square of the length', () => {
  fc.assert(
    fc.property(lengths, (L) => {
      const f = number(run({ span_length: L }), 'natural_frequency_in_line')
      near(f * L ** 2, number(run(), 'natural_frequency_in_line') * 14 ** 2)
    }),
    { numRuns: 10, seed: 1 },
  )
})

test('weight stiffens a span across the flow, and not in line', () => {
  const of = (content_density: number) => run({ span_length: 34, content_density, effective_mass_per_length: 185 })
  const [light, heavy] = [of(0), of(1000)]
  const both = (name: string) => [number(light, name), number(heavy, name)] as const
  near(...both('natural_frequency_in_line'))
  const [slow, quick] = both('natural_frequency_cross_flow')
  assert.ok(quick > slow)
  const [q_light, q_heavy] = both('submerged_weight')
  const [up, down] = both('static_deflection')
  near(down / up, q_heavy / q_light)
})

test('compression lowers the frequency to 0 at the buckling load, where the span is refused', () => {
  const P_cr = number(run(), 'critical_buckling_load')
  const f_0 = number(run(), 'natural_frequency_in_line')
  near(number(run({ effective_axial_force: -0.75 * P_cr }), 'natural_frequency_in_line'), f_0 / 2)
  near(number(run({ effective_axial_force: 3 * P_cr }), 'natural_frequency_in_line'), f_0 * 2)
  refusedAt('/effective_axial_force', { effective_axial_force: -P_cr })
  assert.ok(codes(run({ effective_axial_force: -0.51 * P_cr })).includes('outside_validity'))
  assert.ok(!codes(run({ effective_axial_force: -0.49 * P_cr })).includes('outside_validity'))
})

test('a span that heat buckles is refused at the temperature', () => {
  assert.equal(pointers({ temperature_change: 200 }, ['effective_axial_force'])[0], '/temperature_change')
})

test('on hard soil the effective length is that of fixed ends within 4 %, on soft soil longer', () => {
  const on = (vertical_soil_stiffness: number) => run({ ...SEABED, vertical_soil_stiffness })
  const ratios = [1e-3, 1e-2, 0.1, 1, 10].map((K) => number(on(K), 'effective_length_ratio'))
  assert.ok(ratios.every((r, i) => i === 0 || r < (ratios[i - 1] ?? 0)))
  const hard = on(2.5e4)
  near(number(hard, 'effective_length_ratio'), 1, 0.04)
  near(
    number(hard, 'natural_frequency_in_line'),
    number(run({ boundary_condition: 'fixed-fixed' }), 'natural_frequency_in_line'),
    0.08,
  )
  refusedAt('/vertical_soil_stiffness', { ...SEABED })
  refusedAt('/vertical_soil_stiffness', { ...SEABED, vertical_soil_stiffness: 1e5, span_length: 2000 })
  refusedAt('/lateral_soil_stiffness', {
    ...SEABED,
    vertical_soil_stiffness: 1,
    lateral_soil_stiffness: 1e-5,
    span_length: 3,
  })
})

test('a span of the allowable length is just at the onset that governs', () => {
  const current = fc.double({ min: 0.1, max: 2, noNaN: true })
  fc.assert(
    fc.property(current, (current_velocity) => {
      const longest = number(run({ current_velocity }), 'maximum_allowable_span_length')
      const just = run({ current_velocity, span_length: longest })
      const least = Math.min(number(just, 'in_line_onset_margin'), number(just, 'cross_flow_onset_margin'))
      near(least, 1, 1e-6)
    }),
    { numRuns: 10, seed: 2 },
  )
})

test('screening shortens the allowable span to where its check is just met', () => {
  const screened = { current_velocity_100_year: 0.9, wave_velocity_1_year: 0.2 }
  const longest = number(run(screened), 'maximum_allowable_span_length')
  const just = run({ ...screened, span_length: longest })
  near(
    Math.max(
      checked(just, 'in_line_screening')?.utilisation ?? 0,
      checked(just, 'cross_flow_screening')?.utilisation ?? 0,
    ),
    1,
    1e-6,
  )
  assert.ok(longest < number(run(), 'maximum_allowable_span_length'))
})

test('the span vibrates in line exactly where the reduced velocity is beyond its onset', () => {
  fc.assert(
    fc.property(lengths, (span_length) => {
      const r = run({ span_length, wave_velocity: 0 })
      const V = number(r, 'reduced_velocity')
      const inside = V > number(r, 'in_line_onset_reduced_velocity') && V < number(r, 'in_line_end_reduced_velocity')
      assert.equal(number(r, 'in_line_response_amplitude') > 0, inside)
    }),
    { numRuns: 25, seed: 3 },
  )
})

test('without flow nothing vibrates, and the values that need a flow say so', () => {
  const still = run({ current_velocity: 0, wave_velocity: 0 })
  assert.equal(number(still, 'in_line_response_amplitude'), 0)
  for (const name of ['current_flow_ratio', 'cross_flow_response_amplitude', 'in_line_stress_range', 'fatigue_life'])
    assert.match(reason(still, name), /no flow/)
})

test('one reduced velocity is answered with numbers, several with lists', () => {
  const given = (reduced_velocity: number[]) => run({ reduced_velocity })
  const [one, two] = [given([2]), given([3])].map((r) => number(r, 'in_line_response_amplitude'))
  assert.ok(one && two && one > 0 && two > 0)
  assert.deepEqual(list(given([2, 3]), 'in_line_response_amplitude'), [one, two])
})

test('with waves of more than a fifth of the flow cross-flow amplitude needs a Keulegan-Carpenter number', () => {
  const without = run({}, ['keulegan_carpenter_number'])
  assert.match(reason(without, 'cross_flow_response_amplitude'), /Keulegan-Carpenter/)
  assert.ok(codes(without).includes('cross_flow_not_assessed'))
  assert.equal(number(without, 'in_line_response_amplitude'), 0)
})

test('in-line stress fades out as waves take over: whole at alpha 0.8, none at 0.5', () => {
  const at = (velocity_ratio_alpha: number) =>
    number(
      run({ span_length: 30, velocity_ratio_alpha, current_velocity: 0.3, wave_velocity: 0 }),
      'in_line_stress_range',
    )
  near(at(0.65), at(0.8) / 2, 1e-9)
  assert.equal(at(0.49), 0)
})

test('turbulence below 0.03 is held there with a warning', () => {
  const held = run({ span_length: 30, turbulence_intensity: 0.01 })
  assert.ok(codes(held).includes('held_at_limit'))
  near(number(held, 'in_line_response_amplitude'), number(run({ span_length: 30 }), 'in_line_response_amplitude'))
})

test('one flow condition for all the time has the life of that flow', () => {
  const flow = { current_velocity: 0.7, wave_velocity: 0.1, keulegan_carpenter_number: 8 }
  const alone = run({ span_length: 34, ...flow })
  const listed = run({ span_length: 34, design_life: 25, flow_conditions: [{ ...flow, probability: 1 }] })
  for (const name of ['fatigue_life', 'fatigue_life_in_line', 'fatigue_life_cross_flow'])
    near(number(listed, name), number(alone, name))
})

test('the fatigue check passes for a design life up to eta times the life, and fails beyond', () => {
  const span = { span_length: 34, current_velocity: 0.3, wave_velocity: 0 }
  const life = number(run(span), 'allowable_fatigue_life')
  const status = (factor: number) => checked(run({ ...span, design_life: life * factor }), 'fatigue')?.state
  assert.deepEqual([status(0.999), status(1.001)], ['pass', 'fail'])
  near(checked(run({ ...span, design_life: life }), 'fatigue')?.utilisation, 1)
})

test('a damage-free span passes fatigue with a utilisation of 0', () => {
  const fatigue = checked(run({ design_life: 25 }), 'fatigue')
  assert.deepEqual([fatigue?.state, fatigue?.utilisation], ['pass', 0])
})

test('static and dynamic loads use more of the pipe as the span grows, and are not checked where D/t is too large', () => {
  const used = [14, 24, 34].map((span_length) => number(run({ ...STEEL, span_length }), 'combined_loading_utilisation'))
  assert.ok(used.every((u, i) => i === 0 || u > (used[i - 1] ?? 0)))
  const thin = run({ ...STEEL, wall_thickness: 5 })
  assert.equal(checked(thin, 'combined_loading')?.state, 'not_made')
  assert.match(reason(thin, 'combined_loading_utilisation'), /ratio is 54.62, above 45/)
})

test('external pressure above the internal one turns the check to collapse', () => {
  const deep = run({ ...STEEL, internal_pressure: '0 MPa', external_pressure: '10 MPa' })
  assert.ok(deep.result.steps.some((s) => s.symbol === 'p_c'))
  assert.ok(number(deep, 'combined_loading_utilisation') > 0)
})

test('beyond 140 and below 30 diameters, or sagging more than 2.5, a span is answered with a warning', () => {
  for (const span_length of [5, 39.5])
    assert.ok(codes(run({ span_length })).includes('outside_validity'), `${span_length} m`)
  const sagging = run({ span_length: 34, steel_density: 12000 })
  assert.ok(sagging.warnings.some((w) => /^Span sag to diameter ratio is /.test(w.message)))
})

test('a life that no design life was given for is named', () => {
  const shaken = { span_length: 30 }
  assert.ok(codes(run(shaken)).includes('fatigue_not_checked'))
  assert.ok(!codes(run({ ...shaken, design_life: 1 })).includes('fatigue_not_checked'))
  assert.ok(!codes(run()).includes('fatigue_not_checked'))
})

test('a floating pipe is answered and named', () => {
  assert.ok(codes(run({ wall_thickness: 4, content_density: 0 })).includes('floating_pipe'))
})

test('lines of an S-N curve that do not meet are named', () => {
  assert.ok(codes(run({ sn_log_a2: 15 })).includes('sn_lines_apart'))
})

test('a frequency that is given wins, in the reduced velocity and in the allowable length', () => {
  const own = run()
  const doubled = run({ in_line_frequency: 2 * number(own, 'natural_frequency_in_line') })
  near(number(doubled, 'reduced_velocity'), number(own, 'reduced_velocity') / 2)
  near(
    number(doubled, 'maximum_allowable_span_length'),
    number(own, 'maximum_allowable_span_length') * Math.SQRT2,
    1e-6,
  )
})

test('bad input is refused where it stands', () => {
  refusedAt('/gap_ratio', { gap_ratio: -0.1 })
  refusedAt('/total_damping_ratio', { total_damping_ratio: 0 })
  refusedAt('/wall_thickness', { wall_thickness: 140 })
  refusedAt('/sn_m1', { sn_m1: 0 })
  refusedAt('/specified_minimum_tensile_strength', { ...STEEL, specified_minimum_tensile_strength: '400 MPa' })
  const condition = { current_velocity: 0.3, probability: 0.6 }
  refusedAt('/flow_conditions', { design_life: 25, flow_conditions: [condition, condition] })
  refusedAt('/design_stability_parameter', { design_stability_parameter: 0 })
})

test('a flow beyond lock-in, in which the curve shows no vibration, passes nothing', () => {
  const fast = run({ ...STEEL, ...VIBRATING, current_velocity: 12 })
  assert.equal(value(fast, 'cross_flow_response_amplitude'), 0)
  for (const id of ['fatigue', 'combined_loading']) {
    assert.equal(state(fast, id), 'not_made')
    assert.match(checked(fast, id)?.reason ?? '', /above 16: higher modes may vibrate above this limit/)
  }
  assert.ok(codes(fast).includes('beyond_lock_in'))
  assert.match(
    fast.detail,
    /higher modes may vibrate above this limit.* exceeds the lock-in range of the first mode, which vibrates at lower velocities/,
  )
  assert.equal(run({ current_velocity: 12 }).status, 'FAIL')
  assert.match(
    checked(run({ current_velocity: 12 }), 'onset_cross_flow')?.note ?? '',
    /higher modes may vibrate above this limit/,
  )
  assert.equal(state(run({ ...VIBRATING, current_velocity: 5 }), 'fatigue'), 'fail')
})

test('a storm beyond lock-in among the flow conditions passes nothing either', () => {
  const flow = (current_velocity: number) => ({ current_velocity, wave_velocity: 0, probability: 0.5 })
  const among = (strong: number) => run({ design_life: 25, flow_conditions: [flow(0.1), flow(strong)] })
  assert.equal(state(among(0.2), 'fatigue'), 'pass')
  assert.equal(state(among(12), 'fatigue'), 'not_made')
  assert.ok(codes(among(12)).includes('beyond_lock_in'))
})

test('a span whose cross-flow amplitude is not known passes no fatigue check', () => {
  const open = run({ design_life: 25, current_velocity: 0.1, wave_velocity: 0.1 }, ['keulegan_carpenter_number'])
  assert.equal(state(open, 'fatigue'), 'not_made')
  assert.match(checked(open, 'fatigue')?.reason ?? '', /Keulegan-Carpenter number is required/)
})

test('a span of twice the length and gap is drawn twice as long and its bed twice as deep', () => {
  const sizes = (span_length: number, gap_ratio: number) => {
    const drawn = run({ span_length, gap_ratio }).result.figures?.find((f) => f.id === 'elevation')?.drawing.shapes
    const measured = drawn?.flatMap((s) => (s.kind === 'dimension' ? [s] : []))
    const size = (symbol: string) => {
      const found = measured?.find((d) => d.label.symbol === symbol)
      return found && Math.hypot(found.to[0] - found.from[0], found.to[1] - found.from[1])
    }
    return { length: size('L'), gap: size('e') ?? 0 }
  }
  const [one, two] = [sizes(15, 2), sizes(30, 4)]
  near(two.length, 30)
  near(two.gap, 2 * one.gap, 1e-6)
})
