/** Paint coating breakdown. DNV-RP-B401 (2005) Table 10-4. */
import { type BreakdownTable, TABLE_8_4 } from '../dnv-rp-b401-2021/coating.ts'

const { I, II, III } = TABLE_8_4
/** DNV-RP-B401 Table 10-4 (2005, 2010) and A-4 (2017): the first three categories of Table 8-4 (2021). */
export const TABLE_10_4: BreakdownTable = { I, II, III }
