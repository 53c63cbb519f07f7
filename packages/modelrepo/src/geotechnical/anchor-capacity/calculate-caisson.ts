/** A suction caisson: upwards, sideways, and both together under the factored pull. */
import type { Trace } from '@keelson/equations'
import { horizontalExponent, interaction, verticalExponent } from '@keelson/physics/soil/caisson-interaction.ts'
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { type LateralInputs, lateralOf } from './calculate-lateral.ts'
import { type Caisson, caissonOf, verticalOf } from './calculate-vertical.ts'
import type { Given, Perhaps } from './inputs.ts'

export type PulledCaisson = LateralInputs &
  Given<'horizontal_demand' | 'required_vertical_capacity'> &
  Perhaps<'factor_of_safety' | 'factor_of_safety_lateral'>

export type SolvedCaisson = ReturnType<typeof solveCaisson>

/** The caisson of a run with all that its answer says of it. */
export function solveCaisson(p: PulledCaisson, trace: Trace) {
  const caisson = caissonOf(p)
  const vertical = verticalOf(caisson, trace)
  const lateral = lateralOf(p, trace)
  return {
    caisson,
    z_a: p.attachment_depth,
    vertical,
    lateral,
    pull: pullOf(p, caisson, vertical.V_u, lateral.H_u, trace),
  }
}

/** Nothing holds a smooth caisson without weight that can draw water below it: it has no share of its capacity. */
function pullOf(p: PulledCaisson, { L, D }: Caisson, V_u: number, H_u: number, trace: Trace) {
  trace.section('Load and capacity')
  const FS = p.factor_of_safety ?? factors.AXIAL_FACTOR
  const FS_h = p.factor_of_safety_lateral ?? p.factor_of_safety ?? factors.LATERAL_FACTOR
  const V_d = trace.apply(factors.factoredPull, { V: p.required_vertical_capacity, FS })
  const H_d = trace.apply(
    factors.factoredPull,
    { V: p.horizontal_demand, FS: FS_h },
    { as: 'H_d', rename: { V: 'H', FS: 'FS_h' } },
  )
  if (V_u > 0) trace.apply(factors.pullUtilisation, { V_d, V_u })
  trace.apply(factors.pullUtilisation, { V_d: H_d, V_u: H_u }, { as: 'U_H', rename: { V_d: 'H_d', V_u: 'H_u' } })
  const a = trace.apply(horizontalExponent, { L, D })
  const b = trace.apply(verticalExponent, { L, D })
  const U_HV = V_u > 0 ? trace.apply(interaction, { H_d, H_u, a, V_d, V_u, b }) : undefined
  return { V_d, H_d, a, b, U_HV }
}
