/** The fluid load and the dimensionless groups of API TR 11L. */
import type { Trace } from '@keelson/equations'
import {
  FLUID_LOAD_FACTOR,
  pumpedOffLoad,
  SPEED_FACTOR,
  speedGroup,
  springConstant,
  stretchGroup,
} from '@keelson/standards/api-tr-11l-2008/groups.ts'
import { given } from '@keelson/workflow'
import type { Params } from './params.ts'

export function groupsOf(p: Params, trace: Trace) {
  const {
    stroke_length: S,
    fluid_specific_gravity: gamma,
    rod_elastic_constant: e_r,
  } = given(p, 'stroke_length', 'fluid_specific_gravity', 'rod_elastic_constant')
  const { pump_depth: L_p, pump_diameter: D_p, strokes_per_minute: N } = p
  trace.section('Groups of API TR 11L')
  const F_e = trace.apply(pumpedOffLoad, { k_f: FLUID_LOAD_FACTOR, gamma, D_p, L_p })
  const k_r = trace.apply(springConstant, { e_r, L_p })
  return {
    fluid_load: F_e,
    expected_fluid_load: F_e,
    rod_spring_constant: k_r,
    dimensionless_rod_stretch: trace.apply(stretchGroup, { F_e, S, k_r }),
    dimensionless_pumping_speed: trace.apply(speedGroup, { N, L_p, k_n: SPEED_FACTOR }),
  }
}
