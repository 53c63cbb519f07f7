/** The words of the forecast, and the conditions under which its inputs apply. */
export const EXPONENTIAL = 'exponential'
export const HYPERBOLIC = 'hyperbolic'
export const HARMONIC = 'harmonic'
export const MODIFIED = 'modified_hyperbolic'
export const DUONG = 'duong'
export const STRETCHED = 'stretched_exponential'
export const AUTO = 'auto'
export const MODELS = {
  [EXPONENTIAL]: 'Exponential',
  [HYPERBOLIC]: 'Hyperbolic',
  [HARMONIC]: 'Harmonic',
  [MODIFIED]: 'Modified hyperbolic',
  [DUONG]: 'Duong',
  [STRETCHED]: 'Stretched exponential',
  [AUTO]: 'Automatic',
} as const

export const RATE_UNITS = ['bbl/d', 'Mcf/d', 'bbl/month', 'Mcf/month'] as const
export const TIME_UNITS = { d: 'Days', month: 'Months', year: 'Years' } as const
export const LOG_LINEAR = 'log_linear_least_squares'
export const NONLINEAR = 'nonlinear_least_squares'
export const CALENDAR_DAY = 'calendar_day'
export const PRODUCING_DAY = 'producing_day'

export const ofArps = { model: [EXPONENTIAL, HYPERBOLIC, HARMONIC, MODIFIED] } as const
export const withRate = { model: [...ofArps.model, STRETCHED] } as const
export const modified = { model: [MODIFIED] } as const
export const sampled = { probabilistic: [true] } as const
