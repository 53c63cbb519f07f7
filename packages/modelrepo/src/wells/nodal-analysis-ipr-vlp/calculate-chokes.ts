/** The choke that holds the wellhead pressure. */
import type { Trace } from '@keelson/equations'
import { criticalChoke, gasLiquidRatio, gilbertChoke } from '@keelson/physics/multiphase/choke.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { notApplicable } from '@keelson/workflow'
import type { Profile } from '../_shared/lift/profile.ts'
import type { Operating } from '../_shared/nodal/operating.ts'

/** The beans that hold the wellhead pressure in critical flow, and that by Gilbert; why there is none where no gas flows. */
export function traceChokes(well: LiftWell, operating: Operating, { wellhead }: Profile, trace: Trace) {
  const { v_sg: v_sg1, v_sl: v_sl1, rho_l: rho_l1, rho_g: rho_g1 } = wellhead.at.flow
  if (!(v_sg1 > 0)) {
    const none = notApplicable('no free gas flows at the wellhead, so choke flow is not critical')
    const values = { gilbert_choke_diameter: none, sachdeva_choke_diameter: none, critical_flowline_pressure: none }
    return { choke: undefined, values }
  }
  trace.section('Wellhead choke')
  const { wellheadPressure: p_wh, diameter: d } = well
  const R_gl = trace.apply(gasLiquidRatio, { R_p: well.gasOilRatio, f_w: well.waterCut })
  const choke = trace.apply(gilbertChoke, { R_gl, q_L: operating.q_L, p_wh })
  criticalChoke({ rho_g1, rho_l1, v_sg1, v_sl1, p_wh, d }, trace)
  return { choke, values: {} }
}
