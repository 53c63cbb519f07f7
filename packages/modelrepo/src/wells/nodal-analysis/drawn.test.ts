/** What the system analysis draws and says: both curves at each node, the way of the pressure, the varied input, warnings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  list,
  messageOf,
  messagesOf,
  near,
  number,
  type Request,
  recordsOf,
  rowsOf,
  testKit,
  within,
} from '@keelson/engine/testing.ts'
import {
  barsOf,
  DRAWN,
  drawnAs,
  lineOf,
  markOf,
  marksOf,
  pairsOf,
  placedOf,
  seriesOf,
  someOf,
  type XY,
} from '@keelson/engine/testing-pictures.ts'
import { capitalised, shown } from '@keelson/workflow'
import { nodalAnalysis as workflow } from './index.ts'

const { run } = testKit(workflow)
/** The example without its sensitivity. */
const plain = (over: Request = {}, without: readonly string[] = []) =>
  run(over, ['sensitivity_parameter', 'sensitivity_values', ...without])
/** A wellhead that is held at 250 psia, with neither choke nor flowline. */
const held = (over: Request = {}) => plain({ wellhead_pressure: 250, ...over }, ['choke_size', 'separator_pressure'])
const vary = (sensitivity_parameter: string, sensitivity_values: readonly number[], over: Request = {}) =>
  run({ sensitivity_parameter, sensitivity_values, ...over })
const NODES = ['bottomhole', 'wellhead', 'separator'] as const
const DEAD = { reservoir_pressure: 900, bubble_point_pressure: 800 }

interface OfCurve {
  readonly oil_rate: number
  readonly flowing_bottomhole_pressure: number
}
const curve = (ran: Ran, name: 'ipr_curve' | 'vlp_curve'): readonly XY[] =>
  list<OfCurve>(ran, name).map(({ oil_rate, flowing_bottomhole_pressure: p }) => [oil_rate, p])
const asked = (ran: Ran) => lineOf(ran, 'node_curves', 'node outflow')
const left = (ran: Ran) => lineOf(ran, 'node_curves', 'node inflow')
/** What a curve has at a rate that it holds. */
const atRate = (points: readonly XY[], q: number): number =>
  points.find(([x]) => Math.abs(x - q) <= DRAWN * q)?.[1] ?? Number.NaN
const point = (ran: Ran, ...names: readonly [string, string]): XY => [number(ran, names[0]), number(ran, names[1])]

test('at the bottomhole the two lines are inflow and lift, up to twice the reservoir pressure', () => {
  const ran = plain({ solution_node: 'bottomhole', choke_size: 12 })
  const lift = curve(ran, 'vlp_curve')
  const low = lift.filter(([, p]) => p <= 2 * 3400)
  assert.ok(low.length < lift.length)
  drawnAs(asked(ran), low, 'lift')
  drawnAs(left(ran), curve(ran, 'ipr_curve').slice(1, -1), 'inflow')
})

test('at the wellhead a critical choke asks for the pressure of its law at each rate', () => {
  const fast = asked(plain()).filter(([q]) => q > 500)
  assert.ok(fast.length > 20)
  const R_gl = 600 * (1 - 0.25)
  for (const [q, p] of fast) near(p, (10 * R_gl ** 0.546 * (q / (1 - 0.25))) / 28 ** 1.89, 1e-4)
})

test('what lies above the wellhead of a line without a choke asks for the separator and the loss of the line', () => {
  const open = plain({}, ['choke_size'])
  const [q, p] = point(open, 'operating_oil_rate', 'operating_wellhead_pressure')
  const line = asked(open)
  const [before, after] = [line.findLast(([x]) => x < q), line.find(([x]) => x > q)]
  assert.ok(before && after && before[1] < p && p < after[1])
  assert.ok(line.every(([, y]) => y > 150))
})

test('at the separator its pressure is asked for at every rate, at a held wellhead that pressure', () => {
  for (const [, p] of asked(plain({ solution_node: 'separator' }))) near(p, 150, DRAWN)
  for (const solution_node of ['wellhead', 'separator'])
    for (const [, p] of asked(held({ solution_node }))) near(p, 250, DRAWN)
})

test('at each node there is left what is asked for and what the inflow has above the lift, never less than nothing', () => {
  for (const solution_node of NODES) {
    const ran = plain({ solution_node })
    const [inflow, lift, above] = [curve(ran, 'ipr_curve'), curve(ran, 'vlp_curve'), asked(ran)]
    for (const [q, p] of left(ran)) {
      within(p, atRate(above, q) + atRate(inflow, q) - atRate(lift, q), 0.05, solution_node)
      assert.ok(p >= 0)
    }
  }
  assert.ok(left(plain()).length < asked(plain()).length)
})

test('the curves cross at the operating point, which is marked at the rate and the pressure of the node', () => {
  for (const solution_node of NODES) {
    const ran = plain({ solution_node })
    assert.deepEqual(axesOf(ran, 'node_curves'), ['Oil rate [stb/d]', `${capitalised(solution_node)} pressure [psia]`])
    const at = point(ran, 'operating_oil_rate', 'node_pressure')
    drawnAs([markOf(ran, 'node_curves', 'operating point') as unknown as XY], [at], solution_node)
    const above = asked(ran)
    for (const [q, p] of left(ran)) assert.equal(p > atRate(above, q), q < at[0], `${solution_node} ${q}`)
  }
  assert.deepEqual(marksOf(plain(DEAD), 'node_curves'), [])
})

test('at water cut 1 the rates at the node are of liquid', () => {
  const water = { ipr_model: 'linear', water_cut: 1, gas_oil_ratio: 0, reservoir_pressure: 4600 }
  assert.equal(axesOf(plain(water, ['choke_size']), 'node_curves')[0], 'Liquid rate [stb/d]')
})

test('the pressure goes from the reservoir down the tubing, the choke and the flowline to the separator', () => {
  const ran = plain()
  assert.deepEqual(seriesOf(ran, 'pressure_path'), ['reservoir', 'tubing', 'choke', 'flowline'])
  const [p_wf, p_wh] = point(ran, 'operating_flowing_pressure', 'operating_wellhead_pressure')
  const p_d = 150 + number(ran, 'flowline_pressure_loss')
  const ends = (series: string) => {
    const line = lineOf(ran, 'pressure_path', series)
    return [...line.slice(0, 1), ...line.slice(-1)]
  }
  drawnAs(
    lineOf(ran, 'pressure_path', 'reservoir'),
    [
      [0, 3400],
      [0, p_wf],
    ],
    'reservoir',
  )
  drawnAs(
    ends('tubing'),
    [
      [0, p_wf],
      [8500, p_wh],
    ],
    'tubing',
  )
  drawnAs(
    lineOf(ran, 'pressure_path', 'choke'),
    [
      [8500, p_wh],
      [8500, p_d],
    ],
    'choke',
  )
  drawnAs(
    ends('flowline'),
    [
      [8500, p_d],
      [8500 + 6000, 150],
    ],
    'flowline',
  )
})

test('along the way stand the rows of the profile and of the flowline', () => {
  const ran = plain()
  const profile = list<{ measured_depth: number; pressure: number }>(ran, 'flow_profile')
  const up = profile.toReversed().map(({ measured_depth, pressure }): XY => [8500 - measured_depth, pressure])
  drawnAs(lineOf(ran, 'pressure_path', 'tubing'), up, 'tubing')
  const rows = recordsOf(ran, 'flowline').toReversed()
  const on = rows.map(({ from_separator, pressure }): XY => [14500 - Number(from_separator), Number(pressure)])
  assert.equal(rows.length, 61)
  drawnAs(lineOf(ran, 'pressure_path', 'flowline'), on, 'flowline')
})

test('no choke is drawn that drops nothing, and no flowline where there is none', () => {
  const wide = plain({ choke_size: 100 })
  assert.deepEqual(seriesOf(wide, 'pressure_path'), ['reservoir', 'tubing', 'flowline'])
  assert.deepEqual(seriesOf(held(), 'pressure_path'), ['reservoir', 'tubing'])
  assert.deepEqual(seriesOf(plain({ flowline_length: 0 }), 'pressure_path'), ['reservoir', 'tubing', 'choke'])
  assert.equal(rowsOf(held(), 'flowline').length, 0)
  assert.throws(() => seriesOf(plain(DEAD), 'pressure_path'), /is not drawn/)
})

test('each loss has its bar', () => {
  const ran = plain()
  const losses = list<{ component: string; pressure_loss: number }>(ran, 'pressure_losses')
  const bars = barsOf(ran, 'loss_by_component')
  assert.deepEqual(
    Object.keys(bars),
    losses.map(({ component }) => component),
  )
  for (const { component, pressure_loss } of losses) near(bars[component], pressure_loss, DRAWN)
})

test('the rate over the varied input: each value with its rate, from the least value to the greatest', () => {
  const ran = vary('choke_size', [40, 20, 28])
  const [wide = 0, narrow = 0, usual = 0] = list(ran, 'sensitivity_operating_oil_rate')
  const points: XY[] = [
    [20, narrow],
    [28, usual],
    [40, wide],
  ]
  // Drawn as a line and as dots on it.
  drawnAs(lineOf(ran, 'sensitivity_rate', 'operating rate'), [...points, ...points], 'rate')
  assert.deepEqual(axesOf(ran, 'sensitivity_rate'), ['Choke size, 1/64 in', 'Operating oil rate [stb/d]'])
  const titled = axesOf(vary('separator_pressure', [80, 200]), 'sensitivity_rate')
  assert.equal(titled[0], 'Separator pressure [psia]')
})

test('values at which the well does not flow have no point, and without any there is no chart', () => {
  const some = vary('reservoir_pressure', [900, 3400], { bubble_point_pressure: 800 })
  const drawn = new Set(lineOf(some, 'sensitivity_rate', 'operating rate').map(([x]) => x))
  assert.deepEqual([...drawn], [3400])
  assert.equal(marksOf(some, 'sensitivity_curves').length, 1)
  const none = vary('reservoir_pressure', [850, 900], { bubble_point_pressure: 800 })
  assert.throws(() => seriesOf(none, 'sensitivity_rate'), /is not drawn/)
})

/** Where the varied wells flow, in the order of the values. */
const operatingPoints = (ran: Ran): readonly XY[] => {
  const pressures = list(ran, 'sensitivity_operating_flowing_pressure')
  return list(ran, 'sensitivity_operating_oil_rate').map((q, i): XY => [q, pressures[i] ?? Number.NaN])
}

test('an input above the reservoir moves the outflow: one inflow, and a lift for each value through its mark', () => {
  const ran = vary('choke_size', [20, 28, 40])
  const lifts = ['20/64 in', '28/64 in', '40/64 in']
  assert.deepEqual(seriesOf(ran, 'sensitivity_curves'), ['inflow', ...lifts])
  const inflow = lineOf(ran, 'sensitivity_curves', 'inflow')
  drawnAs(
    [...inflow.slice(0, 1), ...inflow.slice(-1)],
    [
      [0, 3400],
      [number(ran, 'absolute_open_flow'), 0],
    ],
    'inflow',
  )
  const marks = operatingPoints(ran)
  drawnAs(placedOf(ran, 'sensitivity_curves', ''), marks, 'marks')
  for (const [i, lift] of lifts.entries()) {
    const [q = 0, p = 0] = marks[i] ?? []
    const line = lineOf(ran, 'sensitivity_curves', lift)
    const [below, above] = [line.findLast(([x]) => x < q), line.find(([x]) => x > q)]
    assert.ok(below && above && below[1] < p && p < above[1], lift)
  }
})

test('an input of the reservoir moves the inflow: one outflow, and an inflow for each value', () => {
  const ran = vary('reservoir_pressure', [3000, 3400, 4200])
  assert.deepEqual(seriesOf(ran, 'sensitivity_curves'), ['outflow', '3,000 psia', '3,400 psia', '4,200 psia'])
  for (const p_r of [3000, 3400, 4200]) {
    const line = lineOf(ran, 'sensitivity_curves', `${shown(p_r)} psia`)
    const openFlow = 1.4 * (p_r - 2600 + 2600 / 1.8)
    drawnAs(
      [...line.slice(0, 1), ...line.slice(-1)],
      [
        [0, p_r],
        [openFlow, 0],
      ],
      `${p_r} psia`,
    )
  }
  drawnAs(placedOf(ran, 'sensitivity_curves', ''), operatingPoints(ran), 'marks')
})

test('of more than six values six are drawn, the first and the last among them', () => {
  const names = seriesOf(vary('choke_size', [16, 18, 20, 22, 24, 26, 28, 30]), 'sensitivity_curves')
  assert.equal(names.length, 7)
  assert.deepEqual([names[1], names.at(-1)], ['16/64 in', '30/64 in'])
})

test('the outflow under several reservoirs is the lift of the widest, up to twice the highest pressure', () => {
  const strong = { productivity_index: 5 }
  const ran = vary('reservoir_pressure', [1500, 5000], strong)
  const lift = (oil_rate: number) => plain({ ...strong, reservoir_pressure: 5000, oil_rate })
  for (const [q, p] of someOf(ran, 'sensitivity_curves', 'outflow')) near(number(lift(q), 'lift_pressure'), p, 1e-4)
  const line = pairsOf(ran, 'sensitivity_curves', 'outflow')
  const highest = Math.max(...line.map(([, p]) => p))
  assert.ok(highest > 2 * 1500 && highest <= 2 * 5000)
  const openFlow = { narrow: (5 * 1500) / 1.8, wide: number(lift(100), 'absolute_open_flow') }
  assert.ok((line.at(-1)?.[0] ?? 0) > openFlow.narrow)
  assert.ok(number(lift(0.9 * openFlow.wide), 'lift_pressure') > 2 * 5000)
})

const four = (x: number) => shown(x, 4)

test('a choke that is not critical is said with the pressures behind and before it, and their ratio', () => {
  const ran = plain({ choke_size: 44 })
  const [behind, before] = [150 + number(ran, 'flowline_pressure_loss'), number(ran, 'operating_wellhead_pressure')]
  const ratio = Number((behind / before).toPrecision(3))
  assert.ok(ratio > 0.588 && ratio < 1)
  const said = `The choke downstream to upstream pressure ratio is ${ratio} (${four(behind)} psia to ${four(before)} psia); the limit is 0.588.`
  assert.ok(messageOf(ran, 'choke_not_critical').includes(said))
})

test('behind a choke without a flowline the flow is critical up to 0.588 of the pressure before it', () => {
  const open = plain({}, ['separator_pressure'])
  const most = four(0.588 * number(open, 'operating_wellhead_pressure'))
  assert.ok(messageOf(open, 'choke_open_end').includes(`critical up to a downstream pressure of ${most} psia`))
})

test('a bubble point of the inflow a quarter away from that of the fluid is said with both', () => {
  const standing = 18.2 * ((600 / 0.7) ** 0.83 * 10 ** (0.00091 * 200 - 0.0125 * 34) - 1.4)
  const said = (bubble_point_pressure: number, over: Request = {}) =>
    messagesOf(plain({ reservoir_pressure: 4000, bubble_point_pressure, ...over }), 'bubble_points_differ')
  for (const close of [standing / 1.24, standing, standing / 0.76]) assert.deepEqual(said(close), [])
  for (const far of [standing / 1.26, standing / 0.74]) {
    const both = `Inflow bubble point is ${four(far)} psia; the Standing correlation at the producing gas-oil ratio gives ${four(standing)} psia`
    assert.ok(said(far)[0]?.includes(both), `${far} psia`)
  }
  assert.deepEqual(said(1000, { ipr_model: 'darcy' }), [])
})

test('an unstable intersection stands before the stable one at which the well flows', () => {
  const ran = held({ reservoir_pressure: 2600, bubble_point_pressure: 2400 })
  const rows = recordsOf(ran, 'intersections')
  assert.deepEqual(
    rows.map(({ stability }) => stability),
    ['unstable', 'stable'],
  )
  assert.ok(Number(rows[0]?.rate) < Number(rows[1]?.rate))
  near(Number(rows[1]?.rate), number(ran, 'operating_oil_rate'))
  near(Number(rows[1]?.flowing_bottomhole_pressure), number(ran, 'operating_flowing_pressure'))
  assert.match(messageOf(ran, 'several_intersections'), /intersect twice/)
})
