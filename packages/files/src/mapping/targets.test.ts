import assert from 'node:assert/strict'
import test from 'node:test'
import { STATIONS, SURVEY } from './inputs.fixture.ts'

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
