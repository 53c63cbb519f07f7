/** One casing string: its ratings, its loads, and by how much these are held. */
import type { ApplyOptions, Trace } from '@keelson/equations'
import { axialStress } from '@keelson/physics/member-stress/fibre.ts'
import { forceMargin, lesserStrength, pressureMargin, yieldMargin } from '@keelson/physics/tubulars/yielding.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import * as loads from '@keelson/physics/well-planning/casing-loads.ts'
import { columnPressure, HYDROSTATIC_FACTOR } from '@keelson/physics/well-planning/mud-column.ts'
import { DRIFT_CLAUSE, driftClassOf, driftDiameter } from '@keelson/standards/api-5ct-2018/drift.ts'
import { api5ct } from '@keelson/standards/api-5ct-2018/source.ts'
import {
  bodyYieldStrength,
  internalYieldPressure,
  WALL_TOLERANCE,
} from '@keelson/standards/api-tr-5c3-2018/yielding.ts'
import { fromSI, toSI } from '@keelson/units'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { type Collapse, collapseOf, TR_2018 } from '../_shared/tubular/collapse.ts'
import { type Tube, tubeOf } from '../_shared/tubular/pipe.ts'
import { largestSymbol, stressesOf } from '../_shared/tubular/stresses.ts'
import type { Given, StringRow } from './inputs.ts'

type Loaded = Given<'gas_gradient' | 'overpull'>

const c_g = HYDROSTATIC_FACTOR
const g = STANDARD_GRAVITY

/** Symbols that all strings share. */
export const COMMON: ReadonlySet<string> = new Set(['c_g', 'g', 'g_g', 'F_o', 'k_wall', 'rho_st', 'E', 'p_o'])

export interface StringResult {
  readonly row: StringRow
  readonly tube: Tube
  readonly z_l: number
  readonly MW_n: number
  readonly drift: number
  readonly f_B: number
  readonly P_br: number
  readonly P_bl: number
  /** Without axial stress. */
  readonly collapse: Collapse | undefined
  readonly P_cs: number
  readonly P_cl: number
  /** At the fluid level; none where nothing is left of the yield strength. */
  readonly collapseAtLevel: Collapse | undefined
  /** None where it hangs empty down to its shoe. */
  readonly axialAtLevel?: number
  readonly F_t: number
  readonly F_l: number
  readonly F_w: number
  readonly F_b: number
  readonly F_s: number
  readonly burst: number
  /** None where nothing presses from outside, and where the pipe holds nothing at the level. */
  readonly collapseFactor: number | undefined
  readonly tension: number
  readonly triaxial: number
}

/** Whether the pipe holds something wherever something presses on it. */
export const holdsCollapse = ({ collapse, P_cs, collapseAtLevel, P_cl }: StringResult): boolean =>
  (P_cs <= 0 || collapse?.found !== undefined) && (P_cl <= 0 || collapseAtLevel?.found !== undefined)

export function stringOf(p: Loaded, row: StringRow, trace: Trace): StringResult {
  const z_s = row.setting_depth
  const z_l = row.internal_fluid_level ?? z_s
  const MW_n = row.next_mud_weight ?? row.mud_weight
  const kappa = row.dogleg_severity ?? loads.NO_DOGLEG.si
  trace.section('pipe')
  const tube = tubeOf(row.outer_diameter, row.wall_thickness, trace)
  const drift = driftOf(tube, trace)
  const burst = burstOf(p, row, tube, trace)
  const tension = tensionOf(p, row, tube, trace)
  const collapse = collapsesOf(row, tube, { z_l, MW_n, f_B: tension.f_B }, trace)
  const triaxial = triaxialOf(row, tube, { P_bl: burst.P_bl, F_w: tension.F_w, kappa }, trace)
  return { row, tube, z_l, MW_n, drift, ...burst, ...tension, ...collapse, triaxial }
}

function driftOf({ D, t }: Tube, trace: Trace): number {
  const found = driftClassOf(fromSI(D, 'in'))
  const c_dr = trace.lookup({
    symbol: 'c_dr',
    title: 'Mandrel allowance below bore',
    unit: 'in',
    source: api5ct,
    clause: DRIFT_CLAUSE,
    value: toSI(found.less, 'in'),
    cell: found.cell,
    where: { D: ['outside diameter', 'in', D] },
  })
  return trace.apply(driftDiameter, { D, t, c_dr })
}

function burstOf({ gas_gradient: g_g }: Loaded, row: StringRow, { D, t }: Tube, trace: Trace) {
  const Y_p = row.specified_minimum_yield_strength
  trace.section('burst')
  const P_br = trace.apply(internalYieldPressure, { k_wall: WALL_TOLERANCE, Y_p, t, D }, { as: 'P_br' })
  const gas = (G: number, z: number, as: string, title: string, names: readonly [string, string]) =>
    trace.apply(loads.gasToSurface, { c_g, G, g_g, z }, { as, title, rename: { G: names[0], z: names[1] } })
  const next = row.next_section_total_depth
  const P_gn = gas(row.formation_pressure_gradient, next, 'P_gn', 'Gas from the next section', ['G_p', 'z_n'])
  const atShoe = ['G_fr', 'z_s'] as const
  const P_gs = gas(row.fracture_gradient_at_shoe, row.setting_depth, 'P_gs', 'Gas at shoe fracture pressure', atShoe)
  const P_bl = trace.apply(loads.burstLoad, { P_gn, P_gs })
  const names = { as: 'SF_b', rename: { P_r: 'P_br', P_l: 'P_bl' } }
  return { P_br, P_bl, burst: trace.apply(pressureMargin, { P_r: P_br, P_l: P_bl }, names) }
}

function tensionOf(p: Loaded, row: StringRow, { D, A_s }: Tube, trace: Trace) {
  trace.section('tension')
  const { nominal_weight: w, mud_weight: MW, specified_minimum_yield_strength: Y_p } = row
  const f_B = trace.apply(loads.buoyancyFactor, { MW, rho_st: loads.STEEL_WEIGHT })
  const F_w = trace.apply(loads.weightInMud, { w, g, L_h: row.setting_depth, f_B }, { rename: { L_h: 'z_s' } })
  const bent = row.dogleg_severity ?? loads.NO_DOGLEG
  const F_b = trace.apply(loads.bendingForce, { D, kappa: bent, w })
  const F_l = trace.apply(loads.tensionLoad, { F_w, F_b, F_o: p.overpull })
  const F_s = trace.apply(loads.shockLoad, { w })
  const F_y = trace.apply(bodyYieldStrength, { Y_p, A_s })
  const F_j = row.connection_joint_strength
  const F_t = F_j === undefined ? F_y : trace.apply(lesserStrength, { F_y, F_j })
  const rename = { F_t: F_j === undefined ? 'F_y' : 'F_t' }
  return { f_B, F_w, F_b, F_l, F_s, F_t, tension: trace.apply(forceMargin, { F_t, F_l }, { as: 'SF_t', rename }) }
}

interface Inside {
  readonly z_l: number
  readonly MW_n: number
  readonly f_B: number
}

function collapsesOf(row: StringRow, { s, A_s }: Tube, { z_l, MW_n, f_B }: Inside, trace: Trace) {
  const { setting_depth: z_s, mud_weight: MW, nominal_weight: w, specified_minimum_yield_strength: Y_p } = row
  trace.section('collapse at the shoe')
  const outside = row.next_mud_weight === undefined ? { MW_n: 'MW' } : {}
  const level = row.internal_fluid_level === undefined ? { z_l: 'z_s' } : {}
  const P_cs = trace.apply(loads.collapseLoadAtShoe, { c_g, MW, z_s, MW_n, z_l }, { rename: { ...outside, ...level } })
  const collapse = collapseOf({ Y_p, sigma_a: 0, p_i: loads.EMPTY }, s, TR_2018, trace)
  const P_c = collapse?.found?.P_c
  const atShoe = pressureFactor(P_c, P_cs, { as: 'SF_cs', rename: { P_r: 'P_c', P_l: 'P_cs' } }, trace)
  if (z_l === z_s) return { collapse, P_cs, collapseAtLevel: collapse, P_cl: P_cs, collapseFactor: atShoe }
  trace.section('collapse at the fluid level')
  const names = { as: 'P_cl', title: 'Collapse load at the fluid level', rename: { G: 'MW', z: 'z_l' } }
  const P_cl = trace.apply(columnPressure, { c_g, G: MW, z: z_l }, names)
  const L_h = trace.apply(loads.lengthBelow, { z_s, z: z_l }, { rename: { z: 'z_l' } })
  const F_h = trace.apply(loads.weightInMud, { w, g, L_h, f_B }, { as: 'F_h' })
  const own = traceOfRow(trace, 'Collapse at the fluid level', 'lv', LEVEL_COMMON)
  const sigma_a = own.apply(axialStress, { N: F_h, A: A_s }, { rename: { N: 'F_h', A: 'A_s' } })
  const collapseAtLevel = collapseOf({ Y_p, sigma_a, p_i: loads.EMPTY }, s, TR_2018, own)
  const held = collapseAtLevel?.found?.P_c
  const atLevel = pressureFactor(held, P_cl, { as: 'SF_cl', rename: { P_r: 'P_c_lv', P_l: 'P_cl' } }, trace)
  return { collapse, P_cs, P_cl, collapseAtLevel, axialAtLevel: sigma_a, collapseFactor: lesser(atShoe, atLevel) }
}
const LEVEL_COMMON: ReadonlySet<string> = new Set(['F_h', 'A_s', 'Y_p', 's'])

/** None where nothing presses, or nothing is held. */
const pressureFactor = (P_r: number | undefined, P_l: number, names: ApplyOptions, trace: Trace): number | undefined =>
  P_r === undefined || P_l <= 0 ? undefined : trace.apply(pressureMargin, { P_r, P_l }, names)

const lesser = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)

interface Shut {
  readonly P_bl: number
  readonly F_w: number
  readonly kappa: number
}

/** At the surface, shut in on the burst load. */
function triaxialOf(row: StringRow, tube: Tube, { P_bl, F_w, kappa }: Shut, trace: Trace): number {
  trace.section('triaxial at surface')
  const sigma_a = trace.apply(axialStress, { N: F_w, A: tube.A_s }, { rename: { N: 'F_w', A: 'A_s' } })
  const shut = { p_i: P_bl, p_o: loads.NO_BACKUP, sigma_a, kappa, E: loads.STEEL_MODULUS }
  const stresses = stressesOf(tube, shut, trace)
  const [Y_p, { sigma_vM }] = [row.specified_minimum_yield_strength, stresses]
  const rename = { sigma_vM: largestSymbol(stresses) }
  return trace.apply(yieldMargin, { Y_p, sigma_vM }, { as: 'SF_v', rename })
}
