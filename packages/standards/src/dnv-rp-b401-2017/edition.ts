/** What the edition of 2017 tables: Tables as 8-1 and 8-2 of 2021, Tables as 10-4 and 10-6 of 2005. */
import { TABLE_10_6 } from '../dnv-rp-b401-2005/anode-design.ts'
import { TABLE_10_4 } from '../dnv-rp-b401-2005/coating.ts'
import type { DesignEdition } from '../dnv-rp-b401-2021/edition.ts'
import { dnvRpB4012017 } from './source.ts'

export const EDITION_2017: DesignEdition = {
  year: '2017',
  source: dnvRpB4012017,
  tables: 'A',
  breakdown: TABLE_10_4,
  anodes: TABLE_10_6,
}
