/** Worked values of gray: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  effectiveRoughness,
  filmRoughness,
  grayDiameterNumber,
  grayExponent,
  grayHoldup,
  grayVelocityNumber,
  velocityRatio,
} from './gray.ts'

const separately = 'worked separately from the printed formula'

test('gray', () => {
  assertEquationHolds(grayVelocityNumber, {
    worked: [
      {
        args: { rho_n: 10, v_m: 30, rho_l: 60, rho_g: 5, sigma: 60 },
        value: 346044.0672027668,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(grayDiameterNumber, {
    worked: [
      { args: { d: 0.2, rho_l: 60, rho_g: 5, sigma: 60 }, value: 535.1085302933333, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(velocityRatio, {
    worked: [{ args: { v_sl: 0.3, v_sg: 30 }, value: 0.01, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(grayExponent, {
    ranges: { R_v: [0, 100] },
    worked: [{ args: { R_v: 0.01 }, value: 0.07189606046023833, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(grayHoldup, {
    worked: [
      {
        args: { N_v: 346044.0672027668, N_dG: 535.1085302933333, B_G: 0.07189606046023833, R_v: 0.01 },
        value: 0.012544773238287621,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(filmRoughness, {
    worked: [
      { args: { sigma: 60, rho_n: 10, v_m: 30 }, value: 0.00041887863983491777, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(effectiveRoughness, {
    ranges: { R_v: [0, 0.1] },
    worked: [
      {
        args: { R_v: 0.01, epsilon_f: 0.00041887863983491777, epsilon: 5e-5, d: 0.2 },
        value: 0.00041887863983491777,
        relTol: 1e-9,
        source: separately,
      },
      {
        args: { R_v: 0.0035, epsilon_f: 0.00041887863983491777, epsilon: 5e-5, d: 0.2 },
        value: 0.0002344393199174589,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
})
