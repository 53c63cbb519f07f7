/** Surface of chain by hand, and its bar against the weight of chain as sold. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { chainSurface } from './chain-surface.ts'

test('a studless chain has about ten times its diameter of surface on each metre', () => {
  assertEquationHolds(chainSurface, {
    worked: [{ args: { n_l: 1, l: 1, d: 0.1 }, value: 0.9961, relTol: 1e-4, source: 'worked by hand' }],
  })
})

test('the bar of that surface weighs what makers give for studless chain, about 20 t/m for each m2 of d2', () => {
  const [d, steel] = [0.12, 7850]
  const mass = (chainSurface.evaluate({ n_l: 1, l: 1, d }) * d * steel) / 4
  assert.ok(Math.abs(mass / (20000 * d ** 2) - 1) < 0.03)
})
