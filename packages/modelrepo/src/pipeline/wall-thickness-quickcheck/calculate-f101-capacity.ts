/** DNV-ST-F101: what the selected wall holds, and what the tests support. */
import type { Trace } from '@keelson/equations'
import { factoredCollapsePressure, systemCollapse } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import * as containment from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import { ALPHA_SPT, localTestPressure, systemTestPressure } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import { factoredPropagationPressure, propagationPressure } from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import { dnvStF101, GAMMA_M } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { check, inDoubt, notApplicable, notChecked } from '@keelson/workflow'
import { asEntered, noteOf } from '../../_shared/pipe/as-entered.ts'
import type { Basis, F101Required } from './calculate-f101.ts'
import type { Pressures } from './calculate-pressures.ts'
import { containmentDoubt, fromOutside, propagationDoubt, waterDoubt } from './checks-validity.ts'
import type { Params } from './inputs.ts'
import { F101 } from './modes.ts'

/** Capacities of the characteristic walls, with their checks. */
export function wallCapacity(
  p: Params,
  { f_y, f_cb, gamma_SC_PC, gamma_SC_LB, f_0 }: Basis,
  { dp_li, dp_e }: F101Required,
  p_e: number,
  { t_1, t_2 }: { readonly t_1: number; readonly t_2: number },
  trace: Trace,
) {
  const D = p.outer_diameter
  const gamma_m = p.material_resistance_factor
  const alpha_fab = p.fabrication_factor
  const entered = weakerFactors(p)
  trace.section('DNV-ST-F101 selected wall thickness, pressure containment')
  const p_b = trace.apply(containment.containmentResistance, { t_1, D, f_cb })
  const p_b_d = trace.apply(containment.factoredContainmentResistance, { p_b, gamma_m, gamma_SC_PC })
  const u_PC = trace.apply(containment.containmentUtilisation, { dp_li, p_b_d })
  trace.section('DNV-ST-F101 selected wall thickness, collapse')
  const pipe = { E: p.youngs_modulus, nu: p.poisson_ratio, D, t_1, f_y, alpha_fab, f_0 }
  const { p_el, p_p, p_c } = systemCollapse(pipe, trace)
  const p_c_d = trace.apply(factoredCollapsePressure, { p_c, gamma_m, gamma_SC_LB })
  trace.section('DNV-ST-F101 selected wall thickness, propagation buckling')
  const p_pr = trace.apply(propagationPressure, { f_y, alpha_fab, t_2, D })
  const p_pr_d = trace.apply(factoredPropagationPressure, { p_pr, gamma_m, gamma_SC_LB })
  return {
    values: {
      characteristic_wall_thickness: t_1,
      pressure_containment_resistance: p_b,
      pressure_containment_resistance_factored: p_b_d,
      pressure_containment_utilisation: u_PC,
      elastic_collapse_pressure: p_el,
      plastic_collapse_pressure: p_p,
      collapse_pressure: p_c,
      allowable_net_external_pressure_collapse: p_c_d,
      propagation_pressure: p_pr,
      allowable_net_external_pressure_propagation: p_pr_d,
    },
    held: {
      f101_pressure_containment: {
        result: check({ demand: dp_li, capacity: p_b_d, ...noteOf(...entered) }),
        doubt: containmentDoubt(p, F101, p_e),
        idle: fromOutside(p, F101, dp_li),
      },
      f101_collapse: {
        result: check({ demand: dp_e, capacity: p_c_d, ...noteOf(...entered) }),
        doubt: waterDoubt(p),
      },
      f101_propagation: { result: propagation(dp_e, p_pr_d, entered), doubt: propagationDoubt(p, t_2) },
    },
  }
}

type Remarks = readonly (string | undefined)[]

function propagation(demand: number, capacity: number, entered: Remarks) {
  const arrestors = demand > capacity ? 'a greater wall thickness or buckle arrestors are required' : undefined
  return check({ demand, capacity, ...noteOf(arrestors, ...entered) })
}

/** What the checks say of resistance factors that are below those of the code. */
const weakerFactors = (p: Params): Remarks => [
  asEntered('material_resistance_factor', p.material_resistance_factor, GAMMA_M, 'below'),
]

/** Mill test at its smallest wall; undefined where that was not given. */
export function millTest(p: Params, { p_e }: Pressures, dp_li: number, trace: Trace) {
  const t_min = p.mill_minimum_wall_thickness
  if (t_min === undefined) return undefined
  trace.section('DNV-ST-F101 mill test')
  const alpha_mpt =
    p.mill_test_factor ?? testFactor('alpha_mpt', 'Mill pressure test factor', containment.ALPHA_MPT, p, trace)
  const p_mpt = trace.apply(containment.millTestPressure, {
    t_min,
    D: p.outer_diameter,
    SMYS: p.specified_minimum_yield_strength,
    SMTS: p.specified_minimum_tensile_strength,
  })
  const limit = trace.apply(containment.millTestLimit, { p_mpt, alpha_U: p.material_strength_factor, alpha_mpt })
  return {
    values: { mill_test_pressure: p_mpt, mill_test_pressure_limit: limit },
    check:
      fromOutside(p, F101, dp_li) ?? inDoubt(containmentDoubt(p, F101, p_e), check({ demand: dp_li, capacity: limit })),
  }
}

/** System test from the design pressure; its local limit only where test water and elevation were given. */
export function systemTest(p: Params, { p_e }: Pressures, dp_li: number, trace: Trace) {
  if (p.local_incidental_pressure !== undefined) {
    const why = '{local_incidental_pressure} is entered directly, so no system test pressure is calculated'
    const direct = notApplicable(why)
    return {
      values: { system_test_pressure: direct, local_test_pressure: direct, system_test_pressure_limit: direct },
      check: notChecked('other_mode', why),
    }
  }
  trace.section('DNV-ST-F101 system test')
  const alpha_spt = p.system_test_factor ?? testFactor('alpha_spt', 'System pressure test factor', ALPHA_SPT, p, trace)
  const p_t = trace.apply(systemTestPressure, {
    p_d: p.design_pressure,
    gamma_inc: p.incidental_to_design_ratio,
    alpha_spt,
  })
  const { test_water_density: rho_t, point_elevation: h_l } = p
  if (rho_t === undefined || h_l === undefined) {
    const why = '{test_water_density} and {point_elevation} are not both entered'
    const absent = notApplicable(why)
    return {
      values: { system_test_pressure: p_t, local_test_pressure: absent, system_test_pressure_limit: absent },
      check: notChecked('input_missing', why),
    }
  }
  const p_lt = trace.apply(localTestPressure, { p_t, rho_t, g: p.gravity, h_ref: p.reference_elevation, h_l })
  const limit = trace.apply(containment.systemTestLimit, { p_lt, alpha_spt, p_e })
  return {
    values: { system_test_pressure: p_t, local_test_pressure: p_lt, system_test_pressure_limit: limit },
    check:
      fromOutside(p, F101, dp_li) ?? inDoubt(containmentDoubt(p, F101, p_e), check({ demand: dp_li, capacity: limit })),
  }
}

const testFactor = (
  symbol: string,
  title: string,
  table: Readonly<Record<Params['safety_class'], number>>,
  p: Params,
  trace: Trace,
) =>
  trace.lookup({
    symbol,
    title,
    unit: '-',
    source: dnvStF101,
    clause: 'table 5-8',
    value: table[p.safety_class],
    cell: `safety class ${p.safety_class}`,
  })
