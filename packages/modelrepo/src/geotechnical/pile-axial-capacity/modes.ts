/** The analyses of pile-axial-capacity, and what each of them brings. */
import { LAYERED, UNIFORM, UNIT_VALUES } from '../_shared/pile/modes.ts'

export const AXIAL_RESPONSE = 'axial_response'
export const LOAD_TRANSFER = 'load_transfer'
export const PY_CURVE = 'py_curve'
export const LATERAL_RESPONSE = 'lateral_response'
export const LATERAL_PY = 'lateral_py'
export const ANALYSES = [
  UNIFORM,
  LAYERED,
  UNIT_VALUES,
  AXIAL_RESPONSE,
  LOAD_TRANSFER,
  PY_CURVE,
  LATERAL_RESPONSE,
  LATERAL_PY,
] as const

export const SOFT_CLAY = 'matlock_soft_clay'
const API_SAND = 'api_sand'
export const SOIL_MODELS = [SOFT_CLAY, API_SAND] as const

export const STATIC = 'static'
export const CYCLIC = 'cyclic'
export const LOADINGS = [STATIC, CYCLIC] as const
export type Loading = (typeof LOADINGS)[number]

export const FREE = 'free'
const FIXED_ROTATION = 'fixed_rotation'
export const FIXITIES = [FREE, FIXED_ROTATION] as const

export const ofAxialResponse = { analysis: [AXIAL_RESPONSE] } as const
export const ofLoadTransfer = { analysis: [LOAD_TRANSFER] } as const
export const ofSettlement = { analysis: [AXIAL_RESPONSE, LOAD_TRANSFER] } as const
export const ofCurve = { analysis: [PY_CURVE] } as const
export const ofClayCurve = { analysis: [PY_CURVE], soil_model: [SOFT_CLAY] } as const
export const ofSandCurve = { analysis: [PY_CURVE], soil_model: [API_SAND] } as const
export const ofSubgrade = { analysis: [LATERAL_RESPONSE] } as const
export const ofLateral = { analysis: [LATERAL_PY] } as const
export const ofBending = { analysis: [LATERAL_RESPONSE, LATERAL_PY] } as const
export const ofUnits = { analysis: [UNIT_VALUES] } as const
export const ofSteel = { analysis: [AXIAL_RESPONSE, LOAD_TRANSFER, LATERAL_PY] } as const
export const inLayers = { analysis: [LAYERED, LOAD_TRANSFER, LATERAL_PY] } as const
export const ofWall = { analysis: [LAYERED, AXIAL_RESPONSE, LOAD_TRANSFER, LATERAL_PY] } as const
export const ofDiameter = {
  analysis: [UNIFORM, LAYERED, AXIAL_RESPONSE, LOAD_TRANSFER, PY_CURVE, LATERAL_PY],
} as const
export const ofLength = { analysis: [UNIFORM, AXIAL_RESPONSE, LATERAL_RESPONSE] } as const
export const ofOneClay = { analysis: [UNIFORM, UNIT_VALUES] } as const
export const drawn = { analysis: [UNIFORM, LAYERED, LOAD_TRANSFER, LATERAL_PY] } as const
