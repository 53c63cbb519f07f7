/** The direct solver behind the atlas: mudmat-bearing-capacity itself, for the mat of the atlas. */
import { silent, type Trace } from '@keelson/equations'
import { readParams } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { atlasPlace, type Fixed, stateFixed } from '../../_shared/atlas/steps.ts'
import { areaOf } from '../mudmat-bearing-capacity/calculate-area.ts'
import { clayOf } from '../mudmat-bearing-capacity/calculate-clay.ts'
import { contract as parent } from '../mudmat-bearing-capacity/contract.ts'
import type { OnClay } from '../mudmat-bearing-capacity/inputs.ts'

/** What the atlas holds fixed: the mat, and the horizontal load on it, SI. */
export const FIXED_TERMS = {
  width: 6,
  length: 8,
  embedment_depth: 0.5,
  soil_submerged_unit_weight: 6000,
  horizontal_load: 200e3,
} as const

/** What a query gives to the parent. */
export type Asked = Pick<OnClay, 'vertical_load' | 'horizontal_load'> & {
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
}).params as unknown as OnClay

export const matOf = (asked: Asked): OnClay => ({
  ...DEFAULTS,
  vertical_load: asked.vertical_load,
  horizontal_load: asked.horizontal_load,
  undrained_shear_strength: asked.undrained_shear_strength,
})

const MAT: readonly Fixed[] = [
  ['B', 'Width', 'm', FIXED_TERMS.width],
  ['L', 'Length', 'm', FIXED_TERMS.length],
  ['D', 'Embedment depth', 'm', FIXED_TERMS.embedment_depth],
  ['gamma_prime', 'Soil submerged unit weight', 'N/m3', FIXED_TERMS.soil_submerged_unit_weight],
  ['M_B', 'Moment about length axis', 'N*m', 0],
  ['M_L', 'Moment about width axis', 'N*m', 0],
]

/** The mat of the atlas, for the steps of the direct solver. */
export function traceMat(atlas: AtlasFile, trace: Trace): void {
  trace.section('Fixed atlas parameters')
  stateFixed(atlasPlace(atlas), MAT, 'fixed in the atlas', trace)
}

/** The parent's bearing capacity on its effective area, its steps in the trace. */
export function solved(asked: Asked, trace: Trace) {
  const p = matOf(asked)
  return clayOf(p, areaOf(p, trace), true, trace)
}

/** A query in the middle of the atlas, but for its strength. */
const LOADS = { vertical_load: 1e6, horizontal_load: FIXED_TERMS.horizontal_load }
export const MIDDLE: Asked = { ...LOADS, undrained_shear_strength: 15e3 }

/** Capacity, N, at a strength, Pa, with the horizontal load of the atlas; NaN where there is none. */
export const capacityAt = (undrained_shear_strength: number): number =>
  solved({ ...LOADS, undrained_shear_strength }, silent).bearing?.Q ?? Number.NaN
