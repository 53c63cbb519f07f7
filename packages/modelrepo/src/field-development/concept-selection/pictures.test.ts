/** What the tables, charts, figures, sentences and warnings of a selection say, held against other runs and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, messageOf, near, number, pointsOf, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { labelsOf, marksOf, shapesOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { conceptSelection as workflow } from './index.ts'

const { run } = testKit(workflow)
type Ran = ReturnType<typeof run>
const PERFORMANCE = [
  [4.0, 52, 0.92, 6],
  [4.9, 48, 0.95, 5],
  [5.6, 44, 0.9, 3],
]
const CRITERIA = [
  { name: 'capex', weight: 0.4, benefit: false },
  { name: 'schedule', weight: 0.2, benefit: false },
  { name: 'operability', weight: 0.3, benefit: true },
  { name: 'decommissioning', weight: 0.1, benefit: false },
]
const TABLE = {
  method: 'weighted_sum',
  alternatives: ['TLP', 'Semi', 'FPSO'],
  criteria: CRITERIA,
  performance: PERFORMANCE,
}
const sum = testKit(workflow, TABLE)
const ideal = testKit(workflow, { ...TABLE, method: 'topsis' })
const pairs = testKit(workflow, {
  method: 'ahp',
  criteria_names: ['capex', 'schedule', 'risk'],
  pairwise_matrix: [
    [1, 3, 5],
    [1 / 3, 1, 3],
    [0.2, 1 / 3, 1],
  ],
})
const bars = (ran: Ran, chart: string) =>
  pointsOf(ran, chart)
    .filter(({ name }) => typeof name === 'string')
    .map(({ name, v, g }) => [name, Number(v), g] as const)
const scores = (ran: Ran, of = 'score') => value(ran, of) as Readonly<Record<string, number>>
const HOST = { tlp: 'TLP', fpso: 'FPSO', semi: 'semi-submersible', tieback: 'subsea tieback' } as const

/** The score of each name by the bars that are stacked to it. */
function stacked(ran: Ran): Map<string, number> {
  const all = new Map<string, number>()
  for (const [name, v] of bars(ran, 'contributions')) all.set(String(name), (all.get(String(name)) ?? 0) + v)
  return all
}

test('the contributions are stacked to the scores, the best first', () => {
  const of = stacked(run())
  near(of.get(HOST.tlp) ?? 0, 87, 1e-5)
  near(of.get(HOST.semi) ?? 0, 82.34, 1e-5)
  assert.deepEqual([...of.keys()], [HOST.tlp, HOST.fpso, HOST.semi, HOST.tieback])
  const [first] = bars(run(), 'contributions')
  assert.deepEqual(first, [HOST.tlp, 40, 'depth'])
  for (const [name, v] of stacked(sum.run())) near(v, scores(sum.run())[name] ?? 0, 1e-5)
  assert.deepEqual(axesOf(run(), 'contributions').slice(0, 2), ['Host', 'Score'])
  assert.deepEqual(axesOf(sum.run(), 'contributions').slice(0, 2), ['Alternative', 'Score'])
})

test('the closeness is drawn from the closest', () => {
  assert.deepEqual(
    bars(ideal.run(), 'closeness').map(([name]) => name),
    ['TLP', 'Semi', 'FPSO'],
  )
  for (const [name, v] of bars(ideal.run(), 'closeness'))
    near(v, scores(ideal.run(), 'closeness')[String(name)] ?? 0, 1e-5)
  assert.deepEqual(axesOf(ideal.run(), 'closeness').slice(0, 2), ['Alternative', 'Closeness to ideal'])
})

const cells = (ran: Ran, chart: string) =>
  new Map(
    pointsOf(ran, chart)
      .filter((r) => r.value !== undefined || r.v !== undefined)
      .map((r) => [`${r.y} ${r.x}`, Number(r.value ?? r.v)]),
  )

test('the map of worth has the parts of the hosts, and the performances between worst and best', () => {
  const rows = rowsOf(run(), 'hosts')
  const worth = cells(run(), 'worth')
  assert.equal(worth.size, 16)
  near(worth.get(`${HOST.tlp} fluid`) ?? 0, 90, 1e-9)
  near(worth.get(`${HOST.tieback} reservoir`) ?? 0, Number(rows[4]?.[3]), 1e-5)
  const table = cells(sum.run(), 'worth')
  near(table.get('Semi capex') ?? 0, (5.6 - 4.9) / 1.6, 1e-5)
  near(table.get('TLP operability') ?? 0, 0.4, 1e-5)
  assert.deepEqual(axesOf(run(), 'worth').slice(0, 1), ['Criterion'])
  assert.deepEqual(cells(ideal.run(), 'worth'), table)
  const shown = (ran: Ran) => JSON.stringify(ran.result.charts.find(({ id }) => id === 'worth')?.spec)
  assert.match(shown(run()), /"Score"/)
  for (const kit of [sum, ideal]) assert.ok(/"Worth"/.test(shown(kit.run())) && !/"Score"/.test(shown(kit.run())))
})

test('each bar of the tornado is the lead with that weight halved and doubled', () => {
  for (const [kit, of, first, second] of [
    [sum, 'score', 'Semi', 'TLP'],
    [ideal, 'closeness', 'TLP', 'Semi'],
  ] as const) {
    const drawn = pointsOf(kit.run(), 'weight_tornado').filter((r) => typeof r.end === 'string')
    assert.equal(drawn.length, 8)
    for (const { name, end, to } of drawn) {
      const factor = end === 'weight halved' ? 0.5 : 2
      const criteria = CRITERIA.map((c) => (c.name === name ? { ...c, weight: c.weight * factor } : c))
      const own = scores(kit.run({ criteria }), of)
      near(Number(to), (own[first] ?? 0) - (own[second] ?? 0), 1e-4)
    }
    assert.deepEqual(axesOf(kit.run(), 'weight_tornado'), [`Lead of ${first} over ${second}`])
    near(
      Number(pointsOf(kit.run(), 'weight_tornado').find((r) => r.base !== undefined)?.base),
      number(kit.run(), 'margin_to_second'),
      1e-5,
    )
  }
  assert.deepEqual(axesOf(run(), 'weight_tornado'), ['Lead of TLP over FPSO, points'])
  const drawn = pointsOf(run(), 'weight_tornado').find((r) => r.name === 'depth' && r.end === 'weight doubled')
  const own = scores(run({ weights: [{ depth: 0.8, reservoir: 0.3, distance: 0.2, fluid: 0.1 }] }))
  near(Number(drawn?.to), (own.TLP ?? 0) - (own.FPSO ?? 0), 1e-4)
})

test('a sweep of one weight says who leads in each span', () => {
  for (const [kit, of] of [
    [sum, 'score'],
    [ideal, 'closeness'],
  ] as const) {
    for (const [criterion, weight, from, to, first] of rowsOf(kit.run(), 'sweep')) {
      const own = CRITERIA.find((c) => c.name === criterion)
      assert.equal(weight, own?.weight)
      for (const share of [Number(from), Number(to)].filter((s) => s > 0 && s < 1)) {
        const criteria = CRITERIA.map((c) =>
          c.name === criterion
            ? { ...c, weight: share }
            : { ...c, weight: (c.weight / (1 - (own?.weight ?? 0))) * (1 - share) },
        )
        const all = Object.entries(scores(kit.run({ criteria }), of)).toSorted((a, b) => b[1] - a[1])
        assert.equal(`'${all[0]?.[0]}'`, first)
      }
    }
  }
  const spans = rowsOf(sum.run(), 'sweep').filter(([criterion]) => criterion === 'schedule')
  assert.deepEqual(
    spans.map(([, , from, to]) => [from, to].map((x) => Math.round(20 * Number(x)))),
    [
      [0, 0],
      [1, 10],
      [11, 20],
    ],
  )
})

test('ranks under any weights sum to one for each alternative and each rank', () => {
  const ran = sum.run({ robustness_samples: 2000, seed: 5 })
  const rows = rowsOf(ran, 'ranks')
  for (const key of [0, 1]) {
    const groups = Map.groupBy(rows, (r) => r[key])
    assert.equal(groups.size, 3)
    for (const [, group] of groups)
      near(
        group.reduce((s, r) => s + Number(r[2]), 0),
        1,
        1e-9,
      )
  }
  for (const [name, rank, p, error] of rows) {
    near(Number(error), Math.sqrt((Number(p) * (1 - Number(p))) / 2000), 1e-6)
    near(cells(ran, 'rank_probability').get(`${String(name).replaceAll("'", '')} ${rank}`) ?? -1, Number(p), 1e-5)
    if (rank === 1)
      near(
        (value(ran, 'probability_of_rank_1') as Record<string, number>)[String(name).replaceAll("'", '')] ?? -1,
        Number(p),
        1e-9,
      )
  }
})

test('the host table has ranks of those that are left, and dominance is by every part', () => {
  const rows = rowsOf(run(), 'hosts')
  assert.deepEqual(
    rows.map((r) => r[1]),
    [1, null, 3, 2, 4],
  )
  const better = rowsOf(run(), 'dominance')
  for (const [a, b] of better) {
    const [one, other] = [a, b].map(
      (name) =>
        rows
          .find((r) => r[0] === name)
          ?.slice(2, 6)
          .map(Number) ?? [],
    )
    assert.ok(one?.every((x, j) => x >= (other?.[j] ?? 0)))
  }
})

test('experience is a tenth of the score', () => {
  const empirical_shares = [
    { host: 'TLP', share: 0.2 },
    { host: 'FPSO', share: 0.7 },
  ]
  const own = scores(run({ empirical_shares }))
  near(own.TLP ?? 0, 0.9 * 87 + 10 * 0.2, 1e-9)
  near(own.FPSO ?? 0, 0.9 * 86 + 10 * 0.7, 1e-9)
  near(own.Semi ?? 0, 0.9 * 82.34, 1e-9)
  const drawn = pointsOf(run({ empirical_shares }), 'weight_tornado').find(
    (r) => r.name === 'depth' && r.end === 'weight halved',
  )
  const halved = scores(run({ empirical_shares, weights: [{ depth: 0.2, reservoir: 0.3, distance: 0.2, fluid: 0.1 }] }))
  near(Number(drawn?.to), (halved.FPSO ?? 0) - (halved.TLP ?? 0), 1e-4)
})

test('the windows of all hosts are drawn with the field', () => {
  const drawn = pointsOf(run(), 'depth_windows')
    .filter((r) => r.group === 'considered' && r.label !== undefined)
    .map(({ name, from, to, label }) => [name, from, to, label])
  for (const [name, from, to] of [
    ['TLP', 300, 1800],
    ['spar', 1200, 3000],
    ['semi-submersible', 600, 2500],
    ['FPSO', 600, 3000],
    ['subsea tieback', 100, 3000],
  ])
    assert.ok(
      drawn.some(
        (d) =>
          d[0] === name &&
          d[1] === from &&
          d[2] === to &&
          d[3] === `${shown(Number(from))} m to ${shown(Number(to))} m`,
      ),
      String(name),
    )
  assert.ok(pointsOf(run(), 'depth_windows').some((r) => r.group === 'optimum depth range' && r.name === 'TLP'))
  assert.ok(marksOf(run(), 'depth_windows').includes('field at 896'))
  assert.deepEqual(axesOf(run(), 'depth_windows'), ['Water depth [m]'])
})

test('the weights of the pairs are drawn, and the sums of their columns stand in the table', () => {
  const of = value(pairs.run(), 'weight') as Readonly<Record<string, number>>
  for (const [name, v] of bars(pairs.run(), 'weights')) near(v, of[String(name)] ?? 0, 1e-5)
  assert.deepEqual(
    rowsOf(pairs.run(), 'comparisons').map((r) => Number(Number(r[2]).toPrecision(6))),
    [1.53333, 4.33333, 9],
  )
  assert.deepEqual(axesOf(pairs.run(), 'weights').slice(0, 2), ['Criterion', 'Weight'])
})

test('one sentence says who leads, by how much and how surely', () => {
  assert.equal(run().detail, 'TLP ranks first with a score of 87 out of 100, 1 point ahead of FPSO')
  assert.match(sum.run().detail, /'Semi' ranks first with a score of 0\.608 \(maximum 1\), 0\.088 ahead of 'TLP'\.$/)
  const drawn = sum.run({ robustness_samples: 2000 })
  const first = (value(drawn, 'probability_of_rank_1') as Record<string, number>).Semi ?? 0
  assert.match(
    drawn.detail,
    new RegExp(
      `\\. It ranks first for ${Number((100 * Number(first.toPrecision(2))).toPrecision(3))} % of the sampled weight sets\\.$`,
    ),
  )
  assert.equal(pairs.run().detail, "'capex' has the highest weight, 63.7 %; consistency ratio 0.033")
  assert.match(
    run({ water_depth: 150 }).detail,
    /^Subsea tieback ranks first with a score of .* out of 100; no other host is feasible$/,
  )
  const alike = ideal.run({ performance: [PERFORMANCE[0], PERFORMANCE[0], PERFORMANCE[0]] })
  assert.match(alike.detail, /All alternatives are equal/)
})

test('the figure has the first host with its score, its depth and a reach only of a tieback', () => {
  const said = labelsOf(run(), 'field')
  for (const one of ['TLP, 87 of 100', 'd 896 m', 'R 100 MMbbl'])
    assert.ok(said.includes(one), `${one}: ${said.join('; ')}`)
  assert.ok(!said.some((s) => s.includes(' km')))
  assert.ok(labelsOf(run({ water_depth: 150 }), 'field').some((s) => s.includes('50 km')))
  assert.ok(shapesOf(run(), 'radar').length > 0)
  const names = labelsOf(run(), 'radar').join('; ')
  for (const name of ['depth', 'reservoir', 'distance', 'fluid']) assert.match(names, new RegExp(name))
})

test('the radar draws the worth of the best three', () => {
  const lines = shapesOf(sum.run(), 'radar').filter(
    (s) =>
      ['answer', 'load', 'resistance'].includes(String((s as { role?: string }).role)) &&
      (s as { points?: unknown }).points !== undefined,
  ) as unknown as { readonly points: readonly (readonly number[])[] }[]
  assert.equal(lines.length >= 3, true)
  const reach = (k: number) => lines[k]?.points.slice(0, 4).map(([x = 0, y = 0]) => Math.hypot(x, y)) ?? []
  const semi = [(5.6 - 4.9) / 1.6, 0.5, 1, 1 / 3]
  reach(0).forEach((r, j) => void near(r, semi[j] ?? 0, 1e-6))
})

test('warnings say the numbers that they are about', () => {
  assert.match(messageOf(run(), 'host_excluded'), /is 896 m; the depth window of the spar is 1,200 m to 3,000 m/)
  assert.match(messageOf(run(), 'close_call'), /^TLP leads FPSO by 1 point\. A lead of less than 5 points/)
  assert.match(messageOf(run({ water_depth: 150 }), 'one_host_left'), /Only the subsea tieback/)
  const size = (reservoir_size: number) =>
    run({ reservoir_size })
      .warnings.filter((w) => w.code === 'score_at_its_end')
      .map((w) => w.message)
  assert.deepEqual(size(100), [])
  assert.match(size(40).join(), /is 40 MMbbl\. The score of a tieback is constant below 50 MMbbl/)
  assert.match(
    size(400).join(),
    /^Reservoir size is 400 MMbbl\. The score of a standalone host is constant at and above 200 MMbbl/,
  )
  assert.equal(size(700).length, 2)
  assert.match(
    messageOf(run({ distance_to_infrastructure: 10 }), 'score_at_its_end'),
    /is 10 km\. The score of a tieback is constant up to 15 km/,
  )
  assert.match(messageOf(run({ distance_to_infrastructure: 120 }), 'score_at_its_end'), /at and above 110 km/)
  assert.match(
    messageOf(
      sum.run({ criteria: CRITERIA.map((c, j) => ({ ...c, weight: j === 0 ? 97 : 1 })) }),
      'dominated_criteria',
    ),
    /'capex' carries 97 % of the weight/,
  )
  assert.equal(messageOf(sum.run(), 'dominated_criteria'), '')
  const flat = PERFORMANCE.map((row) => [row[0], 50, row[2], row[3]])
  assert.match(messageOf(sum.run({ performance: flat }), 'constant_criterion'), /'schedule' is 50 for all/)
  const none = PERFORMANCE.map((row) => [row[0], 0, row[2], row[3]])
  assert.match(messageOf(ideal.run({ performance: none }), 'empty_criterion'), /'schedule' is 0 for all/)
  assert.match(messageOf(sum.run({ performance: none }), 'constant_criterion'), /'schedule' is 0 for all/)
  const near2 = [PERFORMANCE[0], [4.0, 52, 0.921, 6], PERFORMANCE[2]]
  assert.match(
    messageOf(sum.run({ performance: near2 }), 'close_call'),
    /^'Semi' leads 'TLP' by 0\.\d+\. A lead of less than 0\.05/,
  )
  assert.notEqual(
    messageOf(ideal.run({ performance: [PERFORMANCE[0], PERFORMANCE[0], PERFORMANCE[0]] }), 'all_alike'),
    '',
  )
  const round = pairs.run({
    pairwise_matrix: [
      [1, 3, 0.2],
      [1 / 3, 1, 3],
      [5, 1 / 3, 1],
    ],
  })
  const ratio = Number(number(round, 'consistency_ratio').toPrecision(3))
  assert.match(messageOf(round, 'inconsistent_comparisons'), new RegExp(`is ${ratio}; the limit is 0\\.1`))
  assert.equal(messageOf(pairs.run(), 'inconsistent_comparisons'), '')
})
