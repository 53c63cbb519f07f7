/** The choke that holds the wellhead pressure. */
import type { Trace } from '@keelson/equations'
import { criticalChoke, gasLiquidRatio, gilbertChoke } from '@keelson/physics/multiphase/choke.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Profile } from '../_shared/lift/profile.ts'
import type { Operating } from '../_shared/nodal/operating.ts'

export interface ChokeValues {
  readonly gilbert_choke_diameter: number | NotApplicable
  readonly sachdeva_choke_diameter: number | NotApplicable
  readonly critical_flowline_pressure: number | NotApplicable
}

/** The beans that hold the wellhead pressure in critical flow; they need gas. */
export function chokes(well: LiftWell, operating: Operating, { wellhead }: Profile, trace: Trace): ChokeValues {
  const { v_sg: v_sg1, v_sl: v_sl1, rho_l: rho_l1, rho_g: rho_g1 } = wellhead.at.flow
  if (!(v_sg1 > 0)) {
    const none = notApplicable('no free gas flows at the wellhead: the choke is not critical')
    return { gilbert_choke_diameter: none, sachdeva_choke_diameter: none, critical_flowline_pressure: none }
  }
  trace.section('Choke at the wellhead')
  const { wellheadPressure: p_wh, diameter: d } = well
  const R_gl = trace.apply(gasLiquidRatio, { R_p: well.gasOilRatio, f_w: well.waterCut })
  const d_G = trace.apply(gilbertChoke, { R_gl, q_L: operating.q_L, p_wh })
  const choke = criticalChoke({ rho_g1, rho_l1, v_sg1, v_sl1, p_wh, d }, trace)
  return {
    gilbert_choke_diameter: d_G,
    sachdeva_choke_diameter: choke.d_S,
    critical_flowline_pressure: choke.p_2c,
  }
}
