/** Claims about the pipe section, against the 10.75 in pipe of a free span worked outside the code. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { boreDiameter, dryMass, secondMomentOfArea, steelArea, weightInWater } from './pipe-section.ts'

const source = 'independent calculation of a 273.1 x 12.7 mm pipe, contents 900 kg/m3'
const worked = <A>(args: A, value: number, relTol = 1e-5) => ({ worked: [{ args, value, relTol, source }] as const })

test('a 273.1 x 12.7 mm pipe has 8.82711e-5 m4 and, with oil, 124.927 kg/m and 636.302 N/m in water', () => {
  assertEquationHolds(boreDiameter, worked({ D_s: 0.2731, t_s: 0.0127 }, 0.2477))
  assertEquationHolds(steelArea, worked({ D_s: 0.2731, t_s: 0.0127 }, 0.010389568))
  assertEquationHolds(secondMomentOfArea, worked({ A_s: 0.010389568, D_s: 0.2731, D_i: 0.2477 }, 8.82711e-5))
  assertEquationHolds(dryMass, worked({ rho_s: 7850, A_s: 0.010389568, rho_c: 900, D_i: 0.2477 }, 124.927))
  assertEquationHolds(weightInWater, worked({ g: 9.80665, m_dry: 124.927, rho_w: 1025, D: 0.2731 }, 636.302))
})
