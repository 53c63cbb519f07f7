/** Unpacks the one text file of a zip into a given path, within a bound on its size, and holds it to its checksum. */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { Inflate } from 'fflate'
import { refuseAborted } from './database.ts'

/** What is wrong with a zip, for whoever chose it. */
export class ZipError extends Error {
  override readonly name = 'ZipError'
}

interface Entry {
  readonly method: number
  readonly flags: number
  readonly checksum: number
  readonly packed: number
  readonly unpacked: number
  readonly offset: number
  readonly name: string
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const LONGEST_COMMENT = 65535
const STORED = 0
const DEFLATED = 8
const PIECE = 1 << 16
/** Largest zip that is read: it is held in memory. */
const LARGEST_ZIP = 128 * 2 ** 20

/**
 * Unpacks the only file of the zip at `path` to `target`; names inside the zip are never used as paths. Writes no more
 * than `limit` bytes, whatever the zip claims. Gives the bytes written. Throws ZipError for another number of files, an
 * encrypted or damaged zip, and one that unpacks to more than the limit.
 */
export function unpackOnlyFile(path: string, target: string, limit: number, signal: AbortSignal): number {
  const zip = readFileSync(path)
  if (zip.length > LARGEST_ZIP) throw new ZipError(`is larger than ${LARGEST_ZIP} bytes`)
  const entry = onlyFile(zip)
  if (entry.unpacked > limit) throw new ZipError(`unpacks to ${entry.unpacked} bytes; at most ${limit} are allowed`)
  const packed = packedBytes(zip, entry)
  const file = openSync(target, 'wx', 0o600)
  try {
    return write(file, packed, entry, Math.min(limit, entry.unpacked), signal)
  } finally {
    closeSync(file)
  }
}

function onlyFile(zip: Buffer): Entry {
  const files = entries(zip).filter((e) => !e.name.endsWith('/'))
  const [first] = files
  if (!first || files.length !== 1) {
    throw new ZipError(`must hold exactly one text file; it holds ${files.length}`)
  }
  if ((first.flags & 1) !== 0) throw new ZipError('is encrypted')
  if (first.method !== STORED && first.method !== DEFLATED)
    throw new ZipError('is packed by a method other than deflate')
  return first
}

/** The central directory, which alone says what a zip holds. */
function entries(zip: Buffer): Entry[] {
  const end = endRecord(zip)
  const found: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0 && found.length < 16; left--) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== CENTRAL) throw new ZipError('has a damaged directory')
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const [nameLength = 0] = lengths
    found.push({
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      checksum: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
      name: zip.toString('latin1', at + 46, at + 46 + nameLength),
    })
    at += lengths.reduce((sum, n) => sum + n, 46)
  }
  return found
}

function endRecord(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_LENGTH - LONGEST_COMMENT)
  for (let at = zip.length - END_LENGTH; at >= first; at--) if (zip.readUInt32LE(at) === END) return at
  throw new ZipError('is not a zip, or is cut short')
}

function packedBytes(zip: Buffer, { offset, packed }: Entry): Buffer {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== LOCAL) throw new ZipError('is damaged')
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  if (start + packed > zip.length) throw new ZipError('is cut short')
  return zip.subarray(start, start + packed)
}

function write(file: number, packed: Buffer, entry: Entry, limit: number, signal: AbortSignal): number {
  let written = 0
  let checksum = 0
  const take = (piece: Uint8Array) => {
    written += piece.length
    if (written > limit)
      throw new ZipError(`unpacks to more than the ${limit} bytes that it claims or that are allowed`)
    checksum = crc32(piece, checksum)
    writeFileSync(file, piece)
  }
  try {
    unpack(packed, entry.method, take, signal)
  } catch (error) {
    const isPacking = error instanceof Error && 'code' in error && typeof error.code === 'number'
    throw isPacking ? new ZipError(`is damaged (${error.message})`) : error
  }
  if (written !== entry.unpacked || checksum !== entry.checksum)
    throw new ZipError('is damaged: its checksum does not agree')
  return written
}

function unpack(packed: Buffer, method: number, take: (piece: Uint8Array) => void, signal: AbortSignal): void {
  const inflate = new Inflate((piece) => take(piece))
  for (let at = 0; at < packed.length || at === 0; at += PIECE) {
    refuseAborted(signal)
    const piece = packed.subarray(at, at + PIECE)
    if (method === STORED) take(piece)
    else inflate.push(piece, at + PIECE >= packed.length)
  }
}
