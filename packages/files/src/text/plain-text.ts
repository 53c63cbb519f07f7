/**
 * A text file of whatever encoding as bytes in which every ASCII sign stands for itself, so that readers go over bytes and
 * make strings only of what they keep. UTF-8, UTF-16 with a byte order mark, and windows-1252, which is what is left.
 */
import { shownWhole } from '@keelson/workflow'
import { FileError } from '../refused.ts'
import { END_OF_TEXT, lineAt } from './bytes.ts'
import { utf16AsUtf8 } from './utf16.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface PlainText {
  /** Without a byte order mark. Line ends are those of the file. */
  readonly bytes: Uint8Array
  /** Of the file. */
  readonly encoding: Encoding
  /** The characters of bytes `from` to `to`. */
  readonly decode: (from: number, to: number) => string
}

/** More is not held in memory: a file of this size is a database. */
const LARGEST_BYTES = 2 ** 31
/** Bytes of UTF-8 that are checked at once. */
const PIECE = 1 << 16
/** That windows-1252 does not use. */
const UNUSED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Throws FileError encoding_unknown for bytes that are no text, or a text of which the encoding is not certain. */
export function plainText(file: Uint8Array): PlainText {
  if (file.length > LARGEST_BYTES) {
    throw new FileError(
      'file_too_large',
      `the file has ${shownWhole(file.length)} bytes; at most ${shownWhole(LARGEST_BYTES)} are read`,
    )
  }
  const mark = markOf(file)
  if (mark === 'utf-32') throw unknown('the file is in UTF-32; save it as UTF-8', 1)
  if (mark === 'utf-16le' || mark === 'utf-16be') {
    return textOf(checkedSigns(utf16AsUtf8(file.subarray(2), mark)), 'utf-8', mark)
  }
  const bytes = checkedSigns(mark === 'utf-8' ? file.subarray(3) : file)
  const high = firstBeyondAscii(bytes)
  if (high < 0) return textOf(bytes, 'utf-8', 'utf-8')
  const wrong = wrongInUtf8(bytes, high)
  if (wrong === undefined) return textOf(bytes, 'utf-8', 'utf-8')
  refuseOther(bytes, mark, wrong)
  return textOf(bytes, 'windows-1252', 'windows-1252')
}

function markOf(file: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32' | undefined {
  const [a, b, c, d] = file
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32' : 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return a === 0 && b === 0 && c === 0xfe && d === 0xff ? 'utf-32' : undefined
}

/** Without the sign that ends a text of DOS. A text has no byte 0. */
function checkedSigns(bytes: Uint8Array): Uint8Array {
  const zero = bytes.indexOf(0)
  if (zero >= 0) {
    const sixteen = bytes[zero + 2] === 0 || bytes[zero - 2] === 0
    const what = sixteen ? 'UTF-16 without a byte order mark, or not text; save it as UTF-8' : 'not text'
    throw unknown(`the file has a byte 0: it is ${what}`, lineAt(bytes, zero))
  }
  return bytes.at(-1) === END_OF_TEXT ? bytes.subarray(0, -1) : bytes
}

function firstBeyondAscii(bytes: Uint8Array): number {
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] as number) >= 0x80) return i
  return -1
}

function textOf(bytes: Uint8Array, held: 'utf-8' | 'windows-1252', encoding: Encoding): PlainText {
  const decoder = new TextDecoder(held, { ignoreBOM: true })
  return { bytes, encoding, decode: (from, to) => (from === to ? '' : decoder.decode(bytes.subarray(from, to))) }
}

/** Offset from which the bytes are no UTF-8, to the piece; undefined where all are. */
function wrongInUtf8(bytes: Uint8Array, from: number): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let at = from; at < bytes.length; at += PIECE) {
    try {
      decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length })
    } catch {
      return at
    }
  }
  return undefined
}

/** Bytes that are no UTF-8 are windows-1252 only where nothing says that they are damaged UTF-8 or another code page. */
function refuseOther(bytes: Uint8Array, mark: 'utf-8' | undefined, wrong: number): void {
  if (mark === 'utf-8') throw unknown('the file is marked as UTF-8, but is not', lineAt(bytes, wrong))
  const last = lastLead(bytes)
  if (last !== undefined && wrongInUtf8(bytes.subarray(0, last), 0) === undefined) {
    throw unknown('the file ends within a character', lineAt(bytes, last))
  }
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (byte < 0x80) continue
    const next = bytes[i + 1] ?? 0
    if (UNUSED.has(byte)) throw notTold(bytes, i, 'not in windows-1252')
    if (byte >= 0xc2 && byte <= 0xdf && next >= 0x80 && next <= 0xbf)
      throw notTold(bytes, i, 'in UTF-8, others are not')
  }
}

/** Where the last character begins that has several bytes, if it is within the last of them. */
function lastLead(bytes: Uint8Array): number | undefined {
  for (let i = bytes.length - 1; i >= Math.max(0, bytes.length - 3); i--) {
    const byte = bytes[i] as number
    if (byte >= 0xc2) return i
    if (byte < 0x80) return undefined
  }
  return undefined
}

const notTold = (bytes: Uint8Array, at: number, what: string) =>
  unknown(`a character is ${what}; save the file as UTF-8`, lineAt(bytes, at))

const unknown = (message: string, line: number) =>
  new FileError('encoding_unknown', `line ${line}: ${message}`, { line })
