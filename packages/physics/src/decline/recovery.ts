/** What a forecast adds up to, and how models of one history are compared. Coherent. */
import { abs, equation, house, log } from '@keelson/equations'
import { burnham, hurst, prms } from './sources.ts'

export const estimatedUltimateRecovery = equation({
  symbol: 'EUR',
  title: 'Estimated ultimate recovery',
  unit: 'bbl',
  source: prms,
  clause: 'estimated ultimate recovery',
  where: { N_c: ['cumulative production before forecast start', 'bbl'], N_r: ['forecast recovery', 'bbl'] },
  evaluate: ({ N_c, N_r }) => N_c + N_r,
})

export const recoveryBetween = equation({
  symbol: 'N_r',
  title: 'Forecast recovery',
  unit: 'bbl',
  source: prms,
  clause: 'estimated ultimate recovery',
  where: {
    N_e: ['cumulative production at forecast end', 'bbl'],
    N_h: ['cumulative production at forecast start', 'bbl'],
  },
  evaluate: ({ N_e, N_h }) => N_e - N_h,
})

/** For n > k + 1 points. */
export const correctedAkaike = equation({
  symbol: 'AICc',
  title: 'Corrected Akaike information criterion (AICc)',
  unit: '-',
  source: burnham,
  clause: 'eq 2.4, least squares',
  where: {
    n: ['number of points', '-'],
    S: ['residual sum of squares of ln q', '-'],
    k: ['number of model parameters including variance', '-'],
  },
  evaluate: ({ n, S, k }) => n * log(S / n) + 2 * k + (2 * k * (k + 1)) / (n - k - 1),
})

/** Of two numbers for one quantity; x_1 is not 0. */
export const relativeDifference = equation({
  symbol: 'd',
  title: 'Relative difference',
  unit: '-',
  source: house,
  clause: 'difference between two calculations of one value',
  where: { x_1: ['first estimate', 'bbl'], x_2: ['second estimate', 'bbl'] },
  evaluate: ({ x_1, x_2 }) => abs(x_2 / x_1 - 1),
})

export const lowOverHigh = equation({
  symbol: 'r_E',
  title: 'Low to high estimate ratio',
  unit: '-',
  source: prms,
  clause: 'P90, P50 and P10',
  where: { E_90: ['low estimate (P90)', 'bbl'], E_10: ['high estimate (P10)', 'bbl'] },
  evaluate: ({ E_90, E_10 }) => E_90 / E_10,
})

/** Swanson's rule, for distributions that are not too skewed. */
export const swansonMean = equation({
  symbol: 'E_S',
  title: "Swanson's mean",
  unit: 'bbl',
  source: hurst,
  clause: '0.3, 0.4 and 0.3 of P90, P50 and P10',
  where: {
    E_90: ['low estimate (P90)', 'bbl'],
    E_50: ['median estimate (P50)', 'bbl'],
    E_10: ['high estimate (P10)', 'bbl'],
  },
  evaluate: ({ E_90, E_50, E_10 }) => 0.3 * E_90 + 0.4 * E_50 + 0.3 * E_10,
})

export const timeBetween = equation({
  symbol: 't_r',
  title: 'Time from forecast start',
  unit: 'd',
  source: prms,
  clause: 'forecast to the economic limit',
  where: { t_e: ['forecast end time', 'd'], t_h: ['forecast start time', 'd'] },
  evaluate: ({ t_e, t_h }) => t_e - t_h,
})
