/** Worked values of the equations of traverse, choke, unloading and lift deficit. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  criticalDownstream,
  criticalRatio,
  gasLiquidRatio,
  gilbertChoke,
  liquidRate,
  sachdevaChoke,
  throatDensity,
  throatExponent,
  throatFlux,
  volumeRatio,
  wellheadQuality,
} from './choke.ts'
import { drawdown, liftDeficit, liftGasRate, liquidGravity, pumpHead } from './lift-deficit.ts'
import { midpointPressure, nextPressure, stepCount, stepLength } from './traverse.ts'
import { colemanVelocity, turnerVelocity } from './unloading.ts'

const separately = 'worked separately from the printed formula'

test('traverse', () => {
  assertEquationHolds(stepCount, {
    ranges: { L: [1, 200000] },
    worked: [
      { args: { L: 9000 }, value: 90, relTol: 1e-9, source: separately },
      { args: { L: 500 }, value: 60, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(stepLength, {
    worked: [{ args: { L: 9000, N_z: 90 }, value: 100, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(midpointPressure, {
    worked: [{ args: { p_1: 300, G_1: 0.2, Delta_L: 100 }, value: 310, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(nextPressure, {
    worked: [{ args: { p_1: 300, G: 0.21, Delta_L: 100 }, value: 321, relTol: 1e-9, source: separately }],
  })
})

test('unloading', () => {
  assertEquationHolds(turnerVelocity, {
    worked: [
      {
        args: { sigma: 60, rho_l: 67, rho_g: 2 },
        value: 10.68412700286199,
        relTol: 0.001,
        source: 'Turner: 1.912 with the 20 %',
      },
    ],
  })
  assertEquationHolds(colemanVelocity, {
    worked: [{ args: { sigma: 60, rho_l: 67, rho_g: 2 }, value: 8.901576524874033, relTol: 1e-9, source: separately }],
  })
})

test('lift deficit', () => {
  assertEquationHolds(drawdown, {
    worked: [{ args: { p_r: 3000, p_wf: 2000 }, value: 1000, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(liftDeficit, {
    worked: [{ args: { p_l: 2500, p_i: 2200 }, value: 300, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(liquidGravity, {
    worked: [{ args: { f_w: 0.5, gamma_w: 1.05, gamma_o: 0.85 }, value: 0.95, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(pumpHead, {
    worked: [{ args: { Delta_l: 433, gamma_l: 1 }, value: 1000, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(liftGasRate, {
    worked: [{ args: { q_o: 1000, R_l: 900, R_p: 400 }, value: 0.5, relTol: 1e-9, source: separately }],
  })
})

test('choke', () => {
  assertEquationHolds(gasLiquidRatio, {
    worked: [{ args: { R_p: 800, f_w: 0.25 }, value: 600, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(liquidRate, {
    worked: [{ args: { q_o: 750, f_w: 0.25 }, value: 1000, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(gilbertChoke, {
    worked: [
      {
        args: { R_gl: 1000, q_L: 500, p_wh: 310.6250995858034 },
        value: 0.5,
        relTol: 1e-9,
        source: 'the bean of 32/64 in put in',
      },
    ],
  })
  assertEquationHolds(wellheadQuality, {
    worked: [
      {
        args: { rho_g1: 10, v_sg1: 5, rho_l1: 800, v_sl1: 0.5 },
        value: 0.1111111111111111,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(volumeRatio, {
    worked: [
      { args: { x_1: 0.1111111111111111, rho_g1: 10, rho_l1: 800 }, value: 0.1, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(throatExponent, {
    ranges: { x_1: [0, 1] },
    worked: [
      {
        args: { x_1: 1, kappa: 1.28, c_v: 1700, c_L: 2100 },
        value: 1.28,
        relTol: 1e-12,
        source: 'gas alone: isentropic',
      },
    ],
  })
  assertEquationHolds(criticalRatio, {
    ranges: { y_c: [0, 1], e_1: [0, 50] },
    worked: [
      {
        args: { y_c: 0.5493682252115832, kappa: 1.28, e_1: 0, n_c: 1.28 },
        value: 0.5493682252115832,
        left: 0.5493682252115832,
        relTol: 1e-12,
        source: 'gas alone: the sonic nozzle',
      },
    ],
  })
  assertEquationHolds(throatDensity, {
    ranges: { y_c: [0.05, 1] },
    worked: [
      {
        args: { x_1: 0.1, y_c: 1, kappa: 1.28, rho_g1: 10, rho_l1: 900 },
        value: 90.90909090909092,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(throatFlux, {
    ranges: { y_c: [0.05, 1] },
    worked: [
      {
        args: {
          C_D: 1,
          p_wh: 2000000,
          rho_2: 9.394196651118072,
          x_1: 1,
          y_c: 0.5493682252115832,
          rho_l1: 800,
          kappa: 1.28,
          rho_g1: 15,
        },
        value: 3634.8088315995574,
        relTol: 1e-9,
        source: 'gas alone: choked nozzle',
      },
    ],
  })
  assertEquationHolds(sachdevaChoke, {
    worked: [
      {
        args: { d: 0.06, rho_g1: 10, v_sg1: 5, rho_l1: 800, v_sl1: 0.5, G_2: 45000 },
        value: 0.006,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(criticalDownstream, {
    worked: [{ args: { y_c: 0.5, p_wh: 300 }, value: 150, relTol: 1e-9, source: separately }],
  })
})
