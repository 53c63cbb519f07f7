/** How much of each resistance a plate uses; the largest of all decides. */
import type { Assessed } from './calculate-plate.ts'

export const YIELD = 'yield'
export const YIELD_ELSEWHERE = 'yield at the other edges'
export const PRESSURE = 'lateral pressure'
export const LONGITUDINAL = 'longitudinal'
export const TRANSVERSE = 'transverse'
export const SHEAR = 'shear'
export const COMBINED = 'combined'

/** Undefined where something is asked of a resistance that is nothing. */
export type Use = number | undefined

export interface NamedUse {
  readonly name: string
  readonly use: Use
}

/** Nothing asked uses nothing, whatever there is. */
export const share = (demand: number, capacity: number): Use =>
  demand === 0 ? 0 : capacity > 0 ? Math.abs(demand) / capacity : undefined

export function usesOf({ loads, yielding, pressure, along, across, sheared, together }: Assessed): NamedUse[] {
  const { f_d, sigma_j, elsewhere } = yielding
  return [
    { name: YIELD, use: share(sigma_j, f_d) },
    ...(elsewhere === undefined ? [] : [{ name: YIELD_ELSEWHERE, use: share(elsewhere, f_d) }]),
    { name: PRESSURE, use: share(loads.p_Sd, pressure) },
    { name: LONGITUDINAL, use: share(loads.sigma_x, along.resistance) },
    { name: TRANSVERSE, use: share(across.stress, across.resistance) },
    { name: SHEAR, use: share(loads.tau, sheared.resistance) },
    { name: COMBINED, use: together.use },
  ]
}

/** The most used; one without a resistance comes before all. */
export const governing = (uses: readonly NamedUse[]): NamedUse =>
  uses.reduce((a, b) => (sizeOf(b.use) > sizeOf(a.use) ? b : a))

export const sizeOf = (use: Use): number => use ?? Number.POSITIVE_INFINITY
