/** The words that choose between the ways of ranking, and what each of them brings. */
export const SCREENING = 'screening_score'
export const PAIRWISE = 'ahp'
const WEIGHTED = 'weighted_sum'
export const IDEAL = 'topsis'
export const METHODS = [SCREENING, PAIRWISE, WEIGHTED, IDEAL] as const

export const ofScreening = { method: [SCREENING] } as const
export const ofPairwise = { method: [PAIRWISE] } as const
export const ofIdeal = { method: [IDEAL] } as const
export const ofTables = { method: [WEIGHTED, IDEAL] } as const
export const ofScores = { method: [SCREENING, WEIGHTED] } as const
export const ofRanking = { method: [SCREENING, WEIGHTED, IDEAL] } as const
