/** Every route belongs to one group of the API, by the longest beginning of its path. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupOf } from './route-groups.ts'

test('a path belongs to the group with its longest beginning, in whole parts', () => {
  assert.equal(groupOf('/api/runs/{run_id}'), 'Runs')
  assert.equal(groupOf('/api/run'), 'Runs')
  assert.equal(groupOf('/api/surfaces/{repo}/{surface_id}'), 'Explorers')
  assert.equal(groupOf('/workflows/{repo}/{id}'), 'Pages')
  assert.equal(groupOf('/runs'), 'Pages')
  assert.equal(groupOf('/'), 'Pages')
})
