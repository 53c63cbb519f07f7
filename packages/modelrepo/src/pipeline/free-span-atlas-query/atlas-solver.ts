/** The direct solver behind the atlas: free-span-f105 itself, without the response models. */
import { silent, type Trace } from '@keelson/equations'
import { readParams } from '@keelson/workflow'
import { type State, stateOf } from '../free-span-f105/calculate-state.ts'
import { contract as parent } from '../free-span-f105/contract.ts'
import type { Params as ParentParams } from '../free-span-f105/inputs.ts'
import { FIXED_ENDS, FIXED_TERMS } from './atlas-names.ts'
import type { Params } from './params.ts'

/** What a query gives to the parent. */
export type Asked = Omit<Params, 'out_of_range_policy' | 'design_stability_parameter'>

/** The parent's defaults; the frequency needs no damping, so that the stability parameter is any. */
const DEFAULTS = readParams(parent, {
  outer_diameter: '1 m',
  wall_thickness: '10 mm',
  span_length: '10 m',
  gap_ratio: FIXED_TERMS.gap_ratio,
  design_stability_parameter: 1,
}).params as unknown as ParentParams

/** The parent's span and flow, its steps in the trace. Refuses what the parent refuses. */
export const solved = (asked: Asked, trace: Trace): State => stateOf({ ...DEFAULTS, ...asked }, trace)

/** In-line frequency, Hz, of a bare pipe with the fixed terms of the atlas; lengths in m. */
export const frequencyAt = (span_length: number, outer_diameter: number, wall_thickness: number): number =>
  solved(
    {
      ...FIXED_TERMS,
      boundary_condition: FIXED_ENDS,
      current_velocity: 0,
      span_length,
      outer_diameter,
      wall_thickness,
    },
    silent,
  ).f_IL
