/** What the free span assessment draws and says: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  list,
  messagesOf,
  near,
  number,
  type Request,
  rowsOf,
  testKit,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { freeSpan } from './index.ts'

const { run } = testKit(freeSpan)
const SCREENED = { current_velocity_100_year: 0.53, wave_velocity_1_year: 0.1 }
const STEEL = {
  specified_minimum_yield_strength: 450,
  specified_minimum_tensile_strength: 535,
  internal_pressure: 15,
  external_pressure: 1.2,
  safety_class: 'medium',
}
const FAST = { span_length: 34, current_velocity: 0.7 }
const five = (x: number) => Number(x.toPrecision(5))
const three = (x: number) => Number(x.toPrecision(3))
const first = (over: Request, code: string, path?: string) => messagesOf(run(over), code, path)[0] ?? ''

test('amplitude over reduced velocity: each corner is a run at it, and the curves end at 17', () => {
  const ran = run(FAST)
  assert.deepEqual(axesOf(ran, 'response_amplitude'), ['Reduced velocity', 'Amplitude/diameter'])
  const names = { 'in line': 'in_line_response_amplitude', 'cross-flow': 'cross_flow_response_amplitude' }
  assert.deepEqual(seriesOf(ran, 'response_amplitude'), Object.keys(names))
  for (const [series, name] of Object.entries(names)) {
    const line = lineOf(ran, 'response_amplitude', series)
    const at = run({ ...FAST, reduced_velocity: line.map(([V]) => V) })
    for (const [i, amplitude] of list(at, name).entries())
      assert.ok(Math.abs(amplitude - (line[i]?.[1] ?? Number.NaN)) < 1e-4)
    assert.deepEqual([line[0]?.[0], line.at(-1)?.[0], line.length], [0, 17, series === 'in line' ? 6 : 7])
  }
  const point = (V: string, A: string) => `${five(number(ran, V))} ${five(number(ran, A))}`
  assert.deepEqual(marksOf(ran, 'response_amplitude'), [
    `this span, in line ${point('reduced_velocity', 'in_line_response_amplitude')}`,
    `this span, cross-flow ${point('cross_flow_reduced_velocity', 'cross_flow_response_amplitude')}`,
  ])
  assert.ok(marksOf(run(), 'response_amplitude').includes(`this span ${five(number(run(), 'reduced_velocity'))} 0`))
  assert.deepEqual(marksOf(run({ reduced_velocity: [2, 3] }), 'response_amplitude').length, 4)
})

test('frequency over length: a run of that length, under what onset or else screening asks for', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'frequency_length'), ['Span length [m]', 'Natural frequency [Hz]'])
  const names = { 'in line': 'natural_frequency_in_line', 'cross-flow': 'natural_frequency_cross_flow' }
  for (const [series, name] of Object.entries(names))
    for (const [span_length, f] of someOf(ran, 'frequency_length', series))
      near(number(run({ span_length }), name), f, 1e-4)
  const onset = ['in_line', 'cross_flow'].map((d) => five(number(ran, `${d}_onset_frequency`)))
  const span = `this span 14 ${five(number(ran, 'natural_frequency_in_line'))}`
  assert.deepEqual(marksOf(ran, 'frequency_length'), [
    `in-line onset at ${onset[0]}`,
    `cross-flow onset at ${onset[1]}`,
    span,
  ])
  const screened = run(SCREENED)
  const asked = ['in_line', 'cross_flow'].map((d) => five(number(screened, `required_${d}_frequency`)))
  assert.deepEqual(marksOf(screened, 'frequency_length'), [
    `in-line screening at ${asked[0]}`,
    `cross-flow screening at ${asked[1]}`,
    span,
  ])
  const [[short = 0] = [], , [long = 0] = []] = someOf(ran, 'frequency_length', 'in line')
  near(short, 14 / 3, 1e-5)
  near(long, 42, 1e-5)
})

test('onset over length and length over flow: at each point a run just begins to vibrate', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'onset_length'), ['Span length [m]', 'Onset flow velocity [m/s]'])
  assert.deepEqual(axesOf(ran, 'allowable_current'), ['Flow velocity [m/s]', 'Allowable span length [m]'])
  const names = { 'in-line onset': 'onset_velocity_in_line', 'cross-flow onset': 'onset_velocity_cross_flow' }
  for (const [series, name] of Object.entries(names)) {
    for (const [span_length, U] of someOf(ran, 'onset_length', series))
      near(number(run({ span_length }), name), U, 1e-4)
    const [[U = 0, span_length = 0] = []] = someOf(ran, 'allowable_current', series).slice(1)
    near(number(run({ span_length }), name), U, 1e-4)
  }
  assert.deepEqual(marksOf(ran, 'onset_length'), ['flow at 0.45', 'this span 14 0.45'])
  assert.deepEqual(marksOf(ran, 'allowable_current'), ['this span 0.45 14'])
  const still = run({ current_velocity: 0, wave_velocity: 0 })
  assert.deepEqual([marksOf(still, 'onset_length'), marksOf(still, 'allowable_current')], [[], []])
})

test('in-line screening over the flow: in a current alone a span of that length just meets it', () => {
  const line = someOf(run(), 'allowable_current', 'in-line screening')
  for (const [current_velocity_100_year, span_length] of line) {
    const there = run({ span_length, current_velocity_100_year, wave_velocity_1_year: 0 })
    near(checked(there, 'in_line_screening')?.utilisation, 1, 1e-4)
  }
})

test('the length that cross-flow onset allows ends where sag has the onset velocity rise again', () => {
  const velocities = lineOf(run({ span_length: 30 }), 'allowable_current', 'cross-flow onset').map(([U]) => U)
  assert.ok(velocities.length < 81)
  assert.ok(velocities.every((U, i) => i === 0 || U < (velocities[i - 1] ?? 0)))
})

test('the elevation: shoulders, bed at the gap, sag, ends and the allowable length about the middle', () => {
  const ran = run({ outer_diameter: 500, wall_thickness: 20, span_length: 20, current_velocity: 1.2 })
  const [ground, pipe, ...rest] = drawnOf(ran, 'elevation')
  const sag = number(ran, 'static_deflection')
  const bed = five(-(1 + sag / 1000))
  assert.equal(ground, `ground points -2 0 0 0 0.4 ${bed} 19.6 ${bed} 20 0 22 0`)
  assert.ok(pipe?.includes(` 10 ${five(0.5 - sag / 1000)} `))
  const L = number(ran, 'maximum_allowable_span_length')
  assert.deepEqual(rest, [
    `dimension from 0 ${bed} to 20 ${bed} edge below: L 20 m`,
    `dimension from 10 ${bed} to 10 ${five(-sag / 1000)}: e 1 m`,
    `text at 10 0.5 towards n: delta ${five(sag)} mm`,
    'mark at 0 0 sign triangle role outline',
    'mark at 20 0 sign triangle role outline',
    'text at 20 0.5 towards n: pinned ends',
    `dimension from ${five((20 - L) / 2)} ${bed} to ${five((20 + L) / 2)} ${bed} edge below: allowable L_allow ${five(L)} m`,
  ])
})

test('an allowable length far from that of the span is said, and none where there is none', () => {
  const last = (over: Request) => drawnOf(run(over), 'elevation').at(-1) ?? ''
  const short = run({ span_length: 40, current_velocity: 2 })
  const L = five(number(short, 'maximum_allowable_span_length'))
  assert.equal(last({ span_length: 40, current_velocity: 2 }), `text at 8 0.2731 towards n: allowable L_allow ${L} m`)
  assert.match(last({ span_length: 5 }), /^text at 1 0.2731 towards n: allowable L_allow/)
  assert.match(last({ span_length: 8, current_velocity: 0.7 }), /^dimension .* allowable L_allow/)
  assert.doesNotMatch(last({ vibration: 'accepted', design_life: 25 }), /L_allow/)
})

test('the section at midspan: gap, flow, weight, and amplitudes where there is one flow', () => {
  const ran = run(FAST)
  const lines = drawnOf(ran, 'midspan')
  for (const [label, value] of [
    ['e', '546.2 mm'],
    ['U_c', '0.7 m/s'],
    ['U_w', '0.1 m/s'],
    ['q', `${five(number(ran, 'submerged_weight'))} N/m`],
  ] as const)
    assert.ok(
      lines.some((line) => line.endsWith(`${label} ${value}`) || (label === 'e' && line.endsWith('e 0.5462 m'))),
      label,
    )
  const amplitudes = (r: Ran) => drawnOf(r, 'midspan').filter((line) => /amplitude\/D/.test(line)).length
  assert.ok(lines.some((line) => line.endsWith(`A_Z ${five(number(ran, 'cross_flow_response_amplitude'))} -`)))
  assert.equal(amplitudes(run({ reduced_velocity: [2, 3] })), 0)
  assert.equal(amplitudes(run({ span_length: 20 })), 1)
  const bores = (r: Ran) => drawnOf(r, 'midspan').filter((line) => /role fluid/.test(line)).length
  assert.deepEqual([bores(ran), bores(run({ content_density: 0 }))], [1, 0])
})

test('the corners of the curves and the criteria are named', () => {
  const column = (table: string, i: number, r = run(SCREENED)) => rowsOf(r, table).map((row) => row[i])
  assert.deepEqual(column('response_curve', 0).slice(3, 5), ['in-line', 'cross-flow'])
  const along = ['onset', 'first corner', 'second corner', 'end']
  const across = ['start', 'onset', 'plateau start', 'plateau end', 'end']
  assert.deepEqual(column('response_curve', 1), [...along, ...across])
  const criteria = ['in-line onset', 'cross-flow onset', 'in-line screening', 'cross-flow screening']
  assert.deepEqual(column('allowable_spans', 0), criteria)
  const met = 'met up to this length'
  assert.deepEqual(column('allowable_spans', 3), [met, 'met up to 250 diameters', met, met])
  const answers = (over: Request) => rowsOf(run(over), 'allowable_spans').map((row) => [row[2], row[3]])
  const [, nearly] = answers({ current_velocity: 0.001, wave_velocity: 0 })
  assert.deepEqual(nearly, [null, 'met up to 250 diameters'])
  const soft = { boundary_condition: 'single-span-on-seabed', vertical_soil_stiffness: 0.001, current_velocity: 3 }
  assert.deepEqual(answers(soft)[0], [null, 'not met at any length'])
  assert.equal(rowsOf(run({}, ['keulegan_carpenter_number']), 'response_curve').length, 4)
})

test('the sentence of a span at rest, in its first mode, and beyond', () => {
  const ran = run()
  const [V_IL, V_CF] = ['reduced_velocity', 'cross_flow_reduced_velocity'].map((name) => three(number(ran, name)))
  const flow = `reduced velocity ${V_IL} in line (onset 0.909) and ${V_CF} cross-flow (onset 2.31)`
  const length = `The allowable span length is ${Number(number(ran, 'maximum_allowable_span_length').toPrecision(4))} m (in-line onset)`
  assert.equal(ran.detail, `The onset of vortex-induced vibration is not reached: ${flow}. ${length}.`)
  const still = run({ current_velocity: 0, wave_velocity: 0 }).detail
  const f = ['in_line', 'cross_flow'].map((d) => Number(number(ran, `natural_frequency_${d}`).toPrecision(4)))
  assert.equal(
    still,
    `No check made. The natural frequencies are ${f[0]} Hz in line and ${f[1]} Hz cross-flow. The reduced velocity is 0 because there is no flow.`,
  )
  const lasting = run({ vibration: 'accepted', design_life: 25 }).detail
  assert.match(lasting, /The vibration criteria are met up to a span length of 16\.5 m \(in-line onset\)\.$/)
  const listed = run({ reduced_velocity: [2, 5.5, 3] }).detail
  assert.match(
    listed,
    / Amplitudes are calculated at 3 reduced velocities up to 5.5. Onset is at a reduced velocity of 0.909 in line and 2.31 cross-flow/,
  )
})

test('the sentence of a span that vibrates: amplitudes, life, loads and screening', () => {
  const ran = run({ ...FAST, ...STEEL, design_life: 25, ...SCREENED })
  const [y, z] = ['in_line', 'cross_flow'].map((d) => three(number(ran, `${d}_response_amplitude`)))
  assert.match(
    ran.detail,
    new RegExp(`fails: .*\\. The span vibrates with an amplitude of ${y} diameters in line and ${z} diameters cross`),
  )
  const days = Number((365.25 * number(ran, 'fatigue_life')).toPrecision(4))
  const lasting = `The fatigue life is ${days} days (utilisation factor 0.5) against a design life of 25 years`
  assert.ok(ran.detail.includes(lasting))
  assert.ok(
    ran.detail.includes(`The combined loading utilisation is ${three(number(ran, 'combined_loading_utilisation'))}`),
  )
  assert.match(ran.detail, /^.* In-line screening and Cross-flow screening also fail\. /)
  const quiet = run({ span_length: 21, current_velocity: 0.33, wave_velocity: 0, design_life: 0.01 })
  assert.match(quiet.detail, /against a design life of 3.652 days/)
  const wavy = run({ span_length: 20, current_velocity: 0.18, wave_velocity: 0.17, design_life: 0.1 })
  assert.match(wavy.detail, /in line and .* cross-flow/)
  assert.match(run({}, ['keulegan_carpenter_number']).detail, /^The onset of vortex-induced vibration is not reached/)
  const open = { span_length: 22, current_velocity: 0.4, wave_velocity: 0.2 }
  assert.match(run(open, ['keulegan_carpenter_number']).detail, /an unknown amplitude cross-flow/)
})

test('warnings say the numbers that they are about', () => {
  assert.match(
    first({ turbulence_intensity: 0.01 }, 'held_at_limit', '/turbulence_intensity'),
    /is 0.01, below 0.03\. .* limited to 1/,
  )
  const angle = first({ turbulence_intensity: 0.03, flow_angle_relative: 60 }, 'without_effect', '/flow_angle_relative')
  assert.match(angle, /60° has no effect, because a turbulence intensity up to 0.03/)
  assert.equal(first({ turbulence_intensity: 0.05, flow_angle_relative: 60 }, 'without_effect'), '')
  assert.equal(first({}, 'without_effect'), '')
  assert.match(
    first({ current_velocity: 0.3, wave_velocity: 0.1 }, 'wave_loads'),
    /is 0.75, which does not exceed 0.8\. Direct wave/,
  )
  const less = first({ current_velocity: 0.1, wave_velocity: 0.15 }, 'wave_loads')
  assert.match(less, /is 0.4, below 0.5\. In-line vortex-induced vibration does not occur/)
  assert.equal(first({ current_velocity: 0.9 }, 'wave_loads'), '')
  const along = first({ in_line_onset_reduced_velocity: 3.4 }, 'onset_beyond_curve', '/in_line_onset_reduced_velocity')
  const ran = run({ in_line_onset_reduced_velocity: 3.4 })
  const V_2 = number(ran, 'in_line_end_reduced_velocity') - 2 * number(ran, 'in_line_amplitude_2')
  assert.match(along, new RegExp(`onset reduced velocity of 3.4, .* in-line .*second ${three(V_2)}\\). The curve`))
  const over = { cross_flow_onset_reduced_velocity: 12, current_velocity: 0.9 }
  assert.match(
    first(over, 'onset_beyond_curve', '/cross_flow_onset_reduced_velocity'),
    /onset reduced velocity of 12, .* cross-flow .*second 11.2\). The curve/,
  )
  assert.match(first({ sn_log_a2: 15 }, 'sn_lines_apart', '/sn_log_a2'), /by a factor of 0.247 in cycles/)
  const free = messagesOf(run({}, ['effective_axial_force']), 'axial_force_left_out', '/effective_axial_force')
  assert.equal(free.length, 1)
  assert.equal(messagesOf(run({ temperature_change: 5 }, ['effective_axial_force']), 'axial_force_left_out').length, 0)
})

test('warnings of life, shoulder and force say what is used', () => {
  const shaken = run({ span_length: 20 })
  const four = (x: number) => Number(x.toPrecision(4))
  const days = four(365.25 * number(shaken, 'fatigue_life'))
  const years = four(number(shaken, 'fatigue_life'))
  const life = years < 1 ? `${days} days` : `${years} years`
  assert.match(
    messagesOf(shaken, 'fatigue_not_checked', '/design_life')[0] ?? '',
    new RegExp(`a fatigue life of ${life}\\. `),
  )
  const soil = { boundary_condition: 'single-span-on-seabed', vertical_soil_stiffness: 2, span_length: 26 }
  const bed = run(soil)
  const middle = number(bed, 'unit_stress_amplitude_in_line')
  const shoulder = (middle * 14.1) / number(bed, 'effective_length_ratio') ** 2 / 8.6
  const [high, low] = [shoulder, middle].map((x) => Number(x.toPrecision(4)))
  assert.match(
    messagesOf(bed, 'shoulder_governs')[0] ?? '',
    new RegExp(` ${high} MPa at the shoulder .* ${low} MPa at mid-span`),
  )
  assert.match(
    checked(run({ ...STEEL, effective_axial_force: 2500 }), 'combined_loading')?.reason ?? '',
    /^design to plastic axial force ratio is 0.\d+, above 0.4: /,
  )
})

test('the frequency in use and the cycles of each direction are printed under their own names', () => {
  const symbols = (over: Request) => run(over).result.steps.map((s) => s.symbol)
  assert.ok(symbols({}).includes('f_IL'))
  assert.ok(!symbols({}).includes('f_IL_calc'))
  assert.ok(symbols({ in_line_frequency: 2 }).includes('f_IL_calc'))
  const names = (over: Request, symbol: string) => {
    const found = run(over).result.steps.find((s) => s.kind === 'equation' && s.symbol === symbol)
    return found?.kind === 'equation' ? (found.arguments ?? []).map((a) => a.symbol) : []
  }
  assert.ok(names(FAST, 'T_life_CF').includes('f_CF'))
  assert.ok(names(FAST, 'T_life_IL').includes('f_ind'))
  assert.ok(names({ span_length: 24, current_velocity: 0.3 }, 'T_life_IL').includes('f_IL'))
  assert.ok(names(FAST, 'S_IL_R').includes('A_IL'))
  const soil = { boundary_condition: 'single-span-on-seabed', vertical_soil_stiffness: 2, span_length: 26 }
  assert.ok(names({ ...soil, current_velocity: 0.7 }, 'S_IL_R').includes('A_IL_sh'))
})
