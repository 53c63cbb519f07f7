/** Whether a question of the reading is asked of a table, and of the columns of it that are taken. */
import type { FileTable, Question } from '../table.ts'

type Of = Pick<Question, 'table' | 'column'>

/** Of the whole file, of this table, or of the one of which it is a part. */
export const concernsTable = ({ table }: Of, { name, of }: FileTable): boolean =>
  table === undefined || table === name || table === of

/** What no column of the table is called is asked whatever is taken. */
export function concernsTaken({ column }: Of, { columns }: FileTable, taken: ReadonlySet<string>): boolean {
  const named = columns.filter(({ name, of }) => column !== undefined && (name === column || of === column))
  return named.length === 0 || named.some(({ name }) => taken.has(name))
}
