/** What is special to a query of one's own grid: nodes, edges, gaps, what is refused and what is warned of. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, near, number, testKit, value } from '@keelson/workflow/testing.ts'
import { spectralFatigueAtlasQuery } from './index.ts'

const { run, refusedAt, pointers } = testKit(spectralFatigueAtlasQuery)
const GRID = spectralFatigueAtlasQuery.example.damage_grid as readonly (readonly number[])[]
const withGap = (row: number, column: number) =>
  GRID.map((own, i) => own.map((d, j) => (i === row && j === column ? null : d)))

test('every node answers itself, in whatever unit it is asked', () => {
  for (const [i, significant_wave_height] of [2, 3, 4, 5].entries())
    for (const [j, peak_period] of [8, 10, 12, 14].entries()) {
      const ran = run({ significant_wave_height, peak_period })
      near(number(ran, 'damage'), GRID[i]?.[j], 1e-12)
      assert.equal(value(ran, 'confidence'), 'node')
      assert.equal(number(ran, 'interpolation_difference'), 0)
    }
  assert.equal(value(run({ significant_wave_height: '9.84251968503937 ft', peak_period: 10 }), 'confidence'), 'node')
})

test('over the wave height a power law is met exactly', () => {
  const H = [1, 2, 4]
  const damage_grid = H.map((h) => [0.01 * h ** 3, 0.02 * h ** 3])
  const ran = run({
    axis_significant_wave_height: H,
    axis_peak_period: [8, 10],
    damage_grid,
    significant_wave_height: 3,
    peak_period: 8,
  })
  near(number(ran, 'damage'), 0.27, 1e-12)
  near(number(ran, 'wave_height_exponent'), 3, 1e-12)
})

test('damage goes with the design life, and the life of the detail does not', () => {
  near(number(run({ design_life: 50 }), 'damage'), 2 * number(run(), 'damage'), 1e-12)
  near(number(run({ design_life: 50 }), 'fatigue_life'), number(run(), 'fatigue_life'), 1e-12)
})

test('a missing node is refused only where the query needs it', () => {
  refusedAt('/damage_grid', { damage_grid: withGap(1, 1) })
  assert.deepEqual(pointers({ damage_grid: withGap(0, 0) }), [])
  const along = { significant_wave_height: 4, peak_period: 11 }
  assert.deepEqual(pointers({ ...along, damage_grid: withGap(1, 1) }), [])
  refusedAt('/damage_grid', { ...along, damage_grid: withGap(2, 1) })
})

test('outside an axis it is refused at the query, whatever is asked for outside', () => {
  for (const out_of_range_policy of ['escalate', 'refuse']) {
    refusedAt('/significant_wave_height', { out_of_range_policy, significant_wave_height: 1.9 })
    refusedAt('/significant_wave_height', { out_of_range_policy, significant_wave_height: 5.1 })
    refusedAt('/peak_period', { out_of_range_policy, peak_period: 7.9 })
    refusedAt('/peak_period', { out_of_range_policy, peak_period: 14.1 })
  }
})

test('a grid that is none is refused', () => {
  refusedAt('/damage_grid', { damage_grid: GRID.slice(1) })
  refusedAt('/damage_grid', { damage_grid: GRID.map((row) => row.slice(1)) })
  refusedAt('/damage_grid', { damage_grid: GRID.map((row, i) => row.map((d, j) => (i + j === 0 ? 0 : d))) })
  refusedAt('/axis_significant_wave_height/1', { axis_significant_wave_height: [2, 2, 4, 5] })
  refusedAt('/axis_peak_period/2', { axis_peak_period: [8, 10, 9, 14] })
})

test('beside the peak, in a coarse cell and where a corner would fail, the run says so', () => {
  assert.ok(codes(run()).includes('beside_peak'))
  assert.ok(!codes(run({ peak_period: 13 })).includes('beside_peak'))
  assert.ok(!codes(run({ peak_period: 10 })).includes('beside_peak'))
  assert.ok(codes(run({ design_fatigue_factor: 2 })).includes('cell_beyond_limit'))
  assert.ok(codes(run({ significant_wave_height: 2.4, peak_period: 8.9 })).includes('coarse_cell'))
})

test('of two nodes as near the lower one is nearest', () => {
  near(number(run({ significant_wave_height: 3, peak_period: 11 }), 'nearest_node_damage'), GRID[1]?.[1], 1e-12)
})
