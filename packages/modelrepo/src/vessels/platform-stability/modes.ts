/** How the hull of a run is given, and when its inputs and results apply. */

export const BOX = 'box'
export const SEMI = 'semisubmersible'
export const OFFSETS = 'offsets'
export const GIVEN = 'given_hydrostatics'
export const WIND_ONLY = 'wind_only'
export const HULL_TYPES = [BOX, SEMI, OFFSETS, GIVEN, WIND_ONLY] as const

export const SURFACE = 'surface'
export const COLUMN_STABILISED = 'column_stabilised'
export const UNIT_TYPES = [SURFACE, COLUMN_STABILISED] as const

export const ROUND = 'circular'
const RECTANGULAR = 'rectangular'
export const COLUMN_SHAPES = [ROUND, RECTANGULAR] as const

export const aBox = { hull_type: [BOX] }
export const aSemi = { hull_type: [SEMI] }
export const aRound = { hull_type: [SEMI], column_shape: [ROUND] }
export const aRectangular = { hull_type: [SEMI], column_shape: [RECTANGULAR] }
export const anOffsets = { hull_type: [OFFSETS] }
export const aGiven = { hull_type: [GIVEN] }
export const aWind = { hull_type: [WIND_ONLY] }
export const aSimple = { hull_type: [BOX, SEMI] }
export const withDraught = { hull_type: [BOX, SEMI, OFFSETS] }
export const aPlane = { hull_type: [BOX, SEMI, OFFSETS] }
export const aHull = { hull_type: [BOX, SEMI, OFFSETS, GIVEN] }
