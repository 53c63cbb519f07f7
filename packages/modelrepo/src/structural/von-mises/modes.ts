/** The two analyses of a run. */
export const FRAME = 'frame'
export const TUBE = 'tube'
export const ANALYSES = [FRAME, TUBE] as const

export const OF_FRAME = { analysis: [FRAME] } as const
export const OF_TUBE = { analysis: [TUBE] } as const
