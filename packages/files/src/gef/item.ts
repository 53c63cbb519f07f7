/** One line of the head of a GEF file: '#KEYWORD = part, part, part'. */

export interface GefItem {
  /** In capitals, without '#'. */
  readonly keyword: string
  /** Behind '='. */
  readonly text: string
  readonly parts: readonly string[]
  readonly line: number
}

/** Undefined of a line that does not begin with '#' and a keyword. */
export function itemOf(text: string, line: number): GefItem | undefined {
  const start = text.trim()
  const equals = start.indexOf('=')
  if (!start.startsWith('#') || equals < 0) return undefined
  const value = start.slice(equals + 1).trim()
  return {
    keyword: start.slice(1, equals).trim().toUpperCase(),
    text: value,
    parts: value.split(',').map((part) => part.trim()),
    line,
  }
}
