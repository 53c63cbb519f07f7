/** A table whose columns the caller names, in one box: a CSV with a heading, as a file or a spreadsheet has it. */
import { blockText, isQuestion, readBlock } from './block.ts'
import { type FieldState, isRecord, numeral } from './field-kind.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows as the text that gives them back; what is no table of cells stands as JSON. */
export function recordsText(sent: unknown): string {
  if (!Array.isArray(sent) || !sent.every(isFlat)) return JSON.stringify(sent) ?? ''
  const names = [...new Set(sent.flatMap((row) => Object.keys(row)))]
  if (names.length === 0) return sent.length === 0 ? '' : JSON.stringify(sent)
  return blockText([names, ...sent.map((row) => names.map((name) => String(row[name] ?? '')))], ',')
}

const isFlat = (row: unknown): row is Row =>
  isRecord(row) &&
  Object.values(row).every((cell) => cell === null || typeof cell === 'number' || typeof cell === 'string')

/** Of thousands of rows a key stroke in another box changes none. */
const known = new WeakMap<FieldState, unknown>()

/** What a request holds for the text; undefined where there is none. */
export function recordsParam(state: FieldState): unknown {
  if (state.text.trim() === '') return undefined
  if (!known.has(state)) known.set(state, rowsOf(state.text))
  return known.get(state)
}

function rowsOf(text: string): unknown {
  if (text.trimStart().startsWith('[')) return jsonIn(text) ?? text
  const cells = readBlock(text, 'columns')
  if (isQuestion(cells)) return text
  const [names = [], ...rows] = cells
  return rows.map((row) => Object.fromEntries(names.map((name, j) => [name, cellOf(row[j] ?? '')])))
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A number where it reads as one; nothing in a cell is a value that is missing. */
const cellOf = (text: string): number | string | null => (text === '' ? null : (numeral(text) ?? text))

/** How many rows there are. */
export const recordCount = (state: FieldState): number => {
  const rows = recordsParam(state)
  return Array.isArray(rows) ? rows.length : 0
}
