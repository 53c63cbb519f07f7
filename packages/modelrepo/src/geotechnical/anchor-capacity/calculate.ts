/** The anchor of the run, by its kind: what is solved, and what is said of it. SI in and out. */
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { notApplicable, type Outcome, once, type RunContext, utilisation } from '@keelson/workflow'
import { solveCaisson } from './calculate-caisson.ts'
import { solveDrag } from './calculate-drag.ts'
import { solveLine } from './calculate-line.ts'
import { solvePlate } from './calculate-plate.ts'
import { caissonCharts } from './charts-caisson.ts'
import { dragCharts, lineCharts, plateCharts } from './charts-others.ts'
import { caissonChecks, dragChecks, lineChecks, NO_UPLIFT, plateChecks, tooShallow } from './checks.ts'
import type { contract } from './contract.ts'
import * as detail from './detail.ts'
import { caissonFigures } from './figures-caisson.ts'
import { dragFigures, lineFigures, plateFigures } from './figures-others.ts'
import { CAISSON, DRAG, PLATE } from './modes.ts'
import type { Params } from './params.ts'
import { attachmentRows, depthRows, lineRows, modeRows, slendernessRows } from './tables.ts'
import { caissonWarnings, dragWarnings, lineWarnings, plateWarnings } from './warnings.ts'

type Answer = Outcome<typeof contract>

export function calculate(p: Params, context: RunContext): Answer {
  if (p.anchor_type === CAISSON) return caissonAnswer(p, context)
  if (p.anchor_type === DRAG) return dragAnswer(p, context)
  return p.anchor_type === PLATE ? plateAnswer(p, context) : lineAnswer(p, context)
}

function caissonAnswer(p: Params, { trace }: RunContext): Answer {
  const solved = solveCaisson(p, trace)
  const { vertical, lateral, pull } = solved
  const swept = once(() => ({ attachment: attachmentRows(solved), slenderness: slendernessRows(solved) }))
  return {
    values: {
      outer_skin_friction: vertical.F_o,
      reverse_end_bearing: vertical.Q_b,
      vertical_capacity_plugged: vertical.V_p,
      vertical_capacity_coring: vertical.V_c,
      vertical_capacity_plug_weight: vertical.V_w,
      vertical_capacity: vertical.V_u,
      vertical_utilisation: pull.U_V === undefined ? notApplicable(NO_UPLIFT) : utilisation(pull.U_V),
      horizontal_capacity: lateral.H_u,
      horizontal_capacity_translation: lateral.H_t,
      optimum_attachment_depth: lateral.z_opt,
      rotation_centre_depth:
        lateral.z_c ??
        notApplicable(
          p.attachment_depth === undefined
            ? 'the caisson moves as it stands: the padeye is taken at the optimum'
            : 'the padeye is at the optimum: the caisson moves as it stands',
        ),
      horizontal_utilisation: utilisation(pull.U_H),
      interaction_exponent_a: pull.a,
      interaction_exponent_b: pull.b,
      interaction_utilisation: pull.U_HV === undefined ? notApplicable(NO_UPLIFT) : utilisation(pull.U_HV),
    },
    checks: caissonChecks(p, solved),
    tables: () => ({
      modes: modeRows(solved),
      resistance: depthRows(solved),
      attachment: swept().attachment,
      slenderness: swept().slenderness,
    }),
    charts: () => caissonCharts(p, solved, swept().attachment, swept().slenderness),
    figures: () => caissonFigures(p, solved),
    warnings: caissonWarnings(p, solved),
    detail: detail.ofCaisson(solved),
    assumed: {
      ...(p.attachment_depth === undefined && { attachment_depth: lateral.z_opt }),
      factor_of_safety: factors.AXIAL_FACTOR.value,
      factor_of_safety_lateral: p.factor_of_safety ?? factors.LATERAL_FACTOR.value,
    },
  }
}

function dragAnswer(p: Params, { trace }: RunContext): Answer {
  const solved = solveDrag(p, trace)
  const { H_m, e_h, F_l, H_s, U_H } = solved
  return {
    values: {
      holding_capacity: H_m,
      efficiency: e_h,
      chain_friction: F_l,
      system_holding_capacity: H_s,
      holding_utilisation: utilisation(U_H),
    },
    checks: dragChecks(p, solved),
    charts: () => dragCharts(p, solved),
    figures: () => dragFigures(p, solved),
    warnings: dragWarnings(p),
    detail: detail.ofDrag(solved),
    assumed: { factor_of_safety: factors.DRAG_FACTOR.value },
  }
}

function plateAnswer(p: Params, { trace }: RunContext): Answer {
  const solved = solvePlate(p, trace)
  return {
    values: {
      final_embedment_depth: solved.z_f,
      undrained_strength_at_plate: solved.s_f,
      pullout_capacity: solved.Q_u ?? notApplicable(tooShallow(solved).reason),
    },
    checks: plateChecks(p, solved),
    charts: () => plateCharts(p, solved, tooShallow(solved).reason),
    figures: () => plateFigures(p, solved),
    warnings: plateWarnings(p, solved),
    detail: detail.ofPlate(solved),
    assumed: { factor_of_safety: factors.PLATE_FACTOR.value },
  }
}

const NO_ROOT = 'the soil takes more than the line can give: it does not reach the padeye under this tension'

function lineAnswer(p: Params, { trace }: RunContext): Answer {
  const solved = solveLine(p, trace)
  const { end } = solved
  return {
    values: {
      padeye_angle: end?.theta_a ?? notApplicable(NO_ROOT),
      padeye_tension: end?.T_a ?? notApplicable(NO_ROOT),
      horizontal_force: end?.H_a ?? notApplicable(NO_ROOT),
      vertical_force: end?.V_a ?? notApplicable(NO_ROOT),
    },
    checks: lineChecks(solved),
    tables: () => ({ line: end === undefined ? notApplicable(NO_ROOT) : lineRows(solved, end) }),
    charts: () => lineCharts(solved, NO_ROOT),
    figures: () => lineFigures(solved, NO_ROOT),
    warnings: lineWarnings(solved),
    detail: detail.ofLine(solved),
  }
}
