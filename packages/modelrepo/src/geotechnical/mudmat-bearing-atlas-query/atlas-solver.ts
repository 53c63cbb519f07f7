/** The direct solver behind the atlas: mudmat-bearing-capacity itself, for the mat of the atlas. */
import { silent, type Trace } from '@keelson/equations'
import { readParams } from '@keelson/workflow'
import { areaOf } from '../mudmat-bearing-capacity/calculate-area.ts'
import { clayOf } from '../mudmat-bearing-capacity/calculate-clay.ts'
import { contract as parent } from '../mudmat-bearing-capacity/contract.ts'
import type { Params as ParentParams } from '../mudmat-bearing-capacity/inputs.ts'
import { FIXED_TERMS } from './atlas-names.ts'

/** What a query gives to the parent. */
export type Asked = Pick<ParentParams, 'vertical_load' | 'horizontal_load'> & {
  readonly undrained_shear_strength: number
}

/** The parent's defaults; loads and strength stand for those of a query. */
const DEFAULTS = readParams(parent, {
  width: FIXED_TERMS.width,
  length: FIXED_TERMS.length,
  embedment_depth: FIXED_TERMS.embedment_depth,
  soil_submerged_unit_weight: { value: FIXED_TERMS.soil_submerged_unit_weight, unit: 'N/m3' },
  undrained_shear_strength: 10,
  vertical_load: 1000,
}).params as unknown as ParentParams

export const matOf = (asked: Asked): ParentParams => ({
  ...DEFAULTS,
  vertical_load: asked.vertical_load,
  horizontal_load: asked.horizontal_load,
  undrained_shear_strength: asked.undrained_shear_strength,
})

/** The parent's effective area and bearing capacity, its steps in the trace. */
export function solved(asked: Asked, trace: Trace) {
  const p = matOf(asked)
  const area = areaOf(p, trace)
  return { area, clay: clayOf(p, area, true, trace) }
}

/** Capacity, N, at a strength, Pa, with the horizontal load of the atlas; NaN where there is none. */
export const capacityAt = (undrained_shear_strength: number): number =>
  solved({ undrained_shear_strength, vertical_load: 1e6, horizontal_load: FIXED_TERMS.horizontal_load }, silent).clay
    .bearing?.Q ?? Number.NaN
