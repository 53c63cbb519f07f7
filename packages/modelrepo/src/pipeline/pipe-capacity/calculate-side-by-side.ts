/** The same net wall by API RP 1111, API STD 2RD and DNV-ST-F101. */
import { silent } from '@keelson/equations'
import { F_D_PIPELINE } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { F_D_DESIGN, K_API } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import * as f101Collapse from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import * as material from '@keelson/standards/dnv-st-f101-2021/material.ts'
import * as containment from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import * as f101Propagation from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import { GAMMA_M } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { shown } from '@keelson/workflow'
import { burstOf } from './calculate-burst.ts'
import { collapseOf, propagationOf } from './calculate-external.ts'
import type { Factors } from './calculate-factors.ts'
import type { Params } from './inputs.ts'
import { type Code, RP1111, STD2RD } from './modes.ts'

/** DNV-ST-F101 counts the difference of the diameters over one diameter, API RP 1111 over the sum of two. */
const OVALITY_RATIO = 2

export const codeRows = (p: Params, factors: Factors, t: number) => [
  apiRow(p, factors, RP1111, t),
  apiRow(p, factors, STD2RD, t),
  f101Row(p, t),
]

function apiRow(p: Params, factors: Factors, code: Code, t: number) {
  const own = code === p.code
  const printed = { weld_joint_factor: 1, temperature_derating_factor: 1, burst_factor_k: K_API.value }
  const pipe = own ? p : { ...p, ...printed, code }
  const f_d = own ? factors.internal : (code === RP1111 ? F_D_PIPELINE : F_D_DESIGN).value
  const burst = burstOf(pipe, f_d, t, silent)
  const collapse = collapseOf(pipe, t, silent)
  const propagation = propagationOf(pipe, t, silent)
  return {
    code,
    basis: `design factor ${shown(f_d)}, collapse factor ${shown(p.collapse_factor)}`,
    burst: burst.pressure,
    internal: burst.allowable,
    collapse: collapse.P_c,
    external: collapse.allowable,
    propagation: propagation.P_p,
    no_arrestors: propagation.allowable,
  }
}

/** Safety class medium, normal material, seamless pipe, no mill tolerance and no temperature. */
function f101Row(p: Params, t: number) {
  const { outer_diameter: D, youngs_modulus: E, poisson_ratio: nu } = p
  const alpha_U = material.ALPHA_U_NORMAL.value
  const alpha_fab = material.ALPHA_FAB.seamless
  const f_y = material.characteristicYieldStrength.evaluate({ SMYS_T: p.specified_minimum_yield_strength, alpha_U })
  const f_u = material.characteristicTensileStrength.evaluate({ SMTS_T: p.specified_minimum_tensile_strength, alpha_U })
  const f_cb = material.containmentStrength.evaluate({ f_y, f_u })
  const f_0 = f101Collapse.ovalityUsed.evaluate({
    f_g: OVALITY_RATIO * p.ovality_rp1111,
    f_min: f101Collapse.OVALITY_FLOOR.value,
  })
  const p_b = containment.containmentResistance.evaluate({ t_1: t, D, f_cb })
  const { p_c } = f101Collapse.systemCollapse({ E, nu, D, t_1: t, f_y, alpha_fab, f_0 }, silent)
  const p_pr = f101Propagation.propagationPressure.evaluate({ f_y, alpha_fab, t_2: t, D })
  const gamma_m = GAMMA_M.value
  const gamma_SC_LB = f101Collapse.GAMMA_SC_LB.medium
  const gamma_SC_PC = containment.GAMMA_SC_PC.medium
  return {
    code: 'DNV-ST-F101',
    basis: `safety class medium, material strength ${alpha_U}, seamless, ovality ${shown(f_0)}`,
    burst: p_b,
    internal: containment.factoredContainmentResistance.evaluate({ p_b, gamma_m, gamma_SC_PC }),
    collapse: p_c,
    external: f101Collapse.factoredCollapsePressure.evaluate({ p_c, gamma_m, gamma_SC_LB }),
    propagation: p_pr,
    no_arrestors: f101Propagation.factoredPropagationPressure.evaluate({ p_pr, gamma_m, gamma_SC_LB }),
  }
}
