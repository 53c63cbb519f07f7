/** What the edition of 2010 tables: Tables 10-1 and 10-2 as 8-1 and 8-2 of 2021, Tables 10-4 and 10-6 as in 2005. */
import { TABLE_10_6 } from '../dnv-rp-b401-2005/anode-design.ts'
import { TABLE_10_4 } from '../dnv-rp-b401-2005/coating.ts'
import type { DesignEdition } from '../dnv-rp-b401-2021/edition.ts'
import { dnvRpB4012010 } from './source.ts'

export const EDITION_2010: DesignEdition = {
  year: '2010',
  source: dnvRpB4012010,
  tables: '10',
  breakdown: TABLE_10_4,
  anodes: TABLE_10_6,
}
