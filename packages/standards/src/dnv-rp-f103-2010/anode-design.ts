/** Capacity and potential of Al-Zn-In bracelets: DNV-RP-F103 (2010) refers to DNV-RP-B401 (2010). */
import { TABLE_10_6 } from '../dnv-rp-b401-2005/anode-design.ts'
import { dnvRpB4012010 } from '../dnv-rp-b401-2010/source.ts'
import type { AnodeTableUse } from '../dnv-rp-f103-2019/anode-design.ts'

/** DNV-RP-B401 (2010) Table 10-6. */
export const ANODE_TABLE: AnodeTableUse = { table: TABLE_10_6, source: dnvRpB4012010, clause: 'Table 10-6' }
