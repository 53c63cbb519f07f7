/** A piece of a file as a message shows it: in quotes, on one line, not longer than can be read. */

const LONGEST_SHOWN = 60

export function shown(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return `'${line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN - 3)}...` : line}'`
}

const NAMED = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const MOST_LISTED = 6

/** 'a, b and c'; of many the first, and how many more. */
export function listed(items: readonly string[]): string {
  if (items.length <= MOST_LISTED) return NAMED.format(items)
  return NAMED.format([...items.slice(0, MOST_LISTED), `${items.length - MOST_LISTED} more`])
}
