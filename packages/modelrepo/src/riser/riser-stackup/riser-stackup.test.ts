/** What holds of a riser and its tensioners, beyond the cases. */
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
  type Request,
  reason,
  rowsOf,
  testKit,
} from '@keelson/engine/testing.ts'
import { measuresOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { riserStackup as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)

const bare = {
  name: 'bare',
  count: 20,
  length_m: 25,
  submerged_weight_per_length_kN_m: 4.4,
  buoyancy_lift_per_length_kN_m: 0,
}
const buoyed = { ...bare, name: 'buoyed', count: 60, buoyancy_lift_per_length_kN_m: 4.2 }
const floating = { ...buoyed, name: 'floating', count: 30, buoyancy_lift_per_length_kN_m: 6.5 }
const WEIGHT = ['submerged_weight', 'buoyancy_uplift']
const jointed = (joints: readonly object[], over: Request = {}) => run({ joints, ...over }, WEIGHT)

/** Effective tension at the foot of each kind of joint, kN. */
const tensions = (r: ReturnType<typeof run>) => rowsOf(r, 'stack').map((row) => Number(row[5]))

test('joints give what their weight and lift give as one', () => {
  const r = jointed([bare, buoyed])
  const same = run({ submerged_weight: 8800, buoyancy_uplift: 6300 })
  for (const name of ['minimum_top_tension', 'bottom_effective_tension', 'overall_minimum_top_tension'])
    near(number(r, name), number(same, name), 1e-12)
})

test('the tension at the foot of the last joint is that of the lower end', () => {
  const r = jointed([bare, buoyed])
  near(tensions(r).at(-1), number(r, 'bottom_effective_tension'), 1e-12)
})

test('where modules float the lower joints, the worst section lies above them', () => {
  const tight = jointed([bare, floating], { mud_unit_weight: 10.05, tensioner_setting: 2400 })
  const feet = tensions(tight)
  assert.ok((feet[0] ?? 0) < (feet[1] ?? 0))
  near((checked(tight, 'effective_tension')?.demand.value ?? 0) + (feet[0] ?? 0), 0.9 * 2400, 1e-9)
})

test('set to the minimum, the tensioners left just hold the slip-ring tension', () => {
  const least = number(run(), 'minimum_top_tension')
  const r = run({ tensioner_setting: least })
  assert.equal(number(r, 'utilisation'), 1)
  assert.equal(checked(r, 'top_tension')?.state, 'pass')
  assert.equal(checked(run({ tensioner_setting: 0.999 * least }), 'top_tension')?.state, 'fail')
})

test('a string without tension at its lower end has failed, one with the least has not', () => {
  const even = { submerged_weight: 9000, buoyancy_uplift: 0, mud_unit_weight: 10.05 }
  const at = (tensioner_setting: number) =>
    checked(
      run({ ...even, tensioner_setting }, ['number_of_tensioners', 'required_connector_overpull']),
      'effective_tension',
    )?.state
  assert.equal(at(10000), 'fail')
  assert.equal(at(10000.1), 'pass')
})

test('heavier mud asks for its weight in the bore', () => {
  const [light, heavy] = [run(), run({ mud_unit_weight: 14 })]
  near(number(heavy, 'minimum_slip_ring_tension') - number(light, 'minimum_slip_ring_tension'), 0.18 * 1800, 1e-9)
})

test('at the overall minimum the connector has the overpull that is wanted, and the recoil margin beside it', () => {
  const least = number(run({ recoil_margin: 0 }), 'overall_minimum_top_tension')
  near(number(run({ tensioner_setting: least }), 'connector_overpull'), 222, 1e-9)
  near(number(run(), 'overall_minimum_top_tension') - least, 300, 1e-9)
})

test('an overpull that the minimum gives asks for no more, and a warning says so', () => {
  const r = run({ required_connector_overpull: 10, recoil_margin: 0 })
  near(number(r, 'overall_minimum_top_tension'), number(r, 'minimum_top_tension'), 1e-12)
  assert.ok(codes(r).includes('overpull_met'))
})

test('without a setting the tension of the simple rule is checked, and that is said', () => {
  const r = run({}, ['tensioner_setting'])
  near(number(r, 'utilisation'), number(r, 'minimum_top_tension') / number(r, 'top_tension_required'), 1e-12)
})

test('a setting above its upper limit fails', () => {
  assert.equal(checked(run({ tensioner_setting: 11521 }), 'upper_limit')?.state, 'fail')
  assert.equal(checked(run({ tensioner_setting: 11520 }), 'upper_limit')?.state, 'pass')
})

test('with nothing to check there is no status', () => {
  const r = testKit(workflow, {
    submerged_weight: 8200,
    outer_diameter: 533.4,
    design_pressure: 34.5,
    specified_minimum_yield_strength: 552,
  }).run()
  assert.match(reason(r, 'status'), /no check/)
  assert.equal(list(r, 'effective_tension_profile').length, 5)
})

test('what a specialist would remark on', () => {
  assert.ok(codes(run({ mud_column_height: 1700 })).includes('mud_below_water'))
  assert.ok(codes(run({ weight_tolerance_factor: 1 })).includes('tolerances_below'))
  assert.ok(codes(run({ buoyancy_tolerance_factor: 1 })).includes('tolerances_below'))
  assert.ok(codes(run({ tensioner_reduction_factor: 0.97 })).includes('little_friction'))
  assert.ok(codes(run({ design_pressure: 400 })).includes('no_bore'))
  assert.ok(codes(jointed([bare])).includes('joints_too_short'))
  assert.ok(codes(run({ tensioner_setting: 7000 }, ['required_connector_overpull'])).includes('compression'))
})

test('inputs that do not go together are refused at their place', () => {
  refusedAt('/tensioners_failed', { tensioners_failed: 16 })
  refusedAt('/depth_factors', { depth_factors: [0, 0.5, 0.5, 1] })
  refusedAt('/depth_factors', { depth_factors: [0, 1.2] })
  refusedAt('/submerged_weight', {}, ['submerged_weight'])
  refusedAt('/submerged_weight', { joints: [bare] })
  refusedAt('/mud_unit_weight', {}, ['mud_unit_weight', 'required_connector_overpull'])
  refusedAt('/number_of_tensioners', {}, ['number_of_tensioners'])
  refusedAt('/lmrp_submerged_weight', {}, ['lmrp_submerged_weight'])
  refusedAt('/tensioner_reduction_factor', { tensioner_reduction_factor: 0 })
  refusedAt('/tensioner_reduction_factor', { tensioner_reduction_factor: 1.1 })
  refusedAt('/wall_thickness', { wall_thickness: 300 })
})

const columnOf = (r: ReturnType<typeof run>, id: string, column: number) =>
  rowsOf(r, id).map((row) => Number(row[column]))
const allNear = (got: readonly number[], expected: readonly number[], relTol = 1e-9) => {
  assert.equal(got.length, expected.length)
  for (const [i, x] of expected.entries()) near(got[i], x, relTol, `row ${i}`)
}
/** Weight of the columns of the example, kN: mud less seawater. */
const FLUIDS = 0.18 * 1800 * (13 - 10.05)

test('the tables hold the string down to each foot, and the tension at each share', () => {
  const r = jointed([bare, buoyed], { tensioners_failed: 2 })
  const [x, w, b] = [
    [500, 2000],
    [2200, 8800],
    [0, 6300],
  ] as const
  assert.deepEqual(
    rowsOf(r, 'stack').map((row) => [row[0], row[1]]),
    [
      ['bare', 20],
      ['buoyed', 60],
    ],
  )
  allNear(columnOf(r, 'stack', 2), x)
  allNear(columnOf(r, 'stack', 3), w)
  allNear(columnOf(r, 'stack', 4), b)
  const above = [0, 1].map((i) => (w[i] ?? 0) - (b[i] ?? 0) + (FLUIDS * (x[i] ?? 0)) / 2000)
  allNear(
    columnOf(r, 'stack', 5),
    above.map((W) => 9225 - W),
  )
  allNear(
    columnOf(r, 'stack', 6),
    above.map((W) => (9225 * 14) / 16 - W),
  )
  const share = [0, 0.25, 0.5, 0.75, 1]
  allNear(columnOf(r, 'profile', 0), share)
  allNear(
    columnOf(r, 'profile', 1),
    share.map((f) => 8800 * (1.25 - f)),
  )
  allNear(
    columnOf(r, 'profile', 2),
    share.map((f) => 9225 - f * (2500 + FLUIDS)),
  )
  allNear(
    columnOf(r, 'profile', 3),
    share.map((f) => (9225 * 14) / 16 - f * (2500 + FLUIDS)),
  )
  const alone = run({}, ['number_of_tensioners', 'required_connector_overpull', 'tensioners_failed'])
  assert.deepEqual(
    rowsOf(alone, 'profile').map((row) => row[3]),
    [null, null, null, null, null],
  )
})

type Rows = ReturnType<typeof pointsOf>
const series = (rows: Rows, s: string) => rows.filter((r) => r.s === s)
const labelledRow = (rows: Rows, label: string) => rows.find((r) => r.label === label)

test('tension along the depth is drawn for lighter and heavier mud, with all tensioners and after the failure', () => {
  const rows = pointsOf(run(), 'tension_depth')
  for (const k of [0.85, 1, 1.15]) {
    const other = run({ mud_unit_weight: 13 * k })
    const name = `${Number((13 * k).toPrecision(4))} kN/m³`
    for (const [s, top, foot] of [
      [name, 9225, 'bottom_effective_tension'],
      [`${name}, 1 failed`, (9225 * 15) / 16, 'bottom_effective_tension_failed'],
    ] as const) {
      const [first, last] = series(rows, s)
      assert.deepEqual([first?.y, last?.y], [0, 1])
      near(first?.x as number, top, 1e-5)
      near(last?.x as number, number(other, foot), 1e-5)
    }
  }
  assert.equal(labelledRow(rows, 'zero tension')?.at, 0)
  near(labelledRow(rows, 'lower end')?.x as number, number(run(), 'bottom_effective_tension'), 1e-5)
  assert.equal(labelledRow(rows, 'lower end')?.y, 1)
  assert.deepEqual(axesOf(run(), 'tension_depth'), ['Effective tension [kN]', 'Depth fraction'])
})

test('the top tension over the weight of the mud is that of runs with such mud', () => {
  const rows = pointsOf(run(), 'tension_mud')
  for (const [s, name] of [
    ['minimum', 'minimum_top_tension'],
    ['overall minimum', 'overall_minimum_top_tension'],
  ] as const) {
    const points = series(rows, s)
    assert.equal(points.length, 21)
    for (const k of [0, 7, 20]) {
      const mud_unit_weight = 10.05 * (1 + k / 20)
      near(points[k]?.x as number, mud_unit_weight, 1e-5)
      near(points[k]?.y as number, number(run({ mud_unit_weight }), name), 1e-5)
    }
  }
  assert.deepEqual([labelledRow(rows, 'setting')?.at, labelledRow(rows, 'upper limit')?.at], [10250, 11520])
  const here = labelledRow(rows, 'this mud')
  assert.equal(here?.x, 13)
  near(here?.y as number, number(run(), 'minimum_top_tension'), 1e-5)
  assert.deepEqual(axesOf(run(), 'tension_mud'), ['Mud unit weight [kN/m³]', 'Top tension [kN]'])
  const [light, heavy] = [run({ mud_unit_weight: 9 }), run({ mud_unit_weight: 20 })]
  near(series(pointsOf(light, 'tension_mud'), 'minimum')[0]?.x as number, 0.95 * 9, 1e-5)
  near(series(pointsOf(heavy, 'tension_mud'), 'minimum')[20]?.x as number, 22, 1e-5)
})

test('the figure says the columns, the setting and what is left of it', () => {
  const r = run()
  const said = measuresOf(r, 'stack')
  const own = (symbol: string, name: string) => `${symbol} ${Number(number(r, name).toPrecision(7))} kN`
  for (const label of [
    'H_m 1800 m',
    'H_w 1800 m',
    'd_m 13 kN/m3',
    'd_w 10.05 kN/m3',
    'T_set 10250 kN',
    'T_v 9225 kN',
    own('T_b', 'bottom_effective_tension'),
    own('T_bf', 'bottom_effective_tension_failed'),
    'W_s 8200 kN',
    'B_n 2500 kN',
    'W_L 900 kN',
  ])
    assert.ok(said.includes(label), `${label} in ${said.join(', ')}`)
  const feet = measuresOf(jointed([bare, buoyed]), 'stack')
  for (const label of ['bare, 20 × 25 m', 'buoyed, 60 × 25 m']) assert.ok(feet.includes(label), feet.join(', '))
})

test('the sentence says what is needed, what is set and what is left', () => {
  const four = (r: ReturnType<typeof run>, name: string) => shown(number(r, name), 4)
  const r = run({ tensioners_failed: 2 })
  const wall = 'Required main tube wall thickness 25 mm (provided 25.4 mm)'
  const foot = `Lower end effective tension ${four(r, 'bottom_effective_tension')} kN`
  assert.equal(
    r.detail,
    `Minimum top tension ${four(r, 'minimum_top_tension')} kN (2 of 16 tensioners failed), ${four(r, 'overall_minimum_top_tension')} kN including overpull, setting 10,250 kN (maximum 11,520 kN). ${foot} (${four(r, 'bottom_effective_tension_failed')} kN with failed tensioners). ${wall}.`,
  )
  const no = run({ tensioners_failed: 0 }, ['required_connector_overpull'])
  assert.match(no.detail, new RegExp(`^Minimum top tension ${four(no, 'minimum_top_tension')} kN, setting`))
  const alone = run({}, ['number_of_tensioners', 'required_connector_overpull', 'tensioners_failed'])
  assert.equal(
    alone.detail,
    `Required slip-ring tension ${four(alone, 'minimum_slip_ring_tension')} kN, available 9,225 kN, setting 10,250 kN (maximum 11,520 kN). ${foot}. ${wall}.`,
  )
})

test('warnings and notes say the numbers that they rest on', () => {
  const high = { mud_unit_weight: 7, buoyancy_uplift: 8000 }
  assert.match(messageOf(run(high), 'buoyancy_governs'), /is −[\d,.]+ kN\. The module lift/)
  assert.match(checked(run(high), 'slip_ring')?.note ?? '', /buoyancy supports the string/)
  assert.match(checked(run(high), 'top_tension')?.note ?? '', /buoyancy supports the string/)
  const slack = run({ tensioner_setting: 7410 }, ['required_connector_overpull'])
  const left = (T: number) => `${shown(T - 5700 - FLUIDS, 4)} kN`
  assert.match(
    messageOf(slack, 'compression'),
    new RegExp(`falls to ${left((0.9 * 7410 * 15) / 16)} with failed tensioners\\.`),
  )
  assert.match(
    checked(slack, 'effective_tension_failed')?.note ?? '',
    new RegExp(`tension is ${left((0.9 * 7410 * 15) / 16)}`),
  )
  const slacker = run({ tensioner_setting: 7000 }, ['required_connector_overpull'])
  assert.match(
    checked(slacker, 'effective_tension')?.note ?? '',
    new RegExp(`tension is ${left(0.9 * 7000)}, so the riser`),
  )
  assert.ok(!messageOf(slacker, 'compression').includes('with failed'))
  assert.match(messageOf(run({ mud_column_height: 1700 }), 'mud_below_water'), /1,700 m is less than .* 1,800 m/)
  assert.match(messageOf(jointed([bare]), 'joints_too_short'), /total 500 m, less than .* of 1,800 m/)
  const met = run({ required_connector_overpull: 10, recoil_margin: 0 })
  const O_min = 0.9 * number(met, 'minimum_top_tension') - 5700 - FLUIDS - 900
  assert.match(messageOf(met, 'overpull_met'), new RegExp(`is ${shown(O_min, 4)} kN, .* 10 kN`))
  assert.match(messageOf(run({ weight_tolerance_factor: 1.01 }), 'tolerances_below'), /is 1.01, below 1.05/)
  assert.match(messageOf(run({ buoyancy_tolerance_factor: 0.98 }), 'tolerances_below'), /is 0.98, above 0.96/)
  assert.match(messageOf(run({ tensioner_reduction_factor: 0.97 }), 'little_friction'), /is 0.97, above .* 0.95/)
  assert.match(messageOf(run({ design_pressure: 400 }), 'no_bore'), /is 289.9 mm, which is at least half/)
})

test('the verdict of the run is that of its checks, at the setting that it assumes too', () => {
  assert.deepEqual([run().status, run({ wall_thickness: 25 }).status], ['PASS', 'FAIL'])
  const assumed = run({}, ['tensioner_setting']).result.assumed.find((a) => a.name === 'tensioner_setting')
  near(assumed?.value as number, 10250)
})
