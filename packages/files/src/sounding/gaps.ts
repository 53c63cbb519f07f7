/**
 * Rows of a sounding without one of its measurements: the sleeve follows behind the tip, so the last rows of a cone test have
 * no friction. Where an input takes such a column it is asked whether these rows are read.
 */
import type { Asked } from '../asked.ts'
import { type LeftTally, leave } from '../left.ts'
import type { FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { withRows } from './rows.ts'

const OMIT = 'omit'
/** Columns that are asked about: more no sounding has. */
const MOST_ASKED = 100

/** `only`: the columns that are asked about; without it all of numbers. */
export function withoutGaps(table: FileTable, asked: Asked, left: LeftTally, only?: readonly string[]): FileTable {
  const omitted = new Set<number>()
  for (const { name, rows } of gapsIn(table, only).slice(0, MOST_ASKED)) {
    if (asked.ask(gapQuestion(table, name, rows)) !== OMIT) continue
    for (const row of rows) {
      omitted.add(row)
      leave(
        left,
        `gap ${table.name} ${name}`,
        table.lines[row] ?? 0,
        `rows of ${shown(table.name)} without ${shown(name)}`,
      )
    }
  }
  if (omitted.size === 0) return table
  return withRows(
    table,
    Array.from(table.lines, (_, row) => row).filter((row) => !omitted.has(row)),
  )
}

/** Columns that have a value in some of the rows. */
function gapsIn({ columns, rows }: FileTable, only?: readonly string[]) {
  return columns.flatMap(({ name, values }) => {
    if (values.kind !== 'numbers' || (only !== undefined && !only.includes(name))) return []
    const gaps: number[] = []
    for (const [row, x] of values.numbers.entries()) if (Number.isNaN(x)) gaps.push(row)
    return gaps.length > 0 && gaps.length < rows ? [{ name, rows: gaps }] : []
  })
}

function gapQuestion({ name, lines, rows: all }: FileTable, column: string, rows: readonly number[]): Question {
  const [counted, have] = rows.length === 1 ? ['1 row', 'has'] : [`${rows.length} rows`, 'have']
  return {
    code: 'empty_rows',
    table: name,
    column,
    text: `${counted} of ${all} ${have} no ${shown(column)}, the first on line ${lines[rows[0] ?? 0]}. Omit them?`,
    choices: [
      { answer: OMIT, means: `${counted} omitted, with the values of all other columns` },
      { answer: 'keep', means: 'they are read; an input that requires a value in every row rejects them' },
    ],
  }
}
