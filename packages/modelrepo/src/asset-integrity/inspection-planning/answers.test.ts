/** What a plan of inspections answers beside its values: tables, charts, the walls drawn, and its words, by runs and by arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  list,
  messagesOf,
  number,
  pointsOf,
  type Request,
  recordsOf,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf } from '@keelson/engine/testing-pictures.ts'
import { near } from '../_shared/testing/cells.ts'
import { inspectionPlanning as workflow } from './index.ts'

const { run, problems } = testKit(workflow)
const vessel = { code: 'API 510', measured_thickness: 9, required_thickness: 7, corrosion_rate: 0.1 }
const tank = { code: 'API 653', measured_thickness: 9, required_thickness: 6, corrosion_rate: 0.1 }
const of = (base: Request) => testKit(workflow, base).run
const rbi = of({
  ...{ code: 'API RP 581', thickness: 12.7, corrosion_rate: 0.25, age: 15, pressure: 2, diameter: 1524 },
  ...{ yield_strength: 260, tensile_strength: 485, corrosion_rate_confidence: 'medium' },
  ...{ number_of_inspections_a: 1, number_of_inspections_b: 1, number_of_inspections_c: 2 },
  ...{ consequence_area: 250, damage_factor_target: 1500 },
})
const readings = [
  { location: 'CML-1', year: 2010, thickness: 12.5 },
  { location: 'CML-2', year: 2010, thickness: 12.0 },
  { location: 'CML-1', year: 2016, thickness: 11.9 },
  { location: 'CML-1', year: 2022, thickness: 11.2 },
  { location: 'CML-2', year: 2022, thickness: 11.4 },
]
const places = of({ code: 'API 570', required_thickness: 8, thickness_readings: readings, required_remaining_life: 10 })

test('the limits of a piping interval are half its life, the maximum given and that of its class', () => {
  const limits = (over: Request) => rowsOf(run(over), 'interval_limits').map((row) => row.join(' '))
  assert.deepEqual(limits({}), ['thickness half remaining life 11.25', 'thickness entered class maximum 10'])
  assert.deepEqual(limits({ piping_class: 'class 2' }).slice(1), [
    ...['thickness entered class maximum 10', 'thickness Table 1, class 2 10', 'external visual maximum 5'],
  ])
  const own = run({ piping_class: 'class 1', maximum_external_interval: 3 })
  assert.deepEqual(rowsOf(own, 'interval_limits').at(-1), ['external visual', 'maximum', 3])
  assert.deepEqual([value(own, 'external_inspection_interval'), value(own, 'inspection_interval')], [3, 5])
})

test('the limits of a vessel are half its life or, being short, the whole of it, and ten and five years', () => {
  const limits = (over: Request) => rowsOf(of(vessel)(over), 'interval_limits').map((row) => row.join(' '))
  assert.deepEqual(limits({ relief_device_service: 'clean, non-corrosive' }), [
    ...['internal or on-stream half remaining life 10', 'internal or on-stream maximum 10'],
    ...['external internal interval 10', 'external maximum 5', 'relief device maximum 10'],
  ])
  assert.deepEqual(limits({ measured_thickness: 7.3 }).slice(0, 3), [
    ...['internal or on-stream full remaining life (short life) 3', 'internal or on-stream maximum for short life 2'],
    'external internal interval 2',
  ])
})

test('the limits of a tank are by its shell, a quarter of its life outside, and its bottom', () => {
  const limits = (over: Request) => rowsOf(of(tank)(over), 'interval_limits').map((row) => row.join(' '))
  const bottom = { bottom_thickness: 6, bottom_minimum_thickness: 2.5, bottom_corrosion_rate: 0.1 }
  assert.deepEqual(limits({}), [
    'thickness half remaining corrosion allowance life 15',
    'thickness maximum 15',
    'external visual quarter remaining corrosion allowance life 7.5',
    'external visual maximum 5',
    'internal first, bottom rate unknown 10',
  ])
  assert.deepEqual(limits(bottom).slice(-2), ['internal bottom life 35', 'internal maximum 20'])
  assert.deepEqual(limits({ ...bottom, internal_interval_basis: 'risk-based' }).slice(-1), [
    'internal maximum, risk-based 25',
  ])
  const barrier = { ...bottom, internal_interval_basis: 'risk-based', release_prevention_barrier: true }
  assert.deepEqual(limits(barrier).slice(-1), ['internal maximum, risk-based 30'])
  const unknown = testKit(workflow, { ...tank, rate_basis: 'unknown' }).run({}, ['corrosion_rate'])
  assert.deepEqual(
    rowsOf(unknown, 'interval_limits')
      .map((row) => row.join(' '))
      .slice(0, 2),
    ['thickness rate unknown 5', 'external visual maximum 5'],
  )
})

test('what asks for a thickness stands in its order, the largest of all governs', () => {
  const rows = rowsOf(run({ structural_minimum_thickness: 6.5, alert_thickness: 7 }), 'required_thicknesses')
  assert.deepEqual(rows, [
    ['pressure', 6],
    ['structural minimum', 6.5],
    ['alert', 7],
    ['governing', 7],
  ])
  assert.deepEqual(rowsOf(run(), 'required_thicknesses'), [
    ['pressure', 6],
    ['governing', 6],
  ])
})

test('each rate stands with the life that it would leave', () => {
  const rows = recordsOf(run({ initial_thickness: 12, age: 20 }), 'rates')
  const expected = { 'short term': 0.16, 'long term': 0.12, 'minimum rate': 0.0254, used: 0.16 }
  assert.deepEqual(
    rows.map((row) => row.rate),
    Object.keys(expected),
  )
  for (const row of rows) {
    near(row.value, expected[row.rate as keyof typeof expected])
    near(row.life, 3.6 / Number(row.value))
  }
  const gain = recordsOf(run({ previous_thickness: 9.5, minimum_corrosion_rate: 0.05 }), 'rates')
  assert.deepEqual(gain[0]?.life, null)
  near(gain[1]?.value, 0.05)
  const given = recordsOf(run({ corrosion_rate: 0.3 }), 'rates')
  assert.ok(given.some((row) => row.rate === 'as entered' && row.value === 0.3))
  const trend = recordsOf(places(), 'rates')
  near(trend.find((row) => row.rate === 'trend')?.value, number(places(), 'trend_corrosion_rate'))
  near(trend.find((row) => String(row.rate).startsWith('upper'))?.value, number(places(), 'trend_upper_bound'))
})

test('each location stands with its own readings, rates and life, and the statistics of the rates used', () => {
  const ran = places()
  const [one, two] = recordsOf(ran, 'locations')
  assert.deepEqual([one?.location, one?.readings, one?.thickness, one?.basis], ['CML-1', 3, 11.2, 'short term'])
  near(one?.short_term, 0.7 / 6)
  near(one?.long_term, 1.3 / 12)
  near(one?.used, 0.7 / 6)
  near(one?.life, (3.2 * 6) / 0.7)
  near(one?.trend, number(ran, 'trend_corrosion_rate'))
  near(one?.upper_bound, number(ran, 'trend_upper_bound'))
  assert.deepEqual(
    [two?.location, two?.readings, two?.thickness, two?.trend, two?.upper_bound],
    ['CML-2', 2, 11.4, null, null],
  )
  near(two?.used, 0.05)
  near(two?.life, 3.4 / 0.05)
  const [a, b] = [0.7 / 6, 0.05]
  const statistics = recordsOf(ran, 'location_statistics')
  assert.deepEqual(
    statistics.map((row) => row.statistic),
    ['mean', 'standard deviation', 'maximum'],
  )
  near(statistics[0]?.rate, (a + b) / 2)
  near(statistics[1]?.rate, (a - b) / Math.sqrt(2))
  near(statistics[2]?.rate, a)
})

test('both strength ratios stand, and the larger of them is answered', () => {
  const ran = rbi({ allowable_stress: 138, minimum_thickness: 12 })
  const FS = (1.1 * (260 + 485)) / 2
  const [pressure, minimum] = recordsOf(ran, 'strength_ratios')
  near(pressure?.ratio, (2 * 1524) / (2 * FS * 12.7))
  near(minimum?.ratio, (138 / FS) * (12 / 12.7))
  near(number(ran, 'strength_ratio'), Number(minimum?.ratio))
  assert.equal(recordsOf(rbi(), 'strength_ratios').length, 1)
})

test('the damage states have priors, what the inspections told, and how probable failure is in each', () => {
  const ran = rbi()
  const rows = recordsOf(ran, 'damage_states')
  const told = {
    grade_a: [0.9, 0.09, 0.01],
    grade_b: [0.7, 0.2, 0.1],
    grade_c: [0.5, 0.3, 0.2],
    grade_d: [0.4, 0.33, 0.27],
  }
  const prior = [0.7, 0.2, 0.1]
  const sum = rows.reduce((all, row) => all + Number(row.factor), 0)
  rows.forEach((row, s) => {
    assert.equal(row.multiple, [1, 2, 4][s])
    assert.equal(row.prior, prior[s])
    for (const [grade, values] of Object.entries(told)) assert.equal(row[grade], values[s])
    near(row.factor, (prior[s] ?? 0) * (told.grade_a[s] ?? 0) * (told.grade_b[s] ?? 0) * (told.grade_c[s] ?? 0) ** 2)
    near(row.posterior, Number(row.factor) / sum)
    near(row.posterior, list(ran, 'posterior_probabilities')[s])
    near(row.index, list(ran, 'reliability_indices')[s])
  })
  near(rows[0]?.failure, 0.00365, 1e-3)
  near(rows[2]?.failure, 0.9761, 1e-3)
  near(
    number(ran, 'base_damage_factor'),
    rows.reduce((D, row) => D + Number(row.posterior) * Number(row.failure), 0) / 1.56e-4,
    1e-8,
  )
})

const AFTER = (grade: string) => ({ [`number_of_inspections_${grade}`]: { a: 2, b: 2, c: 3, d: 1 }[grade] ?? 0 })

test('one more inspection of a grade does what a run with it does, now and at the date of the plan', () => {
  const ran = rbi()
  const years = number(ran, 'inspection_interval')
  const [asIs, ...more] = recordsOf(ran, 'inspection_credit')
  near(asIs?.now, number(ran, 'damage_factor'))
  near(asIs?.planned, 1500, 1e-6)
  for (const [k, grade] of ['a', 'b', 'c', 'd'].entries()) {
    assert.equal(more[k]?.inspection, `one additional, effectiveness ${grade.toUpperCase()}`)
    near(more[k]?.now, number(rbi(AFTER(grade)), 'damage_factor'))
    near(more[k]?.planned, number(rbi({ ...AFTER(grade), age: 15 + years }), 'damage_factor'), 1e-8)
    const planned = rbi({ planned_inspection_grade: grade.toUpperCase() })
    near(number(planned, 'damage_factor_after_inspection'), Number(more[k]?.planned))
  }
})

test('the steps after the next inspection take its age and its number', () => {
  const taken = (ran: Ran, symbol: string) =>
    (ran.result.steps as readonly { symbol: string; arguments?: readonly { symbol: string; value: number }[] }[])
      .find((s) => s.symbol === symbol)
      ?.arguments?.map((a) => a.symbol)
  const ran = rbi({ planned_inspection_grade: 'B' })
  assert.deepEqual(taken(ran, 'A_rt_n'), ['C_r', 'tau_n', 't'])
  assert.deepEqual(
    taken(ran, 'I_1_n')?.filter((s) => s.startsWith('N')),
    ['N_A', 'N_B_n', 'N_C', 'N_D'],
  )
  assert.deepEqual(taken(ran, 'Po_2_n'), ['I_2_n', 'I_1_n', 'I_2_n', 'I_3_n'])
  assert.deepEqual(taken(ran, 'Po_2'), ['I_2', 'I_1', 'I_2', 'I_3'])
  assert.deepEqual(taken(ran, 'D_f2')?.[0], 'D_fb_n')
  assert.deepEqual(taken(rbi({ damage_factor_target: 1 }), 'A_rt_n'), ['C_r', 'tau', 't'])
})

/** Each reading is drawn as a dot and on a line. */
const readingsOf = (ran: Ran) => {
  const both = lineOf(ran, 'thickness_projection', 'readings')
  assert.deepEqual(both.slice(both.length / 2), both.slice(0, both.length / 2))
  return both.slice(0, both.length / 2)
}

test('the wall is projected from its readings at the rate used, to its limits and the next inspection', () => {
  const ran = run({
    initial_thickness: 12,
    age: 20,
    structural_minimum_thickness: 6.5,
    alert_thickness: 7,
    measurement_year: 2026,
  })
  assert.deepEqual(axesOf(ran, 'thickness_projection'), ['Year', 'Wall thickness [mm]'])
  assert.deepEqual(readingsOf(ran), [
    [2006, 12],
    [2021, 10.4],
    [2026, 9.6],
  ])
  const line = lineOf(ran, 'thickness_projection', 'projection')
  const end = 1.1 * 16.25
  near(line.at(-1)?.[0], 2026 + end, 1e-5)
  near(line.at(-1)?.[1], 9.6 - 0.16 * end, 1e-5)
  assert.deepEqual(marksOf(ran, 'thickness_projection'), [
    'alert at 7',
    'required at 6.5',
    'next inspection 2034.1 8.3',
  ])
  const undated = run()
  assert.ok(axesOf(undated, 'thickness_projection').includes('Time from this inspection [year]'))
  assert.deepEqual(readingsOf(undated), [
    [-5, 10.4],
    [0, 9.6],
  ])
  assert.deepEqual(marksOf(undated, 'thickness_projection'), ['required at 6', 'next inspection 10 8'])
  assert.deepEqual(readingsOf(run({ corrosion_rate: 0.3 })), [[0, 9.6]])
  const thin = run({ measured_thickness: 1, required_thickness: 0.5, corrosion_rate: 1 })
  assert.ok(lineOf(thin, 'thickness_projection', 'projection').every(([, y]) => y >= 0))
})

test('readings of the governing place are drawn, and the lives of all, shortest first', () => {
  const ran = places()
  assert.deepEqual(readingsOf(ran), [
    [2010, 12.5],
    [2016, 11.9],
    [2022, 11.2],
  ])
  const bars = pointsOf(ran, 'location_lives').flatMap(({ name, v }) =>
    name ? [`${name} ${Number(Number(v).toPrecision(4))}`] : [],
  )
  assert.deepEqual(axesOf(ran, 'location_lives'), ['Location', 'Remaining life [year]'])
  assert.deepEqual(bars, ['CML-1 27.43', 'CML-2 68'])
  assert.deepEqual(marksOf(ran, 'location_lives'), ['required at 10'])
})

test('the damage factor over time is that of runs at that age, with one more inspection from its date on', () => {
  const ran = rbi({ planned_inspection_grade: 'A' })
  assert.deepEqual(axesOf(ran, 'damage_factor_over_time'), ['Time from now [year]', 'Damage factor'])
  const due = number(ran, 'inspection_interval')
  const none = lineOf(ran, 'damage_factor_over_time', 'no inspection')
  for (const k of [10, 40]) near(none[k]?.[1], number(rbi({ age: 15 + (none[k]?.[0] ?? 0) }), 'damage_factor'), 1e-4)
  near(none.at(-1)?.[0], 1.6 * due, 1e-5)
  const line = lineOf(ran, 'damage_factor_over_time', 'with one inspection, effectiveness A')
  const at = line.findIndex(([t], k) => t === line[k + 1]?.[0])
  near(line[at]?.[0], due, 1e-5)
  near(line[at]?.[1], 1500, 1e-4)
  near(line[at + 1]?.[1], number(ran, 'damage_factor_after_inspection'), 1e-5)
  const [t = 0, D = 0] = line.at(-1) ?? []
  near(D, number(rbi({ ...AFTER('a'), age: 15 + t }), 'damage_factor'), 1e-4)
  assert.ok(line.slice(0, at).every(([x]) => x < due))
  assert.deepEqual(marksOf(ran, 'damage_factor_over_time'), [
    'target at 1500',
    `now 0 ${Number(number(ran, 'damage_factor').toPrecision(5))}`,
  ])
})

test('the matrix places the component by damage factor and area, now and after the next inspection', () => {
  const spots = (over: Request) =>
    new Set(
      pointsOf(rbi(over), 'risk_matrix').flatMap(({ label, probability, consequence }) =>
        label ? [`${label} ${probability}${consequence}`] : [],
      ),
    )
  const factor = number(rbi(), 'damage_factor')
  assert.ok(factor > 10 && factor < 100)
  assert.deepEqual(spots({}), new Set(['now 3C', 'after next inspection 5C']))
  assert.deepEqual(spots({ damage_factor_target: 80 }), new Set(['now and after inspection 3C']))
  assert.equal(value(rbi(), 'risk_category'), '3C')
  const bands = pointsOf(rbi(), 'risk_matrix').filter(({ band }) => band)
  const band = (cell: string) => bands.find((b) => `${b.probability}${b.consequence}` === cell)?.band
  assert.deepEqual(['1A', '1D', '3C', '5E', '2E', '4D'].map(band), [
    'low',
    'medium',
    'medium',
    'high',
    'medium high',
    'medium high',
  ])
  assert.equal(bands.length, 25)
})

test('the walls are drawn as they were, are and will be, against what is required', () => {
  const labels = (ran: Ran) =>
    drawnOf(ran, 'wall').flatMap((line) => (line.includes(': ') ? [line.replace(/^.*?: /, '')] : []))
  const ran = run({ initial_thickness: 12, age: 20, alert_thickness: 7, structural_minimum_thickness: 6.5 })
  assert.deepEqual(labels(ran), [
    ...['initial t_init 12 mm', 'previous t_prev 10.4 mm', 'now t_act 9.6 mm', 'next inspection t_next 8.3 mm'],
    ...['alert t_req 7 mm', 'retirement t_ret 6.5 mm'],
  ])
  const lines = drawnOf(ran, 'wall')
  assert.ok(lines.includes('polygon role steel points 0 -0.0036 0.0096 -0.0036 0.0096 -0.00252 0 -0.00252'))
  assert.ok(lines.includes('polygon role ghost points 0.0096 -0.0036 0.012 -0.0036 0.012 -0.00252 0.0096 -0.00252'))
  assert.ok(lines.includes('polyline role limit points 0.007 -0.005832 0.007 0.001512'))
  assert.deepEqual(labels(places()).slice(0, 1), ['now t_act 11.2 mm'])
  assert.deepEqual(labels(rbi({ minimum_thickness: 8, allowable_stress: 138 })), [
    'wall t 12.7 mm',
    'minimum t_min 8 mm',
  ])
})

test('the sentence has the life, its place, what is needed of it and the next inspection', () => {
  const wall = 'Corrosion rate 0.16 mm/year, remaining life 22.5 years (required 10 years)'
  assert.equal(run().detail, `${wall}; next inspection within 10 years (API 570)`)
  assert.equal(
    run({ measurement_year: 2026 }).detail,
    `${wall}; next inspection within 10 years, by January 2036 (API 570)`,
  )
  assert.match(
    places({ required_remaining_life: 30 }).detail,
    / at 'CML-1', remaining life 27.43 years \(required 30 years\); next inspection within 10 years, by January 2032 \(API 570\)\.$/,
  )
  assert.match(
    run({ measured_thickness: 6 }).detail,
    /, remaining life 0 years \(required 10 years\); inspect now \(API 570\)\.$/,
  )
  const unknown = testKit(workflow, { ...tank, rate_basis: 'unknown' }).run({}, ['corrosion_rate'])
  assert.equal(unknown.detail, 'Corrosion rate unknown; next inspection within 5 years (API 653)')
})

test('the sentence of a risk has factor and probability, and when the target is reached', () => {
  const ran = rbi()
  const short = (x: number) => Number(x.toPrecision(3))
  const begun = `Corrosion rate 0.25 mm/year, thinning damage factor ${short(number(ran, 'damage_factor'))}, probability of failure ${short(number(ran, 'probability_of_failure'))} per year`
  assert.equal(
    ran.detail,
    `${begun}; damage factor target reached in ${Number(number(ran, 'inspection_interval').toPrecision(4))} years (API RP 581)`,
  )
  assert.match(
    rbi({ damage_factor_target: 10 }).detail,
    /; damage factor target reached, inspect now \(API RP 581\)\.$/,
  )
  assert.match(
    rbi({ damage_factor_target: 1e6 }).detail,
    /; damage factor target not reached before the wall is consumed \(API RP 581\)/,
  )
  assert.match(
    rbi({ age: 60 }).detail,
    /the expected loss equals or exceeds the wall thickness \(API RP 581 Part 1, 4\.4\)\. .* per year \(API RP 581 Part 2, 4\.5\)\.$/,
  )
  assert.match(
    rbi({ pressure: 9 }).detail,
    /the undamaged wall cannot carry the pressure \(API RP 581 Part 1, 4\.4\)\. .* per year \(API RP 581 Part 2, 4\.5\)\.$/,
  )
})

test('a wall that grew, a floor and a smaller rate are told with their numbers', () => {
  const gain = run({ previous_thickness: 9.5 })
  assert.match(
    messagesOf(gain, 'thickness_gain')[0] ?? '',
    /^The measured wall thickness increases from 9\.5 mm to 9\.6 mm/,
  )
  assert.equal(
    messagesOf(gain, 'rate_floor')[0],
    'The corrosion rate, −0.02 mm/year, is below the minimum rate. The minimum, 0.0254 mm/year, is used instead.',
  )
  const places3 = places({
    thickness_readings: [
      ...readings,
      { location: 'CML-3', year: 2010, thickness: 10 },
      { location: 'CML-3', year: 2020, thickness: 10.2 },
    ],
  })
  assert.match(
    messagesOf(places3, 'thickness_gain')[0] ?? '',
    /^Apparent wall growth is measured at 1 of 3 locations \('CML-3'\)/,
  )
  const smaller = run({ initial_thickness: 12, age: 20, rate_basis: 'long term' })
  assert.match(
    messagesOf(smaller, 'smaller_rate')[0] ?? '',
    /^The selected rate, 0\.12 mm\/year, is below the larger of the short-term and long-term rates, 0\.16 mm\/year/,
  )
  assert.deepEqual(messagesOf(run({ initial_thickness: 12, age: 20, rate_basis: 'short term' }), 'smaller_rate'), [])
})

test('inputs that belong together, a spent wall and a spent bottom are told', () => {
  assert.match(
    messagesOf(run({ initial_thickness: 12 }), 'incomplete')[0] ?? '',
    /^The long-term corrosion rate is not calculated because .* is not entered\.$/,
  )
  assert.match(
    messagesOf(of(tank)({ bottom_thickness: 6, bottom_minimum_thickness: 2.5 }), 'incomplete')[0] ?? '',
    /^The internal interval is the first-inspection value because .*rate.* is not entered\.$/,
  )
  assert.match(
    messagesOf(run({ measured_thickness: 5.9 }), 'no_remaining_life')[0] ?? '',
    /^Measured thickness 5\.9 mm does not exceed the required thickness, 6 mm/,
  )
  const bottom = { bottom_thickness: 2.4, bottom_minimum_thickness: 2.5, bottom_corrosion_rate: 0.1 }
  assert.match(
    messagesOf(of(tank)(bottom), 'no_bottom_life')[0] ?? '',
    /^The tank bottom thickness, 2\.4 mm, does not exceed the minimum, 2\.5 mm/,
  )
  assert.match(messagesOf(rbi({ cladding_thickness: 2 }), 'incomplete')[0] ?? '', /^The cladding is ignored/)
  assert.match(
    messagesOf(rbi({ minimum_thickness: 8 }), 'incomplete')[0] ?? '',
    /^Minimum required thickness has no effect because allowable stress is not entered\.$/,
  )
  assert.match(
    messagesOf(rbi({ allowable_stress: 138 }), 'incomplete')[0] ?? '',
    /^Allowable stress has no effect because minimum required thickness is not entered\.$/,
  )
  assert.deepEqual(messagesOf(rbi({ allowable_stress: 138, structural_minimum_thickness: 8 }), 'incomplete'), [])
  const spent = rbi({ age: 60 })
  assert.match(messagesOf(spent, 'wall_spent')[0] ?? '', /^The expected loss is 118 % of the furnished thickness/)
  const over = rbi({ pressure: 9 })
  assert.ok(
    messagesOf(over, 'overstressed')[0]?.startsWith(
      `The strength ratio is ${Number(number(over, 'strength_ratio').toPrecision(3))}`,
    ),
  )
})

test('a check that is not made, or fails beyond its numbers, says why', () => {
  const made = (ran: Ran, id: string) => checked(ran, id)
  const floor = made(run({ previous_thickness: 9.5 }), 'remaining_life')
  assert.match(
    (floor?.state === 'not_made' && floor.reason) || '',
    /^the measured rate is below the default minimum rate; enter minimum corrosion rate or corrosion rate$/,
  )
  const far = made(rbi({ damage_factor_target: 1e6, required_remaining_life: 5 }), 'remaining_life')
  assert.equal(
    far?.state === 'not_made' && far.reason,
    'the damage factor or risk target is not reached before the expected loss equals the wall thickness',
  )
  assert.match(
    JSON.stringify(made(rbi({ age: 60, damage_factor_target: 1e6 }), 'damage_factor')),
    /the expected loss equals or exceeds the wall thickness/,
  )
  assert.match(JSON.stringify(made(run({ measured_thickness: 6 }), 'wall')), /no remaining life, inspect now/)
})

test('readings out of order and cladding as thick as the wall are refused with what was read', () => {
  const thickness_readings = [...readings, { location: 'CML-1', year: 2022, thickness: 11 }]
  assert.match(
    problems({ thickness_readings })[0] ?? '',
    /reading 4 of "CML-1" is not later than the previous reading\)$/,
  )
  assert.match(
    testKit(workflow, {}).problems({
      code: 'API 570',
      required_thickness: 8,
      thickness_readings: [readings[0]],
    })[0] ?? '',
    /"CML-1" has one\)$/,
  )
})

test('the priors are those of the confidence in the rate, beside what each grade tells', () => {
  const rows = recordsOf(rbi({ corrosion_rate_confidence: 'low' }), 'damage_states')
  assert.deepEqual(
    rows.map((row) => [row.prior, row.grade_b, row.grade_d]),
    [
      [0.5, 0.7, 0.4],
      [0.3, 0.2, 0.33],
      [0.2, 0.1, 0.27],
    ],
  )
})

test('largest intervals that were given stand for those of the code, inside and outside', () => {
  const own = { maximum_interval: 8, maximum_external_interval: 3, code_maximum_interval: 6 }
  for (const base of [vessel, tank]) {
    const ran = of(base)(own)
    assert.deepEqual([value(ran, 'inspection_interval'), value(ran, 'external_inspection_interval')], [8, 3])
  }
  assert.deepEqual(value(run(own), 'inspection_interval'), 6)
})

test('the steps of a damage factor have each its own factor, prior and unit', () => {
  type Full = {
    readonly symbol: string
    readonly unit: string
    readonly cell?: string
    readonly arguments?: readonly { readonly symbol: string; readonly value: number }[]
  }
  const factors = {
    ...{ injection_point_factor: 3, dead_leg_factor: 2, welded_construction_factor: 10 },
    ...{ tank_maintenance_factor: 5, tank_settlement_factor: 1.5, online_monitoring_factor: 20 },
  }
  const steps = rbi(factors).result.steps as readonly Full[]
  const given = (symbol: string) =>
    steps.find((s) => s.symbol === symbol)?.arguments?.map((a) => `${a.symbol} ${a.value}`)
  assert.deepEqual(given('D_f')?.slice(1), ['F_IP 3', 'F_DL 2', 'F_WD 10', 'F_AM 5', 'F_SM 1.5', 'F_OM 20'])
  assert.deepEqual(
    ['I_1', 'I_2', 'I_3'].map((symbol) => given(symbol)?.[0]),
    ['Pr_1 0.7', 'Pr_2 0.2', 'Pr_3 0.1'],
  )
  for (const target of [1500, 1]) {
    const due = (rbi({ damage_factor_target: target }).result.steps as readonly Full[]).find((s) => s.symbol === 'I')
    assert.equal(due?.unit, 'year')
  }
  const known = of(tank)().result.steps as readonly Full[]
  assert.equal(known.find((s) => s.symbol === 'I_max')?.cell, 'rate known')
})

test('the curve with one more inspection is that without it up to its date, and goes on as far', () => {
  const ran = rbi({ planned_inspection_grade: 'A' })
  const line = lineOf(ran, 'damage_factor_over_time', 'with one inspection, effectiveness A')
  const none = lineOf(ran, 'damage_factor_over_time', 'no inspection')
  assert.deepEqual(line[0], none[0])
  assert.deepEqual(line[10], none[10])
  near(line.at(-1)?.[0], none.at(-1)?.[0])
})
