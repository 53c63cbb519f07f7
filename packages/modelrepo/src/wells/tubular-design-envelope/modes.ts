/** The words that choose. */
export const OPEN = 'open'
export const CAPPED = 'capped'
export const ENDS = [OPEN, CAPPED] as const
export const ofCapped = { end_condition: [CAPPED] } as const

export const TR_2018 = 'api_tr_5c3_2018'
export const BULLETIN_1994 = 'api_5c3_1994'
export const METHODS = [TR_2018, BULLETIN_1994] as const

/** Name of the case that the load point is, where no load cases are given. */
export const LOAD_POINT = 'load_point'
