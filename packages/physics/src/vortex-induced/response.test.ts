/** Claims about the response to vortex shedding. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as mass from './mass.ts'
import * as response from './response.ts'
import worked from './worked.json' with { type: 'json' }

test('masses, amplitudes and stress ranges are those of the script', () =>
  assertScriptAgrees({ ...mass, ...response }, worked))

test('without damping a mode swings 1.29 mode factors of the diameter, and damping takes from that', () => {
  const rigid = { gamma_n: 1, D_h: 1, St: 0.2 }
  assertEquationHolds(response.griffinRambergAmplitude, {
    ranges: { K_s: [0, 10] },
    worked: [
      {
        args: { ...rigid, K_s: 0 },
        value: 1.29,
        relTol: 1e-12,
        source: published('Blevins (1990), table 3-2: 1.29 at no damping'),
      },
    ],
  })
  const at = (K_s: number) => response.griffinRambergAmplitude.evaluate({ ...rigid, K_s })
  for (const K_s of [0, 0.5, 1, 2, 5]) assert.ok(at(K_s + 0.1) < at(K_s))
})
