/** What the tables, charts, figure, sentences and warnings of an operating cost say, held against other runs and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, messageOf, near, number, pointsOf, rowsOf, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, short } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { opexEstimate as workflow } from './index.ts'

const STATED = { cost_source: 'operator', cost_year: 2024 }
const benchmark = testKit(workflow)
const limit = testKit(workflow, {
  method: 'economic_limit',
  fixed_opex: 95,
  variable_opex: 6.5,
  oil_price: 70,
  royalty: 0.1875,
  working_interest: 0.8,
  initial_rate: 40_000,
  nominal_decline: 0.15,
  evaluation_rates: [20_000, 60_000],
  days_per_year: 365,
  ...STATED,
})
const life = testKit(workflow, {
  method: 'life_of_field',
  initial_rate: 120_000,
  nominal_decline: 0.12,
  fixed_opex: 140,
  variable_opex: 4,
  transport_tariff: 1.5,
  escalation_rate: 0.02,
  discount_rate: 0.1,
  years: 6,
  oil_price: 40,
  working_interest: 0.7,
  turnaround_cost: 30,
  turnaround_interval: 3,
  ...STATED,
})
const built = testKit(workflow, {
  method: 'build_up',
  capex: 4000,
  persons_on_board: 100,
  cost_per_person_day: 600,
  well_count: 10,
  interventions_per_well_year: 0.2,
  cost_per_intervention: 15,
  logistics: 20,
  other_fixed: 5,
  topsides_maintenance_fraction_of_capex: 0.025,
  insurance_fraction_of_capex: 0.006,
  ...STATED,
})
type Ran = ReturnType<typeof benchmark.run>
const basis = (ran: Ran) => Object.fromEntries(rowsOf(ran, 'basis').map(([what, said]) => [what, String(said)]))
const six = (x: number) => Number(x.toPrecision(6))
const ends = (ran: Ran, chart: string, series: string) => [
  lineOf(ran, chart, series)[0]?.[0],
  lineOf(ran, chart, series).at(-1)?.[0],
]
function heldTo(ran: Ran, [chart, series]: readonly [string, string], of: (x: number) => number) {
  const line = lineOf(ran, chart, series)
  for (const k of [0, 17, line.length - 1]) near(line[k]?.[1] ?? 0, of(line[k]?.[0] ?? 0), 2e-5)
}

test('a benchmark is drawn for each host and over the age as other runs answer', () => {
  const ran = benchmark.run()
  for (const [name, host_type] of [
    ['semisubmersible', 'Semi'],
    ['TLP', 'TLP'],
    ['subsea tieback', 'Subsea_Tieback'],
  ] as const) {
    const of = benchmark.run({ host_type })
    const [low, base, high] = ['low_opex', 'base_opex', 'high_opex'].map((n) => six(number(of, n)))
    const drawn = pointsOf(ran, 'hosts')
      .filter((r) => r.name === name && typeof r.from === 'number')
      .map(({ from, to, group }) => [from, to, group])
    assert.ok(drawn.some((d) => d[0] === low && d[1] === base && d[2] === 'low to base'))
    assert.ok(drawn.some((d) => d[0] === base && d[1] === high && d[2] === 'base to high'))
  }
  for (const [series, name] of [
    ['Low', 'low_opex'],
    ['Base', 'base_opex'],
    ['High', 'high_opex'],
  ] as const)
    heldTo(ran, ['cost_by_age', series], (field_age) => number(benchmark.run({ field_age }), name))
  assert.deepEqual(axesOf(ran, 'cost_by_age'), ['Field age [year]', 'Operating cost [MUSD/year]'])
  assert.deepEqual(axesOf(ran, 'hosts'), ['Operating cost [MUSD/year]'])
  assert.deepEqual(marksOf(ran, 'cost_by_age'), ['this field 5 278.92'])
  assert.deepEqual(ends(ran, 'cost_by_age', 'Base'), [0, 40])
  assert.deepEqual(ends(benchmark.run({ field_age: 50 }), 'cost_by_age', 'Base'), [0, 60])
})

test('the parts of a year are stacked to their sum', () => {
  const ran = built.run()
  const drawn = pointsOf(ran, 'parts')
    .filter((r) => typeof r.from === 'number')
    .map(({ name, from, to }) => [name, from, to])
  const spans = new Map(drawn.map(([name, from, to]) => [name, [Number(from), Number(to)] as const]))
  let sum = 0
  for (const [name, cost, share] of rowsOf(ran, 'parts')) {
    assert.deepEqual(spans.get(String(name)), [six(sum), six(sum + Number(cost))])
    near(Number(share), Number(cost) / number(ran, 'base_opex'), 1e-10)
    sum += Number(cost)
  }
  assert.deepEqual(spans.get('Sum'), [0, six(number(ran, 'base_opex'))])
  assert.ok(!pointsOf(built.run({ other_fixed: 0 }), 'parts').some((r) => r.name === 'Other fixed cost'))
  assert.deepEqual(axesOf(ran, 'parts'), ['Operating cost [MUSD/year]'])
})

test('the economic limit is where the unit cost of the owner meets what a barrel earns', () => {
  const ran = limit.run()
  const q_el = 95e6 / (365 * (70 * 0.8125 - 6.5))
  const unit = (q: number) => 0.8 * (95e6 / (365 * q) + 6.5)
  heldTo(ran, ['unit_cost_by_rate', 'unit operating cost'], unit)
  heldTo(ran, ['unit_cost_by_rate', 'net revenue'], () => 0.8 * 70 * 0.8125)
  assert.deepEqual(
    ends(ran, 'unit_cost_by_rate', 'net revenue').map((x) => Math.round(x ?? 0)),
    [Math.round(q_el / 3), 120_000],
  )
  assert.deepEqual(marksOf(ran, 'unit_cost_by_rate'), [
    `economic limit ${short(six(q_el))} ${short(six(unit(q_el)))}`,
    `today 40000 ${short(six(unit(40_000)))}`,
  ])
  assert.deepEqual(axesOf(ran, 'unit_cost_by_rate'), ['Gross oil rate [bbl/d]', "Owner's share per barrel [USD/bbl]"])
  heldTo(ran, ['cash_flow', 'revenue'], (q) => (0.8 * 70 * 0.8125 * q * 365) / 1e6)
  heldTo(ran, ['cash_flow', 'operating cost'], (q) => (unit(q) * q * 365) / 1e6)
  assert.deepEqual(marksOf(ran, 'cash_flow'), [
    `economic limit ${short(six(q_el))} ${short(six((0.8 * 70 * 0.8125 * q_el * 365) / 1e6))}`,
  ])
  assert.deepEqual(ends(ran, 'cash_flow', 'revenue'), [600, 40_000])
  const small = limit.run({ initial_rate: 10_000, evaluation_rates: [] })
  assert.deepEqual(
    ends(small, 'cash_flow', 'revenue').map((x) => Math.round(x ?? 0)),
    [100, 20_000],
  )
  assert.deepEqual(axesOf(ran, 'cash_flow'), ['Gross oil rate [bbl/d]', "Owner's share per year [MUSD]"])
})

test('the years of a life are drawn by their parts, their unit cost and what they earn', () => {
  const ran = life.run()
  const rows = rowsOf(ran, 'years').map((r) => r.map(Number)) as number[][]
  const parts = new Map(pointsOf(ran, 'annual_cost').map(({ name, g, v }) => [`${name} ${g}`, Number(v)]))
  for (const k of [0, 2, 5]) {
    const [year, , volume, turnaround, cost] = rows[k] as [number, number, number, number, number]
    const grown = 1.02 ** k
    near(parts.get(`${year} Fixed`) ?? 0, 140 * grown, 1e-5)
    near(parts.get(`${year} Variable`) ?? 0, ((4 * volume) / 1e6) * grown, 1e-5)
    near(parts.get(`${year} Tariff`) ?? 0, ((1.5 * volume) / 1e6) * grown, 1e-5)
    assert.equal(turnaround, k === 0 ? 0 : 30)
    near(parts.get(`${year} Turnaround`) ?? 0, turnaround * grown, 1e-5)
    const sum = ['Fixed', 'Variable', 'Tariff', 'Turnaround'].reduce((s, g) => s + (parts.get(`${year} ${g}`) ?? 0), 0)
    near(sum, cost, 1e-5)
    assert.deepEqual(lineOf(ran, 'unit_cost_by_year', 'unit cost')[k], [year, six((cost / volume) * 1e6)])
    near(lineOf(ran, 'cash_flow', 'revenue')[k]?.[1] ?? 0, (0.7 * 40 * volume) / 1e6, 1e-5)
    near(lineOf(ran, 'cash_flow', 'operating cost')[k]?.[1] ?? 0, 0.7 * cost, 1e-5)
  }
  assert.deepEqual(marksOf(ran, 'unit_cost_by_year').toSorted(), [
    `levelised at ${short(six(number(ran, 'levelised_unit_opex')))}`,
    'net revenue per barrel at 28',
  ])
  assert.deepEqual(marksOf(ran, 'cash_flow'), [])
  assert.deepEqual(axesOf(ran, 'unit_cost_by_year'), ['Year', 'Unit operating cost [USD/bbl]'])
  assert.deepEqual(axesOf(ran, 'cash_flow'), ['Year', "Owner's share [MUSD]"])
  assert.deepEqual(axesOf(ran, 'annual_cost').slice(0, 2), ['Year', 'Annual operating cost [MUSD]'])
  const poor = life.run({ oil_price: 13 })
  const paying = number(poor, 'economic_years')
  assert.ok(paying > 0 && paying < 6)
  assert.deepEqual(marksOf(poor, 'cash_flow'), [`economic limit at ${paying + 0.5}`])
  const long = life.run({ years: 50, nominal_decline: 0.01 })
  assert.deepEqual(axesOf(long, 'annual_cost').slice(0, 1), ['Every 2 years'])
  assert.deepEqual([...new Set(pointsOf(long, 'annual_cost').map(({ name }) => name))].length, 25)
  assert.ok(!pointsOf(life.run({ transport_tariff: 0 }), 'annual_cost').some(({ g }) => g === 'Tariff'))
  assert.doesNotMatch(marksOf(life.run({}, ['oil_price']), 'unit_cost_by_year').join(), /revenue/)
})

test('a steady field keeps its rate and its volume', () => {
  const rows = rowsOf(life.run({ nominal_decline: 0 }), 'years').map((r) => r.map(Number)) as number[][]
  near(rows[0]?.[2] ?? 0, 365.25 * 120_000, 1e-9)
  near(rows[5]?.[2] ?? 0, 365.25 * 120_000, 1e-9)
})

test('each bar of the sensitivity is a run with that input a fifth less and a fifth more', () => {
  const cases = [
    [
      benchmark,
      'base_opex',
      { 'oil capacity': ['production_capacity', 150_000], 'field age': ['field_age', 5] },
      'Base operating cost [MUSD/year]',
    ],
    [
      built,
      'base_opex',
      {
        'capital cost': ['capex', 4000],
        'persons on board': ['persons_on_board', 100],
        'cost per intervention': ['cost_per_intervention', 15],
        logistics: ['logistics', 20],
        'other fixed cost': ['other_fixed', 5],
      },
      'Operating cost [MUSD/year]',
    ],
    [
      limit,
      'economic_limit_rate',
      {
        'oil price': ['oil_price', 70],
        'fixed cost': ['fixed_opex', 95],
        'variable cost': ['variable_opex', 6.5],
        royalty: ['royalty', 0.1875],
      },
      'Economic limit [bbl/d]',
    ],
    [
      life,
      'levelised_unit_opex',
      {
        'fixed cost': ['fixed_opex', 140],
        'variable cost': ['variable_opex', 4],
        'initial rate': ['initial_rate', 120_000],
        decline: ['nominal_decline', 0.12],
        escalation: ['escalation_rate', 0.02],
        'discount rate': ['discount_rate', 0.1],
      },
      'Levelised unit cost [USD/bbl]',
    ],
  ] as const
  for (const [kit, name, inputs, title] of cases) {
    const bars = pointsOf(kit.run(), 'sensitivity').filter((r) => typeof r.end === 'string')
    assert.deepEqual(axesOf(kit.run(), 'sensitivity'), [title])
    for (const [called, [input, at]] of Object.entries(inputs as Readonly<Record<string, readonly [string, number]>>)) {
      for (const [end, factor] of [
        ['20 % lower', 0.8],
        ['20 % higher', 1.2],
      ] as const) {
        const bar = bars.find((b) => b.name === called && b.end === end)
        const held = input === 'persons_on_board' ? Math.round(at * factor) : at * factor
        near(Number(bar?.to), number(kit.run({ [input]: held }), name), 1e-4)
      }
    }
    near(
      Number(pointsOf(kit.run(), 'sensitivity').find((r) => r.base !== undefined)?.base),
      number(kit.run(), name),
      1e-5,
    )
  }
})

test('the basis of estimate says what was given', () => {
  const of = basis(life.run({ severance_tax: 0.05, gas_oil_ratio: 900, gas_price: 3.2 }))
  assert.match(of.Production ?? '', /^Exponential decline of 12 %\/year from 120,000 bbl\/d$/)
  assert.match(of.Money ?? '', /escalation 2 %\/year .* discount rate 10 %\/year/)
  assert.equal(of.Revenue, '40 USD/bbl in all years, royalty 0 %, severance tax 5 %, working interest 70 %')
  assert.equal(of.Gas, '900 scf/stb sold at 3.2 USD/Mcf')
  assert.ok(of['Economic limit'] && basis(limit.run())['Economic limit'] && !basis(benchmark.run())['Economic limit'])
  assert.match(basis(life.run({ net_revenue_interest: 0.6 })).Revenue ?? '', /net revenue interest 60 %/)
  assert.equal(basis(life.run({}, ['oil_price'])).Revenue, undefined)
  assert.match(basis(built.run({ range_low_side: 0.2, range_high_side: 0.4 })).Range ?? '', /20 % below to 40 % above/)
  assert.equal(basis(built.run({ range_low_side: 0.2 })).Range, 'Not stated')
  assert.match(basis(benchmark.run({ field_age: 12 })).Age ?? '', /^12 years;/)
  assert.match(basis(benchmark.run()).Costs ?? '', /semisubmersible/)
  assert.ok(basis(built.run()).Days && !basis(life.run()).Days)
  assert.match(basis(benchmark.run()).Size ?? '', /capacity to the power 0\.7/)
  assert.equal(basis(life.run()).Gas, undefined)
  for (const { run } of [benchmark, built, limit, life])
    assert.equal(basis(run())['Excluded costs'], 'Abandonment, capital cost, profit tax and financing')
})

test('one sentence says the cost of a year, of a barrel or of a life', () => {
  assert.equal(
    benchmark.run().detail,
    'Operating cost about 280 MUSD/year (150 to 480 MUSD/year), 5.1 USD/bbl at full capacity, from a screening heuristic, not a published standard',
  )
  assert.match(
    built.run({ production_capacity: 60_000, range_low_side: 0.2, range_high_side: 0.4, oil_price: 50 }).detail,
    /^Operating cost about 200 MUSD\/year \(160 to 280 MUSD\/year\), 9\.2 USD\/bbl at full capacity$/,
  )
  assert.match(limit.run().detail, /^Gross economic limit 5,170 bbl\/d, reached in 13\.6 years$/)
  assert.match(
    life.run().detail,
    new RegExp(
      `^Operating cost about ${shown(number(life.run(), 'life_opex_nominal'), 2)} MUSD over 6 years, 11 USD/bbl levelised, 6 of 6 years economic$`,
    ),
  )
  assert.match(life.run({}, ['oil_price']).detail, /levelised\.$/)
})

test('the figure says age, costs and capacity', () => {
  const said = labelsOf(benchmark.run(), 'host')
  for (const one of [
    'semisubmersible a 5 year',
    'base, about 280 MUSD/year',
    'low, about 150 MUSD/year',
    'high, about 480 MUSD/year',
    'Q 150000 bbl/d',
  ])
    assert.ok(said.includes(one), `${one}: ${said.join('; ')}`)
})

test('warnings say the numbers that they are about', () => {
  assert.match(
    messageOf(benchmark.run({ production_capacity: 15_000 }), 'benchmark_far'),
    /is 0\.15 times .* 100,000 bbl\/d\. .* outside 0\.2 to 5/,
  )
  assert.match(messageOf(benchmark.run({ production_capacity: 600_000 }), 'benchmark_far'), /is 6 times/)
  assert.equal(messageOf(benchmark.run({ production_capacity: 20_000 }), 'benchmark_far'), '')
  assert.match(messageOf(benchmark.run({ field_age: 45 }), 'age_far'), /is 45 years; .* 40 years/)
  assert.match(
    messageOf(benchmark.run({ production_capacity: 300_000 }), 'unit_cost_unusual'),
    /is 4\.\d+ USD\/bbl; .* 5 to 60/,
  )
  assert.equal(messageOf(benchmark.run(), 'unit_cost_unusual'), '')
  assert.match(
    messageOf(limit.run({ evaluation_rates: [3000] }), 'unit_cost_unusual'),
    /at 3,000 bbl\/d is 93\.3 USD\/bbl/,
  )
  assert.match(messageOf(built.run({ logistics: 0 }), 'part_without_cost'), /^Logistics cost is 0/)
  assert.equal(messageOf(built.run(), 'part_without_cost'), '')
  const ranged = { range_low_side: 0.2, range_high_side: 0.4 }
  assert.equal(messageOf(built.run(ranged), 'range_not_stated'), '')
  assert.notEqual(messageOf(built.run({ range_low_side: 0.2 }), 'range_not_stated'), '')
  assert.notEqual(messageOf(built.run({ range_high_side: 0.2 }), 'range_not_stated'), '')
  const lacking = (ran: Ran) => ran.warnings.find((w) => w.code === 'range_not_stated')?.path
  assert.equal(lacking(built.run({ range_low_side: 0.2 })), '/range_high_side')
  assert.equal(lacking(built.run({ range_high_side: 0.2 })), '/range_low_side')
  const dear = life.run({ initial_rate: 10_000 }).warnings.filter((w) => w.code === 'unit_cost_unusual')
  const [first, last] = ['unit_opex_year_1', 'unit_opex_last_year'].map((n) =>
    Number(number(life.run({ initial_rate: 4000 }), n).toPrecision(3)),
  )
  const both = life.run({ initial_rate: 4000 }).warnings.filter((w) => w.code === 'unit_cost_unusual')
  assert.deepEqual(
    both.map((w) => w.message.match(/is (\S+) USD/)?.[1]),
    [String(first), String(last)],
  )
  assert.equal(dear.length, 1)
  assert.match(
    messageOf(limit.run({ oil_price: 7 }), 'no_rate_economic'),
    /is 4\.55 USD\/bbl and variable cost is 5\.2 USD\/bbl/,
  )
  assert.match(messageOf(limit.run({ initial_rate: 5000 }), 'below_limit'), /is 5,000 bbl\/d, below .* 5,167 bbl\/d/)
  assert.equal(messageOf(limit.run(), 'below_limit'), '')
  const rows = rowsOf(life.run(), 'years')
  const share = Number(((100 * 140) / Number(rows[0]?.[4])).toPrecision(3))
  assert.match(
    messageOf(life.run(), 'fixed_share_unusual'),
    new RegExp(`is ${share} % of the first-year operating cost; .* 60 % to 95 %`),
  )
  assert.equal(messageOf(life.run({ initial_rate: 30_000 }), 'fixed_share_unusual'), '')
  const poor = life.run({ oil_price: 13 })
  assert.match(
    messageOf(poor, 'late_years_do_not_pay'),
    new RegExp(`after ${number(poor, 'economic_years')} of 6 years`),
  )
  assert.equal(messageOf(life.run(), 'late_years_do_not_pay'), '')
  for (const over of [{ royalty: 0.1 }, { severance_tax: 0.1 }, { gas_price: 3 }, { net_revenue_interest: 0.5 }])
    assert.notEqual(messageOf(built.run(over), 'price_not_given'), '')
  assert.equal(messageOf(built.run(), 'price_not_given'), '')
  for (const [kit, what] of [
    [built, /annual cost components/],
    [limit, /the costs/],
    [life, /the costs/],
  ] as const)
    assert.match(messageOf(kit.run({}, ['cost_source']), 'basis_not_stated'), what)
})
