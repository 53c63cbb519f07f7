/**
 * What an edition of the practice tables, and what that of 2019 does. The equations are the same in both editions and stand
 * in this folder; that of 2010 has its tables in its own.
 */
import { type AnodeTableUse, TABLE_6_3 } from './anode-design.ts'
import { type CoatingTable, TABLE_A_1, TABLE_A_2 } from './coatings.ts'
import { type CurrentDensityTable, TABLE_6_2 } from './current-density.ts'
import { dnvRpF103, type Edition } from './source.ts'

export interface PipelineEdition extends Edition {
  readonly currentDensity: CurrentDensityTable
  readonly linepipe: CoatingTable
  readonly fieldJoints: CoatingTable
  readonly anodes: AnodeTableUse
}

const named: Edition = { year: '2019', source: dnvRpF103 }

export const EDITION_2019: PipelineEdition = {
  ...named,
  currentDensity: TABLE_6_2,
  linepipe: { edition: named, table: 'Table A-1', rows: TABLE_A_1 },
  fieldJoints: { edition: named, table: 'Table A-2', rows: TABLE_A_2 },
  anodes: TABLE_6_3,
}
