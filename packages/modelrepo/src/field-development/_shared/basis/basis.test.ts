/** What the caller says of the costs stands in the basis of estimate, and what the caller does not say is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { basisFile, ownBasis, stated } from './basis.ts'

test('costs of the caller rest on what the caller names, and on the year of it', () => {
  assert.deepEqual(ownBasis('tender 12', 2024), [stated('Costs', 'As entered: tender 12'), stated('Cost year', '2024')])
})

test('a source or a year that is left out is told, each by itself', () => {
  const said = (source?: string, year?: number) => ownBasis(source, year).map(({ basis }) => basis)
  assert.deepEqual(said(), ['Not stated', 'Not stated'])
  assert.deepEqual(said('tender 12'), ['As entered: tender 12', 'Not stated'])
  assert.deepEqual(said(undefined, 2024), ['Not stated', '2024'])
})

test('the file has the sentence and a line for each statement', () => {
  const { content } = basisFile('Estimate 6200 MUSD', ownBasis(undefined, 2024))
  assert.equal(content, 'Basis of estimate\n\nEstimate 6200 MUSD.\n\nCosts: Not stated.\nCost year: 2024.\n')
})
