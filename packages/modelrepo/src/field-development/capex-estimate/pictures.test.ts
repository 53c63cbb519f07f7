/** What the tables, charts, figure, sentences and warnings of a capital cost say, held against other runs and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, messageOf, messagesOf, near, number, pointsOf, rowsOf, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, short } from '@keelson/engine/testing-pictures.ts'
import { capexEstimate as workflow } from './index.ts'

const { run } = testKit(workflow)
type Ran = ReturnType<typeof run>
const item = (name: string, mean_cost_musd: number, coefficient_of_variation: number) => ({
  name,
  mean_cost_musd,
  coefficient_of_variation,
})
const ITEMS = [item('hull', 900, 0.18), item('topsides', 1400, 0.22), item('wells', 1300, 0.3)]
const HOST = ['host_type', 'production_capacity', 'water_depth']
const STATED = { cost_source: 'tenders', cost_year: 2024 }
const breakdown = (over = {}, without: readonly string[] = []) =>
  run(
    {
      method: 'work_breakdown',
      line_items: ITEMS,
      correlation: 0.4,
      project_management_fraction: 0.1,
      owner_cost_fraction: 0.05,
      contingency_fraction: 0.2,
      ...STATED,
      ...over,
    },
    [...HOST, ...without],
  )
const factored = (over = {}, without: readonly string[] = []) =>
  run(
    {
      method: 'capacity_factored',
      reference_cost: 1500,
      reference_capacity: 90_000,
      scale_exponent: 0.65,
      reference_cost_index: 585,
      cost_index: 812,
      location_factor: 1.1,
      production_capacity: 140_000,
      ...STATED,
      ...over,
    },
    ['host_type', 'water_depth', ...without],
  )
const phased = (over = {}, without: readonly string[] = []) =>
  run(
    {
      method: 'phased_spend',
      base_capex: 4000,
      phasing: [0.25, 0.5, 0.25],
      escalation_rate: 0.03,
      discount_rate: 0.1,
      timing: 'end_year',
      ...STATED,
      ...over,
    },
    [...HOST, ...without],
  )
const tieback = (tieback_distance: number, over = {}) =>
  run({ host_type: 'Subsea_Tieback', production_capacity: 30_000, water_depth: 1400, tieback_distance, ...over })

const basis = (ran: Ran) => Object.fromEntries(rowsOf(ran, 'basis').map(([what, said]) => [what, said]))
const spans = (ran: Ran, chart: string) =>
  Object.fromEntries(
    pointsOf(ran, chart).flatMap(({ name, from, to, label }) =>
      typeof name === 'string' ? [[name, [from, to, label]]] : [],
    ),
  )
const limitsOf = (ran: Ran) => marksOf(ran, 'range').filter((m) => m.includes(' at '))
const six = (x: number) => Number(x.toPrecision(6))
/** Points of a line against what another run answers there. */
function heldTo(ran: Ran, [chart, series]: readonly [string, string], of: (x: number) => number) {
  const line = lineOf(ran, chart, series)
  for (const k of [0, 13, line.length - 1]) near(line[k]?.[1] ?? 0, of(line[k]?.[0] ?? 0), 2e-5)
}

test('the range stands beside the band of its class, widest and narrowest', () => {
  assert.deepEqual(spans(run(), 'range'), {
    'this estimate': [2000, 6000, '2,000 to 6,000 MUSD'],
    'class 5, widest': [2000, 8000, '2,000 to 8,000 MUSD'],
    'class 5, narrowest': [3200, 5200, '3,200 to 5,200 MUSD'],
  })
  assert.deepEqual(limitsOf(run()), ['base at 4000'])
  assert.deepEqual(axesOf(run(), 'range'), ['Capital cost [MUSD]'])
  const ran = breakdown()
  const [p10, p50, p90] = ['p10_cost', 'p50_cost', 'p90_cost'].map((n) => number(ran, n)) as [number, number, number]
  const drawn = spans(ran, 'range')
  assert.deepEqual(drawn['this estimate']?.slice(0, 2), [six(p10), six(p90)])
  assert.deepEqual(drawn['class 4, widest']?.slice(0, 2), [six(0.7 * p50), six(1.5 * p50)])
  assert.deepEqual(drawn['class 4, narrowest']?.slice(0, 2), [six(0.85 * p50), six(1.2 * p50)])
  assert.deepEqual(limitsOf(ran), [`P50 at ${short(six(p50))}`])
  assert.equal(Object.keys(spans(factored(), 'range')).length, 2)
  const reason = phased().result.charts.find((c) => c.id === 'range')
  assert.equal(reason, undefined)
})

test('a benchmark is drawn over capacity, depth and length as other runs answer', () => {
  for (const [series, name] of [
    ['Low', 'low_capex'],
    ['Base', 'base_capex'],
    ['High', 'high_capex'],
  ] as const) {
    heldTo(run(), ['cost_by_capacity', series], (production_capacity) => number(run({ production_capacity }), name))
    heldTo(run(), ['cost_by_depth', series], (water_depth) => number(run({ water_depth }), name))
    heldTo(tieback(15), ['cost_by_length', series], (km) => number(tieback(km), name))
  }
  assert.deepEqual(axesOf(run(), 'cost_by_capacity'), ['Oil capacity [bbl/d]', 'Capital cost [MUSD]'])
  assert.deepEqual(axesOf(run(), 'cost_by_depth'), ['Water depth [m]', 'Capital cost [MUSD]'])
  assert.deepEqual(axesOf(tieback(15), 'cost_by_length'), ['Tieback length [km]', 'Capital cost [MUSD]'])
  assert.deepEqual(marksOf(run(), 'cost_by_capacity'), ['this case 100000 4000'])
  assert.deepEqual(marksOf(run(), 'cost_by_depth').toSorted(), [
    'maximum water depth at 1800',
    'minimum water depth at 300',
    'this case 896 4000',
  ])
  assert.deepEqual(marksOf(tieback(15), 'cost_by_length'), ['this case 15 370.68'])
  const ends = (ran: Ran, chart: string) => [lineOf(ran, chart, 'Base')[0]?.[0], lineOf(ran, chart, 'Base').at(-1)?.[0]]
  assert.deepEqual(ends(run(), 'cost_by_capacity'), [25_000, 200_000])
  assert.deepEqual(ends(run(), 'cost_by_depth'), [100, 3000])
  assert.deepEqual(ends(run({ water_depth: 50 }), 'cost_by_depth'), [50, 3000])
  assert.deepEqual(ends(run({ water_depth: 3200 }), 'cost_by_depth'), [100, 3200])
  assert.deepEqual(ends(tieback(15), 'cost_by_length'), [0, 60])
  assert.deepEqual(ends(tieback(50), 'cost_by_length'), [0, 75])
})

test('a known project is drawn over capacity, by its exponent and a tenth less and more', () => {
  const ran = factored()
  for (const [series, scale_exponent] of [
    ['entered exponent', 0.65],
    ['0.1 less', 0.55],
    ['0.1 more', 0.75],
  ] as const)
    heldTo(ran, ['cost_by_capacity', series], (production_capacity) =>
      number(factored({ production_capacity, scale_exponent }), 'base_capex'),
    )
  const moved = 1500 * (812 / 585) * 1.1
  assert.deepEqual(marksOf(ran, 'cost_by_capacity'), [
    `this case 140000 ${short(six(number(ran, 'base_capex')))}`,
    `known project 90000 ${short(six(moved))}`,
  ])
  assert.deepEqual(axesOf(ran, 'cost_by_capacity'), ['Oil capacity [bbl/d]', 'Capital cost [MUSD]'])
  const ends = (r: Ran) => [
    lineOf(r, 'cost_by_capacity', 'entered exponent')[0]?.[0],
    lineOf(r, 'cost_by_capacity', 'entered exponent').at(-1)?.[0],
  ]
  assert.deepEqual(ends(ran), [18_000, 450_000])
  assert.deepEqual(ends(factored({ production_capacity: 9000 })), [9000, 450_000])
  assert.deepEqual(ends(factored({ production_capacity: 900_000 })), [18_000, 900_000])
})

test('the waterfall builds the total up from its items and overheads', () => {
  assert.deepEqual(spans(breakdown(), 'waterfall'), {
    hull: [0, 900, '900 MUSD'],
    topsides: [900, 2300, '1,400 MUSD'],
    wells: [2300, 3600, '1,300 MUSD'],
    'management and engineering': [3600, 3960, '360 MUSD'],
    'owner cost': [3960, 4140, '180 MUSD'],
    'base estimate': [0, 4140, '4,100 MUSD'],
    contingency: [4140, 4968, '830 MUSD'],
    'total with contingency': [0, 4968, '5,000 MUSD'],
  })
  const bare = spans(
    breakdown({ project_management_fraction: 0, owner_cost_fraction: 0, contingency_fraction: 0 }),
    'waterfall',
  )
  assert.deepEqual(Object.keys(bare).toSorted(), ['base estimate', 'hull', 'topsides', 'wells'])
  const managed = spans(breakdown({ owner_cost_fraction: 0 }), 'waterfall')
  const owned = spans(breakdown({ project_management_fraction: 0 }), 'waterfall')
  assert.ok('management and engineering' in managed && !('owner cost' in managed))
  assert.ok(!('management and engineering' in owned) && 'owner cost' in owned)
  const many = Array.from({ length: 11 }, (_, i) => item(`item ${i}`, 100 + 10 * i, 0.2))
  const gathered = spans(breakdown({ line_items: many }), 'waterfall')
  assert.deepEqual(gathered['3 smaller items']?.slice(0, 2), [1320, 1650])
  assert.ok('item 3' in gathered && !('item 2' in gathered))
  assert.deepEqual(axesOf(breakdown(), 'waterfall'), ['Capital cost [MUSD]'])
})

test('the tornado has the base estimate with each item at its P10 and P90, the widest first', () => {
  const ran = breakdown()
  const rows = pointsOf(ran, 'item_tornado').filter(({ name }) => typeof name === 'string')
  const table = new Map(rowsOf(ran, 'items').map((r) => [r[0], r]))
  assert.deepEqual([...new Set(rows.map(({ name }) => name))], ['wells', 'topsides', 'hull'])
  for (const { name, end, to } of rows) {
    const [, , mean, , , p10, p90] = (table.get(String(name)) ?? []).map(Number) as number[]
    const cost = end === 'item at its P10' ? p10 : p90
    near(Number(to), 4140 + 1.15 * ((cost ?? 0) - (mean ?? 0)), 1e-5)
  }
  assert.deepEqual(axesOf(ran, 'item_tornado'), ['Base estimate [MUSD]'])
  const certain = breakdown({ line_items: [...ITEMS, item('lump', 500, 0)] })
  assert.ok(!pointsOf(certain, 'item_tornado').some(({ name }) => name === 'lump'))
})

test('the curve of the outcomes goes through its percentiles and the probability of the total', () => {
  for (const ran of [breakdown(), breakdown({ aggregation: 'monte_carlo', samples: 20_000 })]) {
    const marks = new Map(
      pointsOf(ran, 's_curve').flatMap(({ label, x, y }) =>
        typeof label === 'string' ? [[label, [Number(x), Number(y)] as const]] : [],
      ),
    )
    for (const [label, name, share] of [
      ['P10', 'p10_cost', 10],
      ['P50', 'p50_cost', 50],
      ['P90', 'p90_cost', 90],
    ] as const) {
      near(marks.get(label)?.[0] ?? 0, number(ran, name), 1e-5)
      near(marks.get(label)?.[1] ?? 0, share, 1e-3)
    }
    near(marks.get('P80')?.[0] ?? 0, number(ran, 'base_estimate') + number(ran, 'contingency_to_p80'), 1e-5)
    near(marks.get('P80')?.[1] ?? 0, 80, 1e-3)
    near(marks.get('total with contingency')?.[1] ?? 0, 100 * number(ran, 'probability_of_total'), 1e-5)
    near(marks.get('total with contingency')?.[0] ?? 0, 4968, 1e-9)
    const line = lineOf(ran, 's_curve', 'base estimate').map(([, y]) => y)
    assert.deepEqual(
      line,
      line.toSorted((a, b) => a - b),
    )
    assert.ok((line.at(-1) ?? 0) > 99.5 && (line[0] ?? 100) < 2)
  }
  const ran = breakdown({ contingency_fraction: 0 })
  assert.ok(marksOf(ran, 's_curve').some((m) => m.startsWith('base estimate 4140')))
  assert.deepEqual(axesOf(ran, 's_curve'), ['Capital cost [MUSD]', 'Non-exceedance probability [%]'])
  const line = lineOf(breakdown(), 's_curve', 'base estimate')
  const [x, y] = line[40] ?? [0, 0]
  const contingency = x / 4140 - 1
  near(y, 100 * number(breakdown({ contingency_fraction: Math.max(0, contingency) }), 'probability_of_total'), 1e-3)
})

test('the spend of each year is drawn nominal and discounted', () => {
  const rows = rowsOf(phased(), 'spend')
  const bars = pointsOf(phased(), 'annual_spend').map(({ name, v, g }) => [name, v, g])
  assert.deepEqual(
    bars,
    rows.flatMap((r) => [
      [String(r[0]), six(Number(r[3])), 'Nominal'],
      [String(r[0]), six(Number(r[5])), 'Present value'],
    ]),
  )
  assert.deepEqual(axesOf(phased(), 'annual_spend').slice(0, 2), ['Year', 'Annual spend [MUSD]'])
  near(Number(rows[1]?.[3]), 4000 * 0.5 * 1.03 ** 2, 1e-12)
  near(Number(rows[2]?.[5]), (4000 * 0.25 * 1.03 ** 3) / 1.1 ** 3, 1e-12)
  near(number(phased(), 'peak_annual_nominal'), 4000 * 0.5 * 1.03 ** 2, 1e-12)
})

test('the basis of estimate says what was given', () => {
  const said = basis(breakdown({ ...{ phasing: [0.5, 0.5], escalation_rate: 0.02, discount_rate: 0.08 } }))
  assert.match(String(said['Line items']), /^3 items/)
  assert.match(String(said.Correlation), /^Correlation coefficient 0\.4 between/)
  assert.match(String(said.Overheads), /engineering 10 %, owner cost 5 %/)
  assert.match(String(said.Contingency), /^20 % of the base/)
  assert.match(String(said.Sum), /^Lognormal total/)
  assert.equal(said.Spend, '2 years, escalation 2 %/year, discount 8 %/year, mid-year')
  assert.match(String(basis(phased()).Spend), /^3 years, escalation 3 %\/year, discount 10 %\/year, end of year$/)
  assert.match(
    String(basis(breakdown({ aggregation: 'monte_carlo', samples: 3000, seed: 7 })).Sum),
    /^3000 simulated totals .* seed 7$/,
  )
  assert.match(String(said.Class), /class 4, by the method/)
  assert.match(String(basis(breakdown({ stated_estimate_class: 3 })).Class), /class 3, as stated/)
  assert.match(String(basis(phased({ stated_estimate_class: 3 })).Class), /class 3, as stated/)
  const known = basis(factored())
  assert.equal(known['Known project'], '1,500 MUSD at 90,000 bbl/d')
  assert.match(String(known.Size), /^Scaled to 140,000 bbl\/d with capacity to the power 0\.65/)
  assert.match(String(known.Date), /585 to 812/)
  assert.match(String(known.Place), /1\.1/)
  assert.match(String(known['Class accuracy']), /^1,500 to 6,100 MUSD at 80 % confidence/)
  assert.ok(known.Range !== undefined && basis(run()).Range !== known.Range)
  const benchmark = basis(run())
  assert.match(String(benchmark['Water depth']), /^896 m/)
  assert.match(String(benchmark.Size), /power 0\.6/)
  assert.match(String(basis(tieback(15)).Size), /power 0\.4/)
  assert.match(String(basis(tieback(15))['Water depth']), /No effect/)
  assert.match(String(basis(tieback(15)).Costs), /a subsea tieback/)
})

test('the rows of the items have their own percentiles and shares of the variance', () => {
  const rows = rowsOf(breakdown(), 'items')
  const alone = breakdown({ line_items: [ITEMS[0]], project_management_fraction: 0, owner_cost_fraction: 0 })
  near(Number(rows[0]?.[5]), number(alone, 'p10_cost'), 1e-9)
  near(Number(rows[0]?.[6]), number(alone, 'p90_cost'), 1e-9)
  near(
    rows.reduce((sum, r) => sum + Number(r[7]), 0),
    1,
    1e-9,
  )
  near(Number(rows[2]?.[7]), 390 ** 2 / (162 ** 2 + 308 ** 2 + 390 ** 2), 1e-9)
  const certain = rowsOf(breakdown({ line_items: [{ ...item('hull', 900, 0), cost_code: 'H1' }] }), 'items')
  assert.deepEqual([certain[0]?.[1], certain[0]?.[7]], ['H1', 0])
})

test('one sentence says the estimate, its range, its class and its chance', () => {
  assert.equal(
    run().detail,
    'Capital cost about 4,000 MUSD (2,000 to 6,000 MUSD), AACE class 5, from a screening heuristic, not a published standard',
  )
  assert.equal(factored().detail, 'Capital cost about 3,100 MUSD, AACE class 5, widest class range 1,500 to 6,100 MUSD')
  const ran = breakdown()
  const chance = Math.round(number(ran, 'probability_of_total') * 100)
  assert.match(
    ran.detail,
    new RegExp(
      `^Base estimate about 4,100 MUSD \\(P10 \\d,\\d00 MUSD, P90 \\d,\\d00 MUSD\\), AACE class 4; total with contingency 5,000 MUSD \\(${chance} % probability of not being exceeded\\)$`,
    ),
  )
  assert.match(
    phased().detail,
    /^No check made\. Capital cost about 4,000 MUSD, estimate class not stated, nominal spend 4,200 MUSD\.$/,
  )
})

test('the figure says host, cost, depth and capacity', () => {
  const said = labelsOf(run(), 'development')
  for (const one of [
    'TLP, base, about 4000 MUSD',
    'low, about 2000 MUSD',
    'high, about 6000 MUSD',
    'd 896 m',
    'Q 100000 bbl/d',
  ])
    assert.ok(said.includes(one), `${one}: ${said.join('; ')}`)
  assert.ok(labelsOf(tieback(15), 'development').some((s) => s.includes('15 km')))
  assert.ok(!said.some((s) => s.includes(' km')))
})

test('warnings say the numbers that they are about', () => {
  assert.match(
    messageOf(run({ water_depth: 2500 }), 'depth_outside_window'),
    /is 2,500 m; the range for a TLP is 300 m to 1,800 m\./,
  )
  assert.equal(messageOf(run({ water_depth: 1800 }), 'depth_outside_window'), '')
  assert.match(messageOf(run({ host_type: 'Dry_Tree_Unit' }), 'no_depth_window'), /for a dry-tree unit/)
  assert.match(
    messageOf(run({ production_capacity: 10_000 }), 'benchmark_far'),
    /is 0\.1 times .* 100,000 bbl\/d\. .* outside 0\.2 to 5/,
  )
  assert.match(messageOf(run({ production_capacity: 600_000 }), 'benchmark_far'), /is 6 times/)
  assert.equal(messageOf(run({ production_capacity: 490_000 }), 'benchmark_far'), '')
  assert.match(messageOf(tieback(5), 'near_tieback'), /is 5 km\. Up to 10 km/)
  assert.equal(messageOf(tieback(10), 'near_tieback'), '')
  assert.match(
    messageOf(factored({ reference_capacity: 20_000 }), 'capacity_ratio_outside'),
    /is 7 times .* outside 0\.2 to 5/,
  )
  assert.match(messageOf(factored({ scale_exponent: 0.95 }), 'scale_exponent_unusual'), /is 0\.95; .* 0\.5 to 0\.85/)
  assert.match(messageOf(factored({ scale_exponent: 0.3 }), 'scale_exponent_unusual'), /is 0\.3;/)
  assert.equal(messageOf(factored(), 'scale_exponent_unusual'), '')
  assert.equal(messageOf(factored({ location_factor: 1 }), 'cost_date_as_it_was'), '')
  assert.notEqual(messageOf(factored({ location_factor: 1, cost_index: 585 }), 'cost_date_as_it_was'), '')
  assert.equal(messageOf(breakdown({ correlation: 0, line_items: ITEMS.slice(1, 2) }), 'independent_items'), '')
  assert.match(
    messageOf(tieback(5), 'range_wider_than_class'),
    /low side of the accuracy range is 71\.4 % of the estimate, outside the 20 % to 50 % of class 5/,
  )
  assert.deepEqual(
    messagesOf(
      breakdown({ line_items: [item('hull', 900, 0.6)], stated_estimate_class: 1 }),
      'range_wider_than_class',
    ).map((said) => said.replace(/range is [\d.]+ %/, 'range is wide')),
    [
      'The low side of the accuracy range is wide of the estimate, outside the 3 % to 10 % of class 1.',
      'The high side of the accuracy range is wide of the estimate, outside the 3 % to 15 % of class 1.',
    ],
  )
  const sure = breakdown({ line_items: [item('hull', 900, 0.03)], stated_estimate_class: 3 })
  assert.match(
    messageOf(sure, 'range_narrower_than_class'),
    /side of the accuracy range is 3\.\d+ % .* outside the 10 % to .* of class 3/,
  )
  for (const [ran, what] of [
    [factored, /known project/],
    [breakdown, /line items/],
    [phased, /the entered cost/],
  ] as const)
    assert.match(messageOf(ran({}, ['cost_source']), 'basis_not_stated'), what)
  assert.equal(messageOf(phased(), 'idle_without_phasing'), '')
  assert.notEqual(messageOf(run({ escalation_rate: 0.1 }), 'idle_without_phasing'), '')
})
