/** What is special to the free span assessment: limits of the span, where the response begins, and what it leaves open. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal, readParams, runNow } from '@keelson/workflow'
import fc from 'fast-check'
import { freeSpan } from './index.ts'

const run = (changes: Readonly<Record<string, unknown>> = {}) =>
  runNow(freeSpan, readParams(freeSpan.contract, { ...freeSpan.example, ...changes }))
type Run = ReturnType<typeof run>
const value = (r: Run, name: string) => r.result.values[name]?.value as number
const reason = (r: Run, name: string) => r.result.values[name]?.reason ?? ''
const codes = (r: Run) => r.warnings.map((w) => w.code)
const check = (r: Run, id: string) => r.result.checks.find((c) => c.id === id)
const near = (a: number, b: number, relative = 1e-9) =>
  assert.ok(Math.abs(a - b) <= relative * Math.abs(b), `${a} is not ${b}`)
const refusedAt = (changes: Readonly<Record<string, unknown>>, pointer: string) =>
  assert.throws(
    () => run(changes),
    (e) => e instanceof Refusal && e.problems.some((p) => p.pointer === pointer),
  )
const lengths = fc.double({ min: 8, max: 38, noNaN: true })

const SEABED = { boundary_condition: 'single-span-on-seabed' }
const STEEL = {
  specified_minimum_yield_strength: '450 MPa',
  specified_minimum_tensile_strength: '535 MPa',
  internal_pressure: '15 MPa',
  external_pressure: '1.2 MPa',
}

test('without axial force the in-line frequency falls with the square of the length', () => {
  fc.assert(
    fc.property(lengths, (L) => {
      const f = value(run({ span_length: L }), 'natural_frequency_in_line')
      near(f * L ** 2, value(run(), 'natural_frequency_in_line') * 14 ** 2)
    }),
    { numRuns: 10, seed: 1 },
  )
})

test('weight stiffens a span across the flow, and not in line', () => {
  const [light, heavy] = [run({ span_length: 34, gravity: 9 }), run({ span_length: 34, gravity: 18 })]
  near(value(heavy, 'natural_frequency_in_line'), value(light, 'natural_frequency_in_line'))
  assert.ok(value(heavy, 'natural_frequency_cross_flow') > value(light, 'natural_frequency_cross_flow'))
  near(value(heavy, 'static_deflection'), 2 * value(light, 'static_deflection'))
})

test('compression lowers the frequency to 0 at the buckling load, where the span is refused', () => {
  const P_cr = value(run(), 'critical_buckling_load')
  const f_0 = value(run(), 'natural_frequency_in_line')
  near(value(run({ effective_axial_force: -0.75 * P_cr }), 'natural_frequency_in_line'), f_0 / 2)
  near(value(run({ effective_axial_force: 3 * P_cr }), 'natural_frequency_in_line'), f_0 * 2)
  refusedAt({ effective_axial_force: -P_cr }, '/effective_axial_force')
  assert.ok(codes(run({ effective_axial_force: -0.51 * P_cr })).includes('outside_validity'))
  assert.ok(!codes(run({ effective_axial_force: -0.49 * P_cr })).includes('outside_validity'))
})

test('a span that heat buckles is refused at the temperature', () => {
  const { effective_axial_force: _, ...free } = freeSpan.example
  assert.throws(
    () => runNow(freeSpan, readParams(freeSpan.contract, { ...free, temperature_change: 200 })),
    (e) => e instanceof Refusal && e.problems[0]?.pointer === '/temperature_change',
  )
})

test('on hard soil the effective length is that of fixed ends within 4 %, on soft soil longer', () => {
  const on = (vertical_soil_stiffness: number) => run({ ...SEABED, vertical_soil_stiffness })
  const ratios = [1e3, 1e4, 1e5, 1e6, 1e7].map((K) => value(on(K), 'effective_length_ratio'))
  assert.ok(ratios.every((r, i) => i === 0 || r < (ratios[i - 1] ?? 0)))
  const hard = on(2.5e10)
  near(value(hard, 'effective_length_ratio'), 1, 0.04)
  near(
    value(hard, 'natural_frequency_in_line'),
    value(run({ boundary_condition: 'fixed-fixed' }), 'natural_frequency_in_line'),
    0.08,
  )
  refusedAt({ ...SEABED }, '/vertical_soil_stiffness')
  refusedAt({ ...SEABED, vertical_soil_stiffness: 1e20 }, '/vertical_soil_stiffness')
  refusedAt({ ...SEABED, vertical_soil_stiffness: 1e6, lateral_soil_stiffness: 1e-3 }, '/lateral_soil_stiffness')
})

test('a span of the allowable length is just at the onset that governs', () => {
  const current = fc.double({ min: 0.1, max: 2, noNaN: true })
  fc.assert(
    fc.property(current, (current_velocity) => {
      const longest = value(run({ current_velocity }), 'maximum_allowable_span_length')
      const just = run({ current_velocity, span_length: longest })
      const least = Math.min(value(just, 'in_line_onset_margin'), value(just, 'cross_flow_onset_margin'))
      near(least, 1, 1e-6)
    }),
    { numRuns: 10, seed: 2 },
  )
})

test('screening shortens the allowable span to where its check is just met', () => {
  const screened = { current_velocity_100_year: 0.9, wave_velocity_1_year: 0.2 }
  const longest = value(run(screened), 'maximum_allowable_span_length')
  const just = run({ ...screened, span_length: longest })
  near(
    Math.max(check(just, 'in_line_screening')?.utilisation ?? 0, check(just, 'cross_flow_screening')?.utilisation ?? 0),
    1,
    1e-6,
  )
  assert.ok(longest < value(run(), 'maximum_allowable_span_length'))
})

test('the span vibrates in line exactly where the reduced velocity is beyond its onset', () => {
  fc.assert(
    fc.property(lengths, (span_length) => {
      const r = run({ span_length, wave_velocity: 0 })
      const V = value(r, 'reduced_velocity')
      const inside = V > value(r, 'in_line_onset_reduced_velocity') && V < value(r, 'in_line_end_reduced_velocity')
      assert.equal(value(r, 'in_line_response_amplitude') > 0, inside)
    }),
    { numRuns: 25, seed: 3 },
  )
})

test('without flow nothing vibrates, and the values that need a flow say so', () => {
  const still = run({ current_velocity: 0, wave_velocity: 0 })
  assert.equal(value(still, 'in_line_response_amplitude'), 0)
  for (const name of ['current_flow_ratio', 'cross_flow_response_amplitude', 'in_line_stress_range', 'fatigue_life'])
    assert.match(reason(still, name), /no flow/)
})

test('one reduced velocity is answered with numbers, several with lists', () => {
  const given = (reduced_velocity: number[]) => value(run({ reduced_velocity }), 'in_line_response_amplitude')
  const [one, two] = [given([2]), given([3])]
  assert.ok(one > 0 && two > 0)
  assert.deepEqual(given([2, 3]), [one, two])
})

test('with waves of more than a fifth of the flow cross-flow amplitude needs a Keulegan-Carpenter number', () => {
  const { keulegan_carpenter_number: _, ...rest } = freeSpan.example
  const without = runNow(freeSpan, readParams(freeSpan.contract, rest))
  assert.match(reason(without, 'cross_flow_response_amplitude'), /Keulegan-Carpenter/)
  assert.ok(codes(without).includes('cross_flow_not_assessed'))
  assert.equal(value(without, 'in_line_response_amplitude'), 0)
})

test('in-line stress fades out as waves take over: whole at alpha 0.8, none at 0.5', () => {
  const at = (velocity_ratio_alpha: number) =>
    value(
      run({ span_length: 30, velocity_ratio_alpha, current_velocity: 0.3, wave_velocity: 0 }),
      'in_line_stress_range',
    )
  near(at(0.65), at(0.8) / 2, 1e-9)
  assert.equal(at(0.49), 0)
})

test('turbulence below 0.03 is held there with a warning', () => {
  const held = run({ span_length: 30, turbulence_intensity: 0.01 })
  assert.ok(codes(held).includes('held_at_limit'))
  near(value(held, 'in_line_response_amplitude'), value(run({ span_length: 30 }), 'in_line_response_amplitude'))
})

test('one flow condition for all the time has the life of that flow', () => {
  const flow = { current_velocity: 0.7, wave_velocity: 0.1, keulegan_carpenter_number: 8 }
  const alone = run({ span_length: 34, ...flow })
  const listed = run({ span_length: 34, flow_conditions: [{ ...flow, probability: 1 }] })
  for (const name of ['fatigue_life', 'fatigue_life_in_line', 'fatigue_life_cross_flow'])
    near(value(listed, name), value(alone, name))
})

test('the fatigue check passes for a design life up to eta times the life, and fails beyond', () => {
  const span = { span_length: 34, current_velocity: 0.3, wave_velocity: 0 }
  const life = value(run(span), 'allowable_fatigue_life')
  const status = (factor: number) => check(run({ ...span, design_life: life * factor }), 'fatigue')?.status
  assert.deepEqual([status(0.999), status(1.001)], ['pass', 'fail'])
  near(check(run({ ...span, design_life: life }), 'fatigue')?.utilisation ?? 0, 1)
})

test('a damage-free span passes fatigue with a utilisation of 0', () => {
  const fatigue = check(run({ design_life: 25 }), 'fatigue')
  assert.deepEqual([fatigue?.status, fatigue?.utilisation], ['pass', 0])
})

test('static and dynamic loads use more of the pipe as the span grows, and are not checked where D/t is too large', () => {
  const used = [14, 24, 34].map((span_length) => value(run({ ...STEEL, span_length }), 'combined_loading_utilisation'))
  assert.ok(used.every((u, i) => i === 0 || u > (used[i - 1] ?? 0)))
  const thin = run({ ...STEEL, wall_thickness: 0.005 })
  assert.equal(check(thin, 'combined_loading')?.status, 'not_checked')
  assert.match(reason(thin, 'combined_loading_utilisation'), /D\/t = 54.62 is outside 15 to 45/)
})

test('external pressure above the internal one turns the check to collapse', () => {
  const deep = run({ ...STEEL, internal_pressure: '0 MPa', external_pressure: '10 MPa' })
  assert.ok(deep.result.steps.some((s) => s.symbol === 'p_c'))
  assert.ok(value(deep, 'combined_loading_utilisation') > 0)
})

test('beyond 140 and below 30 diameters, or sagging more than 2.5, a span is answered with a warning', () => {
  for (const span_length of [5, 39])
    assert.ok(codes(run({ span_length })).includes('outside_validity'), `${span_length} m`)
  const sagging = run({ span_length: 34, steel_density: 12000 })
  assert.ok(sagging.warnings.some((w) => w.message.startsWith('sag over diameter')))
})

test('a life that no design life was given for is named', () => {
  const shaken = { span_length: 30 }
  assert.ok(codes(run(shaken)).includes('fatigue_not_checked'))
  assert.ok(!codes(run({ ...shaken, design_life: 1 })).includes('fatigue_not_checked'))
  assert.ok(!codes(run()).includes('fatigue_not_checked'))
})

test('a floating pipe is answered and named', () => {
  assert.ok(codes(run({ wall_thickness: 0.004, content_density: 0 })).includes('floating_pipe'))
})

test('lines of an S-N curve that do not meet are named', () => {
  assert.ok(codes(run({ sn_log_a2: 15 })).includes('sn_lines_apart'))
})

test('a frequency that is given wins, in the reduced velocity and in the allowable length', () => {
  const own = run()
  const doubled = run({ in_line_frequency: 2 * value(own, 'natural_frequency_in_line') })
  near(value(doubled, 'reduced_velocity'), value(own, 'reduced_velocity') / 2)
  near(value(doubled, 'maximum_allowable_span_length'), value(own, 'maximum_allowable_span_length') * Math.SQRT2, 1e-6)
})

test('bad input is refused where it stands', () => {
  refusedAt({ gap_ratio: -0.1 }, '/gap_ratio')
  refusedAt({ total_damping_ratio: 0 }, '/total_damping_ratio')
  refusedAt({ wall_thickness: 0.14 }, '/wall_thickness')
  refusedAt({ sn_m1: 0 }, '/sn_m1')
  refusedAt({ ...STEEL, specified_minimum_tensile_strength: '400 MPa' }, '/specified_minimum_tensile_strength')
  const condition = { current_velocity: 0.3, probability: 0.6 }
  refusedAt({ flow_conditions: [condition, condition] }, '/flow_conditions')
  refusedAt({ design_stability_parameter: 0 }, '/design_stability_parameter')
})

test('a flow beyond lock-in, in which the curve shows no vibration, passes nothing', () => {
  const fast = run({ design_life: 25, current_velocity: 12, ...STEEL })
  assert.equal(value(fast, 'cross_flow_response_amplitude'), 0)
  for (const id of ['fatigue', 'combined_loading']) {
    assert.equal(check(fast, id)?.status, 'not_checked')
    assert.match(check(fast, id)?.note ?? '', /end of lock-in/)
  }
  assert.ok(codes(fast).includes('beyond_lock_in'))
  assert.match(run({ current_velocity: 12 }).detail ?? '', /of this mode alone/)
  assert.equal(check(run({ design_life: 25, current_velocity: 5 }), 'fatigue')?.status, 'fail')
})

test('a storm beyond lock-in among the flow conditions passes nothing either', () => {
  const flow = (current_velocity: number) => ({ current_velocity, wave_velocity: 0, probability: 0.5 })
  const status = (strong: number) =>
    check(run({ design_life: 25, flow_conditions: [flow(0.1), flow(strong)] }), 'fatigue')?.status
  assert.equal(status(0.2), 'pass')
  assert.equal(status(12), 'not_checked')
})

test('a span whose cross-flow amplitude is not known passes no fatigue check', () => {
  const { keulegan_carpenter_number: _, ...rest } = freeSpan.example
  const open = { ...rest, design_life: 25, current_velocity: 0.1, wave_velocity: 0.1 }
  const r = runNow(freeSpan, readParams(freeSpan.contract, open))
  assert.equal(check(r, 'fatigue')?.status, 'not_checked')
  assert.match(check(r, 'fatigue')?.note ?? '', /Keulegan-Carpenter number is needed/)
})
