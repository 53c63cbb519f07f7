/** What is special to a query of an atlas that the caller brings: nodes and what is between, and that nothing is outside. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, codes, list, messageOf, near, number, testKit, value } from '@keelson/engine/testing.ts'
import { lineOf, markOf } from '@keelson/engine/testing-pictures.ts'
import { raoTabulation } from '../rao-tabulation/index.ts'
import example from './example.json' with { type: 'json' }
import { raoAtlasQuery } from './index.ts'

const { run, pointers } = testKit(raoAtlasQuery)
const { out_of_range_policy: _, ...table } = example
const tabulated = testKit(raoTabulation, table)

test('it answers what rao-tabulation answers, in the mirror too', () => {
  for (const at of [
    { query_period: 7, query_heading: 13 },
    { query_heading: 300, symmetry: 'port_starboard' },
  ])
    for (const name of ['amplitude_complex', 'phase_complex'])
      assert.deepEqual(list(run(at), name), list(tabulated.run(at), name))
})

test('a node is a node only where period and heading are both of the atlas', () => {
  const confidence = (query_period: number, query_heading: number) =>
    value(run({ query_period, query_heading }), 'confidence')
  assert.equal(confidence(10, 90), 'node')
  assert.equal(confidence(18, 90), 'node')
  assert.equal(confidence(10, 45), 'interpolated')
  assert.equal(confidence(11, 90), 'interpolated')
  assert.equal(value(run({ query_period: 10, query_heading: 270, symmetry: 'port_starboard' }), 'confidence'), 'node')
})

test('a node has no spread, and the cell beside it has that of its four corners', () => {
  assert.deepEqual(list(run({ query_period: 10, query_heading: 90 }), 'corner_spread'), [0, 0, 0, 0, 0, 0])
  near(list(run({ query_period: 10, query_heading: 45 }), 'corner_spread')[2] ?? 0, (0.95 - 0.7) / 0.95, 1e-12)
})

test('of two nodes at one distance the lower is the nearest, after symmetry', () => {
  const nearest = (over: object) => {
    const found = run({ ...over })
    return [number(found, 'nearest_node_period'), number(found, 'nearest_node_heading')]
  }
  assert.deepEqual(nearest({ query_period: 8, query_heading: 45 }), [6, 0])
  assert.deepEqual(nearest({ headings: [10, 21], query_heading: 15.5 }), [6, 10])
  assert.deepEqual(nearest({ query_period: 8.01, query_heading: 45.01 }), [10, 90])
  assert.deepEqual(nearest({ query_period: 18, query_heading: 280, symmetry: 'port_starboard' }), [18, 90])
})

test('outside the atlas a query is refused under either policy', () => {
  for (const out_of_range_policy of ['escalate', 'refuse'])
    assert.deepEqual(pointers({ out_of_range_policy, query_period: 20, query_heading: 100 }), [
      '/query_period',
      '/query_heading',
    ])
})

test('nodes that lie far apart around a query are remarked, on a node they are not', () => {
  const amplitudes = example.amplitudes.map((block, i) => block.map((row) => row.map((A) => (i === 0 ? A / 4 : A))))
  const heard = (query_period: number) =>
    codes(run({ amplitudes, query_period, query_heading: 0 })).includes('wide_cell')
  assert.deepEqual([heard(6), heard(8), heard(12)], [false, true, false])
})

test('of the nodes that lie far apart each motion is named that counts among the translations, or the rotations', () => {
  // Surge and yaw by 95 % and 90 %; sway is below a tenth of heave, and yaw below a tenth of roll.
  const six = (surge: number, sway: number, yaw: number) => [surge, sway, 1, 0.02, 0.02, yaw]
  const named = (low: readonly number[], high: readonly number[]) => {
    const at = { periods: [6, 10], amplitudes: [low, high].map((row) => [row, row]), query_heading: 45 }
    return messageOf(run({ ...at, phases: example.phases.slice(0, 2) }), 'wide_cell')
  }
  assert.match(named(six(0.01, 0.001, 0.0001), six(0.2, 0.05, 0.001)), /widely: surge by 95 % of the maximum/)
  assert.match(named(six(0.2, 0.05, 0.0005), six(0.2, 0.05, 0.005)), /widely: yaw by 90 % of the maximum/)
})

test('the sentence says whether the query stands on a node', () => {
  assert.match(
    run().detail ?? '',
    /Heave 0\.524 m\/m at a period of 8 s and a heading of 45°; amplitudes of the surrounding nodes differ by up to 70 % \(roll\)/,
  )
  assert.match(
    run({ query_period: 14, query_heading: 90 }).detail ?? '',
    /Heave 0\.9 m\/m at a period of 14 s and a heading of 90°; the query coincides with an atlas node/,
  )
})

test('the map draws the cell of the query as a closed rectangle between its nodes, with the query in it', () => {
  const r = run({ query_period: 11, query_heading: 70 })
  assert.deepEqual(lineOf(r, 'map', 'query cell'), [
    [10, 0],
    [14, 0],
    [14, 90],
    [10, 90],
    [10, 0],
  ])
  assert.deepEqual(markOf(r, 'map', 'query'), [11, 70])
  assert.deepEqual([...new Set(axesOf(r, 'map'))], ['Period [s]', 'Heading [°]', 'Heave, m/m'])
})
