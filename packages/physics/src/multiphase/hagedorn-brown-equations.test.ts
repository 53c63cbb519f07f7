/** Each equation of Hagedorn and Brown and of Griffith against a script that knows the sources only, over its whole range. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as griffith from './griffith.ts'
import * as hagedornBrown from './hagedorn-brown.ts'
import worked from './hagedorn-brown.worked.json' with { type: 'json' }

test('the equations of Hagedorn and Brown and of Griffith give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...griffith, ...hagedornBrown }, worked, {
    bubbleLimit: { v_m: [0, 50] },
    bubbleHoldup: { v_sg: [0.001, 0.7] },
    viscosityArgument: { N_L: [0.0001, 5] },
    viscosityCoefficient: { X_1: [-1, 3.5] },
    holdupRatio: { X_2: [-2, 6] },
    secondaryArgument: { N_Gv: [0.1, 2000] },
    secondaryFactor: { B_psi: [0, 0.1] },
    chartHoldup: { H_c: [-1, 2] },
    flooredHoldup: { H_ch: [0, 1] },
    mixtureViscosity: { H_L: [0, 1] },
  })
})

test('the holdup of the fit is that which Economides et al. read by hand, within 2 %', () => {
  const source = published('Economides et al., Petroleum Production Systems, 2-7/8 in example, chart read by hand')
  assertEquationHolds(hagedornBrown.holdupRatio, {
    worked: [{ args: { X_2: 2.308017752813859 }, value: 0.46, relTol: 0.02, source }],
  })
})
