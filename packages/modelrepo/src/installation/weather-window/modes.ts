/** What is done: a record is counted, a forecast limit is found, or a distribution stands for a record. */
export const RECORD = 'record'
export const ALPHA = 'alpha_factor'
const WEIBULL = 'weibull'
export const ANALYSES = [RECORD, ALPHA, WEIBULL] as const

export const ofRecord = { analysis: [RECORD] }
export const byAlpha = { analysis: [ALPHA] }
export const byWeibull = { analysis: [WEIBULL] }
export const ofShare = { analysis: [RECORD, WEIBULL] }
