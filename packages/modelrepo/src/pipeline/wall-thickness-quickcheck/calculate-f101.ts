/** DNV-ST-F101: strengths and factors, and the walls that its three limit states ask for. */
import { type Met, met, silent, type Trace } from '@keelson/equations'
import {
  GAMMA_SC_LB,
  OVALITY_FLOOR,
  ovalityUsed,
  P_MIN_EMPTY,
  systemCollapse,
} from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { collapseMinimumWall } from '@keelson/standards/dnv-st-f101-2021/collapse-wall.ts'
import * as material from '@keelson/standards/dnv-st-f101-2021/material.ts'
import {
  containmentMinimumWall,
  containmentWallRatio,
  GAMMA_SC_PC,
} from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import { netExternalPressure, netIncidentalPressure } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import { propagationMinimumWall } from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import * as wall from '@keelson/standards/dnv-st-f101-2021/wall.ts'
import { refuse, shownPressure } from '@keelson/workflow'
import { COLLAPSE, CONTAINMENT, type Point, PROPAGATION, type Required } from './calculate-limit-states.ts'
import { headless } from './calculate-pressures.ts'
import type { Params } from './inputs.ts'
import { F101 } from './modes.ts'

/** What DNV-ST-F101 reckons with, whatever the wall. */
export interface Basis {
  readonly f_temp: number
  readonly SMYS_T: number
  readonly f_y: number
  readonly f_cb: number
  readonly gamma_SC_PC: number
  readonly gamma_SC_LB: number
  readonly f_0: number
}

export function basisOf(p: Params, trace: Trace): Basis {
  trace.section('DNV-ST-F101 strength and factors')
  const SMYS = p.specified_minimum_yield_strength
  const alpha_U = p.material_strength_factor
  const f_temp = material.strengthDerating(p.steel_type, p.design_temperature, trace)
  const SMYS_T = trace.apply(material.deratedYieldStrength, { SMYS, f_temp })
  if (SMYS_T <= 0)
    refuse(
      '/specified_minimum_yield_strength',
      `must exceed the de-rating at {design_temperature}, ${shownPressure(f_temp)} (entered: ${shownPressure(SMYS)})`,
    )
  const SMTS_T = trace.apply(material.deratedTensileStrength, { SMTS: p.specified_minimum_tensile_strength, f_temp })
  const f_y = trace.apply(material.characteristicYieldStrength, { SMYS_T, alpha_U })
  const f_u = trace.apply(material.characteristicTensileStrength, { SMTS_T, alpha_U })
  const f_cb = trace.apply(material.containmentStrength, { f_y, f_u })
  const factor = (symbol: string, title: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit: '-',
      source: dnvStF101,
      clause: 'table 5-2',
      value,
      cell: `safety class ${p.safety_class}`,
    })
  return {
    f_temp,
    SMYS_T,
    f_y,
    f_cb,
    gamma_SC_PC: factor('gamma_SC_PC', 'Safety class resistance factor, pressure', GAMMA_SC_PC[p.safety_class]),
    gamma_SC_LB: factor('gamma_SC_LB', 'Safety class resistance factor, buckling', GAMMA_SC_LB[p.safety_class]),
    f_0: trace.apply(ovalityUsed, { f_g: p.ovality, f_min: OVALITY_FLOOR }),
  }
}

export interface F101Required {
  /** Net local incidental pressure, Pa. */
  readonly dp_li: number
  /** Net external pressure with an empty pipe, Pa. */
  readonly dp_e: number
  /** Containment, collapse and propagation, in this order. */
  readonly states: readonly [Required, Required, Required]
}

/** The walls that the limit states ask for at a point. */
export function f101Required(p: Params, basis: Basis, { p_li = 0, p_e }: Point, trace: Trace): F101Required {
  const D = p.outer_diameter
  const gamma_m = p.material_resistance_factor
  const { f_y, f_cb, gamma_SC_PC, gamma_SC_LB } = basis
  trace.section('DNV-ST-F101 required wall thicknesses')
  const dp_li = trace.apply(netIncidentalPressure, { p_li, p_e }, renamedInside(p))
  const k = trace.apply(containmentWallRatio, { dp_li, gamma_m, gamma_SC_PC, f_cb })
  const t_1 = trace.apply(containmentMinimumWall, { k, D })
  const containment = state(CONTAINMENT, '5.4.2', dp_li, t_1, thinnestNominal(p, t_1, 't_nom_PC', 't_1_req', trace))

  const dp_e = trace.apply(netExternalPressure, { p_e, p_min: P_MIN_EMPTY })
  const t_1_c = collapseWall(p, basis, dp_e, trace)
  const nominal = t_1_c === undefined ? undefined : thinnestNominal(p, t_1_c, 't_nom_c', 't_1_c', trace)
  const collapse = state(COLLAPSE, '5.4.4', dp_e, t_1_c, nominal)

  const args = { D, dp_e, gamma_m, gamma_SC_LB, f_y, alpha_fab: p.fabrication_factor }
  const t_2 = trace.apply(propagationMinimumWall, args)
  const t_nom = trace.apply(
    wall.nominalWallOfAverage,
    { t_2, t_corr: p.corrosion_allowance },
    { as: 't_nom_p', rename: { t_2: 't_2_req' } },
  )
  return { dp_li, dp_e, states: [containment, collapse, state(PROPAGATION, '5.4.5', dp_e, t_2, t_nom)] }
}

/** Without a head the local incidental pressure is the incidental one. */
const renamedInside = (p: Params) =>
  p.local_incidental_pressure === undefined && headless(p) ? { rename: { p_li: 'p_inc' } } : {}

const state = (
  name: Required['state'],
  clause: string,
  pressure: number,
  net: number | undefined,
  nominal: number | undefined,
): Required => ({ code: F101, state: name, clause, pressure, net, nominal })

/** Nominal wall that leaves t_1; without tolerance where the characteristic wall was given directly. */
function thinnestNominal(p: Params, t_1: number, as: string, symbol: string, trace: Trace): number {
  const t_corr = p.corrosion_allowance
  const names = { as, rename: { t_1: symbol } }
  const t_fab = p.characteristic_wall_thickness === undefined ? p.fabrication_tolerance : 0
  return t_fab === undefined
    ? trace.apply(wall.nominalWallOfFraction, { t_1, t_corr, r_mill: p.mill_tolerance }, names)
    : trace.apply(wall.nominalWallOfTolerance, { t_1, t_corr, t_fab }, names)
}

const DEMANDED = 'factored pressure difference'

/** Of the wall found: the collapse pressure that it has, by the equations of 5.4.4. */
const collapseAt = (pipe: Parameters<typeof systemCollapse>[0], demanded: number): Met =>
  met('collapse pressure', 'Pa', pipe.t_1 > 0 ? systemCollapse(pipe, silent).p_c : 0, DEMANDED, demanded)

function collapseWall(p: Params, { f_y, f_0, gamma_SC_LB }: Basis, dp_e: number, trace: Trace): number | undefined {
  const pipe = {
    E: p.youngs_modulus,
    nu: p.poisson_ratio,
    D: p.outer_diameter,
    f_y,
    alpha_fab: p.fabrication_factor,
    f_0,
  }
  const demanded = dp_e * p.material_resistance_factor * gamma_SC_LB
  const found = collapseMinimumWall(pipe, demanded)
  if (found === undefined) return undefined
  return trace.solved({
    symbol: 't_1_c',
    title: 'Required wall thickness for collapse',
    unit: 'm',
    source: dnvStF101,
    clause: '5.4.4, solved for the wall thickness',
    value: found.t_1,
    trial: 0,
    residual: found.residual,
    iterations: found.iterations,
    method: 'bracketed root at which the collapse pressure equals the factored pressure difference',
    meets: [collapseAt({ ...pipe, t_1: found.t_1 }, demanded)],
  })
}
