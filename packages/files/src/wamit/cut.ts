/** Refuses a numeric file whose last wave has fewer rows than each before it, and remarks where another has. */

import { type LeftTally, leave } from '../left.ts'
import { cutShort, type Groups, oddGroup } from '../rao/groups.ts'
import { FileError } from '../refused.ts'

export function refuseCut(of: Groups, what: string, left: LeftTally): void {
  const odd = oddGroup(of)
  if (odd !== undefined)
    leave(left, 'odd', odd.line, `groups with fewer or more rows than the first ${what} (rows may be missing)`)
  const cut = cutShort(of)
  if (cut === undefined) return
  const message = `line ${cut.line}: the last ${what} has ${cut.has} rows and each before it ${cut.others}. The file is truncated`
  throw new FileError('file_malformed', message, { line: cut.line })
}
