/** The user's names of defects, in quotes; a row without a name is called by its number. */
import { listed, listedUpTo } from '@keelson/workflow'

const MOST_NAMES = 6
const NUMBERED = /^row \d+$/

export const inQuotes = (id: string): string => (NUMBERED.test(id) ? id : `'${id}'`)

/** The first of a list, and how many more there are. */
export function names(ids: readonly string[]): string {
  const quoted = ids.map(inQuotes)
  return quoted.length > MOST_NAMES ? listedUpTo(MOST_NAMES, quoted) : listed(quoted)
}
