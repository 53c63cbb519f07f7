/** What stands between the cells of a line: one sign, runs of spaces, or nothing where a line is one cell. */
import { COMMA, isBlank, SPACE, TAB } from '../text/bytes.ts'

type DelimiterName = ',' | ';' | 'tab' | '|' | 'spaces' | 'none'

export interface Layout {
  readonly name: DelimiterName
  /** The byte between two cells. */
  readonly delimiter: number
  /** Cells stand apart by runs of spaces and tabs. */
  readonly spaces: boolean
}

/** A text has no byte 0, so nothing divides its lines. */
const NOTHING = 0

export const LAYOUTS: readonly Layout[] = [
  { name: ',', delimiter: COMMA, spaces: false },
  { name: ';', delimiter: 0x3b, spaces: false },
  { name: 'tab', delimiter: TAB, spaces: false },
  { name: '|', delimiter: 0x7c, spaces: false },
  { name: 'spaces', delimiter: SPACE, spaces: true },
  { name: 'none', delimiter: NOTHING, spaces: false },
]

/** As a sentence says it. */
export function inWords({ name }: Layout): string {
  if (name === 'none') return 'one cell per line'
  if (name === 'tab' || name === 'spaces') return name === 'tab' ? 'tabs' : name
  return `'${name}'`
}

/** Offset of the first sign of a cell: blanks before it are none of it, unless they divide the cells. */
export function skipBlanks(bytes: Uint8Array, from: number, delimiter: number): number {
  let at = from
  while (delimiter === TAB ? bytes[at] === SPACE : isBlank(bytes[at])) at++
  return at
}
