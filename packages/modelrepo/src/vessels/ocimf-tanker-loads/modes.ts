/** The methods, and what each of them takes. */
import { SHIP_TYPES, type ShipTypeName } from '@keelson/standards/blendermann-1994/coefficients.ts'

export const METHODS = ['coefficient_table', 'isherwood_1972', 'blendermann_1994', 'ufc_4_159_03'] as const
export type Method = (typeof METHODS)[number]

export const TABLE = { method: ['coefficient_table'] } as const
export const ISHERWOOD = { method: ['isherwood_1972'] } as const
export const BLENDERMANN = { method: ['blendermann_1994'] } as const
export const UFC = { method: ['ufc_4_159_03'] } as const
/** A wind relative to the bow, and no current. */
export const RELATIVE = { method: ['isherwood_1972', 'blendermann_1994'] } as const
/** Wind and current by the direction from which they come. */
export const MOORED = { method: ['coefficient_table', 'ufc_4_159_03'] } as const
/** A yaw moment of the wind. */
export const WITH_YAW = { method: ['coefficient_table', 'isherwood_1972', 'blendermann_1994'] } as const

export const SHIPS = Object.keys(SHIP_TYPES) as ShipTypeName[]
