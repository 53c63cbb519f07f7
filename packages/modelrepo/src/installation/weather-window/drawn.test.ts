/** What a record, its months and a forecast draw, say in their steps and warn of, by counts made by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { codes, messagesOf, pointsOf, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { barsOf, lineOf } from '@keelson/engine/testing-pictures.ts'
import { weatherWindow } from './index.ts'

const { run } = testKit(weatherWindow)
const RECORD = { time_step: 3, hs_limit: 1.5, required_duration: 6 }
const bands = (ran: Ran) => pointsOf(ran, 'time_line').flatMap(({ a, b }) => (a === undefined ? [] : [[a, b]]))
const lengths = (ran: Ran) =>
  pointsOf(ran, 'time_line').flatMap(({ s, x, label }) => (s || x === undefined ? [] : [[x, label]]))

test('the record is drawn in steps behind which its windows lie, those long enough with their lengths', () => {
  const ran = run({ ...RECORD, hs_time_series: [1, 2, 1.2, 1.4, 1.1, 3] })
  const heights = [1, 1, 2, 2, 1.2, 1.2, 1.4, 1.4, 1.1, 1.1, 3, 3]
  const times = [0, 3, 3, 6, 6, 9, 9, 12, 12, 15, 15, 18]
  assert.deepEqual(
    lineOf(ran, 'time_line', 'wave height'),
    times.map((x, i) => [x, heights[i]]),
  )
  assert.deepEqual(bands(ran), [
    [0, 3],
    [6, 15],
  ])
  assert.deepEqual(lengths(ran), [[10.5, '9 h']])
})

test('twelve windows long enough carry their lengths, thirteen none', () => {
  const windows = (count: number) => Array.from({ length: 3 * count }, (_, i) => (i % 3 === 2 ? 2 : 1))
  const labels = (count: number) =>
    lengths(run({ ...RECORD, hs_time_series: windows(count) })).map(([, label]) => label)
  assert.deepEqual(labels(12), Array(12).fill('6 h'))
  assert.deepEqual(labels(13), [])
})

test('windows are counted by their length, up to the longest or else the one that is needed', () => {
  const bars = (required_duration: number) =>
    barsOf(run({ ...RECORD, required_duration, hs_time_series: [1, 2, 1, 1, 1, 2, 1] }), 'windows')
  const none = { 'to 3 long enough': 0, 'to 6 too short': 0 }
  assert.deepEqual(bars(6), {
    ...none,
    'to 3 too short': 2,
    'to 6 long enough': 0,
    'to 9 too short': 0,
    'to 9 long enough': 1,
  })
  const { 'to 9 too short': three, 'to 12 too short': four, 'to 12 long enough': fit } = bars(12)
  assert.deepEqual([three, four, fit], [1, 0, 0])
})

test('the wait of a month is drawn as it stands in its table', () => {
  const heights = [1, 1, 2, 2, 2, 2, 2, 1, 1, 1]
  const ran = run({
    ...RECORD,
    time_step: 6,
    hs_time_series: heights,
    start_time: '2023-11-30T00:00',
    required_duration: 12,
  })
  const rows = recordsOf(ran, 'months')
  assert.deepEqual(
    rows.map(({ month }) => month),
    ['Nov', 'Dec'],
  )
  assert.deepEqual(barsOf(ran, 'waiting'), Object.fromEntries(rows.map(({ month, waiting }) => [month, waiting])))
})

test('less than a year of samples is a short record', () => {
  const days = (length: number) =>
    run({ ...RECORD, time_step: 24, required_duration: 24, hs_time_series: Array.from({ length }, () => 1) })
  assert.match(messagesOf(days(364), 'short_record').join(), /^The record is 364 d long/)
  assert.ok(!codes(days(365)).includes('short_record'))
})

test('starts that find no window in the rest of the record are counted in a warning', () => {
  const left = (...hs_time_series: number[]) => messagesOf(run({ ...RECORD, hs_time_series }), 'starts_left')
  assert.match(left(1, 1, 2, 2, 1).join(), /^No window follows 4 start times/)
  assert.deepEqual(left(2, 2, 2), [])
})

const WITHOUT = ['time_step', 'hs_time_series', 'required_duration']
const ALPHA = { analysis: 'alpha_factor' }
const TABLE = [
  { maximum_period_h: 12, hs_m: [1, 6], alpha: [0.6, 0.8] },
  { maximum_period_h: 24, hs_m: [3, 4], alpha: [0.6, 0.7] },
]

test('a height is outside the columns of the row of its own period alone, and the input that gave it is named', () => {
  const held = (period: number, over: object, without: readonly string[] = []) =>
    run({ ...ALPHA, alpha_factor_table: TABLE, planned_operation_period: period, ...over }, [...WITHOUT, ...without])
      .warnings.filter((w) => w.code === 'height_held')
      .map((w) => w.path)
  assert.deepEqual(held(12, { hs_limit: 2 }), [])
  assert.deepEqual(held(24, { hs_limit: 2 }), ['/hs_limit'])
  assert.deepEqual(held(24, { design_hs: [2] }, ['hs_limit']), ['/design_hs'])
})

test('the steps of each operation carry its number and say between which heights its factor was read', () => {
  const ran = run({ ...ALPHA, planned_operation_period: [12, 24], design_hs: [3, 4] }, [...WITHOUT, 'hs_limit'])
  const read = ran.result.steps.filter((s) => s.title === 'Alpha factor')
  assert.deepEqual(
    read.map((s) => [s.section, s.symbol, 'cell' in s && s.cell]),
    [
      ['Operation 1: forecast limit', 'alpha_1', 'row up to 12 h, between 2 m and 4 m'],
      ['Operation 2: forecast limit', 'alpha_2', 'row up to 24 h, at 4 m'],
    ],
  )
})

test('a record with more windows than a call takes arguments is drawn', () => {
  const hs_time_series = Array.from({ length: 300_000 }, (_, i) => 1 + (i % 2))
  assert.equal(barsOf(run({ ...RECORD, hs_time_series }), 'windows')['to 3 too short'], 150_000)
})
