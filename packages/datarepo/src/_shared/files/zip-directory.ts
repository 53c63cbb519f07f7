/** What a zip holds, by its central directory, which alone says it. ZIP64 included (APPNOTE 6.3.10). */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** What is wrong with a zip, for whoever chose it. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
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
export const STORED = 0
export const DEFLATED = 8
/** A directory of more bytes, or members, is no data set. */
const LARGEST_DIRECTORY = 16 * 2 ** 20
const MOST_MEMBERS = 4096

/** The files of the zip at `path`, folders left out. Throws ZipError where it is none, or is damaged. */
export function zipMembers(path: string): readonly ZipMember[] {
  return opened(path, (file) => members(file).filter((m) => !m.name.endsWith('/')))
}

/** Works on the file at `path`, which is closed after it. */
export function opened<T>(path: string, work: (file: number) => T): T {
  const file = openSync(path, 'r')
  try {
    return work(file)
  } finally {
    closeSync(file)
  }
}

/** Bytes of a file; fewer where it ends, none at a place that no file has. */
export function bytesAt(file: number, at: number, length: number): Buffer {
  if (at < 0 || length < 0 || !Number.isSafeInteger(at)) return Buffer.alloc(0)
  const bytes = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const more = readSync(file, bytes, read, length - read, at + read)
    if (more === 0) break
    read += more
  }
  return bytes.subarray(0, read)
}

/** The central directory, which alone says what a zip holds. */
function members(file: number): ZipMember[] {
  const { offset, length, count } = directory(file)
  if (length > LARGEST_DIRECTORY || count > MOST_MEMBERS)
    throw new ZipError(`contains ${count} files and is not a data set`)
  const bytes = bytesAt(file, offset, length)
  const found: ZipMember[] = []
  let at = 0
  for (let left = count; left > 0; left--) {
    if (at + CENTRAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) {
      throw new ZipError('has a damaged directory')
    }
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const nameAt = at + CENTRAL_LENGTH
    found.push(
      member(
        bytes,
        at,
        bytes.toString('latin1', nameAt, nameAt + name),
        bytes.subarray(nameAt + name, nameAt + name + extra),
      ),
    )
    at = nameAt + name + extra + comment
  }
  return found
}

function member(bytes: Buffer, at: number, name: string, extra: Buffer): ZipMember {
  const large = largeNumbers(extra)
  const number = (place: number): number => {
    const short = bytes.readUInt32LE(at + place)
    return short === IN_EXTRA ? (large.shift() ?? short) : short
  }
  // In the order in which the extra has those that are too large.
  const unpacked = number(24)
  const packed = number(20)
  const offset = number(42)
  return {
    name,
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    packed,
    unpacked,
    offset,
  }
}

/** The 64-bit numbers of the extra field 1. */
function largeNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)]
    const field = extra.subarray(at + 4, at + 4 + length)
    if (id === 1)
      return Array.from({ length: Math.floor(field.length / 8) }, (_, i) => Number(field.readBigUInt64LE(8 * i)))
    at += 4 + length
  }
  return []
}

function directory(file: number): { readonly offset: number; readonly length: number; readonly count: number } {
  const { size } = fstatSync(file)
  const from = Math.max(0, size - END_LENGTH - LONGEST_COMMENT)
  const tail = bytesAt(file, from, size - from)
  let at = tail.length - END_LENGTH
  while (at >= 0 && tail.readUInt32LE(at) !== END) at--
  if (at < 0) throw new ZipError('is not a zip file, or is truncated')
  const plain = {
    count: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    offset: tail.readUInt32LE(at + 16),
  }
  const locator = bytesAt(file, from + at - LOCATOR_LENGTH, LOCATOR_LENGTH)
  if (locator.length < LOCATOR_LENGTH || locator.readUInt32LE(0) !== LOCATOR64) return plain
  const end = bytesAt(file, Number(locator.readBigUInt64LE(8)), 56)
  if (end.length < 56 || end.readUInt32LE(0) !== END64) throw new ZipError('has a damaged directory')
  const long = (place: number) => Number(end.readBigUInt64LE(place))
  return { count: long(32), length: long(40), offset: long(48) }
}

/** Where the packed bytes of a member begin. */
export function dataStart(file: number, { offset, packed }: ZipMember): number {
  const header = bytesAt(file, offset, LOCAL_LENGTH)
  if (header.length < LOCAL_LENGTH || header.readUInt32LE(0) !== LOCAL) throw new ZipError('is damaged')
  const start = offset + LOCAL_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + packed > fstatSync(file).size) throw new ZipError('is truncated')
  return start
}
