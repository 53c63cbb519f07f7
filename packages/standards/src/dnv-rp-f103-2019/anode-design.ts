/** Capacity and potential of Al-Zn-In bracelets. DNV-RP-F103 (2019) Table 6-3; the 2010 edition refers to DNV-RP-B401 (2010). */
import type { Source } from '@keelson/equations'
import {
  type AnodeRow,
  type AnodeTable,
  anodeRow,
  hottestAnode,
  TABLE_8_6,
  TABLE_10_6,
} from '../dnv-rp-b401-2021/anode-design.ts'
import { dnvRpB4012010 } from '../dnv-rp-b401-2021/source.ts'
import type { Exposure } from './current-density.ts'
import { dnvRpF103, type Edition } from './source.ts'

export interface AnodeTableUse {
  readonly table: AnodeTable
  readonly source: Source
  readonly clause: string
}
/** The anode table that an edition uses. */
export const anodeTableOf = (edition: Edition): AnodeTableUse =>
  edition === '2019'
    ? { table: TABLE_8_6, source: dnvRpF103, clause: 'Table 6-3' }
    : { table: TABLE_10_6, source: dnvRpB4012010, clause: 'Table 10-6' }

const environmentOf = (exposure: Exposure) => (exposure === 'buried' ? 'sediment' : 'seawater')
/** Where the anode lies in open seawater it is as cold as that: the first row. */
const AMBIENT = 0

/**
 * Row for Al-Zn-In: a buried anode is as warm as the fluid, K; one in open seawater as cold as that. Undefined where
 * the table ends below that temperature.
 */
export const pipelineAnodeRow = (
  edition: Edition,
  exposure: Exposure,
  fluidTemperature: number,
): AnodeRow | undefined =>
  anodeRow(
    anodeTableOf(edition).table,
    'Al-Zn-In',
    environmentOf(exposure),
    exposure === 'buried' ? fluidTemperature : AMBIENT,
  )

/** Where the table of an edition ends, degC. */
export const hottestPipelineAnode = (edition: Edition, exposure: Exposure): number =>
  hottestAnode(anodeTableOf(edition).table, 'Al-Zn-In', environmentOf(exposure))
