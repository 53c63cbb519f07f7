/** What is special to time-series, beyond its cases: how a record is given makes no difference, and what its operations keep. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runWorkflow } from '@keelson/engine'
import { codes, list, near, number, reason, rowsOf, selfChecked, testKit, value } from '@keelson/engine/testing.ts'
import { Refusal, type Resources } from '@keelson/workflow'
import fc from 'fast-check'
import { timeSeries as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow, {})

const home = await mkdtemp(join(tmpdir(), 'records-'))
after(() => rm(home, { recursive: true, force: true }))
const resources: Resources = {
  dataset: (name) => (name === 'records' ? home : undefined),
  scratch: async () => home,
  signal: new AbortController().signal,
}
const fromFile = (params: Readonly<Record<string, unknown>>) =>
  runWorkflow(workflow, { data_folder: 'records', ...params }, resources)
const refusal = (running: Promise<unknown>) =>
  running.then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return error.problems.map((p) => `${p.pointer}: ${p.message}`).join('; ')
    },
  )

/** A swell with a slow drift under it. */
const record = (n: number, dt = 0.5) =>
  Array.from({ length: n }, (_, j) => 3 + 2 * Math.sin(0.55 * j * dt) + Math.sin(0.021 * j * dt + 1))

/** The state of a check of the calculation itself. */

test('a list, a CSV and a file of the same samples give the same answer', async () => {
  const series = record(700)
  const series_csv = `time,tension\n${series.map((x, j) => `${j * 0.5},${x}`).join('\n')}`
  await writeFile(join(home, 'same.csv'), series_csv.replaceAll('\n', '\r\n'))
  const columns = { value_column: 'Tension', time_column: '1' }
  for (const operation of ['statistics', 'welch', 'rainflow', 'extremes', 'fft']) {
    const listed = run({ operation, series, time_step: 0.5 })
    const text = run({ operation, series_csv, ...columns })
    const file = await fromFile({ operation, file_name: 'same.csv', ...columns })
    assert.deepEqual(text.result.values, listed.result.values)
    assert.deepEqual(file.result.values, listed.result.values)
    assert.deepEqual(
      file.digests.map((d) => [d.name, d.bytes]),
      [['records/same.csv', series_csv.length + 700]],
    )
  }
})

test('a file longer than a piece is read whole, wherever the pieces end', async () => {
  const series = Array.from(
    { length: 300_000 },
    (_, j) => Math.round(1e4 * Math.sin(j * 1.7) * Math.sin(j * 0.013)) / 1e4,
  )
  await writeFile(join(home, 'long.txt'), series.join('\n'))
  const ran = await fromFile({ operation: 'rainflow', file_name: 'long.txt' })
  assert.equal(number(ran, 'number_of_samples'), 300_000)
  assert.equal(selfChecked(ran, 'cycle_balance')?.state, 'pass')
  assert.match(reason(ran, 'cycles'), /more than 5,000 cycles/)
  const classes = rowsOf(ran, 'range_classes').reduce((sum, [, , count]) => sum + Number(count), 0)
  near(classes, number(ran, 'total_cycles'))
})

test('a file outside its folder, a folder that is none and a link that leads out are refused', async () => {
  await symlink(tmpdir(), join(home, 'out'))
  assert.match(await refusal(fromFile({ file_name: 'none.csv' })), /^\/file_name: there is no file 'none.csv'/)
  assert.match(await refusal(fromFile({ file_name: 'out' })), /^\/file_name: there is no file/)
  assert.match(await refusal(fromFile({ data_folder: 'others', file_name: 'a.csv' })), /^\/data_folder: there is no/)
  refusedAt('/file_name', { series: [1, 2, 3], data_folder: 'records' })
  refusedAt('/data_folder', { series: [1, 2, 3], file_name: 'a.csv' })
  refusedAt('/file_name', { data_folder: 'records', file_name: '../a.csv' })
})

test('a CSV is read with any separator, with and without names, and its faults by their line', () => {
  const mean = (series_csv: string, over = {}) => number(run({ series_csv, ...over }), 'mean')
  assert.equal(mean('1\n2\n6'), 3)
  assert.equal(mean('\uFEFF# logger\r\nload\r\n\r\n1\r\n2\r\n6\r\n'), 3)
  for (const separator of [',', ';', '\t', ' ', ' ; ']) {
    const lines = [
      ['t', 'x'],
      ['0', '1'],
      ['1', '2'],
      ['2', '6e0'],
    ]
      .map((cells) => cells.join(separator))
      .join('\n')
    assert.equal(mean(lines, { value_column: 'x' }), 3)
    assert.equal(mean(lines, { time_column: 't' }), 3)
  }
  assert.equal(mean('"a b","c"\n1,5\n2,5\n6,5', { value_column: 'A B' }), 3)
  refusedAt('/value_column', { series_csv: 'a,b\n1,2\n3,4\n5,6' })
  refusedAt('/value_column', { series_csv: 'a,b\n1,2\n3,4\n5,6', value_column: 'c' })
  refusedAt('/value_column', { series_csv: '1,2\n3,4\n5,6', value_column: '3' })
  refusedAt('/value_column', { series_csv: 'a,b\n1,2\n3,4\n5,6', value_column: 'a', time_column: '1' })
  refusedAt('/value_column', { series: [1, 2, 3], value_column: 'a' })
  for (const bad of ['', ' ', 'x', 'Infinity', '0x10', '1,5', '1e999'])
    refusedAt('/series_csv', { series_csv: `a;b\n1;1\n2;${bad}\n3;3\n4;4`, value_column: 'b' })
  refusedAt('/series_csv', { series_csv: '1\n2' })
  refusedAt('/series_csv', { series_csv: '# nothing' })
})

test('times that are not even are refused at the line, and give the step where they are', () => {
  const timed = (times: readonly number[]) => ({
    series_csv: `t,x\n${times.map((t, j) => `${t},${j % 2}`).join('\n')}`,
    time_column: 't',
  })
  near(number(run(timed([10, 10.25, 10.5, 10.75])), 'time_step'), 0.25)
  near(number(run(timed([0, 0.1, 0.2005, 0.3])), 'time_step'), 0.1)
  for (const times of [
    [0, 1, 2, 4],
    [0, 1, 1, 2],
    [0, -1, -2, -3],
    [0, 0, 0, 0],
    [0, 1, 2.02, 3],
  ])
    refusedAt('/time_column', timed(times))
})

test('a longer record of the same waves has the same statistics, and more of them', () => {
  const period = Array.from({ length: 40 }, (_, j) => Math.cos((2 * Math.PI * j) / 20 + 0.3))
  const once = run({ operation: 'rainflow', series: [...period, ...period] })
  const often = run({ operation: 'rainflow', series: Array.from({ length: 10 }, () => period).flat() })
  for (const name of ['mean', 'variance', 'kurtosis', 'mean_zero_crossing_period', 'maximum_range'])
    assert.ok(Math.abs(number(once, name) - number(often, name)) < 1e-9, name)
})

/** Of ten-thousandths, so that doubling is exact and no span is next to nothing. */
const series = fc.array(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((v) => v / 1e4),
  { minLength: 3, maxLength: 60 },
)

test('twice the record has twice its amplitudes, and the same times, shapes and counts', () => {
  fc.assert(
    fc.property(series, (x) => {
      const base = { operation: 'rainflow', series: x }
      const [one, two] = [run(base), run({ ...base, series: x.map((v) => 2 * v) })]
      for (const name of [
        'mean',
        'standard_deviation',
        'maximum_range',
        'equivalent_range',
        'significant_double_amplitude',
      ]) {
        const [a, b] = [value(one, name), value(two, name)]
        if (typeof a === 'number') near(b as number, 2 * a, 1e-9, name)
      }
      for (const name of ['kurtosis', 'total_cycles', 'mean_zero_crossing_period', 'zero_up_crossing_count'])
        if (typeof value(one, name) === 'number') near(value(two, name) as number, number(one, name), 1e-6, name)
    }),
  )
})

test('the counts of a record are balanced by its reversals, with its ends and without', () => {
  fc.assert(
    fc.property(series, fc.boolean(), (x, endpoints_as_reversals) => {
      const state = selfChecked(
        run({ operation: 'rainflow', series: x, endpoints_as_reversals }),
        'cycle_balance',
      )?.state
      assert.ok(state === 'pass' || state === 'not_made')
    }),
  )
})

test('the area under a spectrum without a window is the variance, and the check says so', () => {
  fc.assert(
    fc.property(series, (x) => {
      const ran = run({ operation: 'fft', series: x })
      assert.notEqual(selfChecked(ran, 'parseval')?.state, 'fail')
    }),
  )
  assert.equal(selfChecked(run({ operation: 'fft', series: record(64) }), 'parseval')?.state, 'pass')
  assert.equal(
    selfChecked(run({ operation: 'fft', series: record(64), window: 'hann' }), 'parseval')?.state,
    'not_made',
  )
})

test('more segments make a narrower band, and overlap more degrees of freedom than segments apart', () => {
  const welch = (over: Readonly<Record<string, unknown>>) => run({ operation: 'welch', series: record(2000), ...over })
  const [few, many] = [welch({ segment_length: 500 }), welch({ segment_length: 100 })]
  assert.ok(number(many, 'confidence_upper') < number(few, 'confidence_upper'))
  assert.ok(number(many, 'confidence_lower') > number(few, 'confidence_lower'))
  const apart = welch({ segment_length: 100, overlap: 0 })
  assert.equal(number(apart, 'degrees_of_freedom'), 40)
  assert.ok(
    number(many, 'degrees_of_freedom') > 40 &&
      number(many, 'degrees_of_freedom') < 2 * number(many, 'number_of_segments'),
  )
  assert.deepEqual(
    codes(few).filter((c) => c === 'few_segments'),
    ['few_segments'],
  )
  assert.ok(codes(welch({ segment_length: 300, overlap: 0 })).includes('samples_dropped'))
})

test('the band of two degrees of freedom is that of an exponential', () => {
  const ran = run({ operation: 'welch', series: record(64), segment_length: 64 })
  near(number(ran, 'degrees_of_freedom'), 2)
  near(number(ran, 'confidence_lower'), 1 / -Math.log(0.025), 1e-9)
  near(number(ran, 'confidence_upper'), 1 / -Math.log(0.975), 1e-9)
})

test('a longer duration and a higher probability have a larger extreme; the most probable one has 1/e', () => {
  const base = { operation: 'extremes', series: record(600), time_step: 0.5 }
  for (const extreme_method of ['rayleigh', 'weibull']) {
    const of = (over = {}) => run({ ...base, extreme_method, ...over })
    assert.ok(number(of({ duration: 6 }), 'most_probable_maximum') > number(of(), 'most_probable_maximum'))
    assert.ok(number(of({ probability_of_non_exceedance: 0.95 }), 'quantile') > number(of(), 'quantile'))
    const likely = of({ probability_of_non_exceedance: Math.exp(-1) })
    near(number(likely, 'quantile'), number(likely, 'most_probable_maximum'), 1e-12)
  }
  refusedAt('/duration', { ...base, duration: { value: 5, unit: 's' } })
  refusedAt('/probability_of_non_exceedance', {
    ...base,
    duration: { value: 60, unit: 's' },
    probability_of_non_exceedance: 1e-4,
  })
})

test('few waves and a record that is not Gaussian are warned of', () => {
  const spikes = record(600).map((x, j) => (j % 97 === 50 ? x + 15 : x))
  const ran = run({ operation: 'extremes', series: spikes, time_step: 0.5 })
  assert.deepEqual(
    codes(ran)
      .filter((c) => c !== 'no_check')
      .toSorted(),
    ['few_waves', 'not_gaussian'],
  )
})

test('maxima that are all one have no Weibull shape', () => {
  const sine = Array.from({ length: 100 }, (_, j) => [0, 1, 0, -1][j % 4] ?? 0)
  refusedAt('/series', { operation: 'extremes', extreme_method: 'weibull', series: sine })
})

test('fewer than three reversals have no cycle but the ends make, and that is no error', () => {
  for (const x of [
    [5, 5, 5],
    [1, 2, 3],
  ]) {
    const ran = run({ operation: 'rainflow', series: x, endpoints_as_reversals: false })
    assert.equal(ran.status, 'PASS')
    assert.equal(number(ran, 'total_cycles'), 0)
    assert.deepEqual([list(ran, 'ranges'), reason(ran, 'equivalent_range')], [[], 'there are no cycles'])
    assert.ok(codes(ran).includes('no_cycles'))
  }
  assert.deepEqual(list(run({ operation: 'rainflow', series: [1, 2, 3] }), 'counts'), [0.5])
})

test('a record that does not vary has statistics without a shape, in every operation', () => {
  for (const operation of ['statistics', 'fft', 'welch', 'rainflow', 'zero_crossing', 'filter']) {
    const ran = run({ operation, series: [0.1, 0.1, 0.1, 0.1], segment_length: 3, filter_low: 0.1 })
    assert.notEqual(ran.status, 'ERROR')
    assert.ok(codes(ran).includes('constant_record'), operation)
  }
})

test('a span that is next to nothing is refused, and powers beyond all numbers leave the equivalent range out', () => {
  refusedAt('/series', { series: [0, 0, 1e-60] })
  const huge = run({ operation: 'rainflow', series: [0, 1e20, 0, 1e20], sn_slope: 20 })
  assert.match(reason(huge, 'equivalent_range'), /too large or too small to be summed/)
  assert.equal(number(huge, 'maximum_range'), 1e20)
})

test('a filter and its complement make the record again, but for the mean', () => {
  const x = record(301)
  const part = (over: Readonly<Record<string, unknown>>) =>
    list(run({ operation: 'filter', series: x, time_step: 0.5, ...over }), 'filtered_series')
  const [slow, fast] = [part({ filter_high: 0.05 }), part({ filter_low: 0.0500001 })]
  for (const [j, v] of x.entries()) assert.ok(Math.abs((slow[j] ?? 0) + (fast[j] ?? 0) - v) < 1e-9)
  near(
    number(run({ operation: 'filter', series: x, filter_high: 0.01 }), 'mean'),
    number(run({ series: x }), 'mean'),
    1e-9,
  )
})

test('a record that is too long for the whole of it to be transformed is refused', async () => {
  await writeFile(join(home, 'whole.txt'), Array.from({ length: 100_001 }, (_, j) => j % 3).join('\n'))
  assert.match(
    await refusal(fromFile({ operation: 'fft', file_name: 'whole.txt' })),
    /^\/file_name: must have at most 100,000 /,
  )
  assert.equal((await fromFile({ operation: 'statistics', file_name: 'whole.txt' })).status, 'PASS')
})

test('the waves of a record add up to its crossings', () => {
  const ran = run({ operation: 'zero_crossing', series: record(400), time_step: 0.5 })
  const waves = rowsOf(ran, 'waves')
  assert.equal(waves.length, number(ran, 'zero_up_crossing_count') - 1)
  const total = waves.reduce((sum, [, , period]) => sum + Number(period), 0)
  near(total / waves.length, number(ran, 'mean_zero_crossing_period'), 1e-9)
})

test('the unit of the series is a label: it stands in the sentence and changes no number', () => {
  const [bare, named] = [run({ series: record(50) }), run({ series: record(50), series_unit: 'kN' })]
  assert.equal(value(named, 'series_unit'), 'kN')
  assert.equal(number(named, 'mean'), number(bare, 'mean'))
})
