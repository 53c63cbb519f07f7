/** The direct solver behind the atlas: the tension fatigue of synthetic-rope-mooring-fatigue version 1, one polyester rope. */
import type { Trace } from '@keelson/equations'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { traceFatigue } from '../synthetic-rope-mooring-fatigue/calculate-governing.ts'
import { type Fatigue, fatigueOf, solveRope } from '../synthetic-rope-mooring-fatigue/calculate-rope.ts'
import type { Params as ParentParams, Rope } from '../synthetic-rope-mooring-fatigue/inputs.ts'
import { POLYESTER } from '../synthetic-rope-mooring-fatigue/modes.ts'
import { PARENT } from './atlas-names.ts'
import type { Params } from './params.ts'

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
export function direct(p: Params, trace: Trace): Fatigue {
  const params = parentParams(p, p)
  const rope = solveRope(params, ropeOf(p), 0)
  trace.section(`Direct solver: ${PARENT}`)
  traceFatigue(params, rope, trace)
  return rope.fatigue
}

/** Damage that the parent's solver gives for one range over the breaking load itself. */
export function damageAt(tension_range_kN: number, n_cycles: number, minimum_breaking_load: number): number {
  const asked = {
    minimum_breaking_load,
    tension_range_bins: [{ tension_range_kN, n_cycles }],
    characteristic_strength_factor: 1,
  }
  return fatigueOf(parentParams(asked, { design_life: 1, design_fatigue_factor: 1 }), ropeOf(asked)).D
}

/** What the parent's method is on a query, in one text that changes when a formula or a coefficient of it does. */
export const parentMethod = (p: Params): string => methodText((trace) => direct(p, trace))
