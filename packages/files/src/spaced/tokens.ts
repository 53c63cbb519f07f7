/** Splits one line of a text of columns. By hand, for it runs once for each value of large files. */

/** More columns than any known file has; each costs memory before the first row. */
export const MOST_COLUMNS = 50_000
/** One more than may be, so that too many are seen as such and a line of one hundred million blanks costs nothing. */
const MOST_PARTS = MOST_COLUMNS + 1

const TAB = 9
const BLANK = 32

/** At blanks and tabs, of which any number stand between two values. */
export function splitAtBlanks(text: string): string[] {
  const parts: string[] = []
  let from = -1
  for (let at = 0; at < text.length && parts.length < MOST_PARTS; at++) {
    const isBlank = isBlankCode(text.charCodeAt(at))
    if (isBlank && from >= 0) parts.push(text.slice(from, at))
    if (isBlank) from = -1
    else if (from < 0) from = at
  }
  if (from >= 0 && parts.length < MOST_PARTS) parts.push(text.slice(from))
  return parts
}

/** At each single mark; two marks with nothing between them hold an empty value. */
export function splitAtMark(text: string, mark: string): string[] {
  return text.split(mark, MOST_PARTS).map((part) => part.trim())
}

function isBlankCode(code: number): boolean {
  return code === BLANK || code === TAB || code === 0xa0 || code === 0x0b || code === 0x0c
}
