/** UTF-16 as UTF-8, piece by piece: the rest of a reader goes over bytes in which ASCII stands for itself. */
import { FileError } from '../refused.ts'
import { lineAt } from './bytes.ts'

/** Bytes that are decoded at once. */
const PIECE = 1 << 16
/** A unit of two bytes becomes at most three. */
const GROWTH = 1.5

/** Without its mark. Throws FileError encoding_unknown, with the line, for what is not UTF-16. */
export function utf16AsUtf8(units: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  const encoder = new TextEncoder()
  const made = new Uint8Array(Math.ceil(units.length * GROWTH) + 8)
  let length = 0
  for (let at = 0; at < units.length; at += PIECE) {
    const piece = units.subarray(at, at + PIECE)
    const text = decoded(decoder, piece, at + PIECE < units.length)
    if (text === undefined) throw damaged(lineAt(made, length) + linesBefore(piece, encoding))
    length += encoder.encodeInto(text, made.subarray(length)).written
  }
  return made.subarray(0, length)
}

function decoded(decoder: TextDecoder, piece: Uint8Array, stream: boolean): string | undefined {
  try {
    return decoder.decode(piece, { stream })
  } catch {
    return undefined
  }
}

/** Line ends of a piece before its first unit that is no character. */
function linesBefore(piece: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(piece)
  const wrong = text.indexOf('\ufffd')
  return text.slice(0, wrong < 0 ? text.length : wrong).split(/\r\n|\r|\n/).length - 1
}

const damaged = (line: number) =>
  new FileError('encoding_unknown', `line ${line}: the file is marked as UTF-16, but is not UTF-16 from this line on`, {
    line,
  })
