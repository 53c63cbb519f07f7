/** Units of an NDBC file: as its row of units states them, else as NDBC describes them; asked where the two do not agree. */
import type { Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { NDBC_COLUMNS } from './columns.ts'
import type { NdbcHead } from './head.ts'

export interface StatedUnit {
  readonly unit?: string
  readonly unitFrom?: string
}

/** Other words for the same unit, which NDBC wrote in some years. */
const SAME: Readonly<Record<string, string>> = { deg: 'degT', s: 'sec', kt: 'kts' }
const DESCRIBED = 'NDBC, Measurement Descriptions and Units'

export function ndbcUnitOf(head: NdbcHead, at: number, answer: string | undefined): StatedUnit {
  if (answer !== undefined) return { unit: answer, unitFrom: 'answered' }
  const described = NDBC_COLUMNS[head.names[at] ?? '']?.unit
  const stated = head.units?.[at]
  if (described !== undefined && (stated === undefined || !agrees(stated, described))) {
    return { unit: described, unitFrom: DESCRIBED }
  }
  if (stated === undefined || stated === '-') return {}
  return { unit: stated, unitFrom: `row of units, line ${head.unitsLine}` }
}

/** NDBC's yearly files of most years since 2009 say 'mi' of a visibility that it describes in nautical miles. */
export function ndbcUnitQuestion(head: NdbcHead, at: number, first: number | undefined): Question | undefined {
  const name = head.names[at] ?? ''
  const described = NDBC_COLUMNS[name]?.unit
  const stated = head.units?.[at]
  if (described === undefined || stated === undefined || first === undefined || agrees(stated, described))
    return undefined
  return {
    code: 'unit',
    table: 'ndbc',
    column: name,
    text: `The row of units, line ${head.unitsLine}, states ${shown(stated)} for ${name}. NDBC describes it in '${described}'. Which is it?`,
    choices: [
      { answer: described, means: `${first} is ${first} ${described}, as NDBC describes` },
      { answer: stated, means: `${first} is ${first} ${stated}, as the file states` },
    ],
  }
}

function agrees(stated: string, described: string): boolean {
  return (SAME[stated] ?? stated) === (SAME[described] ?? described)
}
