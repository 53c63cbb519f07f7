/** Whether the depths of a sounding ascend; where they do not, the order of its rows is asked. */
import type { Asked } from '../asked.ts'
import type { FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { withRows } from './rows.ts'

const BY_DEPTH = 'by depth'

export function inOrder(table: FileTable, depth: string, asked: Asked): FileTable {
  const values = table.columns.find(({ name }) => name === depth)?.values
  if (values?.kind !== 'numbers') return table
  const { numbers } = values
  const at = numbers.findIndex((x, row) => row > 0 && x < (numbers[row - 1] as number))
  if (at < 0) return table
  if (asked.askOrLikeliest(orderQuestion(table, depth, numbers, at)) !== BY_DEPTH) return table
  const rows = Array.from(numbers, (_, row) => row)
  return withRows(
    table,
    rows.toSorted((a, b) => placeOf(numbers, a) - placeOf(numbers, b) || a - b),
  )
}

/** A row without a depth comes last. */
function placeOf(numbers: Float64Array, row: number): number {
  const depth = numbers[row] as number
  return Number.isNaN(depth) ? Number.MAX_VALUE : depth
}

function orderQuestion({ name, lines }: FileTable, depth: string, numbers: Float64Array, at: number): Question {
  const [before, here] = [numbers[at - 1], numbers[at]]
  return {
    code: 'row_order',
    table: name,
    text: `${shown(depth)} of ${shown(name)} does not ascend: it is ${before}, then ${here} on line ${lines[at]}. In which order are the rows read?`,
    choices: [
      { answer: BY_DEPTH, means: `by ascending depth: ${here} is above ${before}` },
      { answer: 'as in the file', means: `in the order of the file: ${here} comes after ${before}` },
    ],
  }
}
