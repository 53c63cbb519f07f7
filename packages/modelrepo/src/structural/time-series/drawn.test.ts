/** What time-series draws, tabulates and writes out of a record: its spectrum with the band, its columns, its up-crossings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, list, near, number, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { drawnAs, lineOf, type XY } from '@keelson/engine/testing-pictures.ts'
import { timeSeries } from './index.ts'

const { run } = testKit(timeSeries, {})
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
const readAs = (ran: Ran, what: string) => recordsOf(ran, 'record_as_read').find((row) => row.what === what)?.read

test('the spectrum is tabled and drawn as it is answered, with its band about it', () => {
  const series = Array.from({ length: 400 }, (_, j) => Math.sin(0.6 * j) + Math.sin(1.9 * j + 1))
  const ran = run({ operation: 'welch', series, segment_length: 100 })
  const [lower, upper] = [number(ran, 'confidence_lower'), number(ran, 'confidence_upper')]
  const rows = recordsOf(ran, 'spectrum')
  const density = list(ran, 'psd')
  assert.equal(rows.length, density.length)
  for (const [k, S] of density.entries()) {
    near(Number(rows[k]?.density), S)
    near(Number(rows[k]?.lower), S * lower)
    near(Number(rows[k]?.upper), S * upper)
  }
  const drawn = lineOf(ran, 'spectrum', 'density')
  const times = (factor: number) => drawn.map(([f, S]): XY => [f, S * factor])
  drawnAs(lineOf(ran, 'spectrum', '95 % confidence band, lower'), times(lower), 'lower')
  drawnAs(lineOf(ran, 'spectrum', '95 % confidence band, upper'), times(upper), 'upper')
})

test('the column of the values is said by its number from 1, and by its name where it has one', () => {
  const read = (series_csv: string) => readAs(run({ series_csv, value_column: '2' }), 'Values')
  assert.equal(read('1,5\n2,6\n3,8'), 'column 2 of 2')
  assert.equal(read('t,load\n1,5\n2,6\n3,8'), "column 2 of 2, 'load'")
})

test('the mean period is written out from the samples about the first up-crossing and the last', () => {
  const series = [-1, 3, -1, 1, -1, 1]
  const about = (reference_level: string) => {
    const ran = run({ operation: 'zero_crossing', series, time_step: 2, reference_level })
    return { ran, told: ['k_f', 'a_f', 'b_f', 'k_l', 'a_l', 'b_l', 'x_l'].map((symbol) => step(ran, symbol)?.value) }
  }
  const zero = about('zero')
  assert.deepEqual(zero.told, [0, -1, 3, 4, -1, 1, 0])
  // up-crossings a quarter after sample 0, halves after samples 2 and 4
  near(number(zero.ran, 'mean_zero_crossing_period'), (2 * (4.5 - 0.25)) / 2)
  const mean = about('mean')
  assert.deepEqual(mean.told, [0, -1, 3, 4, -1, 1, 2 / 6])
  const cell = (ran: Ran) => (step(ran, 'x_l') as { readonly cell?: string } | undefined)?.cell
  assert.deepEqual([cell(zero.ran), cell(mean.ran)], ['zero', 'record mean'])
})

test('the unit of the series stands on its axis where it is given', () => {
  const axis = (over: object) =>
    axesOf(run({ series: [1, 2, 1, 2], ...over }), 'trace').filter((t) => /^Series/.test(t))
  assert.deepEqual([axis({}), axis({ series_unit: 'kN' })], [['Series'], ['Series (kN)']])
})
