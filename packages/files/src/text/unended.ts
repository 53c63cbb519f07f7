/** A last line without a line end may have been cut, within its last number too: told as a fact of the table. */
import { isLineEnd } from './bytes.ts'
import type { PlainText } from './plain-text.ts'

export function endOf({ bytes }: PlainText): Readonly<Record<string, string>> {
  return isLineEnd(bytes.at(-1)) ? {} : { End: 'the last line has no line end' }
}
