/** A black oil with its gas over pressure, as a table has it. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { fieldUnits } from '@keelson/physics/field-units.ts'
import { bubblePointAt, type Fluid, fluidOf, oilAt, type PvtSet } from '@keelson/physics/pvt/black-oil.ts'
import { gasAt } from '@keelson/physics/pvt/gas-properties.ts'
import { fromSI, toSI } from '@keelson/units'
import { inPractice, rowsValue } from '@keelson/workflow'

const { numberColumn } = inPractice('oilfield')

export const tableValues = {
  pvt_table: rowsValue({
    title: 'Fluid properties against pressure',
    description:
      'Fluid properties at the bottomhole temperature by the selected correlations. The black-oil analysis uses the entered temperature and Standing. Interfacial tension is between oil and gas.',
    columns: {
      pressure: numberColumn('well_pressure_absolute', 'Pressure', { symbol: 'p' }),
      solution_gas_oil_ratio: numberColumn('gas_oil_ratio', 'Solution gas-oil ratio', { symbol: 'R_s' }),
      oil_formation_volume_factor: numberColumn('formation_volume_factor', 'Oil formation volume factor', {
        symbol: 'B_o',
      }),
      oil_viscosity: numberColumn('dynamic_viscosity', 'Oil viscosity', { symbol: 'mu_o' }),
      gas_viscosity: numberColumn('dynamic_viscosity', 'Gas viscosity', { symbol: 'mu_g' }),
      z_factor: numberColumn('-', 'Gas compressibility factor', { symbol: 'z' }),
      surface_tension: numberColumn('surface_tension', 'Interfacial tension', { symbol: 'sigma_o' }),
    },
  }),
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

/** psia: Brill and Mukherjee (1999), App. B, as the bubble point of `standing.ts`. */
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
