/** What is special to compare-tool, beyond its cases: what makes no difference, what is refused, and the verdict at its limits. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runWorkflow } from '@keelson/engine'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { Refusal, type Resources } from '@keelson/workflow'
import fc from 'fast-check'
import { compareTool as workflow } from './index.ts'

const { run, refusedAt, problems } = testKit(workflow)

const records = (keys: readonly unknown[], values: readonly unknown[]) => keys.map((x, i) => ({ x, y: values[i] }))
const source = (label: string, keys: readonly unknown[], values: readonly unknown[]) => ({
  label,
  records: records(keys, values),
})
const A = source('run_a', [0, 1, 2, 3], [10, 20, 30, 40])
const two = (keys: readonly unknown[], values: readonly unknown[]) => ({
  sources: [A, source('run_b', keys, values)],
})

const home = await mkdtemp(join(tmpdir(), 'series-'))
after(() => rm(home, { recursive: true, force: true }))
const resources: Resources = {
  dataset: (name) => (name === 'series' ? home : undefined),
  scratch: async () => home,
  signal: new AbortController().signal,
}
const fromFiles = (a: string, b: string, more: object = {}) =>
  runWorkflow(
    workflow,
    {
      key: 'x',
      value: 'y',
      sources: [
        { label: 'run_a', file: a },
        { label: 'run_b', file: b },
      ],
      absolute_tolerance: 5,
      ...more,
    },
    resources,
  )
const refusal = (running: Promise<unknown>) =>
  running.then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return error.problems.map((p) => `${p.pointer}: ${p.message}`).join('; ')
    },
  )

test('records and files of the same series give the same answer, whatever the separator, the order and the mark', async () => {
  const rows = [
    [1, 18],
    [2, 33],
    [4, 48],
    [3, 41],
    [5, 55],
  ]
  await writeFile(join(home, 'a.csv'), 'x,y\n0,10\n1,20\n2,30\n3,40\n4,50\n')
  await writeFile(
    join(home, 'b.csv'),
    `\uFEFF# of a run\r\n"y"; "x"\r\n${rows.map(([x, y]) => `"${y}";${x}`).join('\r\n')}\r\n`,
  )
  const listed = run()
  const file = await fromFiles('series/a.csv', 'series/b.csv')
  assert.deepEqual(file.result.values, listed.result.values)
  assert.deepEqual(
    file.digests.map(({ name }) => name),
    ['series/a.csv', 'series/b.csv'],
  )
})

test('a row of units names the units, and must agree with the other sources and the inputs', async () => {
  await writeFile(join(home, 'units-a.csv'), 'x,y\n[s],(kN)\n0,10\n1,20\n')
  await writeFile(join(home, 'units-b.csv'), 'x,y\ns,kN\n0,11\n1,21\n')
  await writeFile(join(home, 'units-c.csv'), 'x,y\nmin,kN\n0,11\n1,21\n')
  const ran = await fromFiles('series/units-a.csv', 'series/units-b.csv')
  assert.match(ran.detail, /bias 1 kN/)
  assert.match(
    await refusal(fromFiles('series/units-a.csv', 'series/units-c.csv')),
    /^\/sources: must have one unit: the row of units of 'run_b' gives 'min'/,
  )
  assert.match(
    await refusal(fromFiles('series/units-a.csv', 'series/units-b.csv', { value_unit: 'lbf' })),
    /^\/sources: must have one unit: the row of units of 'run_a' gives 'kN', but the value unit is 'lbf'/,
  )
})

test('a row of units may leave a column without one, and a word among numbers is no unit', () => {
  const unitless = source('run_b', ['s', 0, 1], ['-', 10, 21])
  const ran = run({ sources: [A, unitless], value_unit: '' })
  assert.equal(number(ran, 'points_compared'), 2)
  assert.match(ran.detail, /at key 1 s/)
  refusedAt('/sources/1/records/0/x', two(['s', 1], [10, 20]))
  refusedAt('/sources/1/records/1/y', two(['s', 0, 1], ['kN', 'lbf', 20]))
})

test('what is wrong with a file is said at the file', async () => {
  await writeFile(join(home, 'short.csv'), 'x,y\n0,10\n1\n')
  await writeFile(join(home, 'word.csv'), 'x;y\n0;10\n\n1;1,5\n')
  await writeFile(join(home, 'empty.csv'), '\n')
  await writeFile(join(home, 'latin.csv'), Buffer.from([0x78, 0x2c, 0xe9, 0x0a]))
  await writeFile(join(home, 'large.csv'), 'x'.repeat(33 * 1024 * 1024))
  await symlink('/etc/hostname', join(home, 'out.csv'))
  const b = (name: string) => refusal(fromFiles('series/a.csv', name))
  assert.match(await b('series/short.csv'), /^\/sources\/1\/file: must have 2 cells .*line 3 has 1/)
  assert.match(await b('series/word.csv'), /^\/sources\/1\/file: must be a number with a decimal point.*line 4/)
  assert.match(await b('series/empty.csv'), /^\/sources\/1\/file: must have a heading/)
  assert.match(await b('series/latin.csv'), /^\/sources\/1\/file: must be UTF-8/)
  assert.match(await b('series/large.csv'), /^\/sources\/1\/file: must not exceed/)
  assert.match(await b('series/out.csv'), /^\/sources\/1\/file: there is no file/)
  assert.match(await b('series/none.csv'), /^\/sources\/1\/file: there is no file/)
  assert.match(await b('other/a.csv'), /^\/sources\/1\/file: there is no folder 'other'/)
  assert.match(await b('../a.csv'), /^\/sources\/1\/file: must be one folder and one file name/)
})

test('a source has records or a file, a label of its own, and columns that are there', () => {
  refusedAt('/sources/1/records', { sources: [A, { label: 'run_b' }] })
  refusedAt('/sources/1/file', { sources: [A, { ...A, label: 'run_b', file: 'series/a.csv' }] })
  refusedAt('/sources/1/label', { sources: [A, A] })
  refusedAt('/reference', { reference: 'run_z' })
  refusedAt('/key', { key: 'k' })
  refusedAt('/value', { value: 'x' })
  refusedAt('/further_values/0', { further_values: ['z'] })
  assert.match(problems({ value: 'z' }).join(), /a column of 'run_a', whose columns are 'x' and 'y' \(entered: 'z'\)/)
})

test('a cell that is no number is refused at its row; one that is missing is left out and counted', () => {
  refusedAt('/sources/1/records/2/y', two([0, 1, 2], [1, 2, 'abc']))
  refusedAt('/sources/1/records/0/y', two([0, 1, 2], ['5 kN', 2, 3]))
  refusedAt('/sources/1/records/1/x', two([0, '2024-02-30'], [1, 2]))
  refusedAt('/sources/1/records/1/y', two([0, 1], [1, 1e101]))
  refusedAt('/sources/1/records', two([0, 1], [null, 'NaN']))
  refusedAt('/sources', two(['2024-01-01', '2024-01-02'], [1, 2]))
  const ran = run({ ...two([0, 1, 2, 3], [10, '20', 'NaN', null]), absolute_tolerance: 1 })
  assert.equal(number(ran, 'points_compared'), 2)
  assert.deepEqual(codes(ran).sort(), ['little_overlap', 'pairs_dropped'])
})

test('keys within 1e-9 of each other are one, in two sources and in one', () => {
  assert.equal(number(run(two([0, 1 + 5e-10, 2, 3], [10, 20, 30, 40])), 'points_compared'), 4)
  assert.equal(number(run(two([0, 1 + 5e-9, 2, 3], [10, 20, 30, 40])), 'points_compared'), 3)
  assert.match(problems(two([0, 1, 1 + 1e-10], [1, 2, 3])).join(), /^\/sources 'run_b' has 2 values at key 1\./)
  const first = run({ ...two([0, 1, 1, 2], [10, 20, 26, 30]), duplicate_policy: 'first' })
  const mean = run({ ...two([0, 1, 1, 2], [10, 20, 26, 30]), duplicate_policy: 'mean' })
  assert.equal(number(first, 'max_absolute_difference'), 0)
  assert.equal(number(mean, 'max_absolute_difference'), 3)
  assert.deepEqual(codes(first), ['repeated_keys'])
})

test('a candidate that is a line of the reference has its slope, its intercept and a correlation of one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 30 }),
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      fc.integer({ min: -50, max: 50 }),
      (values, slope, shift) => {
        fc.pre(new Set(values).size > 1)
        const keys = values.map((_, i) => i)
        const line = values.map((y) => slope * y + shift)
        const ran = run({ sources: [source('run_a', keys, values), source('run_b', keys, line)] })
        near(number(ran, 'slope'), slope, 1e-9)
        assert.ok(Math.abs(number(ran, 'intercept') - shift) < 1e-8)
        near(number(ran, 'pearson_correlation'), 1, 1e-9)
        assert.ok(number(ran, 'mean_absolute_error') >= Math.abs(number(ran, 'bias')) - 1e-9)
        assert.ok(number(ran, 'rmse') >= number(ran, 'mean_absolute_error') - 1e-9)
      },
    ),
    { numRuns: 40 },
  )
})

test('the order of the records makes no difference, nor does another name of the reference', () => {
  const b = source('run_b', [3, 1, 0, 2], [41, 19, 10, 33])
  const sorted = source('run_b', [0, 1, 2, 3], [10, 19, 33, 41])
  const forth = run({ sources: [A, b], reference: 'run_a' })
  assert.deepEqual(forth.result.values, run({ sources: [A, sorted] }, ['reference']).result.values)
  const back = run({ sources: [A, b], reference: 'run_b' })
  assert.deepEqual(run({ sources: [A, b], reference: null }).result.values, forth.result.values)
  near(number(back, 'bias'), -number(forth, 'bias'))
  near(number(back, 'rmse'), number(forth, 'rmse'))
  near(number(back, 'pearson_correlation'), number(forth, 'pearson_correlation'))
})

test('a point on its tolerance passes, one beyond does not, and as many may be out as are allowed', () => {
  const b = two([0, 1, 2, 3], [10, 22.5, 30, 40])
  const at = (over: object) => run({ ...b, absolute_tolerance: 0, ...over })
  assert.equal(value(at({ absolute_tolerance: 2.5 }), 'pass'), true)
  assert.equal(value(at({ absolute_tolerance: 2.499999 }), 'pass'), false)
  assert.equal(value(at({ relative_tolerance: 0.125 }), 'pass'), true)
  assert.equal(value(at({ absolute_tolerance: 0.5, relative_tolerance: 0.1 }), 'pass'), true)
  assert.equal(value(at({ allowed_fraction: 0.25 }), 'pass'), true)
  const out = at({ allowed_fraction: 0.249 })
  assert.deepEqual([value(out, 'pass'), out.status, checked(out, 'tolerance')?.state], [false, 'FAIL', 'fail'])
  assert.equal(checked(at({ allowed_fraction: 1 }), 'tolerance')?.state, 'not_made')
})

test('the check says by how much: the worst point takes 3 of its 5', () => {
  const tolerance = checked(run(), 'tolerance')
  assert.deepEqual([tolerance?.demand.value, tolerance?.capacity.value, tolerance?.utilisation], [3, 5, 0.6])
})

test('the check and the flag never say different things', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 6 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (differences, absolute_tolerance, allowed_fraction) => {
        const keys = differences.map((_, i) => i)
        const ran = run({
          sources: [
            source('run_a', keys, keys),
            source(
              'run_b',
              keys,
              differences.map((d, i) => i + d),
            ),
          ],
          absolute_tolerance,
          allowed_fraction,
        })
        assert.equal(checked(ran, 'tolerance')?.state === 'pass', value(ran, 'pass'))
      },
    ),
    { numRuns: 60 },
  )
})

test('a series that does not vary has no correlation, no line and no autocorrelation, whatever rounding leaves', () => {
  const flat = source('run_a', [0, 1, 2], [0.1, 0.1, 0.1])
  const ran = run({ sources: [flat, source('run_b', [0, 1, 2], [0.1, 0.2, 0.3])], reference: 'run_a' })
  for (const name of ['pearson_correlation', 'nash_sutcliffe_efficiency', 'slope', 'intercept', 'nrmse_range'])
    assert.match(reason(ran, name), /does not vary/)
  assert.deepEqual(value(ran, 'standard_deviation'), { run_a: 0, run_b: 0.1 })
  assert.deepEqual((value(ran, 'lag1_autocorrelation') as Record<string, unknown>).run_a, null)
  const other = run({ sources: [source('run_b', [0, 1, 2], [1, 2, 3]), flat], reference: 'run_b' })
  assert.match(reason(other, 'pearson_correlation'), /candidate does not vary/)
  assert.equal(number(other, 'slope'), 0)
})

test('where the reference is 0 there is no relative difference without a floor', () => {
  const b = { sources: [source('run_a', [0, 1], [0, 2]), source('run_b', [0, 1], [1, 2])] }
  assert.deepEqual(value(run(b), 'relative_difference'), { 0: null, 1: 0 })
  assert.deepEqual(value(run({ ...b, relative_floor: 4 }), 'relative_difference'), { 0: 0.25, 1: 0 })
  const none = { sources: [source('run_a', [0], [0]), source('run_b', [0], [1])] }
  assert.match(reason(run(none), 'max_relative_difference'), /is 0 at every/)
})

test('a candidate is never read beyond its ends, and its single point only where it stands', () => {
  for (const alignment of ['interpolate_linear', 'interpolate_pchip']) {
    const ran = run({ ...two([0.5, 2.5, 9], [15, 35, 99]), alignment })
    assert.deepEqual([number(ran, 'points_compared'), number(ran, 'unmatched_in_candidate')], [3, 1])
    assert.equal(number(ran, 'unmatched_in_reference'), 1)
    const single = run({ ...two([2], [30]), alignment })
    assert.deepEqual([number(single, 'points_compared'), number(single, 'bias')], [1, 0])
    refusedAt('/sources', { ...two([2.5], [30]), alignment })
    refusedAt('/sources', { ...two([4, 5], [1, 2]), alignment })
  }
})

test('of three sources each answer has a number for every candidate, and a table of the envelope', () => {
  const sources = [A, source('b', [0, 1, 2, 3], [11, 20, 29, 40]), source('c', [1, 2], [25, 25])]
  const ran = run({ sources, reference: 'run_a', absolute_tolerance: 2 })
  assert.deepEqual(value(ran, 'points_compared'), { b: 4, c: 2 })
  assert.deepEqual(value(ran, 'pass'), { b: true, c: false })
  assert.deepEqual(value(ran, 'first_divergence_key'), { b: null, c: 1 })
  assert.deepEqual(rowsOf(ran, 'envelope'), [
    [0, 2, 10, 11, 1],
    [1, 3, 20, 25, 5],
    [2, 3, 25, 30, 5],
    [3, 2, 40, 40, 0],
  ])
  assert.equal(ran.status, 'FAIL')
  assert.match(ran.detail, /'c' against 'run_a'.*1 of 2 candidates within tolerance/)
})

test('each candidate among several has the numbers that it has alone', () => {
  const [b, c] = [source('b', [0, 1, 2, 3], [11, 20, 29, 44]), source('c', [1, 2, 3], [25, 25, 31])]
  const all = run({ sources: [A, b, c], reference: 'run_a' })
  for (const one of [b, c]) {
    const alone = run({ sources: [A, one], reference: 'run_a' })
    for (const name of [
      'bias',
      'rmse',
      'slope',
      'area_difference',
      'kolmogorov_smirnov_statistic',
      'first_divergence_key',
    ])
      assert.equal(
        (value(all, name) as Record<string, unknown>)[one.label],
        value(alone, name),
        `${name} of ${one.label}`,
      )
  }
})

test('a long series has the sums that its terms have', () => {
  const keys = Array.from({ length: 20_000 }, (_, i) => i / 10)
  const [a, b] = [keys.map((x) => Math.sin(x)), keys.map((x) => Math.sin(x) + 0.25)]
  const ran = run({ sources: [source('run_a', keys, a), source('run_b', keys, b)], absolute_tolerance: 0.3 })
  near(number(ran, 'bias'), 0.25, 1e-10)
  near(number(ran, 'rmse'), 0.25, 1e-10)
  near(number(ran, 'area_difference'), 0.25 * 1999.9, 1e-10)
  assert.equal(ran.status, 'PASS')
})

test('the steps are those of the worst candidate, read between its own points, and of each series by its number', () => {
  const far = source('run_c', [0, 0.5, 1.5, 2.5, 3], [10, 16, 29, 50, 40])
  const sources = [A, source('run_b', [0, 1, 2, 3], [11, 21, 31, 41]), far]
  const { steps } = run({ sources, alignment: 'interpolate_linear' }).result
  const of = (symbol: string) => steps.filter((s) => s.symbol === symbol)
  assert.deepEqual(
    of('b').map((s) => s.value),
    [(22.5 - 20 + (39.5 - 30)) / 4],
  )
  const [read] = of('c_k')
  assert.deepEqual([read?.value, read?.cell], [39.5, "'run_c' between keys 1.5 and 2.5"])
  assert.deepEqual(
    read?.reading?.axes.map(({ at, nodes }) => [at, ...nodes]),
    [[2, 1.5, 2.5]],
  )
  assert.deepEqual(read?.reading?.corners, [29, 50])
  assert.deepEqual(
    [1, 2, 3].map((k) => of(`m_${k}`).map((s) => `${s.section} ${s.value}`)),
    [['run_a: summary 25'], ['run_b: summary 26'], ['run_c: summary 29']],
  )
})
