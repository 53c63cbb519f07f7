/** Symbols that the decline curves share. In days and barrels a day the formulas are consistent; any other such units do too. */
export const RATE_START = ['rate at the start', 'bbl/d'] as const
export const RATE = ['rate', 'bbl/d'] as const
export const TIME = ['time since the start', 'd'] as const
export const DECLINE_START = ['nominal decline at the start', '1/d'] as const
export const EXPONENT = ['hyperbolic exponent', '-'] as const
export const YEAR = ['length of the year', 'd'] as const
