/** What the rectification draws and says: charts by other runs, figures by their measures, words by the values. */
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
  pointsOf,
  type Request,
  reason,
  rowsOf,
  testKit,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { shownUtilisation } from '@keelson/workflow'
import { spanRectification } from './index.ts'

const { run } = testKit(spanRectification)
const HALF_METRE = { outer_diameter: 500, wall_thickness: 20, survey_tolerance: 0.5 }
const VALLEY = [
  { position: 0, gap: 0 },
  { position: 30, gap: 1 },
  { position: 60, gap: 0 },
]
const ASSESSED = { total_damping_ratio: 0.015, turbulence_intensity: 0.03 }
const five = (x: number) => Number(x.toPrecision(5))
const four = (x: number) => Number(x.toPrecision(4))

test('the profile: the pipe, the bed as surveyed or at the gap, and the supports by their numbers', () => {
  const ran = run({ ...HALF_METRE, gap_profile: VALLEY })
  assert.deepEqual(axesOf(ran, 'profile'), ['Distance along the span [m]', 'Level relative to pipe [m]'])
  assert.deepEqual(lineOf(ran, 'profile', 'pipe'), [
    [0, 0],
    [60, 0],
  ])
  assert.deepEqual(lineOf(ran, 'profile', 'surveyed seabed'), [
    [0, 0],
    [30, -1],
    [60, 0],
  ])
  const columns = (r: Ran) => pointsOf(r, 'profile').filter((row) => 'foot' in row)
  assert.deepEqual(
    columns(ran).map(({ at, top, foot, label }) => [at, top, foot, label]),
    [1, 2, 1, 2].map((i) => [20 * i, 0, -0.666667, `${i}`]),
  )
  const level = run({ ...HALF_METRE, span_length: 50 })
  assert.deepEqual(lineOf(level, 'profile', 'seabed, by gap ratio'), [
    [0, 0],
    [1, -1],
    [49, -1],
    [50, 0],
  ])
  assert.equal(columns(level)[0]?.foot, -1)
  assert.equal(columns(run({ ...HALF_METRE, span_length: 20 })).length, 0)
  const many = run({ span_length: 300, current_velocity: 0.8 })
  assert.equal(columns(many).length, number(many, 'number_of_intermediate_supports'))
  assert.equal(columns(run({ span_length: 600, current_velocity: 0.8 })).length, 0)
  const spec = JSON.stringify(ran.result.charts.find((c) => c.id === 'profile')?.spec)
  assert.match(spec, /"domain":\[-1.1,0.2\]/)
})

test('a long survey is thinned out and keeps its ends', () => {
  const gap_profile = Array.from({ length: 601 }, (_, i) => ({ position: i / 10, gap: 1 }))
  const bed = lineOf(run({ gap_profile }), 'profile', 'surveyed seabed')
  assert.deepEqual([bed.length, bed[1]?.[0], bed.at(-1)?.[0]], [201, 0.3, 60])
})

test('frequency over length is that of a run of the length, with the span before and after', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'frequency_length'), ['Span length [m]', 'In-line natural frequency [Hz]'])
  for (const [span_length, f] of someOf(ran, 'frequency_length', 'in line'))
    near(number(run({ span_length }), 'natural_frequency_in_line'), f, 1e-4)
  const line = lineOf(ran, 'frequency_length', 'in line')
  const L_sub = number(ran, 'rectified_span_length')
  near(line[0]?.[0], L_sub / 2, 1e-5)
  near(line.at(-1)?.[0], 78, 1e-5)
  const [required, before, after] = ['required', 'natural', 'rectified_natural'].map((name) =>
    five(number(ran, name === 'required' ? 'required_frequency' : `${name}_frequency_in_line`)),
  )
  assert.deepEqual(marksOf(ran, 'frequency_length'), [
    `required at ${required}`,
    `before 60 ${before}`,
    `after ${five(L_sub)} ${after}`,
  ])
  assert.equal(marksOf(run({ span_length: 10 }), 'frequency_length').length, 2)
  assert.equal(marksOf(run({ current_velocity: 0 }), 'frequency_length').length, 1)
})

test('supports over the current go up in steps, each the number of a run in that current', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'supports_current'), ['Current velocity [m/s]', 'Number of supports'])
  assert.deepEqual(seriesOf(ran, 'supports_current'), ['supports'])
  const line = lineOf(ran, 'supports_current', 'supports')
  assert.deepEqual([line[0], line.at(-1)?.[0]], [[0, 0], 0.9])
  for (const [current_velocity, n] of [line[20], line.at(-1)].flatMap((p) => (p ? [p] : [])))
    assert.equal(number(run({ current_velocity }), 'number_of_intermediate_supports'), n)
  const rises = line.filter(([x, y], i) => i > 0 && line[i - 1]?.[0] === x && y > (line[i - 1]?.[1] ?? y))
  assert.ok(rises.length > 3)
  assert.ok(line.every(([x, y], i) => i === 0 || line[i - 1]?.[1] === y || line[i - 1]?.[0] === x))
  const n = number(ran, 'number_of_intermediate_supports')
  assert.deepEqual(marksOf(ran, 'supports_current'), [`this current 0.45 ${n}`])
  assert.equal(lineOf(run({ current_velocity: 0 }), 'supports_current', 'supports').at(-1)?.[0], 2)
})

test('the elevation: bed, supports, sagging pipe, lengths, reaction and the tallest support', () => {
  const ran = run({ ...HALF_METRE, gap_profile: VALLEY, scour_allowance: 0.1 })
  const lines = drawnOf(ran, 'elevation')
  assert.deepEqual(lines.slice(0, 3), [
    'ground points -6 0 0 0 30 -1 60 0 66 0',
    'polygon role metal points 19.64 0 20.36 0 20.72 -0.76667 19.28 -0.76667',
    'polygon role metal points 39.64 0 40.36 0 40.72 -0.76667 39.28 -0.76667',
  ])
  const sag = rowsOf(ran, 'spans')[1]?.[6] as number
  assert.match(lines[3] ?? '', /^polygon role steel points -6 0.5 0 0.5 1.5 /)
  assert.ok(
    lines[3]?.includes(
      ` 10.5 ${five(0.5 - (0.9998 * sag) / 1000)
        .toString()
        .slice(0, 5)}`,
    ),
  )
  assert.ok(lines[3]?.includes(' 20 0.5 20 0.5 '))
  const L = number(ran, 'allowable_span_length')
  assert.deepEqual(lines.slice(4), [
    'mark at 0 0 sign triangle role outline',
    'mark at 60 0 sign triangle role outline',
    'text at 60 0.5 towards n: pinned ends',
    'dimension from 0 -1 to 60 -1 edge below: L 60 m',
    'dimension from 20 -1 to 40 -1 edge below: L_sub 20 m',
    `dimension from ${five(30 - L / 2)} -1 to ${five(30 + L / 2)} -1 edge below: L_allow ${five(L)} m`,
    `load at 20 -0.76667 towards 90 role resistance share 1: R_1 ${five(number(ran, 'support_reaction'))} kN`,
    'dimension from 41.44 -0.76667 to 41.44 0: h 0.76667 m',
    'text at 41.44 -0.76667 towards e: scour s_c 0.1 m',
  ])
  const frame = ran.result.figures?.find((f) => f.id === 'elevation')?.drawing.frame
  assert.deepEqual(frame?.y, [-1 - 0.25 * 1.5, 0.5 + 0.3 * 1.5])
})

test('the elevation over a level bed shows the gap, both reactions, and supports that lift nothing when the pipe floats', () => {
  const ran = run({ ...HALF_METRE, span_length: 100 })
  const lines = drawnOf(ran, 'elevation')
  assert.equal(lines[0], 'ground points -10 0 0 0 2 -1 98 -1 100 0 110 0')
  assert.equal(lines.at(-1), 'dimension from 0 -1 to 0 0 edge left: e 1 m')
  const loads = lines.filter((line) => line.startsWith('load'))
  const [R_1, R_i] = ['support_reaction', 'support_reaction_others'].map((name) => five(number(ran, name)))
  assert.deepEqual(loads, [
    `load at 25 -1 towards 90 role resistance share 1: R_1 ${R_1} kN`,
    `load at 50 -1 towards 90 role resistance share 0.8: R_i ${R_i} kN`,
  ])
  const floating = run({ ...HALF_METRE, span_length: 100, wall_thickness: 8, content_density: 0 })
  assert.ok(
    drawnOf(floating, 'elevation').some((line) => /^load .* towards 270 role resistance share 1: R_1 -/.test(line)),
  )
  assert.ok(drawnOf(run({ ...HALF_METRE, gap_ratio: 0 }), 'elevation').every((line) => !/: e /.test(line)))
})

test('many supports are said, and none are drawn beyond forty', () => {
  const many = drawnOf(run({ ...HALF_METRE, span_length: 200 }), 'elevation')
  const n = number(run({ ...HALF_METRE, span_length: 200 }), 'number_of_intermediate_supports')
  assert.equal(many.filter((line) => /role metal/.test(line)).length, n)
  const [L_sub, L] = ['rectified_span_length', 'allowable_span_length'].map((name) =>
    five(number(run({ ...HALF_METRE, span_length: 200 }), name)),
  )
  assert.ok(many.includes(`text at 70 0.5 towards n: supports n ${n} -`))
  assert.ok(many.includes(`text at 124 0.5 towards n: L_sub ${L_sub} m`))
  assert.ok(many.includes(`text at 100 -0.5: allowable L_allow ${L} m`))
  const crowd = drawnOf(run({ ...HALF_METRE, span_length: 1500 }), 'elevation')
  assert.equal(crowd.filter((line) => /role metal|^load/.test(line)).length, 0)
  assert.match(crowd.find((line) => /role steel/.test(line)) ?? '', /points -150 0.5 0 0.5 1500 0.5 1650 0.5 /)
})

test('a span that needs no support is shown as it is, with what is allowed', () => {
  const ran = run({ ...HALF_METRE, span_length: 20 })
  const lines = drawnOf(ran, 'elevation')
  assert.equal(
    lines.at(-1),
    `text at 3 0.5 towards n: allowable L_allow ${five(number(ran, 'allowable_span_length'))} m`,
  )
  const still = drawnOf(run({ ...HALF_METRE, span_length: 20, current_velocity: 0 }), 'elevation')
  assert.equal(still.at(-1), 'text at 3 0.5 towards n: any length allowable')
})

test('the section shows the flow, the gap and the amplitudes that are left', () => {
  const high = { governing_onset_reduced_velocity: 2.3, ...ASSESSED, span_length: 34 }
  const ran = run({ ...high, wave_velocity: 0.05 })
  const lines = drawnOf(ran, 'midspan')
  const A_Y = five(number(ran, 'rectified_in_line_response_amplitude'))
  for (const end of ['U_c 0.45 m/s', 'U_w 0.05 m/s', 'e 0.5462 m', `A_Y ${A_Y} -`])
    assert.ok(
      lines.some((line) => line.endsWith(end)),
      end,
    )
  assert.ok(!drawnOf(run(), 'midspan').some((line) => /A_Y/.test(line)))
})

test('the tables name the spans and their ends, and are empty where nothing was given', () => {
  const ran = run({ boundary_condition: 'fixed-fixed', ...ASSESSED })
  assert.deepEqual(
    rowsOf(ran, 'spans').map((row) => [row[0], row[1]]),
    [
      ['as surveyed', 'fixed-fixed'],
      ['rectified', 'fixed-fixed'],
      ['rectified', 'pinned-pinned'],
    ],
  )
  assert.deepEqual(
    rowsOf(ran, 'assessment').map((row) => row[0]),
    ['as surveyed', 'rectified'],
  )
  assert.equal(rowsOf(run({ span_length: 10 }), 'spans').length, 2)
  assert.equal(rowsOf(run({ current_velocity: 0 }), 'spans')[0]?.[7], null)
  for (const id of ['supports', 'profile_supports', 'assessment', 'allowable_spans', 'options'])
    assert.equal(rowsOf(run({ span_length: 10 }), id).length, 0, id)
  const low = run({ gap_profile: VALLEY, maximum_support_height: 0.1 })
  assert.match(reason(low, 'supports_by_profile'), /^no support up to 0.1 m high can be placed between 3 and /)
})

test('on a ridge each support stands as far on as reach and height let it', () => {
  const profile = [0, 0.2, 2, 0.2, 0]
  const ran = run({
    span_length: 34,
    survey_tolerance: 0,
    current_velocity: 0.4,
    maximum_support_height: 0.6,
    scour_allowance: 0.1,
    gap_profile: [0, 10, 17, 25, 34].map((position, i) => ({ position, gap: profile[i] })),
  })
  const reach = number(ran, 'allowable_span_length')
  const [first, second] = rowsOf(ran, 'profile_supports') as number[][]
  const low = 10 + (0.3 * 7) / 1.8
  for (const [i, value] of [1, low, low, 0.6].entries()) near(first?.[i], value, 1e-9)
  const height = 0.1 + (0.2 * (34 - low - reach)) / 9
  for (const [i, value] of [2, low + reach, reach, height].entries()) near(second?.[i], value, 1e-6)
  assert.equal(rowsOf(ran, 'profile_supports').length, 2)
})

test('from a low shoulder no support is set back behind the one before it', () => {
  const ran = run({
    survey_tolerance: 0,
    maximum_support_height: 0.5,
    gap_profile: [
      { position: 0, gap: 0.4 },
      { position: 60, gap: 0.4 },
    ],
  })
  const reach = number(ran, 'allowable_span_length')
  const positions = rowsOf(ran, 'profile_supports').map((row) => row[1] as number)
  assert.deepEqual(positions.length, 3)
  for (const [i, x] of positions.entries()) near(x, (i + 1) * reach, 1e-9)
})

test('the options: days and dollars by the support, by the metre and for the vessel', () => {
  const option = { mobilisation_cost: 1000, cost_per_support: 20, cost_per_length: 3, vessel_day_rate: 500 }
  const times = { mobilisation_time: 2, time_per_support: 0.25, time_per_length: 0.01 }
  const ran = run({ intervention_options: [{ option: 'rock', ...option, ...times }] })
  const n = number(ran, 'number_of_intermediate_supports')
  const days = 2 + n * 0.25 + 60 * 0.01
  assert.deepEqual(rowsOf(ran, 'options')[0]?.[0], 'rock')
  near(rowsOf(ran, 'options')[0]?.[1] as number, days, 1e-9)
  near(rowsOf(ran, 'options')[0]?.[2] as number, 1000 + 20 * n + 3 * 60 + 500 * days, 1e-9)
})

test('the sentence: how many supports, how far apart, and what is allowed', () => {
  const of = (over: Request) => {
    const ran = run(over)
    const [L_sub, L] = ['rectified_span_length', 'allowable_span_length'].map((name) => four(number(ran, name)))
    return [ran.detail.replace(/\. The maximum support load is [0-9.]+ kN\.$/, ''), L_sub, L]
  }
  const bearing = (over: Request) => checked(run(over), 'support_bearing')?.utilisation ?? 0
  const [several, L_sub, L] = of({})
  assert.equal(
    several,
    `The span requires 3 equally spaced supports; support bearing pressure governs, utilisation ${shownUtilisation(bearing({}))}. Rectified span length ${L_sub} m plus 1 m tolerance, within the allowable ${L} m`,
  )
  const [one, half, most] = of({ span_length: 30, survey_tolerance: 0 })
  assert.equal(
    one,
    `The span requires 1 support; support bearing pressure governs, utilisation ${shownUtilisation(bearing({ span_length: 30, survey_tolerance: 0 }))}. Rectified span length ${half} m, within the allowable ${most} m`,
  )
  const [none, , long] = of({ span_length: 10 })
  assert.equal(
    none,
    `No check made. The required number of intermediate supports is zero. Span length 10 m plus 1 m tolerance, within the allowable ${long} m.`,
  )
})

test('warnings say the numbers that they are about', () => {
  const ran = run({ span_length: 34 })
  const sag = four(number(ran, 'static_deflection'))
  assert.deepEqual(messagesOf(ran, 'rests_on_bed', '/gap_ratio'), [
    `The sag of ${sag} mm over 34 m exceeds the gap of 0.5462 m. The pipe would touch the seabed between the span shoulders.`,
  ])
  const given = messagesOf(
    run({ governing_onset_reduced_velocity: 2.3 }),
    'onset_above_model',
    '/governing_onset_reduced_velocity',
  )
  assert.match(given[0] ?? '', /of 2.3 exceeds 2, the maximum onset/)
  const own = messagesOf(
    run({ in_line_onset_reduced_velocity: 2.1 }),
    'onset_above_model',
    '/in_line_onset_reduced_velocity',
  )
  assert.match(own[0] ?? '', /of 2.1 exceeds 2,/)
  assert.equal(messagesOf(run({ in_line_onset_reduced_velocity: 1.9 }), 'onset_above_model').length, 0)
  const bare = { gap_profile: [0, 30, 60].map((position) => ({ position, gap: 0 })) }
  const places = list(run({ ...bare, span_length: 60 }), 'support_positions').map((x) => four(x))
  assert.match(
    messagesOf(run(bare), 'no_gap', '/gap_profile')[0] ?? '',
    new RegExp(`no gap at ${places.join(' m, ')} m. The pipe`),
  )
  const six = messagesOf(run({ ...bare, current_velocity: 1.2 }), 'no_gap')[0] ?? ''
  assert.equal(six.split(' m, ').length, 5)
  assert.match(six, / and others\. The pipe/)
  const held = (turbulence_intensity: number) =>
    messagesOf(run({ ...ASSESSED, turbulence_intensity }), 'held_at_limit', '/turbulence_intensity')[0] ?? ''
  assert.match(held(0.01), /0.01/)
  assert.equal(held(0.1), '')
  assert.match(held(0.25), /of 0.25 reduces the in-line response .* to zero/)
  const long = messagesOf(run({ span_length: 60 }), 'outside_validity')
  assert.ok(long.some((m) => /^Span length to diameter ratio is 219.7, above 140/.test(m)))
  const brief = messagesOf(run({ span_length: 10, survey_tolerance: 0, current_velocity: 4 }), 'outside_validity')
  assert.ok(
    brief.some((m) => /^Rectified span: .*18.3 diameters/.test(m)),
    brief.join(),
  )
})

test('a rectified span that still vibrates is not passed, with its amplitude', () => {
  const ran = run({ governing_onset_reduced_velocity: 2.3, ...ASSESSED })
  const A_Y = Number(number(ran, 'rectified_in_line_response_amplitude').toPrecision(3))
  assert.match(checked(ran, 'fatigue')?.reason ?? '', new RegExp(`in-line amplitude of ${A_Y} diameters`))
})

test('a height is printed as gap and scour, and a length that was searched for in metres', () => {
  const { steps } = run({ gap_profile: VALLEY, scour_allowance: 0.1, effective_axial_force: 20 }).result
  const height = steps.find((s) => s.kind === 'equation' && s.symbol === 'h')
  assert.deepEqual(height?.kind === 'equation' ? (height.arguments ?? []).map((a) => a.symbol) : [], ['gap', 's_c'])
  assert.equal(
    (height?.kind === 'equation' ? height.arguments : undefined)?.find((a) => a.symbol === 's_c')?.value,
    0.1,
  )
  const found = steps.find((s) => s.kind === 'solved' && s.symbol === 'L_allow')
  assert.equal(found?.unit, 'm')
})
