/** Each equation of mixtures, numbers and friction against a script that knows the sources only, and a printed example. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import * as friction from './friction.ts'
import * as mixture from './mixture.ts'
import worked from './mixture.worked.json' with { type: 'json' }
import * as numbers from './numbers.ts'

const economides = published('Economides et al., Petroleum Production Systems, 2-7/8 in example, in-situ data')

test('the equations of mixtures, numbers and friction give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...friction, ...mixture, ...numbers }, worked, {
    laminarFriction: { Re: [1e-6, 2000] },
    colebrookEquation: { Re: [2000, 1e8], k_d: [0, 0.5], f: [0.001, 0.1] },
    waterRate: { f_w: [0, 0.99] },
    waterShare: { f_w: [0, 1] },
    superficialGasVelocity: { R_s: [0, 900] },
  })
})

test('the numbers of a 2-7/8 in tubing are those that Economides et al. print', () => {
  const liquid = { rho_l: 49.9, sigma: 30 }
  assertEquationHolds(numbers.liquidVelocityNumber, {
    worked: [{ args: { ...liquid, v_sl: 4.67 }, value: 10.28, relTol: 0.001, source: economides }],
  })
  assertEquationHolds(numbers.gasVelocityNumber, {
    worked: [{ args: { ...liquid, v_sg: 8.72 }, value: 19.2, relTol: 0.001, source: economides }],
  })
  assertEquationHolds(numbers.diameterNumber, {
    worked: [{ args: { ...liquid, d: 0.18825 }, value: 29.35, relTol: 0.001, source: economides }],
  })
  assertEquationHolds(numbers.viscosityNumber, {
    worked: [{ args: { ...liquid, mu_l: 2 }, value: 0.00926, relTol: 0.005, source: economides }],
  })
})

test('a day of barrels through the area of a barrel is a foot a second', () => {
  const source = closedForm('86 400 bbl/d of 5.614583 ft3')
  assertEquationHolds(mixture.superficialLiquidVelocity, {
    worked: [{ args: { q_o: 86400, B_o: 1.2, q_w: 25920, A_p: 5.614583 }, value: 1.5, relTol: 1e-12, source }],
  })
})
