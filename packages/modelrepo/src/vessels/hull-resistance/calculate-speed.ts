/** Resistance and propulsion at one speed, together. */
import { silent } from '@keelson/equations'
import type { Hull } from './calculate-hull.ts'
import { type Propulsion, propulsionAt } from './calculate-propulsion.ts'
import { type Resistance, resistanceAt } from './calculate-resistance.ts'
import type { Params } from './inputs.ts'

/** A speed with all that was found for it. */
export interface AtSpeed {
  readonly resistance: Resistance
  readonly propulsion?: Propulsion | undefined
}

export const atSpeed = (p: Params, hull: Hull, V: number, trace = silent): AtSpeed => {
  const resistance = resistanceAt(p, hull, V, trace)
  return { resistance, propulsion: propulsionAt(p, hull, resistance, trace) }
}
