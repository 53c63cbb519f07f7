/** Design mean current density of the pipe. DNV-RP-F103 (2010) Table 5-1. */
import type { CurrentDensityTable } from '../dnv-rp-f103-2019/current-density.ts'

/** DNV-RP-F103 (2010) Table 5-1. */
export const TABLE_5_1: CurrentDensityTable = {
  table: 'Table 5-1',
  upTo: [50, 80, 120],
  values: { 'non-buried': [0.05, 0.06, 0.07, 0.1], buried: [0.02, 0.025, 0.03, 0.04] },
}
