/** What a run of elastic-buckling is given, and when its inputs and results apply. */

export const COLUMN = 'column'
export const SLENDERNESS = 'slenderness'
export const CURVE_TABLE = 'curve_table'
export const PLATE = 'plate'
export const ANALYSES = [COLUMN, SLENDERNESS, CURVE_TABLE, PLATE] as const

export const TUBE = 'tube'
export const SOLID_ROUND = 'solid_round'
export const GENERAL = 'general'
export const SHAPES = [TUBE, SOLID_ROUND, GENERAL] as const

export const SIMPLY_SUPPORTED = 'simply_supported'
export const CLAMPED = 'clamped_long_edges'
export const FREE_EDGE = 'one_long_edge_free'
export const SHEAR = 'shear'
export const EDGES = [SIMPLY_SUPPORTED, CLAMPED, FREE_EDGE, SHEAR] as const

export const aColumn = { analysis: [COLUMN] }
export const aSlenderness = { analysis: [SLENDERNESS] }
export const aStrength = { analysis: [COLUMN, SLENDERNESS] }
export const aCurveTable = { analysis: [CURVE_TABLE] }
export const aPlate = { analysis: [PLATE] }
export const anyStiffness = { analysis: [COLUMN, SLENDERNESS, PLATE] }

export const aTube = { ...aColumn, section_shape: [TUBE] }
export const aRound = { ...aColumn, section_shape: [TUBE, SOLID_ROUND] }
export const aGeneral = { ...aColumn, section_shape: [GENERAL] }
