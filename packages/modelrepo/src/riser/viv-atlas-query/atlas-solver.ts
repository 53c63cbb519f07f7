/** The direct solver behind the atlas: viv-analysis itself, of the base pipe and its first mode. */
import { silent, type Trace } from '@keelson/equations'
import { PINNED } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import { readParams } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { atlasPlace, type Fixed, stateFixed } from '../../_shared/atlas/steps.ts'
import { modesOf } from '../viv-analysis/calculate-modes.ts'
import { type Answer, answersOf, type Flow, flowOf, tracedAnswer } from '../viv-analysis/calculate-response.ts'
import { type Span, spanOf } from '../viv-analysis/calculate-span.ts'
import { contract as parent } from '../viv-analysis/contract.ts'
import type { Params as ParentParams } from '../viv-analysis/inputs.ts'

/** The pipe that the atlas is of, SI: 12 3/4 in with a wall of half an inch, full of a light oil. */
export const BASE_PIPE = {
  outer_diameter: 0.32385,
  wall_thickness: 0.0127,
  boundary_condition: PINNED,
  content_density: 613.9,
  steel_density: 7850,
  water_density: 1025,
  youngs_modulus: 207e9,
  added_mass_coefficient: 1,
  strouhal_number: 0.2,
  effective_tension: 0,
  coating_thickness: 0,
  coating_density: 0,
  kinematic_viscosity: 1.35e-6,
} as const

/** What a query gives to the parent. */
export interface Asked {
  readonly span_length: number
  readonly current_velocity: number
}
export interface Solved {
  readonly p: ParentParams
  readonly span: Span
  readonly flow: Flow
  readonly first: Answer
}

/** The parent's defaults. */
const DEFAULTS = readParams(parent, {
  outer_diameter: '1 m',
  wall_thickness: '10 mm',
  span_length: '10 m',
  current_velocity: 1,
}).params as unknown as ParentParams

/** Mode 1 of the base pipe in the current, the parent's steps in the trace. */
export function solved({ span_length, current_velocity }: Asked, trace: Trace): Solved {
  const p = { ...DEFAULTS, ...BASE_PIPE, span_length, current_velocity }
  const span = spanOf(p, trace)
  const flow = flowOf(p, span, trace)
  const [first] = answersOf(p, span, flow, modesOf(span, 1))
  if (first === undefined) throw new RangeError('a span has a first mode')
  return { p, span, flow, first: tracedAnswer(p, span, flow, first.mode, trace) }
}

const TERMS: readonly Fixed[] = [
  ['D', 'Base pipe outside diameter', 'm', BASE_PIPE.outer_diameter],
  ['t', 'Base pipe wall thickness', 'm', BASE_PIPE.wall_thickness],
  ['E', "Base pipe Young's modulus", 'Pa', BASE_PIPE.youngs_modulus],
  ['rho_s', 'Steel density', 'kg/m3', BASE_PIPE.steel_density],
  ['rho_c', 'Contents density', 'kg/m3', BASE_PIPE.content_density],
  ['rho_w', 'Water density', 'kg/m3', BASE_PIPE.water_density],
  ['C_a', 'Added mass coefficient', '-', BASE_PIPE.added_mass_coefficient],
  ['St', 'Strouhal number', '-', BASE_PIPE.strouhal_number],
  ['T', 'Effective tension', 'N', BASE_PIPE.effective_tension],
  ['t_c', 'Coating thickness', 'm', BASE_PIPE.coating_thickness],
  ['rho_t', 'Coating density', 'kg/m3', BASE_PIPE.coating_density],
  ['nu', 'Water kinematic viscosity', 'm2/s', BASE_PIPE.kinematic_viscosity],
]

/** Records what the atlas holds fixed, before the parent's steps. */
export function traceBasePipe(atlas: AtlasFile, trace: Trace): void {
  trace.section('Base pipe')
  stateFixed(atlasPlace(atlas), TERMS, 'fixed by the atlas', trace)
}

/** First natural frequency over that of cross-flow excitation; needs a current. */
export const ratioAt = (asked: Asked): number => solved(asked, silent).first.ratio ?? Number.NaN
