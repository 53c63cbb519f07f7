/** What is special to the selection: windows, ties, weights of any scale, comparisons, ideals, and rankings under any weights. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { dominates, weightsWith } from './calculate-ranked.ts'
import { conceptSelection as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const score = (r: ReturnType<typeof run>, host: string, of = 'score') =>
  (value(r, of) as Readonly<Record<string, number>>)[host] ?? Number.NaN

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
const table = testKit(workflow, {
  method: 'weighted_sum',
  alternatives: ['TLP', 'Semi', 'FPSO'],
  criteria: CRITERIA,
  performance: PERFORMANCE,
})
const pairs = (pairwise_matrix: readonly (readonly number[])[], names = ['capex', 'schedule', 'risk']) =>
  testKit(workflow, { method: 'ahp', criteria_names: names.slice(0, pairwise_matrix.length), pairwise_matrix })

test('a host is considered at both ends of its window, and excluded with its reason beyond', () => {
  for (const water_depth of [1200, 1800]) assert.deepEqual(list<string>(run({ water_depth }), 'excluded_hosts'), [])
  assert.deepEqual(list<string>(run({ water_depth: 1801 }), 'excluded_hosts'), ['TLP'])
  const r = run({ water_depth: 1199 })
  assert.deepEqual(list<string>(r, 'excluded_hosts'), ['Spar'])
  assert.equal(score(r, 'Spar'), 0)
  assert.match(String(rowsOf(r, 'hosts')[1]?.at(-1)), /1,200 m to 3,000 m/)
  assert.ok(codes(r).includes('host_excluded'))
})

test('where no host is left the run answers so, and its check fails', () => {
  const r = run({ water_depth: 3200, robustness_samples: 1000 })
  assert.equal(value(r, 'selected_host'), null)
  assert.deepEqual(list(r, 'rank_order'), [])
  assert.match(reason(r, 'margin_to_second'), /no host is feasible/)
  assert.match(reason(r, 'probability_of_rank_1'), /no host is feasible/)
  assert.deepEqual(list<string>(r, 'excluded_hosts'), ['FPSO', 'Semi', 'Spar', 'Subsea_Tieback', 'TLP'])
  assert.equal(checked(r, 'feasible_host')?.state, 'fail')
})

test('one host alone has no margin', () => {
  const r = run({ water_depth: 150 })
  assert.deepEqual(list<string>(r, 'rank_order'), ['Subsea_Tieback'])
  assert.match(reason(r, 'margin_to_second'), /no other/)
  assert.ok(codes(r).includes('one_host_left'))
})

test('weights count by their shares alone, and one weight is one score', () => {
  const weights = { depth: 4, reservoir: 3, distance: 2, fluid: 1 }
  assert.deepEqual(run({ weights }).result.values, run().result.values)
  const fluid = run({ weights: { depth: 0, reservoir: 0, distance: 0, fluid: 7 } })
  near(score(fluid, 'TLP'), 90, 1e-12)
  near(score(fluid, 'FPSO'), 80, 1e-12)
  assert.ok(codes(fluid).includes('dominated_criteria'))
})

test('ties stand in the order of the hosts', () => {
  const r = run({ weights: { depth: 0, reservoir: 1, distance: 0, fluid: 0 }, water_depth: 1500, reservoir_size: 200 })
  assert.deepEqual(list<string>(r, 'rank_order').slice(0, 4), ['TLP', 'Spar', 'Semi', 'FPSO'])
  assert.equal(number(r, 'margin_to_second'), 0)
  assert.ok(codes(r).includes('close_call'))
})

test('no infrastructure, said by null or by nothing, is nothing to a tieback and 70 to the others', () => {
  const weights = { depth: 0, reservoir: 0, distance: 1, fluid: 0 }
  const none = run({ weights, distance_to_infrastructure: null })
  assert.deepEqual(none.result.values, run({ weights }, ['distance_to_infrastructure']).result.values)
  near(score(none, 'TLP'), 70, 1e-12)
  assert.equal(score(none, 'Subsea_Tieback'), 0)
  const at = (km: number) => score(run({ weights, distance_to_infrastructure: km }), 'Subsea_Tieback')
  assert.deepEqual([15, 30, 60, 110].map(at), [100, 60, 5, 0])
})

test('experience with like fields is a tenth of the score', () => {
  const r = run({ empirical_shares: [{ host: 'FPSO', share: 1 }] })
  near(score(r, 'FPSO'), 0.9 * 86 + 10, 1e-9)
  near(score(r, 'TLP'), 0.9 * 87, 1e-9)
  assert.equal(value(r, 'selected_host'), 'FPSO')
})

test('a field at a level of its scores says that they do not change any more', () => {
  assert.ok(codes(run({ reservoir_size: 20 })).includes('score_at_its_end'))
  assert.ok(codes(run({ distance_to_infrastructure: 12 })).includes('score_at_its_end'))
  assert.ok(!codes(run()).includes('score_at_its_end'))
})

test('benchmark costs stand beside the scores where a capacity is given, and change none', () => {
  const r = run({ production_capacity: 100_000 })
  assert.deepEqual(r.result.values, run().result.values)
  const tlp = rowsOf(r, 'costs').find(([host]) => host === 'TLP')
  assert.deepEqual(tlp?.slice(1, 4), [2000, 4000, 6000])
  near(Number(tlp?.[4]), 40, 1e-9)
})

test('comparisons that agree have no inconsistency, for up to eight criteria', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: 2, maxLength: 8 }), (worth) => {
      const r = pairs(
        worth.map((a) => worth.map((b) => a / b)),
        names,
      ).run()
      assert.ok(Math.abs(number(r, 'consistency_index')) < 1e-9)
      const total = worth.reduce((sum, x) => sum + x, 0)
      worth.forEach((x, i) => {
        near(score(r, names[i] ?? '', 'weight'), x / total, 1e-9)
      })
    }),
    { numRuns: 20 },
  )
})

test('two criteria always agree', () => {
  const r = pairs([
    [1, 4],
    [0.25, 1],
  ]).run()
  assert.equal(number(r, 'consistency_ratio'), 0)
  assert.equal(value(r, 'consistent'), true)
})

test('comparisons that contradict each other are answered, and fail', () => {
  const r = pairs([
    [1, 5, 1 / 5],
    [1 / 5, 1, 5],
    [5, 1 / 5, 1],
  ]).run()
  assert.equal(value(r, 'consistent'), false)
  assert.equal(checked(r, 'consistency')?.state, 'fail')
  assert.ok(codes(r).includes('inconsistent_comparisons'))
  near(score(r, 'capex', 'weight'), 1 / 3, 1e-9)
})

test('an alternative that is best in everything has a score and a closeness of one', () => {
  const performance = [[3, 40, 0.99, 2], ...PERFORMANCE.slice(1)]
  near(score(table.run({ performance }), 'TLP'), 1, 1e-12)
  near(score(table.run({ performance, method: 'topsis' }), 'TLP', 'closeness'), 1, 1e-12)
  const better = rowsOf(table.run({ performance }), 'dominance')
  assert.deepEqual(better, [
    ["'TLP'", "'Semi'"],
    ["'TLP'", "'FPSO'"],
  ])
})

test('the unit of a criterion and the scale of the weights change no ranking', () => {
  for (const method of ['weighted_sum', 'topsis']) {
    const of = method === 'topsis' ? 'closeness' : 'score'
    const scaled = table.run({
      method,
      performance: PERFORMANCE.map((row) => row.map((x, j) => (j === 1 ? 1000 * x : x))),
      criteria: CRITERIA.map((c) => ({ ...c, weight: 3 * c.weight })),
    })
    for (const name of ['TLP', 'Semi', 'FPSO'])
      near(score(scaled, name, of), score(table.run({ method }), name, of), 1e-9)
  }
})

test('a criterion that is the same for all gives nothing, and is said', () => {
  const performance = PERFORMANCE.map((row) => [5, ...row.slice(1)])
  const r = table.run({ performance })
  assert.ok(codes(r).includes('constant_criterion'))
  assert.ok(Math.max(...Object.values(value(r, 'score') as Record<string, number>)) <= 0.6)
  const empty = table.run({ performance: PERFORMANCE.map((row) => [0, ...row.slice(1)]), method: 'topsis' })
  assert.ok(codes(empty).includes('empty_criterion'))
})

test('alternatives that are all alike have no closeness, and stand in the order given', () => {
  const r = table.run({ performance: [PERFORMANCE[0], PERFORMANCE[0], PERFORMANCE[0]], method: 'topsis' })
  assert.match(reason(r, 'closeness'), /equal/)
  assert.deepEqual(list<string>(r, 'rank_order'), ['TLP', 'Semi', 'FPSO'])
})

test('draws give each a probability, excluded hosts none, the same again for a seed', () => {
  const r = run({ robustness_samples: 20_000 })
  const shares = value(r, 'probability_of_rank_1') as Record<string, number>
  near(
    Object.values(shares).reduce((a, b) => a + b),
    1,
    1e-9,
  )
  assert.equal(shares.Spar, 0)
  assert.deepEqual(run({ robustness_samples: 20_000 }).result, r.result)
  assert.notDeepEqual(value(run({ robustness_samples: 20_000, seed: 2 }), 'probability_of_rank_1'), shares)
  assert.match(reason(run(), 'probability_of_rank_1'), /no weights/)
})

test('the ranking with the weights as they are is that of the sweep at their share', () => {
  for (const [criterion, weight, from, to, first] of rowsOf(table.run(), 'sweep'))
    if (Number(from) <= Number(weight) && Number(weight) <= Number(to)) assert.equal(first, "'Semi'", String(criterion))
  near(
    weightsWith([0.4, 0.3, 0.3], 0, 0.7).reduce((a, b) => a + b),
    1,
    1e-12,
  )
  assert.ok(dominates([1, 2], [1, 1]) && !dominates([1, 2], [2, 1]) && !dominates([1, 1], [1, 1]))
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/distance_to_infrastructure', { distance_to_infrastructure: -1 })
  refusedAt('/fluid_type', { fluid_type: 'water' })
  refusedAt('/weights', { weights: { depth: 0, reservoir: 0, distance: 0, fluid: 0 } })
  refusedAt('/weights/0/depth', { weights: { depth: -1, reservoir: 0, distance: 1, fluid: 0 } })
  refusedAt('/robustness_samples', { robustness_samples: 500 })
  refusedAt('/water_depth', { water_depth: 0 })
  refusedAt('/empirical_shares/1/host', {
    empirical_shares: [
      { host: 'TLP', share: 0.2 },
      { host: 'TLP', share: 0.3 },
    ],
  })
  table.refusedAt('/criteria', { criteria: CRITERIA.map((c) => ({ ...c, weight: 0 })) })
  table.refusedAt('/performance', { performance: PERFORMANCE.slice(1) })
  table.refusedAt('/performance/1', { performance: [PERFORMANCE[0], [1, 2], PERFORMANCE[2]] })
  table.refusedAt('/alternatives', { alternatives: ['TLP', 'TLP', 'FPSO'] })
  const wrong = (matrix: readonly (readonly number[])[]) => pairs(matrix).pointers()
  assert.deepEqual(
    wrong([
      [1, 3],
      [0.5, 1],
    ]),
    ['/pairwise_matrix/1/0'],
  )
  assert.deepEqual(
    wrong([
      [2, 3],
      [1 / 3, 1],
    ]),
    ['/pairwise_matrix/0/0'],
  )
  assert.deepEqual(
    wrong([
      [1, -3],
      [-1 / 3, 1],
    ]),
    ['/pairwise_matrix/0/1', '/pairwise_matrix/1/0'],
  )
  assert.deepEqual(
    wrong([
      [1, 3, 4],
      [1 / 3, 1, 2],
    ]),
    ['/pairwise_matrix/0', '/pairwise_matrix/1'],
  )
})

test('the steps hold each weight to its row of comparisons, and each performance to the worst and the best', () => {
  const matrix = [
    [1, 3, 5],
    [1 / 3, 1, 3],
    [0.2, 1 / 3, 1],
  ]
  const compared = testKit(workflow, { method: 'ahp', criteria_names: ['a', 'b', 'c'], pairwise_matrix: matrix }).run()
  const principal = compared.result.steps.find((s) => s.symbol === 'lambda_max')?.arguments
  assert.deepEqual(principal?.find((a) => a.name === 'c')?.value, [1 + 1 / 3 + 0.2, 3 + 1 + 1 / 3, 9])
  for (const [i, row] of matrix.entries()) {
    const weight = compared.result.steps.find((s) => s.symbol === `w_${i + 1}`)
    const given = Object.fromEntries((weight?.satisfies?.arguments ?? []).map((a) => [a.name, a.value]))
    assert.deepEqual(given.a, row)
    near(given.lambda_max as number, number(compared, 'lambda_max'), 1e-9)
  }
  const ranked = testKit(workflow, {
    ...{ method: 'weighted_sum', alternatives: ['x', 'y', 'z'] },
    criteria: [
      { name: 'cost', weight: 0.7, benefit: false },
      { name: 'uptime', weight: 0.3, benefit: true },
    ],
    performance: [
      [5, 0.92],
      [4, 0.95],
      [6, 0.99],
    ],
  }).run()
  const shares = ranked.result.steps.filter((s) => s.title === 'Performance normalised from worst to best')
  for (const [i, share] of [1, (0.95 - 0.92) / (0.99 - 0.92)].entries()) near(shares[i]?.value, share, 1e-9)
  assert.equal(shares.length, 2)
})
