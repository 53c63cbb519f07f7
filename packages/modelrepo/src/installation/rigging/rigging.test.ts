/** What is special to rigging: which corner governs, bands of the amplification, factors that yield to others, parts, skew, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  codes,
  list,
  messageOf,
  near,
  number,
  pointsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { markOf, pairsOf, sizesOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { rigging as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const equal = testKit(workflow, {
  analysis: 'lift',
  lift_mass: 50,
  sling_angle_from_horizontal: 60,
})
const skew = testKit(workflow, {
  analysis: 'skew_load',
  lift_mass: 50,
  lift_point_length: 8,
  lift_point_breadth: 4,
  sling_length: 8,
  axial_stiffness: 60000,
  cog_depth: 1.5,
})
const shackles = testKit(workflow, { analysis: 'catalogue', part_number: '1019533' })

test('the corner nearest to the centre of gravity carries most, the farthest leg is longest', () => {
  const rows = rowsOf(run(), 'legs')
  assert.equal(rows.length, 4)
  const mirrored = run({ cog_offset_x: -0.3, cog_offset_y: -0.15 })
  near(number(mirrored, 'maximum_sling_force'), number(run(), 'maximum_sling_force'), 1e-12)
  near(number(run({ cog_offset_x: 0, cog_offset_y: 0 }), 'maximum_vertical_reaction'), (50 * 1.1 * 9.80665) / 4, 1e-12)
})

test('the amplification falls by bands, and each upper end belongs to its band', () => {
  const at = (lift_mass: number, environment = 'offshore') =>
    number(equal.run({ lift_mass, environment }), 'dynamic_amplification_factor')
  assert.deepEqual(
    [100, 100.1, 300, 300.1, 1000, 1000.1, 2500, 2500.1].map((M) => at(M)),
    [1.25, 1.25, 1.25, 1.2, 1.2, 1.15, 1.15, 1.1],
  )
  assert.deepEqual(
    [100, 300, 1000, 2500, 2501].map((M) => at(M, 'inshore')),
    [1.12, 1.12, 1.1, 1.08, 1.05],
  )
  assert.ok(codes(equal.run({ lift_mass: 2.9 })).includes('light_lift'))
  assert.ok(!codes(equal.run({ lift_mass: 3 })).includes('light_lift'))
})

test('legs that are alike have no corner, and an offset has no part in them', () => {
  const ran = equal.run({ cog_offset_x: 0.3 })
  assert.equal(value(ran, 'maximum_vertical_reaction'), undefined)
  assert.equal(number(ran, 'minimum_sling_angle'), 60)
  assert.ok(codes(ran).includes('offset_unused'))
  assert.ok(!codes(equal.run()).includes('offset_unused'))
})

test('flat legs are remarked on, and a hook too low fails', () => {
  assert.ok(codes(equal.run({ sling_angle_from_horizontal: 44 })).includes('flat_legs'))
  assert.ok(!codes(equal.run({ sling_angle_from_horizontal: 45 })).includes('flat_legs'))
  const low = run({ hook_height: 2 })
  assert.equal(checked(low, 'sling_angle')?.state, 'fail')
  assert.equal(checked(run(), 'sling_angle')?.state, 'pass')
  assert.equal(checked(equal.run(), 'sling_angle')?.state, 'not_made')
})

test('bending yields to a worse termination, and the floor of 2.3 to larger factors', () => {
  const bent = run({ termination_factor: 1.33 })
  near(number(bent, 'reduction_factor'), 1 / 0.75, 1e-9)
  near(number(run({ termination_factor: 1.4 }), 'reduction_factor'), 1.4, 1e-12)
  const floor = number(run({ load_factor: 1, consequence_factor: 1 }), 'nominal_safety_factor')
  near(floor, 2.3 / 0.75, 1e-9)
  near(number(run({ material_factor: 1.5 }), 'nominal_safety_factor'), (1.3 * 1.3 * 1.5) / 0.75, 1e-9)
})

test('the material factor of new wire rope is assumed and remarked on', () => {
  const left = run({}, ['material_factor'])
  assert.ok(left.result.assumed.some(({ name }) => name === 'material_factor'))
  assert.ok(codes(left).includes('material_factor'))
  assert.ok(!codes(run({ material_factor: 1.5 })).includes('material_factor'))
  assert.ok(codes(run({ bend_diameter: 59 }, ['sling_mbl'])).includes('sharp_bend'))
  assert.ok(!codes(run({ bend_diameter: 59 })).includes('sharp_bend'))
  assert.ok(!codes(run({ bend_diameter: 60 }, ['sling_mbl'])).includes('sharp_bend'))
})

test('a sling without its rope has no factor, without its breaking load no check', () => {
  assert.equal(value(run({}, ['rope_diameter']), 'required_mbl'), undefined)
  const unloaded = run({}, ['sling_mbl'])
  assert.ok(number(unloaded, 'required_mbl') > 0)
  assert.equal(value(unloaded, 'sling_utilisation'), undefined)
  assert.equal(checked(run({ sling_mbl: 900 }), 'sling')?.state, 'fail')
})

test('the weakest part is held against the load without dynamics, a shackle against 3.3 times with them', () => {
  const F = number(run(), 'maximum_sling_force')
  const parts = (working_load_limit_t: number, minimum_breaking_load_kn?: number) =>
    run({
      elements: [
        { label: 'bow shackle', working_load_limit_t, ...(minimum_breaking_load_kn && { minimum_breaking_load_kn }) },
      ],
    })
  const limit = F / 1.353553 / 9.80665
  assert.equal(checked(parts(limit * 1.001), 'working_load')?.state, 'pass')
  assert.equal(checked(parts(limit * 0.999), 'working_load')?.state, 'fail')
  assert.equal(checked(parts(35, F * 3.301), 'shackle')?.state, 'pass')
  const heritage = checked(parts(35, F * 3.1), 'shackle')
  assert.equal(heritage?.state, 'fail')
  assert.match(heritage?.note ?? '', /meets the factor of 3 in 0027\/ND/)
  assert.equal(checked(parts(35, F * 2.9), 'shackle')?.note, null)
  assert.equal(checked(parts(35), 'shackle')?.state, 'not_made')
  assert.ok(codes(parts(35)).includes('shackle_without_load'))
})

test('a part without a limit is named, and a lift without any has no governing one', () => {
  const none = run({ elements: [{ category: 'sling', minimum_breaking_load_kn: 1200 }] })
  assert.match(reason(none, 'governing_wll'), /working load limit/)
  assert.equal(checked(none, 'working_load')?.state, 'not_made')
  assert.ok(codes(run()).includes('part_without_limit'))
  const string = testKit(workflow, {
    analysis: 'string',
    elements: [{ working_load_limit_t: 8 }, { working_load_limit_t: 6 }],
  })
  assert.equal(number(string.run(), 'governing_wll'), 6)
  string.refusedAt('/elements', { elements: [{ label: 'hook' }] })
})

test('sizes are answered in their order, a stock number with one number', () => {
  assert.equal(value(shackles.run(), 'working_load_limit'), 6.5)
  assert.equal(codes(shackles.run()).includes('stock_number'), false)
  const two = shackles.run({ sizes: ['2', '1/2'] }, ['part_number'])
  assert.deepEqual(list(two, 'working_load_limit'), [35, 2])
  assert.deepEqual(list(two, 'minimum_breaking_load'), [210, 12])
  assert.ok(codes(two).includes('stock_number'))
  shackles.refusedAt('/part_number', { part_number: '1019534' })
  shackles.refusedAt('/sizes/1', { sizes: ['1', '3'] }, ['part_number'])
  shackles.refusedAt('/sizes', {}, ['part_number'])
})

test('legs at an angle pull sideways by the cosine', () => {
  const legs = testKit(workflow, {
    analysis: 'leg_angle',
    load: 100,
    sling_angle_from_horizontal: 45,
    number_of_legs: 1,
    skew_load_factor: 1,
  })
  near(number(legs.run(), 'sling_force'), 100 * Math.SQRT2, 1e-9)
  near(number(legs.run(), 'horizontal_force'), 100, 1e-9)
})

test('slings of exact length are not skewed, long and short ones are, and stiff ones go slack', () => {
  const factor = (sling_length_tolerance: number) =>
    number(skew.run({ sling_length_tolerance }), 'skew_load_factor_calculated')
  near(factor(0), 1, 1e-9)
  assert.ok(factor(0.002) > factor(0.001))
  assert.equal(value(skew.run(), 'slack_sling'), false)
  const stiff = skew.run({ axial_stiffness: 1e6 })
  assert.equal(value(stiff, 'slack_sling'), true)
  assert.ok(codes(stiff).includes('slack_sling'))
  assert.equal(rowsOf(stiff, 'combinations').length, 17)
})

test('the governing sling is one of those by sling, and the largest force one of the table', () => {
  const ran = skew.run({ cog_offset_x: 1.5, cog_offset_y: 0.6 })
  near(number(ran, 'skew_load_factor_calculated'), Math.max(...list(ran, 'skew_load_factor_by_sling')), 1e-9)
  const forces = rowsOf(ran, 'combinations')
    .slice(1)
    .flatMap((row) => Object.values(row).filter((x) => typeof x === 'number'))
  near(number(ran, 'maximum_skew_sling_force'), Math.max(...forces.map(Number)), 1e-9)
})

test('a factor of 2 means that two slings carry the load', () => {
  assert.ok(codes(run({ skew_load_factor: 2 })).includes('two_slings'))
  assert.ok(!codes(run({ skew_load_factor: 1.9 })).includes('two_slings'))
})

test('what cannot be is refused where it is', () => {
  refusedAt('/cog_offset_x', { cog_offset_x: 4 })
  refusedAt('/cog_offset_y', { cog_offset_y: -2 })
  refusedAt('/lift_point_breadth', {}, ['lift_point_breadth'])
  refusedAt('/number_of_legs', { number_of_legs: 3 })
  refusedAt('/lift_mass', { lift_mass: -1 })
  refusedAt('/bend_diameter', { bend_diameter: 15 })
  equal.refusedAt('/sling_angle_from_horizontal', { sling_angle_from_horizontal: 29 })
  equal.refusedAt('/sling_angle_from_horizontal', {}, ['sling_angle_from_horizontal'])
  skew.refusedAt('/sling_length', { sling_length: Math.hypot(8, 4) / 2 })
  skew.refusedAt('/cog_offset_x', { cog_offset_x: 4.1 })
})

const bars = (ran: Ran, chart: string) =>
  pointsOf(ran, chart).flatMap((p) => (typeof p.name === 'string' ? [[p.name, Number(p.v)] as const] : []))

const said = (force: number) => shown(force, 4)
const FOUR = [...Array(4).keys()]

test('the forces that are drawn are those of the legs, at each height of the hook', () => {
  const r = run()
  assert.deepEqual(axesOf(r, 'leg_forces'), ['Leg', 'Sling force [kN]'])
  const rows = rowsOf(r, 'legs')
  for (const i of FOUR) {
    assert.equal(bars(r, 'leg_forces')[i]?.[0], String(i + 1))
    near(bars(r, 'leg_forces')[i]?.[1] ?? 0, Number(rows[i]?.at(-1)), 1e-5)
  }
  assert.deepEqual(
    rows.map((row) => row.slice(0, 2)),
    [
      ['1', '(+x, +y)'],
      ['2', '(+x, -y)'],
      ['3', '(-x, -y)'],
      ['4', '(-x, +y)'],
    ],
  )
  assert.deepEqual(axesOf(r, 'force_by_angle'), ['Minimum leg angle from horizontal [°]', 'Sling force [kN]'])
  const line = pairsOf(r, 'force_by_angle', 'maximum sling force')
  for (const [i, hook_height] of [
    [0, 2.4],
    [20, 10.2],
    [40, 18],
  ] as const) {
    near(line[i]?.[0] ?? 0, number(run({ hook_height }), 'minimum_sling_angle'), 1e-5)
    near(line[i]?.[1] ?? 0, number(run({ hook_height }), 'maximum_sling_force'), 1e-5)
  }
  near(markOf(r, 'force_by_angle', 'this lift')[0] ?? 0, number(r, 'minimum_sling_angle'), 1e-5)
  near(markOf(r, 'force_by_angle', 'this lift')[1] ?? 0, number(r, 'maximum_sling_force'), 1e-5)
})

test('the forces of equal legs are drawn over their angle, of a lift and of a load', () => {
  const load = testKit(workflow, {
    analysis: 'leg_angle',
    number_of_legs: 2,
    load: 100,
    sling_angle_from_horizontal: 60,
    dynamic_amplification_factor: 1.2,
    skew_load_factor: 1.1,
  })
  for (const [kit, name] of [
    [equal, 'maximum_sling_force'],
    [load, 'sling_force'],
  ] as const) {
    const line = pairsOf(kit.run(), 'force_by_angle', 'maximum sling force')
    assert.deepEqual([line[0]?.[0], line.at(-1)?.[0]], [30, 85])
    for (const i of [0, 24]) {
      const [sling_angle_from_horizontal, force = 0] = line[i] ?? []
      near(force, number(kit.run({ sling_angle_from_horizontal }), name), 1e-5)
    }
    assert.equal(markOf(kit.run(), 'force_by_angle', 'this lift')[0], 60)
    near(markOf(kit.run(), 'force_by_angle', 'this lift')[1] ?? 0, number(kit.run(), name), 1e-5)
  }
  assert.equal(
    equal.run().result.charts.some((c) => c.id === 'leg_forces'),
    false,
  )
  assert.match(
    load.run().detail,
    new RegExp(`Force per leg ${said(number(load.run(), 'sling_force'))} kN \\(2 legs\\),`),
  )
  assert.deepEqual(
    sizesOf(load.run(), 'elevation')
      .filter((l) => l.includes('kN') || l.includes('deg'))
      .map((l) => l.split(' ').slice(-2).join(' '))
      .toSorted(),
    ['60 deg', '76.21 kN'],
  )
  assert.ok(codes(load.run({ sling_angle_from_horizontal: 44 })).includes('flat_legs'))
})

test('what no check says is said: the largest force, the breaking load, the shackles, the string, the skew', () => {
  const bare = run({}, ['sling_mbl', 'elements', 'rope_diameter'])
  const force = said(number(bare, 'maximum_sling_force'))
  assert.match(
    bare.detail,
    new RegExp(`^Maximum sling force ${force} kN \\(dynamic amplification factor 1.35, skew load factor 1.25\\)`),
  )
  assert.match(bare.detail, /Minimum leg angle governs: utilisation 0.585\.$/)
  const sling = run({ analysis: 'sling_factor', maximum_sling_force: 400 }, ['sling_mbl'])
  assert.ok(
    sling.detail.includes(
      `Required sling breaking load ${said(number(sling, 'required_mbl'))} kN (required safety factor`,
    ),
    sling.detail,
  )
  const two = testKit(workflow, { analysis: 'catalogue', sizes: ['7/8', '1-1/2'] }).run()
  assert.ok(two.detail.endsWith('G-2130 shackles: 6.5 t (7/8 in), 17 t (1-1/2 in).'), two.detail)
  const string = run({
    analysis: 'string',
    elements: [
      { category: 'sling', working_load_limit_t: 5 },
      { label: 'big', working_load_limit_t: 9 },
    ],
  })
  assert.ok(string.detail.endsWith("Governing working load limit 5 t, row 1 ('sling')."), string.detail)
  const tilted = skew.run({ cog_offset_x: 0.3 })
  assert.ok(
    tilted.detail.endsWith(
      `Skew load factor ${said(number(tilted, 'skew_load_factor_calculated'))}, maximum static sling force ${said(number(tilted, 'maximum_skew_sling_force'))} kN.`,
    ),
    tilted.detail,
  )
})

test('shackles stand in the table with what the catalogue gives, six times their limit to break', () => {
  const rows = rowsOf(testKit(workflow, { analysis: 'catalogue', sizes: ['7/8', '1-1/2'] }).run(), 'shackles')
  assert.deepEqual(
    rows.map(([size]) => size),
    ['7/8', '1-1/2'],
  )
  assert.equal(rows[0]?.[1], '1019533')
  for (const [i, limit] of [6.5, 17].entries()) {
    near(Number(rows[i]?.[2]), limit, 1e-9)
    near(Number(rows[i]?.[3]), 6 * limit, 1e-9)
  }
})

test('the combinations stand in table and charts: nominal first, then each of long and short', () => {
  const r = skew.run({ cog_offset_x: 0.3 })
  const rows = rowsOf(r, 'combinations')
  const [nominal, ...others] = rows
  assert.equal(nominal?.[0], 'nominal')
  assert.deepEqual(nominal?.slice(1), list(r, 'nominal_sling_forces'))
  assert.deepEqual(new Set(others.map(([name]) => name)).size, 16)
  assert.ok(others.every(([name]) => /^[+-]( [+-]){3}$/.test(String(name))))
  const long = others.find(([name]) => name === '- + - +') ?? []
  assert.ok(Number(long[1]) > Number(long[2]) && Number(long[3]) > Number(long[4]))
  assert.deepEqual(axesOf(r, 'skew_forces'), ['Sling', 'Sling force [kN]'])
  assert.deepEqual(axesOf(r, 'combinations'), ['Length combination', 'Sling force [kN]'])
  for (const i of FOUR) {
    const largest = Math.max(...others.map((row) => Number(row[i + 1])))
    near(bars(r, 'skew_forces')[2 * i]?.[1] ?? 0, Number(nominal?.[i + 1]), 1e-5)
    near(bars(r, 'skew_forces')[2 * i + 1]?.[1] ?? 0, largest, 1e-5)
    near(largest / Number(nominal?.[i + 1]), list(r, 'skew_load_factor_by_sling')[i] ?? 0, 1e-9)
    const points = pairsOf(r, 'combinations', `sling ${i + 1}`)
    for (const k of [0, 6, 15]) {
      assert.equal(points[k]?.[0], k + 1)
      near(points[k]?.[1] ?? 0, Number(others[k]?.[i + 1]), 2e-5)
    }
  }
})

test('warnings say the numbers and the parts that they are about', () => {
  assert.match(
    messageOf(equal.run({ lift_mass: 2.5 }), 'light_lift'),
    / 2\.5 t is below 3 t, the minimum of the dynamic amplification table/,
  )
  assert.match(
    messageOf(equal.run({ sling_angle_from_horizontal: 44 }), 'flat_legs'),
    /is 44°, below the preferred minimum of 45°/,
  )
  assert.match(messageOf(run({ bend_diameter: 50 }, ['sling_mbl']), 'sharp_bend'), /ratio 0\.833 is below 1/)
  assert.equal(codes(run({ bend_diameter: 60 }, ['sling_mbl'])).includes('sharp_bend'), false)
  assert.match(messageOf(run(), 'material_factor'), / 1\.35 is for .* requires 1\.5 for/)
  assert.equal(codes(run({ material_factor: 1.5 })).includes('material_factor'), false)
  assert.match(messageOf(run({ skew_load_factor: 2 }), 'two_slings'), / 2 is at or above 2, at which two of four/)
  assert.equal(codes(run({ skew_load_factor: 1.99 })).includes('two_slings'), false)
  assert.match(messageOf(run(), 'part_without_limit'), /: row 2 \('wire rope 60mm'\)\.$/)
  assert.match(
    messageOf(run(), 'shackle_without_load'),
    / for row 1 \('G2130'\), because no breaking load is entered\.$/,
  )
  const loaded = { elements: [{ label: 'a shackle', minimum_breaking_load_kn: 1200 }] }
  for (const code of ['part_without_limit', 'shackle_without_load'])
    assert.equal(codes(run(loaded)).includes(code), false)
  const unseen = testKit(workflow, { analysis: 'catalogue', sizes: ['7/8', '1-1/2'] }).run()
  assert.match(messageOf(unseen, 'stock_number'), /: 1-1\/2 in \(\d+\)\.$/)
  assert.equal(codes(shackles.run()).includes('stock_number'), false)
  assert.ok(codes(equal.run({ cog_offset_y: 0.3 })).includes('offset_unused'))
  assert.equal(codes(skew.run({ sling_length_tolerance: 0 })).includes('slack_sling'), false)
  assert.ok(codes(skew.run({ sling_length_tolerance: 0.02 })).includes('slack_sling'))
})

test('a shackle that has 3.0 and not 3.3 times the force is told so', () => {
  const note = (load: number) =>
    checked(run({ elements: [{ category: 'shackle', minimum_breaking_load_kn: load }] }), 'shackle')?.note
  assert.match(note(1000) ?? '', /meets the factor of 3 in 0027\/ND.* not the required factor of 3\.3/)
  for (const load of [950, 1100]) assert.equal(note(load), null)
})

test('the figures say the lift', () => {
  assert.deepEqual(sizesOf(run(), 'elevation'), [
    'L_x 8 m',
    'h 6 m',
    'e_x 0.3 m',
    'maximum F 320.24 kN',
    'minimum theta_min 51.296 deg',
  ])
  assert.deepEqual(sizesOf(run(), 'plan'), [
    'L_x 8 m',
    'B_y 4 m',
    'e_x 0.3 m',
    'e_y 0.15 m',
    'F_1 320.24 kN',
    'F_2 278.65 kN',
    'F_3 250.14 kN',
    'F_4 287.74 kN',
  ])
})

test('the weakest of several shackles is held, and a part without any name is told by its row', () => {
  const two = run({
    elements: [1300, 1100, 1200].map((minimum_breaking_load_kn) => ({ category: 'shackle', minimum_breaking_load_kn })),
  })
  assert.equal(checked(two, 'shackle')?.capacity.value, 1100)
  const bare = run({ elements: [{ category: 'sling', working_load_limit_t: 30 }, { minimum_breaking_load_kn: 900 }] })
  assert.match(messageOf(bare, 'part_without_limit'), /: row 2\.$/)
})

test('the skewed slings are worked out under their own numbers, each with the balance of its hook', () => {
  const { steps, values } = skew.run({ cog_offset_x: 0.3, cog_offset_y: 0.15 }).result
  const factors = values.skew_load_factor_by_sling?.value as number[]
  const most = factors.indexOf(Math.max(...factors)) + 1
  assert.equal(steps.find((s) => s.symbol === 'F_s')?.section, `Sling ${most}, highest skew load factor`)
  const hook = steps.find((s) => s.symbol === 'p_x_0')
  const weight = 50e3 * 1.1 * 9.80665
  const met = hook?.kind === 'solved' ? (hook.meets ?? []) : []
  assert.equal(met.length, 2)
  for (const m of met) near(Number(m.value), weight / (String(m.unit) === 'kN' ? 1e3 : 1), 1e-6)
})
