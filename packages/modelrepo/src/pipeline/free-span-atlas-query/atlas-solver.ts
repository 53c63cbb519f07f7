/** The direct solver behind the atlas: free-span-f105 itself, without the response models. */
import { silent, type Trace } from '@keelson/equations'
import { PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { readParams } from '@keelson/workflow'
import { type State, stateOf } from '../free-span-f105/calculate-state.ts'
import { contract as parent } from '../free-span-f105/contract.ts'
import type { Params as ParentParams } from '../free-span-f105/inputs.ts'

/** Inputs that the atlas holds fixed, SI. */
export const FIXED_TERMS = {
  gap_ratio: 2,
  youngs_modulus: 207e9,
  steel_density: 7850,
  content_density: 900,
  water_density: 1025,
  gravity: 9.80665,
  effective_axial_force: 0,
  concrete_stiffness_factor: 0,
} as const
export const FIXED_ENDS = PINNED

/** A span of the atlas, SI. */
export type AtlasSpan = Pick<ParentParams, 'span_length' | 'outer_diameter' | 'wall_thickness' | 'current_velocity'>
/** What a query gives to the parent. */
export type Asked = AtlasSpan & Pick<ParentParams, keyof typeof FIXED_TERMS | 'boundary_condition'>

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

/** The same of a bare pipe with the fixed terms of the atlas. */
export const solvedFixed = (asked: AtlasSpan, trace: Trace = silent): State =>
  solved({ ...FIXED_TERMS, boundary_condition: FIXED_ENDS, ...asked }, trace)
