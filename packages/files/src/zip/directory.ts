/** What a zip holds, by its central directory, which alone says it. ZIP64 included (APPNOTE 6.3.10). */

/** What is wrong with a zip, for whoever chose it. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

/** The bytes of a zip wherever they are held: in memory, or in a file of any size. */
export interface ByteSource {
  readonly size: number
  /** Fewer where the bytes end, none at a place that there is not. */
  readonly at: (at: number, length: number) => Uint8Array
}

/** A file inside a zip. */
export interface ZipMember {
  readonly name: string
  readonly method: number
  readonly flags: number
  readonly checksum: number
  readonly packed: number
  readonly unpacked: number
  /** Where its local header stands. */
  readonly offset: number
}

const END = 0x06054b50
const END64 = 0x06064b50
const LOCATOR64 = 0x07064b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const [END_LENGTH, LOCATOR_LENGTH, CENTRAL_LENGTH, LOCAL_LENGTH] = [22, 20, 46, 30]
const LONGEST_COMMENT = 65535
/** Stands in a 32-bit field whose number is in the ZIP64 extra. */
const IN_EXTRA = 0xffffffff
/** A directory of more bytes, or members, is no data set. */
const LARGEST_DIRECTORY = 16 * 2 ** 20
const MOST_MEMBERS = 4096

export function sourceOf(bytes: Uint8Array): ByteSource {
  const at = (from: number, length: number) => (isPlace(from, length) ? bytes.subarray(from, from + length) : NOTHING)
  return { size: bytes.length, at }
}

export const isPlace = (at: number, length: number): boolean => at >= 0 && length >= 0 && Number.isSafeInteger(at)
const NOTHING = new Uint8Array(0)

/** The files of a zip, folders left out. Throws ZipError where it is none, or is damaged. */
export function membersIn(source: ByteSource): readonly ZipMember[] {
  const { offset, length, count } = directoryOf(source)
  if (length > LARGEST_DIRECTORY || count > MOST_MEMBERS)
    throw new ZipError(`contains ${count} files and is not a data set`)
  const bytes = source.at(offset, length)
  const view = viewOf(bytes)
  const found: ZipMember[] = []
  let at = 0
  for (let left = count; left > 0; left--) {
    if (at + CENTRAL_LENGTH > bytes.length || view.getUint32(at, true) !== CENTRAL) {
      throw new ZipError('has a damaged directory')
    }
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const extraAt = at + CENTRAL_LENGTH + name
    found.push(memberAt(bytes, at, name, bytes.subarray(extraAt, extraAt + extra)))
    at = extraAt + extra + comment
  }
  return found.filter((member) => !member.name.endsWith('/'))
}

function memberAt(bytes: Uint8Array, at: number, nameLength: number, extra: Uint8Array): ZipMember {
  const view = viewOf(bytes)
  const large = largeNumbers(extra)
  const number = (place: number): number => {
    const short = view.getUint32(at + place, true)
    return short === IN_EXTRA ? (large.shift() ?? short) : short
  }
  // In the order in which the extra has those that are too large.
  const unpacked = number(24)
  const packed = number(20)
  const offset = number(42)
  const nameAt = at + CENTRAL_LENGTH
  return {
    name: signsOf(bytes.subarray(nameAt, nameAt + nameLength)),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packed,
    unpacked,
    offset,
  }
}

/** Each byte a sign: a name is compared, and never used as a path. */
const signsOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** The 64-bit numbers of the extra field 1. */
function largeNumbers(extra: Uint8Array): number[] {
  const view = viewOf(extra)
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const whole = Math.min(length, extra.length - at - 4)
    if (id === 1) return Array.from({ length: Math.floor(whole / 8) }, (_, i) => long(view, at + 4 + 8 * i))
    at += 4 + length
  }
  return []
}

function directoryOf(source: ByteSource): { readonly offset: number; readonly length: number; readonly count: number } {
  const from = Math.max(0, source.size - END_LENGTH - LONGEST_COMMENT)
  const tail = viewOf(source.at(from, source.size - from))
  let at = tail.byteLength - END_LENGTH
  while (at >= 0 && tail.getUint32(at, true) !== END) at--
  if (at < 0) throw new ZipError('is not a zip file, or is truncated')
  const plain = {
    count: tail.getUint16(at + 10, true),
    length: tail.getUint32(at + 12, true),
    offset: tail.getUint32(at + 16, true),
  }
  const locator = viewOf(source.at(from + at - LOCATOR_LENGTH, LOCATOR_LENGTH))
  if (locator.byteLength < LOCATOR_LENGTH || locator.getUint32(0, true) !== LOCATOR64) return plain
  const end = viewOf(source.at(long(locator, 8), 56))
  if (end.byteLength < 56 || end.getUint32(0, true) !== END64) throw new ZipError('has a damaged directory')
  return { count: long(end, 32), length: long(end, 40), offset: long(end, 48) }
}

/** Where the packed bytes of a member begin. */
export function dataStart(source: ByteSource, { offset, packed }: ZipMember): number {
  const header = viewOf(source.at(offset, LOCAL_LENGTH))
  if (header.byteLength < LOCAL_LENGTH || header.getUint32(0, true) !== LOCAL) throw new ZipError('is damaged')
  const start = offset + LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true)
  if (start + packed > source.size) throw new ZipError('is truncated')
  return start
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))
