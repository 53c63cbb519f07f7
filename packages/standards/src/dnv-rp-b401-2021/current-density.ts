/** Design current densities of bare steel. DNV-RP-B401 Tables 8-1 and 8-2 (2021), 10-1 and 10-2 (2005, 2010), A-1 and A-2 (2017). */
import { constant, equation, type Trace } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { dnvRpB401, type Edition, tableOf } from './source.ts'

export const CLIMATES = {
  tropical: 'Tropical',
  'sub-tropical': 'Sub-tropical',
  temperate: 'Temperate',
  arctic: 'Arctic',
} as const
export type Climate = keyof typeof CLIMATES
export type Phase = 'initial' | 'mean' | 'final'

export const BURIED_CURRENT_DENSITY = constant({
  symbol: 'i_bur',
  title: 'Bare metal current density in sediment, all phases',
  value: 0.02,
  unit: 'A/m2',
  source: dnvRpB401,
  clause: '3.3.8, (2017) 6.3.8, (2010) 6.3',
})

/** Depth bands of the tables; a limit belongs to the shallower band. */
export const DEPTH_BANDS = [
  { to: 30, name: '0-30 m' },
  { to: 100, name: '>30-100 m' },
  { to: 300, name: '>100-300 m' },
  { to: Number.POSITIVE_INFINITY, name: '>300 m' },
] as const
type ByBand = readonly [number, number, number, number]
type ByClimate = Readonly<Record<Climate, ByBand>>

/** A/m2 by climate, depth bands from shallow to deep. DNV-RP-B401 Table 8-1 (2021), 10-1, A-1; all editions agree. */
export const TABLE_1_INITIAL: ByClimate = {
  tropical: [0.15, 0.12, 0.14, 0.18],
  'sub-tropical': [0.17, 0.14, 0.16, 0.2],
  temperate: [0.2, 0.17, 0.19, 0.22],
  arctic: [0.25, 0.2, 0.22, 0.22],
}
/** As the initial ones, same table. */
export const TABLE_1_FINAL: ByClimate = {
  tropical: [0.1, 0.08, 0.09, 0.13],
  'sub-tropical': [0.11, 0.09, 0.11, 0.15],
  temperate: [0.13, 0.11, 0.14, 0.17],
  arctic: [0.17, 0.13, 0.17, 0.17],
}
/** DNV-RP-B401 Table 8-2 (2021), 10-2, A-2; all editions agree. */
export const TABLE_2_MEAN: ByClimate = {
  tropical: [0.07, 0.06, 0.07, 0.09],
  'sub-tropical': [0.08, 0.07, 0.08, 0.1],
  temperate: [0.1, 0.08, 0.09, 0.11],
  arctic: [0.12, 0.1, 0.11, 0.11],
}
const TABLES = {
  initial: { number: 1, values: TABLE_1_INITIAL },
  final: { number: 1, values: TABLE_1_FINAL },
  mean: { number: 2, values: TABLE_2_MEAN },
} as const

/** Depth band of a depth in m: 0 to 3. */
export const depthBand = (depth: number): 0 | 1 | 2 | 3 =>
  ([0, 1, 2] as const).find((band) => depth <= DEPTH_BANDS[band].to) ?? 3

/** Climatic region of a surface water temperature in K: tropical above 20, sub-tropical from 12, temperate from 7 degC. */
export function climateOf(surfaceTemperature: number): Climate {
  if (surfaceTemperature > toSI(20, 'degC')) return 'tropical'
  if (surfaceTemperature >= toSI(12, 'degC')) return 'sub-tropical'
  return surfaceTemperature >= toSI(7, 'degC') ? 'temperate' : 'arctic'
}

export interface Exposed {
  readonly edition: Edition
  readonly climate: Climate
  /** m. */
  readonly depth: number
  readonly phase: Phase
}

/** Design current density of bare steel in seawater, A/m2, as tabled. */
export const tabledCurrentDensity = ({ climate, depth, phase }: Omit<Exposed, 'edition'>): number =>
  TABLES[phase].values[climate][depthBand(depth)]

/** The same as a traced table read, printed under `symbol`. */
export function currentDensity(exposed: Exposed, symbol: string, trace: Trace): number {
  const { edition, climate, depth, phase } = exposed
  return trace.lookup({
    symbol,
    title: `Design current density, ${phase}`,
    unit: 'A/m2',
    source: edition.source,
    clause: tableOf(edition, TABLES[phase].number),
    value: tabledCurrentDensity(exposed),
    cell: `${climate}, ${DEPTH_BANDS[depthBand(depth)].name}, ${edition.year} edition`,
  })
}

/** 1 mA/m2 more for each degree of the metal surface above 25 degC, in all phases. */
export const heatedCurrentDensity = equation({
  symbol: 'i_T',
  title: 'Design current density, heated surface',
  unit: 'A/m2',
  source: dnvRpB401,
  clause: '3.3, surfaces heated by an internal medium',
  fit: '0.001 A/m² is added for each °C above 25 °C',
  where: { i_0: ['tabulated current density', 'A/m2'], T_m: ['metal surface temperature', 'degC'] },
  evaluate: ({ i_0, T_m }) => (T_m > 25 ? i_0 + 0.001 * (T_m - 25) : i_0),
})
