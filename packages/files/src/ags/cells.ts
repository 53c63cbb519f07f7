/** The cells of one line of an AGS file: in double quotes, with commas between. By hand, for it runs for each line of large files. */
import { MOST_COLUMNS } from '../spaced/tokens.ts'

const QUOTE = '"'

/** Undefined where a quote has no end, or something stands behind it. */
export function cellsOf(line: string): string[] | undefined {
  const cells: string[] = []
  const end = line.trimEnd().length
  let at = 0
  while (cells.length <= MOST_COLUMNS) {
    const close = line[at] === QUOTE ? closingQuote(line, at + 1) : undefined
    if (close === -1) return undefined
    const after = close === undefined ? nextComma(line, at, end) : close + 1
    cells.push(close === undefined ? line.slice(at, after).trim() : unquoted(line, at + 1, close))
    if (after >= end) return cells
    if (line[after] !== ',') return undefined
    at = after + 1
  }
  return cells
}

/** -1 where there is none; two quotes stand for one. */
function closingQuote(line: string, from: number): number {
  let at = line.indexOf(QUOTE, from)
  while (at >= 0 && line[at + 1] === QUOTE) at = line.indexOf(QUOTE, at + 2)
  return at
}

function nextComma(line: string, from: number, end: number): number {
  const comma = line.indexOf(',', from)
  return comma < 0 ? end : comma
}

function unquoted(line: string, from: number, to: number): string {
  const cell = line.slice(from, to)
  return cell.includes(QUOTE) ? cell.replaceAll('""', QUOTE) : cell
}
