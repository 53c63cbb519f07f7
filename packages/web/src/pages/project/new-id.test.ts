/** Proposed ids: readable, free, and next in line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeId, nextId, slugOf } from './new-id.ts'

test('a project is named by its title, and by a number where that is taken', () => {
  assert.equal(slugOf(' North flowline (phase 2) '), 'north-flowline-phase-2')
  assert.equal(slugOf('Ærø: øst'), 'r-st')
  assert.equal(slugOf('…'), '')
  assert.equal(freeId('buoy', new Set()), 'buoy')
  assert.equal(freeId('buoy', new Set(['buoy', 'buoy-2'])), 'buoy-3')
})

test('a calculation is numbered after the last one', () => {
  assert.equal(nextId([]), 'C-01')
  assert.equal(nextId(['M-01', 'M-09']), 'M-10')
  assert.equal(nextId(['M-02', 'M-01']), 'M-03')
  assert.equal(nextId(['Spool']), 'C-01')
})
