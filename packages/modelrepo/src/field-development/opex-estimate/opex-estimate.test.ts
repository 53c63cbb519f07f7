/** What is special to the operating cost: ageing, the economic limit and its margin, years of a life and what they earn. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { opexEstimate as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const STATED = { cost_source: 'operator', cost_year: 2024 }
const limitKit = testKit(workflow, {
  method: 'economic_limit',
  fixed_opex: 95,
  variable_opex: 6.5,
  oil_price: 70,
  royalty: 0.1875,
  ...STATED,
})
const LIFE = {
  method: 'life_of_field',
  initial_rate: 120_000,
  nominal_decline: 0.12,
  fixed_opex: 140,
  variable_opex: 4,
  transport_tariff: 1.5,
  escalation_rate: 0.02,
  discount_rate: 0.1,
  years: 15,
  ...STATED,
}
const lifeKit = testKit(workflow, LIFE)
const built = testKit(workflow, { method: 'build_up', capex: 4000, ...STATED })

test('cost falls to the fifth year and no lower than 85 %, and compounds after it', () => {
  const factor = (field_age: number) => number(run({ field_age }), 'age_factor')
  near(factor(0), 0.85, 1e-12)
  near(factor(3), 0.94, 1e-12)
  near(factor(5), 1, 1e-12)
  near(factor(5 + 1e-9), 1, 1e-9)
  near(factor(30), 1.025 ** 25, 1e-9)
  assert.ok(codes(run({ field_age: 45 })).includes('age_far'))
})

test('low lies below base and base below high, and a barrel costs less in a larger field', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('TLP', 'Spar', 'Semi', 'FPSO', 'Subsea_Tieback', 'Dry_Tree_Unit'),
      fc.double({ min: 5000, max: 300_000, noNaN: true }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (host_type, production_capacity, field_age) => {
        const r = run({ host_type, production_capacity, field_age })
        assert.ok(number(r, 'low_opex') < number(r, 'base_opex'))
        assert.ok(number(r, 'base_opex') < number(r, 'high_opex'))
        const larger = run({ host_type, production_capacity: 1.1 * production_capacity, field_age })
        assert.ok(number(larger, 'unit_opex') < number(r, 'unit_opex'))
      },
    ),
    { numRuns: 30 },
  )
})

test('a cost of a barrel that no field has is warned of and not refused', () => {
  const cheap = run({ production_capacity: 400_000 })
  assert.ok(number(cheap, 'unit_opex') < 5)
  assert.ok(codes(cheap).includes('unit_cost_unusual'))
  const dear = run({ host_type: 'FPSO', production_capacity: 500, field_age: 40 })
  assert.ok(codes(dear).includes('unit_cost_unusual') && codes(dear).includes('benchmark_far'))
})

test('operating pays where a barrel earns more than it costs, and without a price nothing is held against it', () => {
  assert.equal(checked(run(), 'operating_pays')?.state, 'pass')
  assert.equal(checked(run({ oil_price: 6 }), 'operating_pays')?.state, 'fail')
  const none = run({}, ['oil_price'])
  assert.equal(none.result.checks.filter((c) => c.state !== 'not_made').length, 0)
  assert.ok(codes(none).includes('price_not_given'))
})

test('the parts of a year sum to it, and its range is what its maker states', () => {
  const r = built.run({
    topsides_maintenance_fraction_of_capex: 0.025,
    insurance_fraction_of_capex: 0.006,
    persons_on_board: 140,
    cost_per_person_day: 650,
    well_count: 12,
    interventions_per_well_year: 0.15,
    cost_per_intervention: 18,
    logistics: 22,
    other_fixed: 10,
    range_low_side: 0.2,
    range_high_side: 0.4,
    production_capacity: 50_000,
  })
  near(number(r, 'base_opex'), 221.615, 1e-9)
  near(number(r, 'low_opex'), 0.8 * 221.615, 1e-9)
  near(number(r, 'high_opex'), 1.4 * 221.615, 1e-9)
  near(number(r, 'unit_opex'), 221.615e6 / (365 * 50_000), 1e-9)
  near(
    rowsOf(r, 'parts').reduce((sum, row) => sum + Number(row[1]), 0),
    221.615,
    1e-9,
  )
  const bare = built.run()
  assert.ok(codes(bare).includes('part_without_cost') && codes(bare).includes('range_not_stated'))
  assert.match(reason(bare, 'low_opex'), /no range/)
})

test('at the economic limit the owner earns what operating costs', () => {
  const r = limitKit.run()
  const q = number(r, 'economic_limit_rate')
  const at = limitKit.run({ evaluation_rates: [q] })
  const [cost] = Object.values(value(at, 'unit_opex_at') as Record<string, number>)
  near(cost ?? 0, number(r, 'net_revenue'), 1e-9)
  assert.equal(checked(limitKit.run({ initial_rate: 1.001 * q }), 'above_economic_limit')?.state, 'pass')
  const below = limitKit.run({ initial_rate: 0.999 * q })
  assert.equal(checked(below, 'above_economic_limit')?.state, 'fail')
  assert.equal(checked(below, 'operating_pays')?.state, 'fail')
  assert.ok(codes(below).includes('below_limit'))
})

test('a decline reaches the limit after the logarithm of the rates over the decline', () => {
  const r = limitKit.run({ initial_rate: 40_000, nominal_decline: 0.15 })
  const years = Math.log(40_000 / number(r, 'economic_limit_rate')) / 0.15
  near(number(r, 'time_to_limit'), years, 1e-9)
  assert.match(reason(limitKit.run({ initial_rate: 100, nominal_decline: 0.15 }), 'time_to_limit'), /does not decline/)
})

test('where a barrel earns no more than its variable cost no rate is economic: said, not refused', () => {
  const r = limitKit.run({ oil_price: 8 })
  assert.equal(value(r, 'economic_limit_rate'), null)
  assert.match(reason(r, 'economic_limit_rate'), /revenue is 6.5 USD\/bbl and variable cost is 6.5 USD\/bbl/)
  assert.equal(value(r, 'economic_limit_defined'), false)
  assert.ok(codes(r).includes('no_rate_economic'))
  assert.equal(checked(limitKit.run({ oil_price: 8, initial_rate: 9000 }), 'operating_pays')?.state, 'fail')
})

test('a net revenue interest makes the royalty idle, and the gas adds to the oil', () => {
  near(number(limitKit.run({ net_revenue_interest: 0.8 }), 'net_revenue'), 56, 1e-12)
  near(number(limitKit.run({ gas_oil_ratio: 1000, gas_price: 4 }), 'net_revenue'), 74 * 0.8125, 1e-9)
  const shared = limitKit.run({ working_interest: 0.5 })
  near(number(shared, 'economic_limit_rate'), number(limitKit.run(), 'economic_limit_rate'), 1e-12)
})

test('a field without decline or rates costs the same each year', () => {
  const r = lifeKit.run({ nominal_decline: 0, escalation_rate: 0, discount_rate: 0, years: 4 })
  near(number(r, 'cumulative_oil'), 4 * 365.25 * 120_000, 1e-9)
  near(number(r, 'unit_opex_year_1'), number(r, 'unit_opex_last_year'), 1e-12)
  near(number(r, 'levelised_unit_opex'), 5.5 + 140e6 / (365.25 * 120_000), 1e-9)
})

test('the levelised cost lies between those of the first and the last year', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 0.4, noNaN: true }),
      fc.integer({ min: 2, max: 30 }),
      (nominal_decline, years) => {
        const r = lifeKit.run({ nominal_decline, years })
        assert.ok(number(r, 'levelised_unit_opex') > number(r, 'unit_opex_year_1'))
        assert.ok(number(r, 'levelised_unit_opex') < number(r, 'unit_opex_last_year'))
      },
    ),
    { numRuns: 25 },
  )
})

test('years that cost more than they earn end the life that pays, and the last of them fails', () => {
  const priced = { oil_price: 30 }
  const r = lifeKit.run({ ...priced, years: 20 })
  const paying = number(r, 'economic_years')
  assert.ok(paying > 0 && paying < 20)
  assert.equal(checked(r, 'operating_pays')?.state, 'fail')
  assert.ok(codes(r).includes('late_years_do_not_pay'))
  assert.equal(checked(lifeKit.run({ ...priced, years: paying }), 'operating_pays')?.state, 'pass')
  const net = rowsOf(r, 'years').map((row) => Number(row[7]))
  assert.ok((net[paying - 1] ?? 0) > 0 && (net[paying] ?? 0) < 0)
})

test('a turnaround costs in its years alone, and a provision is the abandonment over all oil', () => {
  const turned = lifeKit.run({ turnaround_cost: 40, turnaround_interval: 5, escalation_rate: 0 })
  const plain = lifeKit.run({ escalation_rate: 0 })
  near(number(turned, 'life_opex_nominal') - number(plain, 'life_opex_nominal'), 3 * 40, 1e-9)
  near(
    number(lifeKit.run({ abandonment_cost: 400 }), 'abandonment_provision'),
    400e6 / number(plain, 'cumulative_oil'),
    1e-9,
  )
})

test('a share of fixed cost that offshore fields do not have is warned of', () => {
  assert.ok(codes(lifeKit.run({ fixed_opex: 20 })).includes('fixed_share_unusual'))
  assert.ok(!codes(lifeKit.run({ fixed_opex: 600 })).includes('fixed_share_unusual'))
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/field_age', { field_age: -1 })
  refusedAt('/production_capacity', { production_capacity: 0 })
  refusedAt('/host_type', { host_type: 'Jackup' })
  limitKit.refusedAt('/royalty', { royalty: 1 })
  limitKit.refusedAt('/royalty', { royalty: -0.1 })
  limitKit.refusedAt('/severance_tax', { severance_tax: 1.2 })
  limitKit.refusedAt('/net_revenue_interest', { working_interest: 0.5, net_revenue_interest: 0.6 })
  limitKit.refusedAt('/oil_price', {}, ['oil_price'])
  limitKit.refusedAt('/days_per_year', { days_per_year: 360 })
  lifeKit.refusedAt('/years', { years: 0 })
  lifeKit.refusedAt('/nominal_decline', { nominal_decline: 20 })
  lifeKit.refusedAt('/turnaround_interval', { turnaround_cost: 40 })
})
