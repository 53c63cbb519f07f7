/** Claims about members in compression: a script, a printed strength, and where the two curves meet. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as compression from './compression.ts'
import worked from './worked.json' with { type: 'json' }

const KSI = 6894757.293168361

test('the equations and tables are those of the script', () => assertScriptAgrees(compression, worked))

test('a column of 50 ksi steel and a slenderness of 100 has 24.1 ksi', () => {
  assertEquationHolds(compression.criticalStress, {
    worked: [
      {
        args: { lambda_r: 100, E: 29000 * KSI, F_y: 50 * KSI, F_e: 28.6218 * KSI },
        value: 24.0674 * KSI,
        relTol: 1e-4,
        source: byHand('0.658 ** (50 / 28.6218) * 50 * 6894757.293168361'),
      },
    ],
  })
})

test('the two curves meet at their limit to the digits of their coefficients', () => {
  const [E, F_y] = [2e11, 3.45e8]
  const limit = 4.71 * Math.sqrt(E / F_y)
  const at = (lambda_r: number) => {
    const F_e = compression.elasticBucklingStress.evaluate({ E, lambda_r })
    return compression.criticalStress.evaluate({ lambda_r, E, F_y, F_e })
  }
  near(at(limit), at(limit * (1 + 1e-9)), 2e-3)
})
