/**
 * Reads comma separated values as agencies export them: quoted cells may hold line breaks, and quotes that nobody doubled.
 * A row whose cells are not as many as its header's is rejected and counted.
 */

export interface SourceTable {
  readonly columns: readonly string[]
  readonly records: readonly Readonly<Record<string, unknown>>[]
  readonly rejected: number
}

export function parseTable(text: string): SourceTable {
  const [head = [], ...lines] = rowsOf(text.replace(/^\uFEFF/, '')).filter((cells) =>
    cells.some((c) => c.trim() !== ''),
  )
  const columns = head.map((name) => name.trim())
  const whole = lines.filter((cells) => cells.length === columns.length)
  return {
    columns,
    records: whole.map((cells) => Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? '']))),
    rejected: lines.length - whole.length,
  }
}

/** Cells of each row. A quote closes its cell only before a comma, a line break or the end. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at)
    row.push(cell.value)
    const isRowEnd = text[cell.end] !== ','
    at = cell.end + (text[cell.end] === '\r' && text[cell.end + 1] === '\n' ? 2 : 1)
    if (!isRowEnd && at < text.length) continue
    if (!isRowEnd) row.push('')
    rows.push(row)
    row = []
  }
  return rows
}

interface Cell {
  readonly value: string
  /** Place of the comma or line break after it. */
  readonly end: number
}
const isEnd = (c: string | undefined) => c === undefined || c === ',' || c === '\n' || c === '\r'

function plainCell(text: string, from: number): Cell {
  let end = from
  while (!isEnd(text[end])) end += 1
  return { value: text.slice(from, end), end }
}

function quotedCell(text: string, from: number): Cell {
  const parts: string[] = []
  let start = from
  for (let at = from; at < text.length; at++) {
    if (text[at] !== '"') continue
    if (isEnd(text[at + 1])) return { value: parts.join('') + text.slice(start, at), end: at + 1 }
    if (text[at + 1] !== '"') continue
    parts.push(text.slice(start, at + 1))
    at += 1
    start = at + 1
  }
  return { value: parts.join('') + text.slice(start), end: text.length }
}
