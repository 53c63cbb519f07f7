/** The two ways of describing a hull, and why what a bed decides is left out where there is none. */
export const PARABOLIC = 'parabolic'
export const TABLE = 'table'
export const byParabola = { sectional_area: [PARABOLIC] } as const
export const byTable = { sectional_area: [TABLE] } as const

export const NO_BED = 'the water depth is infinite'
