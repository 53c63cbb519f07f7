/** What the charts, figures and remarks of an anchor say, against its values, runs at other inputs, and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, near, number, rowsOf, spokenNumber, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, short } from '@keelson/engine/testing-pictures.ts'
import { anchorCapacity as workflow } from './index.ts'

const CLAY = { undrained_shear_strength_mudline: 5, undrained_strength_gradient: 1.5 }
const caisson = testKit(workflow, { ...workflow.example, ...CLAY, attachment_depth: 9 })
const plate = testKit(workflow, {
  anchor_type: 'plate',
  plate_area: 12,
  embedment_depth: 18,
  keying_loss: 3,
  undrained_shear_strength_mudline: 2,
  undrained_strength_gradient: 1.4,
  required_pullout_capacity: 1000,
  factor_of_safety: 1.5,
})
const drag = testKit(workflow, {
  anchor_type: 'drag_embedment',
  anchor_weight: 100,
  drag_anchor_model: 'boss',
  horizontal_demand: 500,
  seabed_chain_length: 300,
  chain_submerged_weight: 2000,
})
const line = testKit(workflow, {
  anchor_type: 'padeye_line',
  mudline_tension: 5000,
  mudline_angle: 5,
  padeye_depth: 10,
  chain_diameter: 120,
  ...CLAY,
})
type Kit = typeof caisson
const said = (kit: Kit, code: string, over: Record<string, unknown> = {}) =>
  kit.run(over).warnings.flatMap((w) => (w.code === code ? [w.message] : []))[0] ?? ''

test('the envelope runs from one capacity to the other along the law of the pulls together', () => {
  const ran = caisson.run()
  const [H_u, V_u] = [number(ran, 'horizontal_capacity'), number(ran, 'vertical_capacity')]
  const points = lineOf(ran, 'envelope', 'envelope')
  near(points[0]?.[0], H_u, 1e-5)
  near(points.at(-1)?.[1], V_u, 1e-5)
  for (const [H, V] of points) near((H / H_u) ** 3.5 + (V / V_u) ** 5.5, 1, 1e-4)
  assert.deepEqual(axesOf(ran, 'envelope'), ['Horizontal load [kN]', 'Vertical load [kN]'])
  assert.deepEqual(marksOf(ran, 'envelope'), ['factored load 6000 9000'])
  assert.deepEqual(marksOf(caisson.run({ required_vertical_capacity: 0 }), 'envelope'), ['factored load 6000 0'])
  assert.deepEqual(marksOf(caisson.run({ horizontal_demand: 0 }), 'envelope'), ['factored load 0 9000'])
  assert.deepEqual(marksOf(caisson.run({ horizontal_demand: 0, required_vertical_capacity: 0 }), 'envelope'), [])
})

test('resistance and strength are drawn over depth, with padeye, optimum and centre of rotation', () => {
  const ran = caisson.run()
  const [top, foot] = [rowsOf(ran, 'resistance')[0] ?? [], rowsOf(ran, 'resistance').at(-1) ?? []]
  for (const [series, column] of [
    ['lateral', 3],
    ['outer friction', 4],
  ] as const) {
    const points = lineOf(ran, 'resistance', series)
    near(points[0]?.[0], Number(top[column]), 1e-5)
    assert.equal(points[0]?.[1], 0)
    near(points.at(-1)?.[0], Number(foot[column]), 1e-5)
    assert.equal(points.at(-1)?.[1], 15)
  }
  const strength = lineOf(ran, 'strength', 'strength')
  for (const [s_u, z] of strength) near(s_u, 5 + 1.5 * z, 1e-5)
  assert.deepEqual(
    [strength[0], strength.at(-1)],
    [
      [5, 0],
      [27.5, 15],
    ],
  )
  assert.deepEqual(axesOf(ran, 'resistance'), ['Resistance per unit length [kN/m]', 'Depth [m]'])
  assert.deepEqual(axesOf(ran, 'strength'), ['Undrained shear strength [kPa]', 'Depth [m]'])
  const optimum = `optimum at ${short(number(ran, 'optimum_attachment_depth'))}`
  const centre = `centre of rotation at ${short(number(ran, 'rotation_centre_depth'))}`
  assert.deepEqual(marksOf(ran, 'resistance'), ['padeye at 9', optimum, centre])
  assert.deepEqual(marksOf(caisson.run({}, ['attachment_depth']), 'resistance'), [optimum])
})

test('the capacity over padeye depth and over length is that of runs at those', () => {
  const ran = caisson.run()
  const [H_u, H_t] = [number(ran, 'horizontal_capacity'), number(ran, 'horizontal_capacity_translation')]
  for (const [attachment_depth, capacity] of lineOf(ran, 'attachment', 'capacity').slice(0, -1)) {
    near(number(caisson.run({ attachment_depth }), 'horizontal_capacity'), capacity, 1e-4)
  }
  for (const length of [5, 25, 40]) {
    const other = caisson.run({ length, attachment_depth: 0.6 * length })
    for (const series of ['vertical', 'horizontal']) {
      const drawn = lineOf(ran, 'slenderness', series).find(([ratio]) => ratio === length / 5)
      near(drawn?.[1], number(other, `${series}_capacity`), 1e-5)
    }
  }
  assert.deepEqual(axesOf(ran, 'attachment'), ['Padeye depth [m]', 'Horizontal capacity [kN]'])
  assert.deepEqual(axesOf(ran, 'slenderness'), ['Length to diameter ratio', 'Capacity [kN]'])
  const best = `optimum ${short(number(ran, 'optimum_attachment_depth'))} ${short(H_t)}`
  assert.deepEqual(marksOf(ran, 'attachment'), ['factored load at 6000', best, `this padeye 9 ${short(H_u)}`])
  assert.deepEqual(marksOf(caisson.run({ horizontal_demand: 0 }, ['attachment_depth']), 'attachment'), [best])
  const own = [` 3 ${short(H_u)}`, `this caisson 3 ${short(number(ran, 'vertical_capacity'))}`]
  assert.deepEqual(marksOf(ran, 'slenderness').toSorted(), own)
})

test('a length is in the table of lengths once, from one diameter to eight, each in its turn', () => {
  const ratios = (length: number) => rowsOf(caisson.run({ length }), 'slenderness').map(([ratio]) => ratio)
  assert.deepEqual(ratios(15), [1, 2, 3, 4, 5, 6, 7, 8])
  assert.deepEqual(ratios(17.5), [1, 2, 3, 3.5, 4, 5, 6, 7, 8])
})

test('a drag anchor of another weight holds what a run with that weight holds', () => {
  const ran = drag.run()
  const points = lineOf(ran, 'holding', 'anchor and line')
  assert.deepEqual([points[0]?.[0], points.at(-1)?.[0]], [25, 250])
  for (const [anchor_weight, capacity] of points.filter((_, i) => i % 20 === 0)) {
    near(number(drag.run({ anchor_weight }), 'system_holding_capacity'), capacity, 1e-5)
  }
  assert.deepEqual(axesOf(ran, 'holding'), ['Anchor weight [kN]', 'Holding capacity [kN]'])
  const own = `this anchor 100 ${short(number(ran, 'system_holding_capacity'))}`
  assert.deepEqual(marksOf(ran, 'holding'), ['factored load at 750', own])
  assert.deepEqual(marksOf(drag.run({ horizontal_demand: 0 }), 'holding'), [own])
})

test('the holding of the table is in kips', () => {
  const read = drag.run().result.steps.find(({ symbol }) => symbol === 'm')
  assert.deepEqual([read?.value, read?.unit], [210, 'kip'])
  near(number(drag.run(), 'holding_capacity'), 210 * 4.4482216152605 * (100 / 44.482216152605) ** 0.94, 1e-9)
})

test('a plate at another depth holds what a run with that depth holds', () => {
  const ran = plate.run()
  for (const [capacity, depth] of lineOf(ran, 'pullout', 'pullout').slice(1)) {
    near(number(plate.run({ embedment_depth: depth, keying_loss: 0 }), 'pullout_capacity'), capacity, 1e-5)
  }
  assert.equal(lineOf(ran, 'pullout', 'pullout').at(-1)?.[1], 21)
  assert.deepEqual(axesOf(ran, 'pullout'), ['Pullout capacity [kN]', 'Depth [m]'])
  assert.deepEqual(marksOf(ran, 'pullout'), [`this plate ${short(number(ran, 'pullout_capacity'))} 15`])
})

test('the line is drawn as its table has it, and is not where it reaches no padeye', () => {
  const ran = line.run()
  const rows = rowsOf(ran, 'line').map(([depth, distance]) =>
    [distance, depth].map((x) => Number(Number(x).toPrecision(6))),
  )
  assert.deepEqual(lineOf(ran, 'shape', 'line'), rows)
  assert.deepEqual(axesOf(ran, 'shape'), ['Distance from padeye [m]', 'Depth [m]'])
  assert.deepEqual(marksOf(ran, 'shape'), ['padeye 0 10'])
  const short_ = line.run({ mudline_tension: 250 })
  assert.deepEqual([rowsOf(short_, 'line'), short_.result.charts, short_.result.figures], [[], [], []])
})

test('a line without soil ends where it is eight depths away', () => {
  const flat = { mudline_angle: 1, undrained_shear_strength_mudline: 0, undrained_strength_gradient: 0 }
  const distances = rowsOf(line.run(flat), 'line').map(([, distance]) => Number(distance))
  assert.ok(Math.max(...distances) <= 80 && Math.max(...distances) > 75)
})

test('the figures write what was given and what was found', () => {
  const ran = caisson.run()
  const value = (name: string) => short(number(ran, name))
  assert.deepEqual(labelsOf(ran, 'caisson').slice(5), [
    's_u 32 kPa',
    'D 5 m',
    'L 15 m',
    'wall t 40 mm',
    `optimum z_opt ${value('optimum_attachment_depth')} m`,
    `centre of rotation z_c ${value('rotation_centre_depth')} m`,
    'padeye z_a 9 m',
    'H 4000 kN',
    'V 6000 kN',
  ])
  const pulled = drag.run()
  assert.deepEqual(labelsOf(pulled, 'drag'), [
    'anchor W_A 100 kN',
    'L_s 300 m',
    `anchor H_m ${short(number(pulled, 'holding_capacity'))} kN`,
    'line F_l 420 kN',
    'factored load H_d 750 kN',
  ])
  assert.deepEqual(labelsOf(plate.run(), 'plate').slice(-3), [
    'z_f 15 m',
    'width B 3.4641 m',
    `Q_u ${short(number(plate.run(), 'pullout_capacity'))} kN`,
  ])
  const taut = line.run()
  assert.deepEqual(labelsOf(taut, 'line').slice(1), [
    'clay s_av 12.5 kPa',
    `theta_a ${short(number(taut, 'padeye_angle'))} deg`,
    'z_a 10 m',
    `padeye T_a ${short(number(taut, 'padeye_tension'))} kN`,
    'mudline T_m 5000 kN',
  ])
})

test('remarks carry the numbers of the run', () => {
  const optimum = number(caisson.run(), 'optimum_attachment_depth')
  const left = caisson.run({}, ['attachment_depth']).warnings.find((w) => w.code === 'optimum_padeye')?.message ?? ''
  near(spokenNumber(/padeye at ([\d.]+) m,/.exec(left)?.[1]), optimum, 1e-3)
  const slender = caisson.run({ length: 30 }).result.checks.find(({ id }) => id === 'interaction')
  assert.match(
    slender?.reason ?? '',
    /^length-to-diameter ratio is 6, above 5: the envelope is derived for 1.5 to 5 diameters only/,
  )
  const drained = number(caisson.run({ passive_suction: false }), 'vertical_capacity')
  near(
    spokenNumber(/Without it the capacity is ([\d,]+) kN/.exec(said(caisson, 'reverse_end_bearing'))?.[1]),
    drained,
    1e-3,
  )
  assert.equal(said(caisson, 'reverse_end_bearing', { passive_suction: false }), '')
  assert.match(said(plate, 'shallow_plate'), /is 4.33 widths, within the shallow range \(up to 4.5\)/)
  assert.match(said(plate, 'low_factor'), /of 1.5 on the plate load is below the API RP 2SK value of 2 /)
  assert.match(
    said(drag, 'low_factor', { factor_of_safety: 1.4 }),
    /of 1.4 on the horizontal load is below the API RP 2SK value of 1.5 /,
  )
  assert.match(
    said(line, 'no_soil', { undrained_shear_strength_mudline: 0, undrained_strength_gradient: 0 }),
    /to the padeye depth of 10 m\./,
  )
})

test('a factor that is constant with depth is warned of, and no other', () => {
  assert.match(said(caisson, 'constant_factor', { lateral_profile: 'constant' }), /by more than 50 %/)
  assert.equal(said(caisson, 'constant_factor'), '')
})

test('without a padeye depth the pulls that rest on it are open, and not if nothing is pulled sideways', () => {
  const open = (over: Record<string, unknown>, without: string[] = []) =>
    caisson
      .run(over, without)
      .result.checks.filter((one) => one.open)
      .map(({ id }) => id)
  assert.deepEqual(open({ required_vertical_capacity: 100 }, ['attachment_depth']), ['horizontal', 'interaction'])
  assert.deepEqual(open({ horizontal_demand: 0 }, ['attachment_depth']), [])
  assert.deepEqual(open({}), [])
})

test('a factor of safety below that of the code is noted as entered', () => {
  const note = (factor_of_safety: number) =>
    caisson.run({ factor_of_safety, factor_of_safety_lateral: 1.6 }).result.checks.find(({ id }) => id === 'vertical')
      ?.note
  assert.equal(note(2), null)
  assert.match(note(1.9) ?? '', /1.9 as entered; API RP 2SK requires 2.0/)
})

test('the sentence of a line says what reaches the padeye, and that of one that turned back by how much', () => {
  for (const mudline_tension of [5000, 450]) {
    const ran = line.run({ mudline_tension })
    const [, tension, angle] = /tension ([\d,.]+) kN at ([\d.]+)°/.exec(ran.detail) ?? []
    near(spokenNumber(tension), number(ran, 'padeye_tension'), 1e-3)
    near(spokenNumber(angle), number(ran, 'padeye_angle'), 1e-3)
  }
  const turned = line.run({ mudline_tension: 450 })
  const [, angle] = /at the padeye is ([\d.]+)°, above 90°/.exec(turned.detail) ?? []
  near(spokenNumber(angle), number(turned, 'padeye_angle'), 1e-3)
})
