/** What a file settles beside the inputs that take its columns. */
import { answerTo } from '../asked.ts'
import { northOf, northQuestion } from '../survey/angles.ts'
import type { Answers, FileColumn, FileTable } from '../table.ts'
import type { Mapping } from './mapping.ts'
import type { Target } from './target.ts'

/**
 * Inputs that take no column but that a file settles: {azimuth_reference: 'magnetic'}. A request that says otherwise
 * contradicts its file.
 */
export function settledBy(
  table: FileTable,
  mapping: Mapping,
  targets: readonly Target[],
): Readonly<Record<string, string>> {
  const norths = targets.flatMap((target): [string, string][] => {
    const name = mapping.columns[target.name]?.column
    const column = table.columns.find((one) => one.name === name)
    const north = column && northIn(table, column, mapping.answers)
    return target.north === undefined || north === undefined ? [] : [[target.north, north]]
  })
  return Object.fromEntries(norths)
}

function northIn(table: FileTable, column: FileColumn, answers: Answers): string | undefined {
  return northOf(column) ?? answerTo(northQuestion(table, column), answers)
}
