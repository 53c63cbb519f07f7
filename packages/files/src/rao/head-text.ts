/** The first lines of a file, to tell what it is without going through all of it. */
import { FileError } from '../refused.ts'
import { LF } from '../text/bytes.ts'
import { type PlainText, plainText } from '../text/plain-text.ts'

const HEAD_BYTES = 1 << 20
/** First bytes of the two marks of UTF-16. */
const MARKS_OF_TWO = [0xfe, 0xff]

/** Whole lines, as far as the first mebibyte; undefined for what is no text. */
export function headText(file: Uint8Array): PlainText | undefined {
  try {
    return plainText(headOf(file))
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}

function headOf(file: Uint8Array): Uint8Array {
  if (file.length <= HEAD_BYTES) return file
  if (MARKS_OF_TWO.includes(file[0] ?? 0)) return file.subarray(0, HEAD_BYTES)
  const end = file.subarray(0, HEAD_BYTES).lastIndexOf(LF)
  return file.subarray(0, end < 0 ? HEAD_BYTES : end + 1)
}
