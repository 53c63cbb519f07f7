/**
 * The library of fields: inputs that several workflows take, worded once. A contract writes
 * `outer_diameter: field.outerDiameter({ symbol: 'D_o', example: 406.4 })` and says only what is its own.
 */
import { design } from './design.ts'
import { fatigue } from './fatigue.ts'
import { loads } from './loads.ts'
import { pipe } from './pipe.ts'
import { site } from './site.ts'
import { steel } from './steel.ts'

export { fieldOf } from './field.ts'
export { clayColumns, soilColumns } from './soil.ts'

export const field = { ...pipe, ...steel, ...loads, ...site, ...design, ...fatigue } as const
