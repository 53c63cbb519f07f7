/**
 * CSV, TSV and other delimited text: a table of what the file has, and questions about what it does not say. A delimited file
 * has one table; where it may be read in two ways it is asked about, and where in none it is refused with line and column.
 */

import { Asked } from '../asked.ts'
import { FileError } from '../refused.ts'
import type { Answers, FileRead, Reader } from '../table.ts'
import { plainText } from '../text/plain-text.ts'
import { delimiterOf, possibleSamples } from './delimiter.ts'
import { headOf } from './head.ts'
import { fits } from './sample.ts'
import { tableOf } from './table-of.ts'

export const delimited: Reader = {
  format: 'delimited',
  recognises: (bytes) => isDelimited(bytes),
  read: readDelimited,
}

/** Throws FileError with the line, and the column where it is known. */
export function readDelimited(bytes: Uint8Array, answers: Answers = {}): FileRead {
  const text = plainText(bytes)
  const asked = new Asked(answers)
  const { sample } = delimiterOf(text, asked)
  const head = headOf(text, sample, asked)
  const { table, left } = tableOf(text, sample, head, asked)
  if (table.rows === 0 && left.some(({ what, count }) => what === 'comment lines' && count > 1)) {
    const says = `line ${head.body.line}: the rows begin with a comment mark, # % ! or //`
    throw new FileError('file_malformed', says, { line: head.body.line })
  }
  return { format: 'delimited', tables: [table], questions: asked.open, left }
}

/** Line of the first row that has other cells than most; the first line where there are no rows. */
export function misfitIn(bytes: Uint8Array): number {
  const [best] = possibleSamples(plainText(bytes))
  return best?.records.find(({ cells }) => !fits(cells, best.width))?.at.line ?? 1
}

/** Rows of one width, of which other rows are few. */
const MOST_ROWS = 0.8
const MOST_NUMBERS = 0.5

/** Whether a file is a text of rows with equally many cells, or a column of numbers. */
function isDelimited(bytes: Uint8Array): boolean {
  try {
    const [best] = possibleSamples(plainText(bytes))
    if (best === undefined || best.records.length === 0) return false
    if (best.width === 1) return best.data > MOST_NUMBERS
    return best.share >= MOST_ROWS && (best.layout.name !== 'spaces' || best.data > MOST_NUMBERS)
  } catch (error) {
    if (error instanceof FileError) return false
    throw error
  }
}
