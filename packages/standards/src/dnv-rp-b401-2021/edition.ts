/**
 * What an edition of the practice tables, and what that of 2021 does. The equations and the current densities are the
 * same in all editions and stand in this folder; an edition that differs has its tables in a folder of its own.
 */
import { type AnodeTable, TABLE_8_6 } from './anode-design.ts'
import { type BreakdownTable, TABLE_8_4 } from './coating.ts'
import { dnvRpB401, type Edition } from './source.ts'

export interface DesignEdition extends Edition {
  readonly breakdown: BreakdownTable
  readonly anodes: AnodeTable
}

export const EDITION_2021: DesignEdition = {
  year: '2021',
  source: dnvRpB401,
  tables: '8',
  breakdown: TABLE_8_4,
  anodes: TABLE_8_6,
}
