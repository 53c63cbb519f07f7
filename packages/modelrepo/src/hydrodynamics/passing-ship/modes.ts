/** The two ways of describing a hull. */
export const PARABOLIC = { sectional_area: ['parabolic'] } as const
export const TABLE = { sectional_area: ['table'] } as const
