/** A reading that a refusal offers, taken up by the reader: put where the text stood that may mean it. */
import type { TSchema } from 'typebox'
import { columnsOf } from './columns.ts'
import { EMPTY, type FieldState, isTable, kindOf, tidied, withText } from './field.ts'
import { listText, numbersIn } from './list-text.ts'

/** The state with the reading in place of the input, of its cell or of its entry. */
export function withReading(schema: TSchema, state: FieldState, path: readonly string[], value: string): FieldState {
  const [first, second, ...inner] = path
  if (first === undefined) return tidied(schema, withText(state, value))
  if (kindOf(schema) === 'list') {
    const entries = numbersIn(state.text).map((entry, i) => (i === Number(first) ? value : entry))
    return withText(state, listText(entries))
  }
  if (!isTable(schema) || second === undefined) return state
  const column = columnsOf(schema, state).find(({ name }) => name === second)
  const cell = (held: FieldState): FieldState =>
    inner.length > 0 && column ? withReading(column.schema, held, inner, value) : { text: value }
  const rows = (state.rows ?? []).map((row, i) =>
    i === Number(first) ? { ...row, [second]: cell(row[second] ?? EMPTY) } : row,
  )
  return { ...state, rows }
}
