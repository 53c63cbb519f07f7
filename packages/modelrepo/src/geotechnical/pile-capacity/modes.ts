/** The analyses of pile-capacity. */
import { CLAY, LAYERED, SAND, UNIFORM, UNIT_VALUES } from '../_shared/pile/modes.ts'

export const ANALYSES = [UNIFORM, LAYERED, UNIT_VALUES] as const
export const ofClayUnits = { analysis: [UNIT_VALUES], soil_type: [CLAY] } as const
export const ofSandUnits = { analysis: [UNIT_VALUES], soil_type: [SAND] } as const
export const ofUnits = { analysis: [UNIT_VALUES] } as const
