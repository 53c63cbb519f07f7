import assert from 'node:assert/strict'
import test from 'node:test'
import { placeInWords, placesOf } from './file-place.ts'

const TITLES = new Map([['lines', 'Mooring lines']])

test('an input is called by its title, and what stands in a row by the row as well', () => {
  assert.equal(placeInWords('lines', TITLES), 'Mooring lines')
  assert.equal(placeInWords('depths', TITLES), 'depths')
  assert.equal(placeInWords('lines/0/tension_history', TITLES), 'Mooring lines, row 1, tension history')
  assert.equal(placeInWords('lines/value/11/bins/n_cycles', TITLES), 'Mooring lines, row 12, bins, n cycles')
})

test('a column goes to each place that was read from its file, and by its own name where it went to none', () => {
  const places = ['lines/0/bins', 'lines/value/2/bins', 'lines/1/history', 'stations']
  assert.deepEqual(placesOf('lines.bins.n_cycles', places), ['lines/0/bins/n_cycles', 'lines/value/2/bins/n_cycles'])
  assert.deepEqual(placesOf('lines.history', places), ['lines/1/history'])
  assert.deepEqual(placesOf('stations.depth', places), ['stations/depth'])
  assert.deepEqual(placesOf('other.depth', places), ['other/depth'])
})
