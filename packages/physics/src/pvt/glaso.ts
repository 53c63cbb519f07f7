/** Glaso's black oil: bubble point, gas in solution and formation volume factor of North Sea oils. */
import { equation, log10, min, sqrt } from '@keelson/equations'
import { glaso } from './sources.ts'
import { API, GAS_GRAVITY, OIL_GRAVITY, PRESSURE, PRODUCING_GOR, SOLUTION_GOR, TEMPERATURE } from './symbols.ts'

/** Needs T > 0 degF and API > 0. */
export const glasoBubbleNumber = equation({
  symbol: 'x_G',
  title: 'Glaso bubble-point number',
  unit: '-',
  source: glaso,
  clause: 'bubble-point correlation',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_p: PRODUCING_GOR, gamma_g: GAS_GRAVITY, T: TEMPERATURE, API },
  evaluate: ({ R_p, gamma_g, T, API }) => ((R_p / gamma_g) ** 0.816 * T ** 0.172) / API ** 0.989,
})

/** Bubble point; an oil without gas (x = 0) gives 0. */
export const glasoBubblePoint = equation({
  symbol: 'p_bS',
  title: 'Bubble-point pressure (Glaso)',
  unit: 'psia',
  source: glaso,
  clause: 'bubble-point correlation',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { x_G: ['Glaso bubble-point number', '-'] },
  evaluate: ({ x_G }) => 10 ** (1.7669 + 1.7447 * log10(x_G) - 0.30218 * log10(x_G) ** 2),
})

/** The bubble-point curve solved for its number: the root below the curve's top, p < 19 300 psia. */
export const glasoNumberAtPressure = equation({
  symbol: 'x_p',
  title: 'Bubble-point number at the stated pressure',
  unit: '-',
  source: glaso,
  clause: 'bubble-point correlation, inverted',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { p: PRESSURE },
  evaluate: ({ p }) => 10 ** ((1.7447 - sqrt(1.7447 ** 2 - 4 * 0.30218 * (log10(p) - 1.7669))) / (2 * 0.30218)),
})

export const glasoSolutionGor = equation({
  symbol: 'R_s',
  title: 'Solution gas-oil ratio (Glaso)',
  unit: 'scf/stb',
  source: glaso,
  clause: 'bubble-point correlation, inverted',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: {
    R_p: PRODUCING_GOR,
    gamma_g: GAS_GRAVITY,
    x_p: ['bubble-point number at the stated pressure', '-'],
    API,
    T: TEMPERATURE,
  },
  evaluate: ({ R_p, gamma_g, x_p, API, T }) => min(R_p, gamma_g * ((x_p * API ** 0.989) / T ** 0.172) ** (1 / 0.816)),
})

export const glasoVolumeNumber = equation({
  symbol: 'B_star',
  title: 'Glaso volume number',
  unit: '-',
  source: glaso,
  clause: 'formation volume correlation',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_s: SOLUTION_GOR, gamma_g: GAS_GRAVITY, gamma_o: OIL_GRAVITY, T: TEMPERATURE },
  evaluate: ({ R_s, gamma_g, gamma_o, T }) => R_s * (gamma_g / gamma_o) ** 0.526 + 0.968 * T,
})

export const glasoOilVolumeFactor = equation({
  symbol: 'B_ob',
  title: 'Saturated oil formation volume factor (Glaso)',
  unit: 'bbl/stb',
  source: glaso,
  clause: 'formation volume correlation',
  where: { B_star: ['Glaso volume number', '-'] },
  evaluate: ({ B_star }) => 1 + 10 ** (-6.58511 + 2.91329 * log10(B_star) - 0.27683 * log10(B_star) ** 2),
})
