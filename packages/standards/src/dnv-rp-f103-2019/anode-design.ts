/** Capacity and potential of Al-Zn-In bracelets. DNV-RP-F103 (2019) Table 6-3. */
import type { Source } from '@keelson/equations'
import { type AnodeRow, type AnodeTable, anodeRow, hottestAnode, TABLE_8_6 } from '../dnv-rp-b401-2021/anode-design.ts'
import type { Exposure } from './current-density.ts'
import { dnvRpF103 } from './source.ts'

/** The anode table that an edition uses, and where that stands. */
export interface AnodeTableUse {
  readonly table: AnodeTable
  readonly source: Source
  readonly clause: string
}
/** DNV-RP-F103 (2019) Table 6-3, which is Table 8-6 of DNV-RP-B401 (2021). */
export const TABLE_6_3: AnodeTableUse = { table: TABLE_8_6, source: dnvRpF103, clause: 'Table 6-3' }

const environmentOf = (exposure: Exposure) => (exposure === 'buried' ? 'sediment' : 'seawater')
/** Where the anode lies in open seawater it is as cold as that: the first row. */
const AMBIENT = 0

/**
 * Row for Al-Zn-In: a buried anode is as warm as the fluid, K; one in open seawater as cold as that. Undefined where
 * the table ends below that temperature.
 */
export const pipelineAnodeRow = (
  { table }: AnodeTableUse,
  exposure: Exposure,
  fluidTemperature: number,
): AnodeRow | undefined =>
  anodeRow(table, 'Al-Zn-In', environmentOf(exposure), exposure === 'buried' ? fluidTemperature : AMBIENT)

/** Where the table ends, degC. */
export const hottestPipelineAnode = ({ table }: AnodeTableUse, exposure: Exposure): number =>
  hottestAnode(table, 'Al-Zn-In', environmentOf(exposure))
