/** Capacities and strain of a bent pipe against values worked by hand, with the independent calculation of a 650 mm pipe. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as buckling from './local-buckling.ts'

const hand = 'worked by hand'
const worked = <A>(args: A, value: number, source = hand, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const [f_y, D, t_2] = [0.96 * 450e6, 0.65, 0.015]

test('plastic capacities', () => {
  assertEquationHolds(buckling.plasticMoment, worked({ f_y, D, t_2 }, 2612898))
  assertEquationHolds(buckling.plasticForce, worked({ f_y, D, t_2 }, 4.32e8 * Math.PI * 0.635 * 0.015))
})

test('flow stress and pressure parameters, with the change of formula at two thirds', () => {
  assertEquationHolds(buckling.slendernessParameter, worked({ D: 0.6, t_2: 0.02 }, 1 / 3))
  assertEquationHolds(buckling.flowStressParameter, worked({ beta: 0.3, f_u: 120, f_y: 100 }, 1.06))
  const one = (Delta_p: number, value: number) => ({
    args: { beta: 0.3, Delta_p, p_b: 30 },
    value,
    relTol: 1e-12,
    source: hand,
  })
  assertEquationHolds(buckling.pressureParameter, {
    ranges: { Delta_p: [0, 30] },
    worked: [one(10, 0.7), one(20, 0.7), one(30, 1)],
  })
})

test('strain resistance of a 650 mm pipe', () => {
  const source = 'independent calculation (buckles-that-share-feed-in)'
  const epsilon_c = 0.003446369268898774 * 3.3
  assertEquationHolds(
    buckling.characteristicStrain,
    worked({ t_2, D, alpha_h: 0.93, alpha_gw: 1 }, epsilon_c, source, 1e-9),
  )
  assertEquationHolds(buckling.strainResistance, worked({ epsilon_c: 0.01, gamma_epsilon: 2.5 }, 0.004))
  assertEquationHolds(buckling.strainDemand, worked({ gamma_F: 1.1, epsilon: 0.002 }, 0.0022))
  assertEquationHolds(buckling.tolerableStrain, worked({ epsilon_Rd: 0.0044, gamma_F: 1.1 }, 0.004))
  assert.equal(buckling.GAMMA_EPSILON.high, 3.3)
})
