/** The first lines of a file as text, for a look at what it is. */
import { FileError } from '../refused.ts'
import { CR, LF } from '../text/bytes.ts'
import { type PlainText, plainText } from '../text/plain-text.ts'

/** Undefined where these bytes are no text. */
export function beginningOf(bytes: Uint8Array, most: number): PlainText | undefined {
  try {
    return plainText(bytes.length <= most ? bytes : bytes.subarray(0, wholeLines(bytes, most)))
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}

/** A cut within a character would make of a text something else. */
function wholeLines(bytes: Uint8Array, most: number): number {
  if (isUtf16(bytes)) return most - (most % 2)
  for (let at = most; at > 0; at--) if (bytes[at - 1] === LF || bytes[at - 1] === CR) return at
  return most
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}
