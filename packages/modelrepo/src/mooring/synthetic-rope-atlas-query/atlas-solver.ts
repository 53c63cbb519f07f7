/** The direct solver behind the atlas: the tension fatigue of synthetic-rope-mooring-fatigue version 1, one polyester rope. */
import type { Trace } from '@keelson/equations'
import { traceFatigue } from '../synthetic-rope-mooring-fatigue/calculate-governing.ts'
import { type Fatigue, fatigueOf, solveRope } from '../synthetic-rope-mooring-fatigue/calculate-rope.ts'
import type { Params as ParentParams, Rope } from '../synthetic-rope-mooring-fatigue/inputs.ts'
import { POLYESTER } from '../synthetic-rope-mooring-fatigue/modes.ts'
import type { Bin, Params } from './inputs.ts'

export const PARENT = 'modelrepo:synthetic-rope-mooring-fatigue@1'

type Asked = Pick<Params, 'minimum_breaking_load' | 'tension_range_bins' | 'characteristic_strength_factor'>
type Terms = Pick<Params, 'design_life' | 'design_fatigue_factor'>

/** Mean and minimum tension do not enter the damage. */
const ropeOf = ({ minimum_breaking_load, tension_range_bins }: Asked): Rope => ({
  id: 'query',
  material: POLYESTER,
  MBL_kN: minimum_breaking_load,
  mean_tension_kN: 0,
  min_tension_kN: 0,
  tension_range_bins,
})

const parentParams = (asked: Asked, terms: Terms): ParentParams => ({
  ...terms,
  lines: [ropeOf(asked)],
  characteristic_strength_factor: asked.characteristic_strength_factor,
  mean_load_knockdown: 0,
  creep_safety_factor: 1,
  dynamic_stiffness_slope: 0,
})

/** The answer of the parent to a query, its steps in the trace. */
export function direct(p: Asked & Terms, trace: Trace): Fatigue {
  const params = parentParams(p, p)
  const rope = solveRope(params, ropeOf(p), 0)
  trace.section(`Direct solver: ${PARENT}`)
  traceFatigue(params, rope, trace)
  return rope.fatigue
}

/** Damage that the parent's solver gives for one range over the breaking load itself. */
export function damageAt({ minimum_breaking_load, ...range }: Bin & Pick<Params, 'minimum_breaking_load'>): number {
  const asked = { minimum_breaking_load, tension_range_bins: [range], characteristic_strength_factor: 1 }
  return fatigueOf(parentParams(asked, { design_life: 1, design_fatigue_factor: 1 }), ropeOf(asked)).D
}
