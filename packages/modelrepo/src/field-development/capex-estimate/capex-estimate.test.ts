/** What is special to the capital cost: where the benchmark bends, what a range may claim, simulation beside moments, and money of years. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { capexEstimate as workflow } from './index.ts'

const { run, refusedAt, problems } = testKit(workflow)
const tieback = (tieback_distance: number, over = {}) =>
  run({ host_type: 'Subsea_Tieback', production_capacity: 30_000, water_depth: 1400, tieback_distance, ...over })
const item = (name: string, mean_cost_musd: number, coefficient_of_variation: number) => ({
  name,
  mean_cost_musd,
  coefficient_of_variation,
})
const ITEMS = [item('hull', 900, 0.18), item('topsides', 1400, 0.22), item('wells', 1300, 0.3)]
const STATED = { cost_source: 'tenders', cost_year: 2024 }
const breakdown = (over = {}) =>
  run({ method: 'work_breakdown', line_items: ITEMS, correlation: 0.4, ...STATED, ...over }, [
    'host_type',
    'production_capacity',
    'water_depth',
  ])

test('a benchmark does not fall in shallower water, and grows by 15 % for each kilometre beyond 1500 m', () => {
  const at = (water_depth: number) => number(run({ host_type: 'FPSO', water_depth }), 'base_capex')
  near(at(1500), 8500, 1e-12)
  near(at(700), 8500, 1e-12)
  near(at(2500), 8500 * 1.15, 1e-12)
})

test('low lies below base and base below high, for every host, capacity and length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('TLP', 'Spar', 'Semi', 'FPSO', 'Subsea_Tieback', 'Dry_Tree_Unit'),
      fc.double({ min: 2000, max: 300_000, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (host_type, production_capacity, tieback_distance) => {
        const r = run({ host_type, production_capacity, tieback_distance })
        assert.ok(number(r, 'low_capex') < number(r, 'base_capex'))
        assert.ok(number(r, 'base_capex') < number(r, 'high_capex'))
      },
    ),
    { numRuns: 40 },
  )
})

test('the cost of a tieback has no step at 10 and 20 km, and beyond them 20 MUSD/km times the capacity', () => {
  for (const end of ['low_capex', 'base_capex', 'high_capex'])
    for (const km of [10, 20]) near(number(tieback(km - 1e-9), end), number(tieback(km + 1e-9), end), 1e-6)
  const scale = 0.3 ** 0.4
  near(number(tieback(31), 'base_capex') - number(tieback(30), 'base_capex'), 20 * scale, 1e-6)
  near(number(tieback(31), 'low_capex') - number(tieback(30), 'low_capex'), 12 * scale, 1e-6)
  near(number(tieback(9), 'base_capex'), 350 * scale, 1e-10)
  assert.equal(number(tieback(30, { water_depth: 2500 }), 'base_capex'), number(tieback(30), 'base_capex'))
})

test('a host out of its depth fails and is warned of, at its window it passes', () => {
  assert.equal(checked(run({ water_depth: 1800 }), 'depth_below_greatest')?.state, 'pass')
  const deep = run({ water_depth: 2500 })
  assert.equal(checked(deep, 'depth_below_greatest')?.state, 'fail')
  assert.ok(codes(deep).includes('depth_outside_window'))
  assert.equal(checked(run({ water_depth: 250 }), 'depth_above_least')?.state, 'fail')
  const none = run({ host_type: 'Dry_Tree_Unit' })
  assert.equal(checked(none, 'depth_above_least')?.state, 'not_made')
  assert.ok(codes(none).includes('no_depth_window'))
})

test('the class brings its own range: 50 below to 100 above for class 5', () => {
  const r = run()
  assert.equal(number(r, 'estimate_class'), 5)
  near(number(r, 'class_low'), 2000, 1e-12)
  near(number(r, 'class_high'), 8000, 1e-12)
})

test('a near tieback has a low side that is wider than class 5, which is said and fails nothing', () => {
  const r = tieback(5)
  assert.ok(codes(r).includes('range_wider_than_class'))
  assert.ok(codes(r).includes('near_tieback'))
  assert.equal(r.status, 'PASS')
})

test('a range that is narrower than its class claims too much and fails, a wider one does not hold its class', () => {
  const sure = breakdown({ line_items: [item('hull', 900, 0.03), item('wells', 900, 0.03)] })
  assert.equal(checked(sure, 'low_side_claims')?.state, 'fail')
  assert.ok(codes(sure).includes('range_narrower_than_class'))
  const wide = breakdown({ stated_estimate_class: 2 })
  assert.equal(checked(wide, 'low_side_holds')?.state, 'fail')
  assert.equal(checked(wide, 'low_side_claims')?.state, 'pass')
  assert.ok(codes(wide).includes('range_wider_than_class'))
  assert.equal(breakdown().status, 'PASS')
})

test('items that move together make the range wider, and independent ones are warned of', () => {
  const spread = (correlation: number) => number(breakdown({ correlation }), 'standard_deviation')
  assert.ok(spread(0) < spread(0.4) && spread(0.4) < spread(1))
  near(spread(1), 900 * 0.18 + 1400 * 0.22 + 1300 * 0.3, 1e-12)
  assert.ok(codes(breakdown({ correlation: 0 })).includes('independent_items'))
})

test('of one item the simulation is the lognormal distribution, and a seed gives the same again', () => {
  const one = { line_items: [item('hull', 900, 0.3)] }
  const moments = breakdown(one)
  const drawn = breakdown({ ...one, aggregation: 'monte_carlo', samples: 200_000 })
  for (const name of ['p10_cost', 'p50_cost', 'p90_cost', 'standard_deviation'])
    near(number(drawn, name), number(moments, name), 0.01)
  near(number(drawn, 'probability_of_total'), number(moments, 'probability_of_total'), 0.01)
  const again = breakdown({ ...one, aggregation: 'monte_carlo', samples: 200_000 })
  assert.deepEqual(again.result.values, drawn.result.values)
  const other = breakdown({ ...one, aggregation: 'monte_carlo', samples: 200_000, seed: 2 })
  assert.notEqual(number(other, 'p90_cost'), number(drawn, 'p90_cost'))
})

test('simulated items that move together by half come within 2 % of their moments', () => {
  const drawn = breakdown({ aggregation: 'monte_carlo', samples: 100_000, correlation: 0.5 })
  const moments = breakdown({ correlation: 0.5 })
  for (const name of ['p10_cost', 'p50_cost', 'p90_cost']) near(number(drawn, name), number(moments, name), 0.02)
})

test('contingency to P80 takes the total to 80 %', () => {
  const plain = breakdown()
  const contingency_fraction = number(plain, 'contingency_to_p80') / number(plain, 'base_estimate')
  near(number(breakdown({ contingency_fraction }), 'probability_of_total'), 0.8, 1e-9)
})

test('items without any spread have one outcome, and no probability', () => {
  for (const aggregation of ['lognormal_moment_matching', 'monte_carlo']) {
    const r = breakdown({ line_items: [item('hull', 900, 0)], aggregation })
    near(number(r, 'p90_cost'), 900, 1e-12)
    assert.match(reason(r, 'probability_of_total'), /no item has a cost spread/)
    assert.equal(checked(r, 'low_side_claims')?.state, 'fail')
  }
})

test('an estimate is spread where shares of the years are given, and the table sums to it', () => {
  const r = run({ phasing: [0.25, 0.5, 0.25], escalation_rate: 0.03, discount_rate: 0.1, timing: 'end_year' })
  near(number(r, 'nominal_total'), 4000 * (0.25 * 1.03 + 0.5 * 1.03 ** 2 + 0.25 * 1.03 ** 3), 1e-12)
  const rows = rowsOf(r, 'spend')
  near(
    rows.reduce((sum, row) => sum + Number(row[5]), 0),
    number(r, 'present_value'),
    1e-9,
  )
  near(number(r, 'peak_annual_nominal'), Number(rows[1]?.[3]), 1e-12)
  assert.ok(codes(run({ discount_rate: 0.1 })).includes('idle_without_phasing'))
})

test('a spend has no class unless one is stated', () => {
  const phased = (over = {}) =>
    run({ method: 'phased_spend', base_capex: 4000, phasing: [1], ...over }, [
      'host_type',
      'water_depth',
      'production_capacity',
    ])
  assert.match(reason(phased(), 'estimate_class'), /class/)
  near(number(phased({ stated_estimate_class: 3 }), 'class_high'), 5200, 1e-12)
})

test('costs without a source and a year are warned of, a benchmark brings its own', () => {
  assert.ok(codes(breakdown({ cost_source: undefined })).includes('basis_not_stated'))
  assert.ok(!codes(breakdown()).includes('basis_not_stated'))
  assert.ok(!codes(run()).includes('basis_not_stated'))
  const said = rowsOf(run(), 'basis').flat().join(' ')
  assert.match(said, /not a published standard/)
  assert.match(said, /2024/)
})

test('a cost for each barrel of reserves is the cost over the reserves', () => {
  near(number(run({ reserves: 200 }), 'cost_per_reserves'), 20, 1e-12)
  assert.equal(value(run(), 'cost_per_reserves'), undefined)
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/host_type', { host_type: 'Jackup' })
  refusedAt('/production_capacity', { production_capacity: 0 })
  refusedAt('/water_depth', { water_depth: -1 })
  refusedAt('/tieback_distance', { host_type: 'Subsea_Tieback' })
  refusedAt('/phasing', { phasing: [0.5, 0.4] })
  refusedAt('/phasing/0', { phasing: [-0.5, 1.5] })
  refusedAt('/phasing', { method: 'phased_spend', base_capex: 4000 })
  const items = (over: object) => ({ method: 'work_breakdown', line_items: [{ ...ITEMS[0], ...over }] })
  refusedAt('/line_items/0/coefficient_of_variation', items({ coefficient_of_variation: -0.1 }))
  refusedAt('/line_items/0/mean_cost_musd', items({ mean_cost_musd: 0 }))
  refusedAt('/correlation', { ...items({}), correlation: 1.2 })
  refusedAt('/line_items/1/name', { method: 'work_breakdown', line_items: [ITEMS[0], ITEMS[0]] })
  assert.match(problems({ phasing: [0.5, 0.4] }).join(), /entered: 0\.9 in total/)
})
