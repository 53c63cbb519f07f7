/** The simplified static method against its worked case at the critical phase of 14.66 degrees. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as e305 from './simplified.ts'

const source = 'independent calculation of the simplified static case'
const theta = (14.66 * Math.PI) / 180

test('Morison loads at the critical phase', () => {
  const worked = <A>(args: A, value: number, relTol: number, from = source) => ({
    worked: [{ args, value, relTol, source: from }] as const,
  })
  assertEquationHolds(e305.phaseVelocity, worked({ U_a: 2, theta: Math.PI / 3 }, 1, 1e-12, 'by hand'))
  assertEquationHolds(e305.phaseAcceleration, worked({ A_a: 2, theta: Math.PI / 6 }, 1, 1e-12, 'by hand'))
  assertEquationHolds(e305.dragForce, {
    ranges: { U_theta: [-2, 2] },
    worked: [{ args: { rho_w: 1000, C_D: 1, D: 0.5, U_theta: -2 }, value: -1000, relTol: 1e-12, source: 'by hand' }],
  })
  assertEquationHolds(
    e305.inertiaForce,
    worked({ rho_w: 1000, C_M: 2, D: 2, A_theta: 1 }, 6283.185307, 1e-9, 'by hand'),
  )
  assertEquationHolds(
    e305.liftForce,
    worked({ rho_w: 1025, C_L: 0.9, D: 0.4839, U_theta: 1.5 * Math.cos(theta) }, 470.031, 1e-4),
  )
  assertEquationHolds(e305.horizontalForce, worked({ F_D: 300, F_I: 147.763 }, 447.763, 1e-12, 'by hand'))
  assertEquationHolds(e305.requiredWeight, worked({ SF: 1.1, F_H: 447.763, mu: 0.5, F_L: 470.031 }, 1502.11, 1e-4))
})
