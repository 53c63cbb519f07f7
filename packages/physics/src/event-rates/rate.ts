/** Rate of events that were counted, with exact limits where the count is a Poisson variable; and two rates compared. */
import { equation, exp, sqrt } from '@keelson/equations'
import { chiSquaredQuantile } from '@keelson/numerics/chi-squared.ts'
import { garwood, rothman } from './sources.ts'

const functions = {
  chi2: {
    name: 'chi2',
    call: chiSquaredQuantile,
    means: 'the chi-squared quantile for a probability and degrees of freedom',
  },
} as const
const chi2 = chiSquaredQuantile
const LIMITS = { source: garwood, clause: 'limits of the expectation, by chi-squared', unit: '-', functions } as const

const k = ['number of events', '-'] as const
const C = ['two-sided confidence level', '-'] as const

/** For whole k >= 0 and 0 < C < 1. */
export const lowerExpectation = equation({
  ...LIMITS,
  symbol: 'mu_L',
  title: 'Expected count lower limit',
  where: { k, C },
  limited: { holds: 'the lower limit is zero if no events were observed' },
  evaluate: ({ k, C }) => (k > 0 ? chi2((1 - C) / 2, 2 * k) / 2 : 0),
})
export const upperExpectation = equation({
  ...LIMITS,
  symbol: 'mu_U',
  title: 'Expected count upper limit',
  where: { k, C },
  evaluate: ({ k, C }) => chi2((1 + C) / 2, 2 * k + 2) / 2,
})

/** Of a count, or of a limit of it; E > 0. */
export const annualRate = equation({
  symbol: 'lambda',
  title: 'Events per year',
  unit: '1/year',
  source: garwood,
  clause: 'a count over its exposure',
  where: { k, E: ['years observed', 'year'] },
  evaluate: ({ k, E }) => k / E,
})
/** The same for an exposure in a unit of its own: ship years, million hours. */
export const rateOfExposure = equation({
  symbol: 'lambda',
  title: 'Events per unit of exposure',
  unit: '-',
  source: garwood,
  clause: 'a count over its exposure',
  where: { k, E: ['exposure', '-'] },
  evaluate: ({ k, E }) => k / E,
})

/** Of a class in all; k > 0. */
export const shareOfEvents = equation({
  symbol: 'f',
  title: 'Fraction of events',
  unit: '-',
  source: rothman,
  clause: 'proportion',
  where: { k_s: ['events in class', '-'], k },
  evaluate: ({ k_s, k }) => k_s / k,
})

/** Needs k_1, E_1, E_2 > 0. */
export const rateRatio = equation({
  symbol: 'RR',
  title: 'Rate ratio, second to first period',
  unit: '-',
  source: rothman,
  clause: 'ratio of two incidence rates',
  where: {
    k_1: ['events in first period', '-'],
    k_2: ['events in second period', '-'],
    E_1: ['years in first period', 'year'],
    E_2: ['years in second period', 'year'],
  },
  evaluate: ({ k_1, k_2, E_1, E_2 }) => k_2 / E_2 / (k_1 / E_1),
})
/** Of both sides together: the square of a standard normal deviate is chi-squared with one degree of freedom. */
export const normalDeviate = equation({
  symbol: 'z',
  title: 'Standard normal deviate at confidence level',
  unit: '-',
  source: rothman,
  clause: 'limits by the logarithm of the ratio',
  functions,
  where: { C },
  evaluate: ({ C }) => sqrt(chi2(C, 1)),
})
const WALD = { source: rothman, clause: 'limits by the logarithm of the ratio', unit: '-' } as const
const ratio = {
  RR: ['rate ratio', '-'],
  z: ['standard normal deviate', '-'],
  k_1: ['events in first period', '-'],
  k_2: ['events in second period', '-'],
} as const

/** Needs k_1, k_2 > 0, as the upper limit does. */
export const lowerRatio = equation({
  ...WALD,
  symbol: 'RR_L',
  title: 'Rate ratio lower limit',
  where: ratio,
  evaluate: ({ RR, z, k_1, k_2 }) => RR * exp(-z * sqrt(1 / k_1 + 1 / k_2)),
})
export const upperRatio = equation({
  ...WALD,
  symbol: 'RR_U',
  title: 'Rate ratio upper limit',
  where: ratio,
  evaluate: ({ RR, z, k_1, k_2 }) => RR * exp(z * sqrt(1 / k_1 + 1 / k_2)),
})
