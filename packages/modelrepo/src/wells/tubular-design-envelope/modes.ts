/** The words that choose. */
export const OPEN = 'open'
export const CAPPED = 'capped'
export const ENDS = { [OPEN]: 'Open ends', [CAPPED]: 'Closed (capped) ends' } as const
export const ofCapped = { end_condition: [CAPPED] } as const

/** Name of the case that the load point is, where no load cases are given. */
export const LOAD_POINT = 'load_point'
