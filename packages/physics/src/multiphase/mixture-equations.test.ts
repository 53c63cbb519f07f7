/** Worked values of friction and mixture and gradient parts and numbers: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { colebrookEquation, laminarFriction, relativeRoughness, reynoldsNumber } from './friction.ts'
import {
  frictionGradient,
  gradientWithAcceleration,
  gradientWithoutAcceleration,
  gravityGradient,
} from './gradient-parts.ts'
import {
  flowArea,
  liquidDensity,
  liquidTension,
  liquidViscosity,
  mixtureVelocity,
  noSlipDensity,
  noSlipHoldup,
  slipDensity,
  superficialGasVelocity,
  superficialLiquidVelocity,
  waterRate,
  waterShare,
} from './mixture.ts'
import { diameterNumber, gasVelocityNumber, liquidVelocityNumber, viscosityNumber } from './numbers.ts'

const separately = 'worked separately from the printed formula'

test('friction', () => {
  assertEquationHolds(relativeRoughness, {
    worked: [{ args: { epsilon: 5e-5, d: 0.2 }, value: 0.00025, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(reynoldsNumber, {
    worked: [{ args: { rho: 50, v: 4, d: 0.2, mu: 2 }, value: 29760, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(laminarFriction, {
    ranges: { Re: [1e-6, 2000] },
    worked: [{ args: { Re: 1600 }, value: 0.01, relTol: 1e-12, source: '16/Re' }],
  })
  assertEquationHolds(colebrookEquation, {
    ranges: { Re: [2000, 100000000], k_d: [0, 0.5], f: [0.001, 0.1] },
    worked: [
      {
        args: { f: 0.0046, k_d: 0, Re: 100000 },
        value: 14.922242080437002,
        left: 14.744195615489714,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
})

test('mixture', () => {
  assertEquationHolds(flowArea, { worked: [{ args: { d: 2 }, value: Math.PI, relTol: 1e-12, source: 'unit circle' }] })
  assertEquationHolds(waterRate, {
    ranges: { f_w: [0, 0.99] },
    worked: [{ args: { q_o: 800, f_w: 0.2 }, value: 200, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(superficialLiquidVelocity, {
    worked: [
      { args: { q_o: 86400, B_o: 1.2, q_w: 25920, A_p: 5.614583 }, value: 1.5, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(superficialGasVelocity, {
    ranges: { R_s: [0, 900] },
    worked: [
      { args: { q_o: 864, R_p: 500, R_s: 100, B_g: 0.01, A_p: 0.04 }, value: 1, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(waterShare, {
    ranges: { f_w: [0, 1] },
    worked: [{ args: { f_w: 0.5, B_o: 1.5 }, value: 0.4, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(liquidDensity, {
    worked: [{ args: { rho_o: 50, rho_w: 65, F_w: 0.2 }, value: 53, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(liquidViscosity, {
    worked: [{ args: { mu_o: 2, mu_w: 0.5, F_w: 0.4 }, value: 1.4, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(liquidTension, {
    worked: [{ args: { sigma_o: 20, sigma_w: 60, F_w: 0.25 }, value: 30, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(mixtureVelocity, {
    worked: [{ args: { v_sl: 4.67, v_sg: 8.72 }, value: 13.39, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(noSlipHoldup, {
    worked: [{ args: { v_sl: 4.67, v_m: 13.39 }, value: 0.348768, relTol: 1e-5, source: separately }],
  })
  assertEquationHolds(noSlipDensity, {
    worked: [{ args: { rho_l: 50, lambda_l: 0.3, rho_g: 5 }, value: 18.5, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(slipDensity, {
    worked: [{ args: { rho_l: 50, H_L: 0.6, rho_g: 5 }, value: 32, relTol: 1e-9, source: separately }],
  })
})

test('gradient parts', () => {
  assertEquationHolds(gravityGradient, {
    worked: [
      {
        args: { rho_s: 62.4, theta: 1.5707963267948966 },
        value: 0.433333,
        relTol: 1e-5,
        source: 'water, 0.433 psi/ft',
      },
    ],
  })
  assertEquationHolds(frictionGradient, {
    worked: [
      { args: { f: 0.005, rho: 50, v: 4, d: 0.2 }, value: 0.008633610299551743, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(gradientWithoutAcceleration, {
    worked: [{ args: { G_g: 0.2, G_f: 0.05 }, value: 0.25, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(gradientWithAcceleration, {
    ranges: { E_k: [0, 0.9] },
    worked: [{ args: { G_g: 0.2, G_f: 0.05, E_k: 0.2 }, value: 0.3125, relTol: 1e-9, source: separately }],
  })
})

test('numbers', () => {
  assertEquationHolds(liquidVelocityNumber, {
    worked: [
      {
        args: { v_sl: 4.67, rho_l: 49.9, sigma: 30 },
        value: 10.28,
        relTol: 0.001,
        source: 'Economides et al., Petroleum Production Systems, 2-7/8 in example, in-situ data',
      },
    ],
  })
  assertEquationHolds(gasVelocityNumber, {
    worked: [
      {
        args: { v_sg: 8.72, rho_l: 49.9, sigma: 30 },
        value: 19.2,
        relTol: 0.001,
        source: 'Economides et al., Petroleum Production Systems, 2-7/8 in example, in-situ data',
      },
    ],
  })
  assertEquationHolds(diameterNumber, {
    worked: [
      {
        args: { d: 0.18825, rho_l: 49.9, sigma: 30 },
        value: 29.35,
        relTol: 0.001,
        source: 'Economides et al., Petroleum Production Systems, 2-7/8 in example, in-situ data',
      },
    ],
  })
  assertEquationHolds(viscosityNumber, {
    worked: [
      {
        args: { mu_l: 2, rho_l: 49.9, sigma: 30 },
        value: 0.00926,
        relTol: 0.005,
        source: 'Economides et al., Petroleum Production Systems, 2-7/8 in example, in-situ data',
      },
    ],
  })
})
