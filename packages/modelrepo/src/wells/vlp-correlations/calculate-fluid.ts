/** The fluid by itself: black oil at its bubble point, a gas at a pressure and temperature, and both over pressure. */
import type { Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { fieldUnits } from '@keelson/physics/field-units.ts'
import { bubblePointAt, type Fluid, fluidOf, gasOf, oilAt, type PvtSet } from '@keelson/physics/pvt/black-oil.ts'
import { gasAt } from '@keelson/physics/pvt/gas-properties.ts'
import {
  glasoBubbleNumber,
  glasoBubblePoint,
  glasoOilVolumeFactor,
  glasoVolumeNumber,
} from '@keelson/physics/pvt/glaso.ts'
import {
  bealDeadOilViscosity,
  deadOilViscosity,
  glasoDeadOilViscosity,
  saturatedOilViscosity,
} from '@keelson/physics/pvt/oil-viscosity.ts'
import {
  bubblePointNotBelowStandard,
  oilGravity,
  standingBubblePoint,
  standingOilVolumeFactor,
} from '@keelson/physics/pvt/standing.ts'
import { vasquezBeggsBubblePoint, vasquezBeggsOilVolumeFactor } from '@keelson/physics/pvt/vasquez-beggs.ts'
import { fromSI, toSI } from '@keelson/units'
import { given } from '@keelson/workflow'
import type { Params } from './params.ts'

const PRODUCED = { R_p: 'R_sb' }
const DISSOLVED = { R_s: 'R_sb' }
/** No separator is asked for here: the gravity of Vasquez and Beggs is that of the gas. */
const AS_GIVEN = { gamma_gs: 'gamma_g' }

/** Bubble points, volume factors and viscosities of an oil that holds R_sb at its bubble point. */
export function oilAtBubblePoint(p: Params, trace: Trace) {
  const g = given(p, 'solution_gas_oil_ratio', 'temperature', 'oil_api_gravity', 'gas_specific_gravity')
  const { solution_gas_oil_ratio: R, temperature: T, oil_api_gravity: API, gas_specific_gravity: gamma_g } = g
  const held = (p_bS: number, as: string) =>
    trace.apply(bubblePointNotBelowStandard, { p_bS }, { as, rename: { p_bS: `${as}0` } })
  trace.section('Bubble point')
  const x_G = trace.apply(glasoBubbleNumber, { R_p: R, gamma_g, T, API }, { rename: PRODUCED })
  const standing = trace.apply(standingBubblePoint, { R_p: R, gamma_g, T, API }, { as: 'p_bS0', rename: PRODUCED })
  const vasquez = trace.apply(
    vasquezBeggsBubblePoint,
    { R_p: R, gamma_gs: gamma_g, API, T },
    { as: 'p_bV0', rename: { ...PRODUCED, ...AS_GIVEN } },
  )
  const glaso = trace.apply(glasoBubblePoint, { x_G }, { as: 'p_bG0' })
  const bubble_points = {
    bubble_point_pressure_standing: held(standing, 'p_bS'),
    bubble_point_pressure_vasquez_beggs: held(vasquez, 'p_bV'),
    bubble_point_pressure_glaso: held(glaso, 'p_bG'),
  }
  trace.section('Formation volume factor at the bubble point')
  const gamma_o = trace.apply(oilGravity, { API })
  const B_star = trace.apply(glasoVolumeNumber, { R_s: R, gamma_g, gamma_o, T }, { rename: DISSOLVED })
  const volumes = {
    oil_formation_volume_factor_standing: trace.apply(
      standingOilVolumeFactor,
      { R_s: R, gamma_g, gamma_o, T },
      { as: 'B_oS', rename: DISSOLVED },
    ),
    oil_formation_volume_factor_vasquez_beggs: trace.apply(
      vasquezBeggsOilVolumeFactor,
      { R_s: R, T, API, gamma_gs: gamma_g },
      { as: 'B_oV', rename: { ...DISSOLVED, ...AS_GIVEN } },
    ),
    oil_formation_volume_factor_glaso: trace.apply(glasoOilVolumeFactor, { B_star }, { as: 'B_oG' }),
  }
  trace.section('Viscosity')
  const mu_od = trace.apply(deadOilViscosity, { API, T })
  return {
    ...bubble_points,
    ...volumes,
    dead_oil_viscosity_beal: trace.apply(bealDeadOilViscosity, { API, T }),
    dead_oil_viscosity_beggs_robinson: mu_od,
    dead_oil_viscosity_glaso: trace.apply(glasoDeadOilViscosity, { API, T }),
    saturated_oil_viscosity_beggs_robinson: trace.apply(
      saturatedOilViscosity,
      { R_s: R, mu_od },
      { rename: DISSOLVED },
    ),
  }
}

/** A gas at a pressure and temperature. */
export function gasAtPoint(p: Params, trace: Trace) {
  const { pressure, temperature, gas_specific_gravity } = given(p, 'pressure', 'temperature', 'gas_specific_gravity')
  trace.section('Gas')
  const gas = gasOf(gas_specific_gravity, trace)
  const { z, rho_g, mu_g, B_g, inRange } = gasAt(gas, pressure, temperature, trace)
  return {
    inRange,
    values: {
      pseudo_critical_temperature: gas.T_pc,
      pseudo_critical_pressure: gas.p_pc,
      z_factor: z,
      gas_density: rho_g,
      gas_viscosity: mu_g,
      gas_formation_volume_factor: B_g,
    },
  }
}

/** An oil with its gas at one temperature, in the units of field-units.ts. */
export interface WarmOil {
  readonly fluid: Fluid
  readonly T: number
  readonly p_b: number
}
/** What is produced, SI; undefined where no oil is. */
interface Produced {
  readonly API?: number | undefined
  readonly gamma_g?: number | undefined
  /** Gas with the oil. */
  readonly R: number
  readonly T: number
  readonly set: PvtSet
  readonly separator?: { readonly p_sep: number; readonly T_sep: number } | undefined
}
export function warmOil({ API, gamma_g, R, T: kelvin, set, separator }: Produced): WarmOil | undefined {
  if (API === undefined || gamma_g === undefined) return undefined
  const sep = separator && { p_sep: fromSI(separator.p_sep, 'psia'), T_sep: fromSI(separator.T_sep, 'degF') }
  const data = { API, gamma_g, gamma_w: 1, R_p: fromSI(R, 'scf/stb'), set, ...(sep && { separator: sep }) }
  const fluid = fluidOf(data, fieldUnits)
  const T = fromSI(kelvin, 'degF')
  return { fluid, T, p_b: bubblePointAt(fluid, T, fieldUnits) }
}

const STANDARD_PRESSURE = 14.696
/** Pressures of the table. */
const ROWS = 20
/** Where it ends over the bubble point, and over the highest pressure in a tubing at most. */
const ABOVE = 1.5
const TWICE = 2
const LEAST_TOP = 500

/** Where the table ends, psia: beyond the bubble point, and not far beyond the highest pressure where there is one. */
export function topOf({ p_b }: WarmOil, highest?: number): number {
  const beyond = Math.max(ABOVE * p_b, LEAST_TOP)
  return highest === undefined ? beyond : Math.max(highest, Math.min(beyond, TWICE * highest))
}

/** From standard pressure to the end of the table; the bubble point is one of them where it is reached. */
export function pressuresOf(oil: WarmOil, highest?: number): readonly number[] {
  const top = topOf(oil, highest)
  const even = spaced(STANDARD_PRESSURE, top, ROWS)
  return [...new Set([...even, ...(oil.p_b < top ? [oil.p_b] : [])])].sort((a, b) => a - b)
}

/** The fluid at pressures in psia, SI. */
export const fluidRows = ({ fluid, T }: WarmOil, pressures: readonly number[]) =>
  pressures.map((p) => {
    const oil = oilAt(fluid, p, T, fieldUnits)
    const gas = gasAt(fluid.gas, p, T, fieldUnits)
    return {
      pressure: toSI(p, 'psia'),
      solution_gas_oil_ratio: toSI(oil.R_s, 'scf/stb'),
      oil_formation_volume_factor: toSI(oil.B_o, 'bbl/stb'),
      oil_viscosity: toSI(oil.mu_o, 'cP'),
      gas_viscosity: toSI(gas.mu_g, 'cP'),
      z_factor: gas.z,
      surface_tension: toSI(oil.sigma_o, 'dyn/cm'),
    }
  })
