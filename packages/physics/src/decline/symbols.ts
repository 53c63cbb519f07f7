/** Symbols that the decline curves share. In days and barrels a day the formulas are consistent; any other such units do too. */
export const RATE_START = ['initial rate', 'bbl/d'] as const
export const RATE = ['production rate', 'bbl/d'] as const
export const TIME = ['time since start', 'd'] as const
export const DECLINE_START = ['initial nominal decline rate', '1/d'] as const
export const EXPONENT = ['hyperbolic exponent', '-'] as const
export const YEAR = ['year length', 'd'] as const
