/** What anode alloys give. DNV-RP-B401 Table 8-6 (2021), and Table 8-8 (2021), 10-8 (2005, 2010), A-8 (2017). */
import { constant } from '@keelson/equations'
import { isUpTo } from '@keelson/physics/cathodic-protection/temperature-limit.ts'
import { toSI } from '@keelson/units'
import { dnvRpB401 } from './source.ts'

export const MATERIALS = { 'Al-Zn-In': 'Aluminium (Al-Zn-In)', Zn: 'Zinc' } as const
export type Material = keyof typeof MATERIALS
export const ENVIRONMENTS = { seawater: 'Seawater', sediment: 'Sediment' } as const
export type Environment = keyof typeof ENVIRONMENTS

export const PROTECTIVE_POTENTIAL = constant({
  symbol: 'E_c',
  title: 'Protective potential, carbon and low-alloy steel in seawater, Ag/AgCl',
  value: -0.8,
  unit: 'V',
  source: dnvRpB401,
  clause: '2.4.2, (2017) 5.4',
})

/** Density of the base metal, kg/m3: the practice tables none. CRC Handbook of Chemistry and Physics, 2.70 and 7.13 g/cm3. */
export const ALLOY_DENSITY: Readonly<Record<Material, number>> = { 'Al-Zn-In': 2700, Zn: 7130 }

/** As printed: highest anode surface temperature of the row in degC, closed circuit potential in V, capacity in Ah/kg. */
export interface PrintedRow {
  readonly upTo: number
  readonly potential: number
  readonly capacity: number
}
export type AnodeTable = Readonly<Record<Material, Readonly<Record<Environment, readonly PrintedRow[]>>>>

/** A row as printed. */
export const row = (upTo: number, potential: number, capacity: number): PrintedRow => ({ upTo, potential, capacity })

/** DNV-RP-B401 Table 8-6 (2021), by anode surface temperature; also DNV-RP-F103 (2019) Table 6-3. A temperature reads the next row up. */
export const TABLE_8_6: AnodeTable = {
  'Al-Zn-In': {
    seawater: [row(30, -1.05, 2000), row(60, -1.05, 1500), row(80, -1, 720)],
    sediment: [row(30, -1, 1500), row(60, -1, 680), row(80, -1, 320)],
  },
  Zn: {
    seawater: [row(30, -1.03, 780), row(50, -1.03, 780)],
    sediment: [row(30, -0.98, 750), row(50, -0.98, 580)],
  },
}

export interface AnodeRow {
  /** V, Ag/AgCl. */
  readonly potential: number
  /** C/kg. */
  readonly capacity: number
  /** 'to 60 °C'. */
  readonly name: string
}

/** Row of a table at an anode surface temperature in K; undefined where the table has none so hot. */
export function anodeRow(
  table: AnodeTable,
  material: Material,
  environment: Environment,
  temperature: number,
): AnodeRow | undefined {
  const found = table[material][environment].find((r) => isUpTo(temperature, r.upTo))
  if (!found) return undefined
  const { potential, capacity, upTo } = found
  return { potential, capacity: toSI(capacity, 'Ah/kg'), name: `to ${upTo} °C` }
}

/** Highest temperature of a table, degC. */
export const hottestAnode = (table: AnodeTable, material: Material, environment: Environment): number =>
  Math.max(...table[material][environment].map((r) => r.upTo))

export const ANODE_TYPES = {
  'long slender stand-off': 'Long slender stand-off',
  'short slender stand-off': 'Short slender stand-off',
  'long flush': 'Long flush-mounted',
  'short flush': 'Short flush-mounted',
  bracelet: 'Bracelet',
} as const
export type AnodeType = keyof typeof ANODE_TYPES

/** DNV-RP-B401 Table 8-8 (2021), 10-8 (2005, 2010), A-8 (2017): utilisation factor by anode type. */
export const UTILISATION: Readonly<Record<AnodeType, number>> = {
  'long slender stand-off': 0.9,
  'short slender stand-off': 0.85,
  'long flush': 0.85,
  'short flush': 0.8,
  bracelet: 0.8,
}
