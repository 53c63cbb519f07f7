/** What the edition of 2005 tables: Tables 10-1 and 10-2 as 8-1 and 8-2 of 2021, Tables 10-4 and 10-6 of this folder. */
import type { DesignEdition } from '../dnv-rp-b401-2021/edition.ts'
import { TABLE_10_6 } from './anode-design.ts'
import { TABLE_10_4 } from './coating.ts'
import { dnvRpB4012005 } from './source.ts'

export const EDITION_2005: DesignEdition = {
  year: '2005',
  source: dnvRpB4012005,
  tables: '10',
  breakdown: TABLE_10_4,
  anodes: TABLE_10_6,
}
