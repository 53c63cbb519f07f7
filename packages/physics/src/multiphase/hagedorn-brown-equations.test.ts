/** Worked values of griffith and hagedorn brown: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { bubbleHoldup, bubbleLimit, gasFraction, liquidVelocity } from './griffith.ts'
import {
  chartHoldup,
  flooredHoldup,
  hagedornBrownFriction,
  holdupArgument,
  holdupRatio,
  mixtureViscosity,
  secondaryArgument,
  secondaryFactor,
  viscosityArgument,
  viscosityCoefficient,
} from './hagedorn-brown.ts'

const separately = 'worked separately from the printed formula'

test('griffith', () => {
  assertEquationHolds(bubbleLimit, {
    ranges: { v_m: [0, 50] },
    worked: [
      { args: { v_m: 1, d: 0.2 }, value: 0.13, relTol: 1e-12, source: 'floor of 0.13' },
      { args: { v_m: 0.5, d: 0.2 }, value: 0.79375, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(gasFraction, {
    worked: [{ args: { v_sg: 1, v_m: 4 }, value: 0.25, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(bubbleHoldup, {
    ranges: { v_sg: [0.001, 0.7] },
    worked: [{ args: { v_m: 1.6, v_sg: 0.4 }, value: 0.8228756555322954, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(liquidVelocity, {
    worked: [{ args: { v_sl: 1.2, H_L: 0.8 }, value: 1.5, relTol: 1e-9, source: separately }],
  })
})

test('hagedorn brown', () => {
  assertEquationHolds(viscosityArgument, {
    ranges: { N_L: [0.0001, 5] },
    worked: [{ args: { N_L: 0.01 }, value: 1, relTol: 1e-12, source: 'log10 of 0.01' }],
  })
  assertEquationHolds(viscosityCoefficient, {
    ranges: { X_1: [-1, 3.5] },
    worked: [{ args: { X_1: 0.9652821895486312 }, value: 0.002127485, relTol: 1e-6, source: 'a separate program' }],
  })
  assertEquationHolds(holdupArgument, {
    worked: [
      {
        args: {
          N_Lv: 10.27816241273011,
          p: 800,
          C_NL: 0.002127485071385306,
          N_Gv: 19.191772213920036,
          N_d: 29.34609631073057,
        },
        value: 2.308017752813859,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(holdupRatio, {
    ranges: { X_2: [-2, 6] },
    worked: [
      {
        args: { X_2: 2.308017752813859 },
        value: 0.46,
        relTol: 0.02,
        source: 'Economides et al., Petroleum Production Systems, 2-7/8 in example, in-situ data, chart read by hand',
      },
    ],
  })
  assertEquationHolds(secondaryArgument, {
    ranges: { N_Gv: [0.1, 2000] },
    worked: [
      {
        args: { N_Gv: 19.191772213920036, N_L: 0.009231710769862842, N_d: 29.34609631073057 },
        value: 0.002340801504849122,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(secondaryFactor, {
    ranges: { B_psi: [0, 0.1] },
    worked: [
      { args: { B_psi: 0.002340801504849122 }, value: 1, relTol: 1e-12, source: '1 up to 0.01' },
      { args: { B_psi: 0.05 }, value: 1.6955563749999998, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(chartHoldup, {
    ranges: { H_c: [-1, 2] },
    worked: [{ args: { H_c: 0.6, psi: 1.2 }, value: 0.72, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(flooredHoldup, {
    ranges: { H_ch: [0, 1] },
    worked: [{ args: { H_ch: 0.2, lambda_l: 0.35 }, value: 0.35, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(mixtureViscosity, {
    ranges: { H_L: [0, 1] },
    worked: [{ args: { mu_l: 4, H_L: 0.5, mu_g: 0.01 }, value: 0.2, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(hagedornBrownFriction, {
    worked: [
      {
        args: { f: 0.005, rho_n: 20, v_m: 10, d: 0.2, rho_s: 25 },
        value: 0.017267220599103485,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
})
