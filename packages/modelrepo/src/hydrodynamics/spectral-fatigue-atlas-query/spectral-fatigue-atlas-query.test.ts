/** What is special to a query of one's own grid: nodes, edges, gaps, what is refused and what is warned of. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, codes, near, number, pointsOf, testKit, value } from '@keelson/engine/testing.ts'
import { shown, shownUtilisation } from '@keelson/workflow'
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

/** Of the example, 3.5 m and 11 s between the nodes at 3 and 4 m, 10 and 12 s, in the life of the grid. */
const SHARE = Math.log(3.5 / 3) / Math.log(4 / 3)
const between = (a: number, b: number, t: number) => a ** (1 - t) * b ** t
const [LOW, HIGH] = [between(0.2735128, 0.2308626, 0.5), between(0.6483267, 0.5472299, 0.5)]
const DAMAGE = between(LOW, HIGH, SHARE)

test('the grid is drawn as given, in the order of its axes, with the cell of the query', () => {
  const r = run()
  const points = pointsOf(r, 'grid')
  const cell = (x: string, y: string) => points.find((p) => p.x === x && p.y === y && Object.keys(p).length > 2)
  const values = (p: object | undefined) => Object.values(p ?? {}).filter((v) => typeof v === 'number')
  near(values(cell('10', '4'))[0], 0.6483267, 1e-5)
  near(values(cell('14', '2'))[0], 0.04253931, 1e-5)
  assert.deepEqual(
    points.filter((p) => Object.keys(p).length === 2).map(({ x, y }) => [x, y]),
    [
      ['10', '3'],
      ['12', '3'],
      ['10', '4'],
      ['12', '4'],
    ],
  )
  const axes = axesOf(r, 'grid')
  for (const title of ['Peak period [s]', 'Significant wave height [m]'])
    assert.ok(axes.includes(title), `${title} in ${axes.join(', ')}`)
  assert.ok(axes.some((title) => title.startsWith('Damage over 25 years')))
})

test('the slices go through the query, in its design life, and through nodes', () => {
  const r = run({ design_life: 50 })
  assert.deepEqual(
    axesOf(r, 'slices').filter((title) => title !== ''),
    ['Significant wave height [m]', 'Damage', 'Peak period [s]'],
  )
  const points = pointsOf(r, 'slices')
  const at = (x: number) => points.find((p) => p.s === 'grid' && Math.abs((p.x as number) - x) < 1e-4 * x)?.y as number
  const other = number(run({ design_life: 50, significant_wave_height: 2 }), 'damage')
  near(at(2), other, 1e-5)
  near(at(5), number(run({ design_life: 50, significant_wave_height: 5 }), 'damage'), 1e-5)
  for (const T of [8, 12.5, 14]) near(at(T), number(run({ design_life: 50, peak_period: T }), 'damage'), 1e-5)
  const marks = points.filter((p) => p.s !== 'grid' && typeof p.y === 'number')
  assert.deepEqual([...new Set(marks.map(({ x }) => x))], [3.5, 11])
  for (const { y } of marks) near(y as number, 2 * DAMAGE, 1e-5)
  const edges = points.flatMap(({ at: edge }) => (typeof edge === 'number' ? [edge] : []))
  assert.deepEqual([...new Set(edges)], [2, 5, 8, 14])
})

test('the corners of the cell stand with their damage in the design life and their weight', () => {
  const rows = run({ design_life: 50 }).result.tables[0]?.rows ?? []
  const expected = [
    [3, 10, 0.2735128, (1 - SHARE) / 2, ''],
    [3, 12, 0.2308626, (1 - SHARE) / 2, ''],
    [4, 10, 0.6483267, SHARE / 2, 'nearest'],
    [4, 12, 0.5472299, SHARE / 2, ''],
  ] as const
  for (const [i, [H, T, D, weight, nearest]] of expected.entries()) {
    const row = rows[i] ?? []
    assert.deepEqual([row[0], row[1], row[4]], [H, T, nearest])
    near(row[2] as number, 2 * D, 1e-11)
    near(row[3] as number, weight, 1e-11)
  }
})

test('a query off the middle weighs each corner by its own shares', () => {
  const rows = run({ significant_wave_height: 3.2, peak_period: 10.5 }).result.tables[0]?.rows ?? []
  const h = Math.log(3.2 / 3) / Math.log(4 / 3)
  for (const [i, weight] of [(1 - h) * 0.75, (1 - h) * 0.25, h * 0.75, h * 0.25].entries())
    near(rows[i]?.[3] as number, weight, 1e-11)
})

test('the sentence, the difference from the nearest node and the warnings hold their numbers', () => {
  const r = run({ design_fatigue_factor: 2, significant_wave_height: 3.4 })
  const D = number(r, 'damage')
  assert.equal(
    r.detail,
    `Damage ${shown(D, 3)} over 25 years (interpolated between grid nodes), fatigue life ${shown(25 / D, 3)} years, utilisation ${shownUtilisation(2 * D)} with a design fatigue factor of 2`,
  )
  near(number(r, 'interpolation_difference'), D / number(r, 'nearest_node_damage') - 1, 1e-11)
  const message = (ran: typeof r, code: string) => ran.warnings.find((w) => w.code === code)?.message ?? ''
  assert.match(
    message(r, 'cell_beyond_limit'),
    new RegExp(`${shownUtilisation(2 * D)}, does not exceed 1, .* gives 1\\.297 with`),
  )
  assert.match(message(r, 'beside_peak'), /maximum at a peak period of 10 s/)
  const coarse = run({ significant_wave_height: 2.4, peak_period: 8.9 })
  const share = Math.abs(100 * number(coarse, 'interpolation_difference')).toPrecision(3)
  assert.match(message(coarse, 'coarse_cell'), new RegExp(`differs by [−]?${share} %`))
  assert.match(run({ significant_wave_height: 3, peak_period: 10 }).detail ?? '', /\(grid node\)/)
})

/** What a step says that it read: its place, the nodes on each axis around the query, and the damages there. */
const readAs = (symbol: string, over: object) => {
  const found = run({ ...over }).result.steps.find((s) => s.symbol === symbol)
  const { cell, reading } = found as { cell?: string; reading?: { axes: readonly Axis[]; corners: readonly number[] } }
  const axes = reading?.axes.map(({ symbol, at, unit, nodes, scale }) => [symbol, at, unit, ...nodes, scale].join(' '))
  return { cell, axes, corners: reading?.corners }
}
interface Axis {
  readonly symbol: string
  readonly at: number
  readonly unit: string
  readonly nodes: readonly [number, number]
  readonly scale: string
}
const corners = (...places: readonly (readonly [number, number])[]) => places.map(([i, j]) => GRID[i]?.[j])

test('the reading inside a cell names the cell, its nodes and the four damages at them', () => {
  assert.deepEqual(readAs('D_G', { significant_wave_height: 4.4, peak_period: 8.5 }), {
    cell: 'wave height 3 to 4, peak period 1 to 2',
    axes: ['H_s 4.4 m 4 5 log', 'T_p 8.5 s 8 10 linear'],
    corners: corners([2, 0], [2, 1], [3, 0], [3, 1]),
  })
})

test('the reading along a line of nodes takes the two damages of that line alone, and at a node there is none', () => {
  for (const [significant_wave_height, row] of [
    [2, 0],
    [4, 2],
    [5, 3],
  ] as const) {
    const { cell, axes, corners: read } = readAs('D_G', { significant_wave_height, peak_period: 12.5 })
    assert.match(cell ?? '', /^along a grid line, .* peak period 3 to 4$/)
    assert.deepEqual(axes, ['T_p 12.5 s 12 14 linear'])
    assert.deepEqual(read, corners([row, 2], [row, 3]))
    const [low = 0, high = 0] = read ?? []
    near(number(run({ significant_wave_height, peak_period: 12.5 }), 'damage'), between(low, high, 0.25), 1e-11)
  }
  for (const [peak_period, column] of [
    [8, 0],
    [12, 2],
    [14, 3],
  ] as const) {
    const { cell, axes, corners: read } = readAs('D_G', { significant_wave_height: 2.5, peak_period })
    assert.match(cell ?? '', /^along a grid line, wave height 1 to 2, /)
    assert.deepEqual(axes, ['H_s 2.5 m 2 3 log'])
    assert.deepEqual(read, corners([0, column], [1, column]))
    const [low = 0, high = 0] = read ?? []
    const share = Math.log(2.5 / 2) / Math.log(3 / 2)
    near(number(run({ significant_wave_height: 2.5, peak_period }), 'damage'), between(low, high, share), 1e-11)
  }
  assert.deepEqual(readAs('D_G', { significant_wave_height: 3, peak_period: 10 }), {
    cell: 'a grid node',
    axes: undefined,
    corners: undefined,
  })
})

test('the damages of the exponent are read at the period of the query, each along its own wave height', () => {
  for (const [symbol, row] of [
    ['D_a', 1],
    ['D_b', 2],
  ] as const) {
    const { axes, corners: read } = readAs(symbol, {})
    assert.deepEqual(axes, ['T_p 11 s 10 12 linear'])
    assert.deepEqual(read, corners([row, 1], [row, 2]))
    assert.equal(readAs(symbol, { peak_period: 12 }).axes, undefined)
  }
})
