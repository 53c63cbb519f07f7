/** The codes of inspection planning, and the words that choose between them. */
export const CODES = ['API 510', 'API 570', 'API 653', 'API RP 581'] as const
export const THICKNESS_CODES = ['API 510', 'API 570', 'API 653'] as const

/** Where the interval follows from thickness readings. */
export const BY_THICKNESS = { code: THICKNESS_CODES }
/** Where it follows from risk. */
export const BY_RISK = { code: ['API RP 581'] } as const
export const TANKS = { code: ['API 653'] } as const

export const RATE_BASES = [
  'larger of short and long term',
  'short term',
  'long term',
  'trend',
  'upper bound of trend',
  'unknown',
] as const
/** A rate is needed. */
export const RATE_KNOWN = {
  code: THICKNESS_CODES,
  rate_basis: RATE_BASES.filter((basis) => basis !== 'unknown'),
}

/** A date, as the codes count years. */
export const DATE = { unit: 'year', noKind: 'a calendar date as a decimal year' } as const
/** What API RP 581 calls risk. */
export const RISK = { unit: 'm2/year', noKind: 'a risk: area of consequence per year, of API RP 581 only' } as const

export const INTERNAL_BASES = ['code', 'risk-based'] as const
