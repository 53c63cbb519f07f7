/** What the nodal analysis draws: inflow and lift with their intersections, and the lift of other inputs beside them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, list, near, number, type Request, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { drawnAs, lineOf, markOf, marksOf, seriesOf, someOf, type XY } from '@keelson/engine/testing-pictures.ts'
import { nodalAnalysisIprVlp as workflow } from './index.ts'

const { run } = testKit(workflow)
const FAMILIES = ['tubing_family', 'wellhead_pressure_family', 'gas_oil_ratio_family', 'water_cut_family'] as const
const DEAD = { reservoir_pressure: 1500, bubble_point_pressure: 1200 }
/** It meets its inflow twice. */
const WEAK = { reservoir_pressure: 2900, bubble_point_pressure: 2500 }
const WATER = { ipr_model: 'linear', reservoir_pressure: 4600, water_cut: 1 }

const givenLift = (ran: Ran): readonly XY[] =>
  list<{ oil_rate: number; flowing_bottomhole_pressure: number }>(ran, 'vlp_curve').map((at): XY => {
    return [at.oil_rate, at.flowing_bottomhole_pressure]
  })
const operating = (ran: Ran): XY => [number(ran, 'operating_oil_rate'), number(ran, 'operating_flowing_pressure')]

test('the lift is drawn up to twice the reservoir pressure, beside the inflow from no rate to the open flow', () => {
  for (const over of [{}, { tubing_inner_diameter: 1.2 }]) {
    const ran = run(over)
    const low = givenLift(ran).filter(([, p]) => p <= 2 * 3800)
    drawnAs(lineOf(ran, 'inflow_and_lift', 'outflow'), low, 'lift')
    for (const family of FAMILIES) drawnAs(lineOf(ran, family, 'outflow as entered'), low, family)
    const ends: XY[] = [
      [0, 3800],
      [number(ran, 'absolute_open_flow'), 0],
    ]
    for (const chart of ['inflow_and_lift', ...FAMILIES]) {
      const inflow = lineOf(ran, chart, 'inflow')
      drawnAs([...inflow.slice(0, 1), ...inflow.slice(-1)], ends, chart)
    }
  }
})

test('every intersection is marked on both curves, in the families the operating point alone', () => {
  const ran = run(WEAK)
  const [unstable] = recordsOf(ran, 'intersections')
  const first: XY = [Number(unstable?.rate), Number(unstable?.flowing_bottomhole_pressure)]
  drawnAs([markOf(ran, 'inflow_and_lift', 'unstable intersection') as unknown as XY], [first], 'unstable')
  for (const chart of ['inflow_and_lift', ...FAMILIES])
    drawnAs([markOf(ran, chart, 'operating point') as unknown as XY], [operating(ran)], chart)
  for (const family of FAMILIES) assert.equal(marksOf(ran, family).length, 1, family)
})

test('a well that does not flow has its curves without a mark', () => {
  const ran = run(DEAD)
  for (const chart of ['inflow_and_lift', ...FAMILIES]) {
    assert.deepEqual(marksOf(ran, chart), [], chart)
    assert.ok(lineOf(ran, chart, 'inflow').length > 0)
  }
})

test('each changed input has its curve, which is the lift of a well with that input', () => {
  const ran = run()
  const changed: Record<(typeof FAMILIES)[number], readonly (readonly [name: string, over: Request])[]> = {
    tubing_family: [
      ['1.953 in', { tubing_inner_diameter: 0.8 * 2.441 }],
      ['3.051 in', { tubing_inner_diameter: 1.25 * 2.441 }],
    ],
    wellhead_pressure_family: [
      ['125 psia', { wellhead_pressure: 125 }],
      ['500 psia', { wellhead_pressure: 500 }],
    ],
    gas_oil_ratio_family: [
      ['350 scf/stb', { gas_oil_ratio: 350 }],
      ['1,400 scf/stb', { gas_oil_ratio: 1400 }],
    ],
    water_cut_family: [
      ['water cut 0', { water_cut: 0 }],
      ['water cut 0.4', { water_cut: 0.4 }],
    ],
  }
  for (const family of FAMILIES) {
    const names = seriesOf(ran, family)
    assert.equal(names.length, 4)
    for (const [name, over] of changed[family]) {
      assert.ok(names.includes(name), `${family}: ${names}`)
      const [, at] = someOf(ran, family, name)
      near(number(run({ ...over, oil_rate: at?.[0] }), 'lift_pressure'), at?.[1], 1e-4)
    }
  }
})

test('of the other water cuts those are drawn that are not nearly the one given', () => {
  const cuts = (water_cut: number) => seriesOf(run({ water_cut }), 'water_cut_family').slice(2)
  assert.deepEqual(cuts(0.04), ['water cut 0.4', 'water cut 0.8'])
  assert.deepEqual(cuts(0.06), ['water cut 0', 'water cut 0.4'])
  assert.deepEqual(cuts(0.37), ['water cut 0', 'water cut 0.8'])
})

test('no curve of a family rises above twice the reservoir pressure', () => {
  const ran = run({ tubing_inner_diameter: 1.2 })
  const points = lineOf(ran, 'tubing_family', '0.96 in')
  const [q] = points.at(-1) ?? [Number.NaN]
  assert.ok(points.every(([, p]) => p <= 2 * 3800))
  const narrow = run({ tubing_inner_diameter: 0.96, oil_rate: 2 * q })
  assert.ok(number(narrow, 'lift_pressure') > 2 * 3800)
})

test('without gas there is no other gas-oil ratio, of water alone no other water cut', () => {
  const [deadOil, water] = [run({ gas_oil_ratio: 0 }), run(WATER)]
  assert.throws(() => seriesOf(deadOil, 'gas_oil_ratio_family'), /is not drawn/)
  assert.equal(seriesOf(deadOil, 'water_cut_family').length, 4)
  assert.throws(() => seriesOf(water, 'water_cut_family'), /is not drawn/)
  assert.equal(seriesOf(water, 'wellhead_pressure_family').length, 4)
})

test('the rates are of oil, of liquid where all of it is water', () => {
  const [oil, water] = [run(), run(WATER)]
  for (const chart of ['inflow_and_lift', ...FAMILIES]) assert.equal(axesOf(oil, chart)[0], 'Oil rate [stb/d]')
  for (const chart of ['inflow_and_lift', 'tubing_family']) assert.equal(axesOf(water, chart)[0], 'Liquid rate [stb/d]')
})
