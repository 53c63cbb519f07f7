/** The procedure that is followed. */
export const YOUD = 'youd_2001'
const BOULANGER_IDRISS = 'boulanger_idriss_2014'
export const METHODS = { [YOUD]: 'Youd et al. (2001)', [BOULANGER_IDRISS]: 'Boulanger and Idriss (2014)' } as const
export const BY_YOUD = { method: [YOUD] } as const
export const BY_BOULANGER_IDRISS = { method: [BOULANGER_IDRISS] } as const
