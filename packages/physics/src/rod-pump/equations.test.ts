/** The equations of rod pumping against a script that knows the sources only, and by hand. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import * as quality from './card-quality.ts'
import * as crank from './crank-torque.ts'
import * as diagnosis from './diagnosis.ts'
import * as differences from './everitt-jennings-equations.ts'
import * as gibbs from './gibbs.ts'
import * as harmonic from './gibbs-equations.ts'
import * as transfer from './load-transfer.ts'
import * as read from './pump-card.ts'
import * as pump from './pump-equations.ts'
import * as string from './rod-string.ts'
import worked from './worked.json' with { type: 'json' }

test('equations and coefficients are those of the script', () =>
  assertScriptAgrees(
    {
      ...string,
      ...harmonic,
      ...differences,
      ...pump,
      ...crank,
      ...quality,
      ...gibbs,
      ...read,
      ...transfer,
      ...diagnosis,
    },
    worked,
  ))

test('a barrel a day is one stroke a minute of 6.74 cubic inches', () => {
  const args = { k_q: pump.DISPLACEMENT_FACTOR.value, A_p: 1, S_n: 9702 / 1440, N: 1 }
  assertEquationHolds(pump.pumpDisplacement, {
    worked: [{ args, value: 1, relTol: 2e-4, source: byHand('(9702 / 1440) * 1440 / 9702') }],
  })
})

test('without damping a wave does not decay, and its number is omega over a', () => {
  const source = closedForm('k = omega/a where c is 0')
  const args = { omega: 5, c: 0, a: 5000 }
  assertEquationHolds(harmonic.waveNumber, { worked: [{ args, value: 1e-3, relTol: 1e-15, source }] })
  const decay = { ...args, alpha: 1e-3 }
  assertEquationHolds(harmonic.waveDecay, { worked: [{ args: decay, value: 0, relTol: 1e-15, source }] })
})
