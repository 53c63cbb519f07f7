/** Worked values of standing and glaso: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  glasoBubbleNumber,
  glasoBubblePoint,
  glasoNumberAtPressure,
  glasoOilVolumeFactor,
  glasoSolutionGor,
  glasoVolumeNumber,
} from './glaso.ts'
import {
  bubblePointNotBelowStandard,
  oilDensity,
  oilGravity,
  standingBubblePoint,
  standingOilVolumeFactor,
  standingSolutionGor,
} from './standing.ts'

const separately = 'worked separately from the printed formula'

test('standing', () => {
  assertEquationHolds(oilGravity, {
    ranges: { API: [5, 80] },
    worked: [{ args: { API: 35 }, value: 0.8498498498498499, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(standingBubblePoint, {
    ranges: { R_p: [0, 3000], gamma_g: [0.5, 1.8], T: [32, 500], API: [5, 80] },
    worked: [
      {
        args: { R_p: 751, gamma_g: 0.851, T: 250, API: 47.1 },
        value: 2181,
        relTol: 0.002,
        source: 'T. Ahmed, Reservoir Engineering Handbook, crude-oil system no. 1',
      },
    ],
  })
  assertEquationHolds(bubblePointNotBelowStandard, {
    ranges: { p_bS: [-30, 8000] },
    worked: [{ args: { p_bS: -20 }, value: 14.696, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(standingSolutionGor, {
    ranges: { p: [15, 10000], T: [32, 500], API: [5, 80], gamma_g: [0.5, 1.8] },
    worked: [
      {
        args: { R_p: 5000, gamma_g: 0.65, p: 2000, API: 35, T: 150 },
        value: 437.6977215175385,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(standingOilVolumeFactor, {
    ranges: { R_s: [0, 3000], T: [32, 500] },
    worked: [
      {
        args: { R_s: 751, gamma_g: 0.851, gamma_o: 0.792276, T: 250 },
        value: 1.506,
        relTol: 0.001,
        source: 'T. Ahmed, Reservoir Engineering Handbook, crude-oil system no. 1',
      },
    ],
  })
  assertEquationHolds(oilDensity, {
    ranges: { R_s: [0, 3000], B_o: [1, 3] },
    worked: [
      {
        args: { gamma_o: 0.85, gamma_g: 0.65, R_s: 400, B_o: 1.25 },
        value: 45.237186108637566,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
})

test('glaso', () => {
  assertEquationHolds(glasoBubbleNumber, {
    ranges: { R_p: [1, 3000], T: [32, 500] },
    worked: [
      { args: { R_p: 600, gamma_g: 0.8, T: 200, API: 35 }, value: 16.39622443195009, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(glasoBubblePoint, {
    ranges: { x_G: [0.1, 100] },
    worked: [{ args: { x_G: 16.39622443195009 }, value: 2756.5507935568535, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(glasoNumberAtPressure, {
    ranges: { p: [15, 10000] },
    worked: [
      {
        args: { p: 2756.5507935568535 },
        value: 16.39622443195009,
        relTol: 1e-9,
        source: 'the number whose bubble point it is',
      },
    ],
  })
  assertEquationHolds(glasoSolutionGor, {
    ranges: { T: [32, 500] },
    worked: [
      {
        args: { R_p: 5000, gamma_g: 0.8, x_p: 16.39622443195009, API: 35, T: 200 },
        value: 600,
        relTol: 1e-9,
        source: 'the gas whose bubble point it is',
      },
    ],
  })
  assertEquationHolds(glasoVolumeNumber, {
    ranges: { R_s: [0, 3000] },
    worked: [
      {
        args: { R_s: 751, gamma_g: 0.851, gamma_o: 0.792276, T: 250 },
        value: 1021.783149992505,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(glasoOilVolumeFactor, {
    ranges: { B_star: [30, 3000] },
    worked: [
      {
        args: { B_star: 1021.783149992505 },
        value: 1.473,
        relTol: 0.001,
        source: 'T. Ahmed, Reservoir Engineering Handbook, crude-oil system no. 1',
      },
    ],
  })
})
