import assert from 'node:assert/strict'
import test from 'node:test'
import { openRows, optional, params, quantity, quantityList, rows, text } from '@keelson/workflow'
import { inlineOf } from './inline.ts'
import { STATIONS, SURVEY, said } from './inputs.fixture.ts'
import { inputAt } from './target.ts'
import { targetsOf } from './targets.ts'

test('lists and the columns of tables are targets; grids are none', () => {
  assert.deepEqual(
    SURVEY.map(({ name, group, holds }) => [name, group, holds]),
    [
      ['measured_depth', 'measured_depth', 'numbers'],
      ['inclination', 'measured_depth', 'numbers'],
      ['wells', 'wells', 'texts'],
    ],
  )
  assert.deepEqual(
    STATIONS.map(({ name, isRequired }) => [name, isRequired]),
    [
      ['stations.true_vertical_depth_subsea', true],
      ['stations.name', true],
      ['stations.kind', false],
      ['stations.used', false],
    ],
  )
})

test('lists and tables within rows are targets, named by what they stand in and without a row', () => {
  const pair = { value: quantity('survey_depth', said('Value')), count: quantity('-', said('Count')) }
  const cycles = {
    ranges: quantityList('survey_depth', said('Ranges')),
    counts: quantityList('-', { ...said('Counts'), along: 'ranges' }),
  }
  const targets = targetsOf(
    params({
      lines: rows(
        {
          id: text(said('Name')),
          history: optional(quantityList('survey_depth', said('History'))),
          bins: optional(rows(pair, said('Bins'))),
          waves: rows(cycles, { ...said('Waves'), single: true }),
          records: openRows(said('Records')),
        },
        said('Lines'),
      ),
    }),
  )
  assert.deepEqual(
    targets.map(({ name, input, own, group, isRequired }) => [name, input, own, group, isRequired]),
    [
      ['lines.id', 'lines', 'id', 'lines', true],
      ['lines.history', 'lines.history', 'history', 'lines.history', false],
      ['lines.bins.value', 'lines.bins', 'value', 'lines.bins', true],
      ['lines.bins.count', 'lines.bins', 'count', 'lines.bins', true],
      ['lines.waves.ranges', 'lines.waves.ranges', 'ranges', 'lines.waves.ranges', true],
      ['lines.waves.counts', 'lines.waves.counts', 'counts', 'lines.waves.ranges', true],
    ],
  )
  assert.equal(inputAt('lines/12/waves/0/ranges'), 'lines.waves.ranges')
  const history = { kind: 'numbers', numbers: Float64Array.of(1, 2), unit: 'ft' } as const
  const bins = { kind: 'numbers', numbers: Float64Array.of(3), unit: '-' } as const
  assert.deepEqual(inlineOf({ 'lines.history': history, 'lines.bins.count': bins }, targets), {
    'lines.history': { value: [1, 2], unit: 'ft' },
    'lines.bins': [{ count: 3 }],
  })
})
