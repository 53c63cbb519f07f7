/** What the edition of 2010 tables; its equations are those of 2019, in another chapter. */
import type { PipelineEdition } from '../dnv-rp-f103-2019/edition.ts'
import type { Edition } from '../dnv-rp-f103-2019/source.ts'
import { ANODE_TABLE } from './anode-design.ts'
import { TABLE_A_1, TABLE_A_2 } from './coatings.ts'
import { TABLE_5_1 } from './current-density.ts'
import { dnvRpF1032010 } from './source.ts'

const named: Edition = { year: '2010', source: dnvRpF1032010 }

export const EDITION_2010: PipelineEdition = {
  ...named,
  currentDensity: TABLE_5_1,
  linepipe: { edition: named, table: 'Table A.1', rows: TABLE_A_1 },
  fieldJoints: { edition: named, table: 'Table A.2', rows: TABLE_A_2 },
  anodes: ANODE_TABLE,
}
