/** Worked values of vasquez beggs and oil viscosity: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  bealDeadOilViscosity,
  deadOilViscosity,
  glasoDeadOilViscosity,
  saturatedOilViscosity,
} from './oil-viscosity.ts'
import {
  oilViscosity,
  oilVolumeFactor,
  separatorGasGravity,
  undersaturatedCompressibility,
  undersaturatedViscosityExponent,
  vasquezBeggsBubblePoint,
  vasquezBeggsOilVolumeFactor,
  vasquezBeggsSolutionGor,
} from './vasquez-beggs.ts'

const separately = 'worked separately from the printed formula'

test('vasquez beggs', () => {
  assertEquationHolds(separatorGasGravity, {
    ranges: { T_sep: [-50, 200], p_sep: [15, 2000] },
    worked: [
      {
        args: { gamma_g: 0.7, API: 35, T_sep: 80, p_sep: 114.7 },
        value: 0.7,
        relTol: 1e-12,
        source: 'no correction at 114.7 psia',
      },
    ],
  })
  assertEquationHolds(vasquezBeggsSolutionGor, {
    ranges: { API: [5, 80], p: [15, 10000], T: [32, 500] },
    worked: [
      {
        args: { R_p: 9000, gamma_gs: 0.7, p: 2000, API: 25, T: 180 },
        value: 282.18973558309165,
        relTol: 1e-9,
        source: separately,
      },
      {
        args: { R_p: 9000, gamma_gs: 0.7, p: 2000, API: 40, T: 180 },
        value: 460.69073168997426,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(vasquezBeggsBubblePoint, {
    ranges: { API: [5, 80], T: [32, 500] },
    worked: [
      {
        args: { R_p: 282.18973558309165, gamma_gs: 0.7, API: 25, T: 180 },
        value: 2000,
        relTol: 1e-9,
        source: 'the pressure whose solution gas it is',
      },
      {
        args: { R_p: 460.69073168997426, gamma_gs: 0.7, API: 40, T: 180 },
        value: 2000,
        relTol: 1e-9,
        source: 'the pressure whose solution gas it is',
      },
    ],
  })
  assertEquationHolds(vasquezBeggsOilVolumeFactor, {
    ranges: { API: [5, 80], R_s: [0, 3000] },
    worked: [
      {
        args: { R_s: 400, T: 180, API: 25, gamma_gs: 0.7 },
        value: 1.2310771428571428,
        relTol: 1e-9,
        source: separately,
      },
      {
        args: { R_s: 400, T: 180, API: 40, gamma_gs: 0.7 },
        value: 1.2658957714285715,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(undersaturatedCompressibility, {
    ranges: { R_s: [0, 3000] },
    worked: [{ args: { R_s: 500, T: 180, gamma_g: 0.7, API: 35 }, value: 0.0377835, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(oilVolumeFactor, {
    ranges: { p: [15, 9000], p_b: [15, 9000] },
    worked: [
      {
        args: { B_ob: 1.3, c_A: 0.03, p: 4000, p_b: 2500 },
        value: 1.2817984817115289,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(undersaturatedViscosityExponent, {
    ranges: { p: [15, 20000] },
    worked: [{ args: { p: 3000 }, value: 0.2662471537459445, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(oilViscosity, {
    ranges: { p: [15, 9000], p_b: [15, 9000] },
    worked: [
      {
        args: { mu_ob: 0.8, m_mu: 0.3, p: 4000, p_b: 2500 },
        value: 0.9211407213010597,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
})

test('oil viscosity', () => {
  assertEquationHolds(deadOilViscosity, {
    ranges: { API: [5, 80], T: [60, 500] },
    worked: [
      {
        args: { API: 47.1, T: 250 },
        value: 0.568,
        relTol: 0.005,
        source: 'T. Ahmed, Reservoir Engineering Handbook, crude-oil system no. 1',
      },
    ],
  })
  assertEquationHolds(saturatedOilViscosity, {
    ranges: { R_s: [0, 3000], mu_od: [0.1, 1000] },
    worked: [{ args: { R_s: 400, mu_od: 2 }, value: 0.6824896250785643, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(bealDeadOilViscosity, {
    ranges: { API: [5, 80], T: [32, 500] },
    worked: [
      {
        args: { API: 47.1, T: 250 },
        value: 0.322,
        relTol: 0.005,
        source: 'T. Ahmed, Reservoir Engineering Handbook, crude-oil system no. 1',
      },
    ],
  })
  assertEquationHolds(glasoDeadOilViscosity, {
    ranges: { API: [15, 60], T: [50, 300] },
    worked: [
      {
        args: { API: 47.1, T: 250 },
        value: 0.417,
        relTol: 0.005,
        source: 'T. Ahmed, Reservoir Engineering Handbook, crude-oil system no. 1',
      },
    ],
  })
})
