/** Surface of chain by the geometry of its links, and its bar against the weight of chain as sold. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as chain from './chain-surface.ts'
import worked from './worked.json' with { type: 'json' }

test('the surface is that of links 6 d long, 3.35 d wide and 4 d apart', () => {
  assertScriptAgrees(chain, worked)
})

test('the bar of that surface weighs what makers give for studless chain, about 20 t/m for each m2 of d2', () => {
  const [d, steel] = [0.12, 7850]
  const mass = (chain.chainSurface.evaluate({ n_l: 1, l: 1, d }) * d * steel) / 4
  assert.ok(Math.abs(mass / (20000 * d ** 2) - 1) < 0.03)
})
