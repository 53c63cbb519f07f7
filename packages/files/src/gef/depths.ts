/** Depths that a GEF file writes with a minus sign, as files of GEF 1.0.0 do: asked, for they may be levels. */
import type { Asked } from '../asked.ts'
import type { FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'

const DEPTH = 'depth'

/** Turns the sign of what is answered to be a depth. */
export function withDepths(table: FileTable, names: readonly string[], asked: Asked): FileTable {
  const columns = table.columns.map((column) => {
    if (column.values.kind !== 'numbers' || !names.includes(column.name)) return column
    const { numbers } = column.values
    const last = lastBelowZero(numbers)
    if (last === undefined) return column
    if (asked.askOrLikeliest(signQuestion(table.name, column.name, last)) !== DEPTH) return column
    return { ...column, values: { kind: 'numbers' as const, numbers: numbers.map((x) => (x === 0 ? 0 : -x)) } }
  })
  return { ...table, columns }
}

/** Undefined where there is none, and where another is above zero. */
function lastBelowZero(numbers: Float64Array): number | undefined {
  return numbers.some((x) => x > 0) ? undefined : numbers.findLast((x) => x < 0)
}

function signQuestion(table: string, column: string, last: number): Question {
  return {
    code: 'depth_sign',
    table,
    column,
    text: `${shown(column)} is negative, and ends at ${last}. Is it a depth below the surface?`,
    choices: [
      { answer: DEPTH, means: `${last} is a depth of ${-last}` },
      { answer: 'as stated', means: `${last} remains ${last}` },
    ],
  }
}
