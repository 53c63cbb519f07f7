/** Standing's black oil: bubble point, solution gas and formation volume factor. */
import { equation, max, min, reachRange, sqrt } from '@keelson/equations'
import { brillMukherjee, standing } from './sources.ts'
import { API, GAS_GRAVITY, OIL_GRAVITY, PRESSURE, PRODUCING_GOR, SOLUTION_GOR, TEMPERATURE } from './symbols.ts'

export const oilGravity = equation({
  symbol: 'gamma_o',
  title: 'Stock-tank oil specific gravity (water = 1)',
  unit: '-',
  source: brillMukherjee,
  clause: 'App. B, definition of API gravity',
  where: { API },
  evaluate: ({ API }) => 141.5 / (131.5 + API),
})

const DATA = {
  source: standing,
  clause: 'bubble-point correlation',
  because: 'this is the limit of the Standing data, so the calculated free gas is uncertain',
} as const
export const STANDING_API = reachRange({
  ...DATA,
  symbol: 'API',
  title: 'Oil API gravity',
  unit: 'degAPI',
  from: 16.5,
  to: 63.8,
  unsafe: 'either',
})
export const STANDING_TEMPERATURE = reachRange({
  ...DATA,
  symbol: 'T',
  title: 'Oil temperature',
  unit: 'degF',
  from: 100,
  to: 258,
  unsafe: 'either',
})
/** An oil with less gas has next to none that could come free. */
export const STANDING_GOR = reachRange({
  ...DATA,
  symbol: 'R_p',
  title: 'Gas-oil ratio',
  unit: 'scf/stb',
  from: 20,
  to: 1425,
  unsafe: 'above',
})

/** Bubble point of an oil that holds R_s. Data: 130-7000 psia, 100-258 degF, 16.5-63.8 degAPI, 20-1425 scf/stb. */
export const standingBubblePoint = equation({
  symbol: 'p_bS',
  title: 'Bubble-point pressure (Standing)',
  unit: 'psia',
  source: standing,
  clause: 'bubble-point correlation',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_p: PRODUCING_GOR, gamma_g: GAS_GRAVITY, T: TEMPERATURE, API },
  evaluate: ({ R_p, gamma_g, T, API }) => 18.2 * ((R_p / gamma_g) ** 0.83 * 10 ** (0.00091 * T - 0.0125 * API) - 1.4),
})

/** The correlations go below the atmosphere for an oil with little gas: such an oil is dead from standard pressure up. */
export const bubblePointNotBelowStandard = equation({
  symbol: 'p_b',
  title: 'Bubble-point pressure, not below standard pressure',
  unit: 'psia',
  source: brillMukherjee,
  clause: 'App. B, standard conditions 14.696 psia',
  fit: '14.696 is standard pressure in psia',
  where: { p_bS: ['bubble-point pressure from the correlation', 'psia'] },
  evaluate: ({ p_bS }) => max(p_bS, 14.696),
  limited: { holds: 'oil at standard pressure contains no gas by definition' },
})

/** Gas in solution, never above the producing ratio. */
export const standingSolutionGor = equation({
  symbol: 'R_s',
  title: 'Solution gas-oil ratio (Standing)',
  unit: 'scf/stb',
  source: standing,
  clause: 'bubble-point correlation, inverted',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_p: PRODUCING_GOR, gamma_g: GAS_GRAVITY, p: PRESSURE, API, T: TEMPERATURE },
  evaluate: ({ R_p, gamma_g, p, API, T }) =>
    min(R_p, gamma_g * ((p / 18.2 + 1.4) * 10 ** (0.0125 * API - 0.00091 * T)) ** (1 / 0.83)),
})

/** Formation volume factor of oil saturated with R_s. */
export const standingOilVolumeFactor = equation({
  symbol: 'B_ob',
  title: 'Saturated oil formation volume factor (Standing)',
  unit: 'bbl/stb',
  source: standing,
  clause: 'formation volume correlation',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_s: SOLUTION_GOR, gamma_g: GAS_GRAVITY, gamma_o: OIL_GRAVITY, T: TEMPERATURE },
  evaluate: ({ R_s, gamma_g, gamma_o, T }) => 0.9759 + 0.00012 * (R_s * sqrt(gamma_g / gamma_o) + 1.25 * T) ** 1.2,
})

/** Mass balance of a stock-tank barrel and its dissolved gas. */
export const oilDensity = equation({
  symbol: 'rho_o',
  title: 'Oil density',
  unit: 'lb/ft3',
  source: brillMukherjee,
  clause: 'App. B, mass balance',
  fit: 'the factors 350.17, 0.0764 and 5.615 convert lb, bbl and scf',
  where: {
    gamma_o: OIL_GRAVITY,
    gamma_g: GAS_GRAVITY,
    R_s: SOLUTION_GOR,
    B_o: ['oil formation volume factor', 'bbl/stb'],
  },
  evaluate: ({ gamma_o, gamma_g, R_s, B_o }) => (350.17 * gamma_o + 0.0764 * gamma_g * R_s) / (5.615 * B_o),
})
