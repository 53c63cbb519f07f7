/** What the tables, charts, figures, sentences and warnings of a card say, held against its values, its samples and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  list,
  messageOf,
  near,
  number,
  pointsOf,
  type Request,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, seriesOf, short } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import cases from './cases.json' with { type: 'json' }
import { dynacardDiagnostics as workflow } from './index.ts'

const { run } = testKit(workflow)
type Ran = ReturnType<typeof run>
const example = workflow.example as {
  readonly surface_position: readonly number[]
  readonly surface_load: readonly number[]
}

function kit(id: string) {
  const { inputs } = cases.cases.find((c) => c.id === id) as { readonly inputs: Request }
  const bare = (name: string, v: unknown) => (name === 'rod_sections' ? (v as { value: unknown }).value : v)
  return testKit(workflow, Object.fromEntries(Object.entries(inputs).map(([name, v]) => [name, bare(name, v)])))
}
const tapered = kit('two-harmonics-tapered-string')
const parted = kit('parted-rods-hang-free')
const pound = kit('fluid-pound-70-percent')
const column = (ran: Ran, table: string, name: string): readonly number[] => {
  const found = ran.result.tables.find((t) => t.id === table)
  const k = found?.columns.findIndex((c) => c.name === name) ?? -1
  return (found?.rows ?? []).map((row) => Number(row[k]))
}
const six = (x: number) => Number(x.toPrecision(6))

test('the table of the cards is the samples, and the pump card of the answer', () => {
  const ran = run()
  assert.deepEqual(column(ran, 'cards', 'surface_position'), example.surface_position)
  assert.deepEqual(column(ran, 'cards', 'surface_load'), example.surface_load)
  assert.deepEqual(column(ran, 'cards', 'pump_position'), list(ran, 'downhole_position'))
  assert.deepEqual(column(ran, 'cards', 'pump_load'), list(ran, 'downhole_load'))
  const turn = column(
    run({ surface_position: example.surface_position.map((_, j, all) => all[(j + 10) % 144] ?? 0) }),
    'cards',
    'crank_angle',
  )
  assert.deepEqual(
    [turn[0], turn[134]].map((x) => six(x ?? 0)),
    [25, 0],
  )
  near(column(ran, 'cards', 'time')[36] ?? 0, 60 / 8 / 4, 1e-9)
  near(Math.max(...column(ran, 'cards', 'net_torque').map(Math.abs)), number(ran, 'peak_net_torque'), 1e-9)
})

test('the cards are drawn as closed lines, with the limits of their loads', () => {
  const ran = run()
  for (const [series, x, y] of [
    ['surface card', example.surface_position, example.surface_load],
    ['pump card', list(ran, 'downhole_position'), list(ran, 'downhole_load')],
  ] as const) {
    const line = lineOf(ran, 'cards', series)
    assert.equal(line.length, 145)
    assert.deepEqual(line[144], line[0])
    for (const j of [1, 50, 143]) assert.deepEqual(line[j], [six(x[j] ?? 0), six(y[j] ?? 0)])
  }
  assert.deepEqual(axesOf(ran, 'cards'), ['Position [in]', 'Load [lbf]'])
  assert.deepEqual(marksOf(ran, 'cards').toSorted(), [
    'fluid load at 3441.7',
    'minimum polished rod load at 5543.1',
    'peak polished rod load at 15754',
  ])
  assert.doesNotMatch(marksOf(tapered.run(), 'cards').join(), /fluid load/)
})

test('the plateaus of the pump card stand a fluid load apart, and the fillage is marked between them', () => {
  for (const ran of [run(), pound.run()]) {
    const [upper, lower] = ['upper plateau', 'lower plateau'].map((s) => lineOf(ran, 'pump_card', s))
    const [high, low] = [upper?.[0]?.[1] ?? 0, lower?.[0]?.[1] ?? 0]
    near(high - low, number(ran, 'fluid_load'), 1e-4)
    const positions = list(ran, 'downhole_position')
    const [from, to] = [Math.min(...positions), Math.max(...positions)]
    const x = from + number(ran, 'pump_fillage') * (to - from)
    const label = `fillage ${Math.round(100 * number(ran, 'pump_fillage'))} %`
    assert.deepEqual(marksOf(ran, 'pump_card'), [`${label} ${short(six(x))} ${short(six((high + low) / 2))}`])
    for (const [plateau, [a, b]] of [
      [upper, [0.35, 0.9]],
      [lower, [0.05, 0.35]],
    ] as const)
      assert.ok(
        (plateau ?? []).every(([at]) => at >= from + a * (to - from) - 1e-3 && at <= from + b * (to - from) + 1e-3),
      )
    assert.deepEqual(axesOf(ran, 'pump_card'), ['Position [in]', 'Load [lbf]'])
  }
})

test('the loads against depth run from the polished rod through the sections to the pump', () => {
  const ran = tapered.run()
  for (const [series, atTop, atPump, k] of [
    ['maximum', 'peak_polished_rod_load', 'downhole_maximum_load', 'largest_load'],
    ['minimum', 'minimum_polished_rod_load', 'downhole_minimum_load', 'least_load'],
  ] as const) {
    const line = lineOf(ran, 'rod_load', series)
    assert.equal(line.length, 13)
    near(line[0]?.[0] ?? 0, number(ran, atTop), 1e-5)
    near(line[12]?.[0] ?? 0, number(ran, atPump), 1e-5)
    near(line[4]?.[0] ?? 0, column(ran, 'rod_sections', k)[1] ?? 0, 1e-5)
    assert.deepEqual([line[4]?.[1], line[12]?.[1]], [2000, 6000])
  }
  assert.deepEqual(axesOf(ran, 'rod_load'), ['Load [lbf]', 'Depth [ft]'])
  assert.deepEqual(marksOf(ran, 'rod_load'), ['taper at 2000', 'taper at 4500'])
})

test('the net torque is drawn over the crank, from the bottom of the stroke', () => {
  const ran = run()
  const line = lineOf(ran, 'net_torque', 'net torque')
  const torque = column(ran, 'cards', 'net_torque')
  for (const j of [0, 30, 100]) assert.deepEqual(line[j], [(j * 360) / 144, six(torque[j] ?? 0)])
  assert.deepEqual(line[144], [360, line[0]?.[1]])
  assert.deepEqual(axesOf(ran, 'net_torque'), ['Crank angle [°]', 'Net torque [in·lbf]'])
  assert.deepEqual(marksOf(ran, 'net_torque'), ['gearbox rating at 320000'])
  assert.deepEqual(marksOf(run({}, ['gearbox_rating']), 'net_torque'), [])
  const angles = lineOf(tapered.run(), 'net_torque', 'net torque').map(([x]) => x)
  assert.deepEqual(
    angles,
    angles.toSorted((a, b) => a - b),
  )
})

test('the structural unbalance is taken off the load of the torque', () => {
  const torque = (structural_unbalance: number) => column(run({ structural_unbalance }), 'cards', 'net_torque')
  const [none, some, more] = [torque(0), torque(500), torque(1000)]
  near((none[30] ?? 0) - (some[30] ?? 0), (some[30] ?? 0) - (more[30] ?? 0), 1e-6)
  assert.ok((none[30] ?? 0) > (some[30] ?? 0))
})

test('the evidence has a bar for each rule and a row for each fault, the assigned one first', () => {
  const ran = pound.run()
  const rows = list<Record<string, unknown>>(ran, 'diagnosis_evidence')
  const bars = new Map(pointsOf(ran, 'evidence').map(({ name, v }) => [name, v]))
  assert.equal(rows[0]?.label, 'fluid_pound')
  assert.equal(rows[0]?.confidence, number(ran, 'diagnosis_confidence'))
  const ruled = rows.filter((r) => r.confidence !== null)
  assert.equal(bars.size, ruled.length)
  for (const { label, confidence } of ruled)
    near(Number(bars.get(String(label).replaceAll('_', ' '))), Number(confidence), 1e-5)
  const others = ruled.slice(1).map((r) => Number(r.confidence))
  assert.deepEqual(
    others,
    others.toSorted((a, b) => b - a),
  )
  assert.ok(rows.slice(ruled.length).every((r) => r.evidence === 'no rule, so this fault is never diagnosed'))
  assert.deepEqual(axesOf(ran, 'evidence'), ['Fault', 'Confidence'])
})

test('each rule says its own numbers against its thresholds', () => {
  const said = (ran: Ran) =>
    Object.fromEntries(list<Record<string, string>>(ran, 'diagnosis_evidence').map((r) => [r.label, r.evidence]))
  const ran = pound.run()
  const share = (x: number) => Number((100 * x).toPrecision(3))
  const fillage = `fillage ${share(number(ran, 'pump_fillage'))} % (full pump at least 90 %)`
  const of = said(ran)
  assert.ok(of.fluid_pound?.startsWith(`assigned: ${fillage}; load release over`))
  assert.match(of.fluid_pound ?? '', /\(must be below \d+ %\)$/)
  assert.match(of.gas_interference ?? '', /\(must be above \d+ %\)$/)
  const load = share(number(ran, 'fluid_load') / number(ran, 'expected_fluid_load'))
  const rods =
    list(ran, 'downhole_load').length > 0 &&
    share((number(ran, 'downhole_mean_load') + number(ran, 'buoyant_rod_weight')) / number(ran, 'buoyant_rod_weight'))
  assert.equal(
    of.rod_parting,
    `fluid load ${load} % of the expected fluid load (must be below 15 %); mean load ${rods} % of the rod weight (must be below 80 %)`,
  )
  assert.match(
    said(pound.run({}, ['fluid_specific_gravity'])).rod_parting ?? '',
    /of the rod weight \(must be below 15 %\)/,
  )
  for (const [fault, what] of [
    ['pump_tagging_up', 'load near the top'],
    ['pump_tagging_down', 'load near the bottom'],
    ['tubing_movement', 'load pick-up over'],
    ['travelling_valve_leak', 'upper plateau change'],
    ['standing_valve_leak', 'lower plateau change'],
  ] as const)
    assert.match(of[fault] ?? '', new RegExp(`^${what} .*${fillage.replaceAll(/[()]/g, '\\$&')}$`))
  assert.match(of.gas_lock ?? '', /^the load falls/)
  assert.match(said(tapered.run()).gas_lock ?? '', /never falls/)
})

test('what is told of a card is its diagnosis, its pump and its loads', () => {
  const ran = pound.run()
  const { detail } = ran
  const said = [number(ran, 'pump_fillage') * 100, number(ran, 'pump_displacement')].map((x) =>
    Number(x.toPrecision(3)),
  )
  assert.match(
    detail,
    new RegExp(
      `^Diagnosis: fluid pound \\(confidence 0\\.83\\), pump fillage ${said[0]} %, displacement ${said[1]} bbl/d, polished rod load 5,612 lbf to 17,350 lbf$`,
    ),
  )
  assert.match(
    parted.run().detail,
    /^Not assessed: .*\. The rods are parted.*\. For information only\. Diagnosis: rod parting \(confidence 0\.\d+\), polished rod load 6,641 lbf to 8,927 lbf\.$/,
  )
  const still = run({ surface_load: example.surface_load.map(() => 9000) })
  assert.match(
    still.detail,
    /\. The measured load does not change\. No diagnosis\. Gross pump stroke [0-9.]+ in, polished rod load 9,000 lbf to 9,000 lbf/,
  )
  const groups = kit('api-rp-11l-groups').run()
  assert.match(groups.detail, /Pumped-off fluid load 5,623 lbf, rod spring constant 207\.3 lbf\/in/)
})

test('the figure says loads, stroke, torque, rods, pump and fluid', () => {
  const said = labelsOf(run(), 'well')
  const { result } = run()
  const of = (name: string) => short(Number(result.values[name]?.value))
  for (const one of [
    `polished rod, peak F_max ${of('peak_polished_rod_load')} lbf`,
    `minimum F_min ${of('minimum_polished_rod_load')} lbf`,
    'stroke S 120 in',
    'strokes 8 1/min',
    `net torque T_p ${of('peak_net_torque')} in*lbf`,
    '5,000 ft of rods d_j 0.875 in',
    `pump stroke S_p ${of('gross_pump_stroke')} in`,
    `fluid load F_o ${of('fluid_load')} lbf`,
    `fillage eta ${short(100 * number(run(), 'pump_fillage'))} %`,
    'normal',
    `fluid level L_f ${of('fluid_level_depth')} ft`,
    'pump L_p 5000 ft',
    'plunger D_p 1.5 in',
  ])
    assert.ok(said.includes(one), one)
  const low = labelsOf(run({ wellhead_pressure: 3000 }), 'well')
  assert.ok(!low.some((s) => s.startsWith('fluid level')))
  assert.ok(!labelsOf(parted.run(), 'well').some((s) => s.startsWith('fillage') || s.startsWith('fluid level')))
  assert.ok(labelsOf(tapered.run(), 'well').includes('2,500 ft of rods d_j 0.875 in'))
  assert.deepEqual(seriesOf(tapered.run(), 'rod_load'), ['maximum', 'minimum'])
})

test('warnings say the numbers that they are about', () => {
  const supposed = run({}, ['counterbalance_effect'])
  const effect = number(supposed, 'counterbalance_effect')
  assert.match(messageOf(supposed, 'balance_supposed'), new RegExp(`unit, ${shown(effect, 4)} lbf`))
  const taper = tapered.run()
  const [top, , third] = column(taper, 'rod_sections', 'loading').map((x) => Number(x.toPrecision(3)))
  assert.match(
    messageOf(taper, 'section_loaded_most'),
    new RegExp(`at 4,500 ft has a loading of ${third} %; the top rod loading is ${top} %`),
  )
  const thin = run({
    rod_sections: [
      { length_ft: 2500, diameter_in: 1 },
      { length_ft: 2500, diameter_in: 0.875 },
    ],
  })
  assert.equal(messageOf(thin, 'section_loaded_most'), '')
  const groups = kit('api-rp-11l-groups')
  const [stretch, speed] = [{ rod_elastic_constant: 2.2e-6 }, { strokes_per_minute: 25 }].map((over) =>
    groups.run(over),
  )
  assert.match(
    messageOf(stretch as Ran, 'groups_outside'),
    /rod stretch is 0\.619\. The API TR 11L charts extend only to 0\.6/,
  )
  assert.match(messageOf(speed as Ran, 'groups_outside'), /pumping speed is 0\.612\. .* extend only to 0\.6/)
  assert.match(
    messageOf(run({ stroke_length: 144 }), 'stroke_differs'),
    /Polished rod stroke is 144 in, but the card position range is 120 in/,
  )
  assert.match(
    messageOf(run({ damping_factor: 3 }), 'damping_outside'),
    /0\.562, outside the valid range of 0\.05 to 0\.3/,
  )
  const heavy = run({ fluid_specific_gravity: 0.7 })
  assert.match(
    messageOf(heavy, 'fluid_load_high'),
    /Fluid load is 3,442 lbf, but the fluid load of a pumped-off well is 2,678 lbf/,
  )
  assert.match(
    messageOf(heavy, 'intake_below_zero'),
    new RegExp(`pressure is ${shown(number(heavy, 'pump_intake_pressure'), 4)} psi`),
  )
})

test('a card of parted rods keeps its loads and gives no pump', () => {
  const ran = parted.run()
  for (const name of ['pump_fillage', 'net_pump_stroke', 'pump_displacement', 'pump_horsepower'])
    assert.equal(value(ran, name), null)
  near(
    number(ran, 'fluid_load'),
    (lineOf(ran, 'pump_card', 'upper plateau')[0]?.[1] ?? 0) - (lineOf(ran, 'pump_card', 'lower plateau')[0]?.[1] ?? 0),
    1e-2,
  )
  assert.equal(rowsOf(ran, 'rod_sections').length, 2)
})
