/**
 * What zips hold, read where it stands and never whole into memory: one member at a time, within a bound on its size, held
 * to its checksum. Names inside a zip are never used as paths.
 */
import { closeSync, createReadStream, createWriteStream, openSync, type WriteStream, writeFileSync } from 'node:fs'
import { type Duplex, PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createGunzip, createInflateRaw } from 'node:zlib'
import { dataStart, ZipError, type ZipMember } from '@keelson/files/zip/directory.ts'
import { DEFLATED, Held, inflate, refuseLarger, refuseUnreadable, STORED } from '@keelson/files/zip/member.ts'
import { refuseAborted } from '../duckdb/database.ts'
import { opened, zipMembers } from './zip-directory.ts'

export { ZipError, type ZipMember } from '@keelson/files/zip/directory.ts'
export { zipMembers } from './zip-directory.ts'

/**
 * Unpacks the only file of the zip at `path` to `target`. Writes no more than `limit` bytes, whatever the zip claims. Gives
 * the bytes written. Throws ZipError for another number of files, and as `unpackMember` does.
 */
export function unpackOnlyFile(path: string, target: string, limit: number, signal: AbortSignal): number {
  const files = zipMembers(path)
  const [first] = files
  if (!first || files.length !== 1)
    throw new ZipError(`must contain exactly one text file; it contains ${files.length}`)
  return unpackMember(path, first, target, limit, signal)
}

/**
 * Unpacks a member to `target`, within a bound on its size. Throws ZipError for one that is encrypted, damaged, packed by
 * another method than deflate, or unpacks to more than the limit.
 */
function unpackMember(path: string, member: ZipMember, target: string, limit: number, signal: AbortSignal): number {
  refuseUnreadable(member)
  refuseLarger(member, limit)
  const out = openSync(target, 'wx', 0o600)
  try {
    const own = new Held(member, Math.min(limit, member.unpacked), (piece) => writeFileSync(out, piece), crc32)
    const take = (piece: Uint8Array) => {
      refuseAborted(signal)
      own.take(piece)
    }
    opened(path, (source) => inflate(source, member, take))
    return own.end()
  } finally {
    closeSync(out)
  }
}

/**
 * Copies a deflated member as it is packed into a gzip file, which needs no room for what it unpacks to: for members that are
 * read as they are inflated. `verified` settles once the member was inflated and held to its checksum and size. Throws
 * ZipError as `unpackMember` does; a stored member is not packed and cannot be so copied.
 */
export function gzipOfMember(
  path: string,
  member: ZipMember,
  target: string,
  signal: AbortSignal,
): { readonly copied: Promise<void>; readonly verified: Promise<void> } {
  refuseUnreadable(member)
  if (member.method !== DEFLATED) throw new ZipError('contains the file uncompressed; provide the file itself')
  const start = opened(path, (source) => dataStart(source, member))
  const packed = { start, end: start + member.packed - 1, signal }
  const out = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  const copied = pipeline(createReadStream(path, packed), gzipFrame(member), out)
  const verified = held(createReadStream(path, packed), member, signal)
  // What fails is told by whoever awaits it, not by the process.
  verified.catch(() => {})
  return { copied, verified }
}

/** Header and trailer of RFC 1952 around deflated data. */
function gzipFrame({ checksum, unpacked }: ZipMember) {
  return async function* (pieces: AsyncIterable<Uint8Array>) {
    yield Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)
    yield* pieces
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(unpacked % 2 ** 32, 4)
    yield trailer
  }
}

/**
 * Unpacks a member of any size to `target` as a stream, so that the time of a run can end it. Throws ZipError as
 * `unpackMember` does.
 */
export async function unpackLarge(
  path: string,
  member: ZipMember,
  target: string,
  limit: number,
  signal: AbortSignal,
): Promise<void> {
  refuseUnreadable(member)
  refuseLarger(member, limit)
  const start = opened(path, (source) => dataStart(source, member))
  const packed =
    member.packed === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + member.packed - 1, signal })
  await held(packed, member, signal, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
}

/** Inflates a gzip file, which is held to the checksums in it: a reader that stops at a cut says nothing. Throws ZipError. */
export const verifiedGzip = (path: string, signal: AbortSignal): Promise<void> =>
  inflated(createReadStream(path, { signal }), [createGunzip()], signal)

/** Inflates what is packed, held to its checksum and size. */
async function held(packed: Readable, member: ZipMember, signal: AbortSignal, target?: WriteStream): Promise<void> {
  const own = new Held(member, member.unpacked, () => {}, crc32)
  const look = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      own.take(piece)
      yield piece
    }
  }
  const inflater = member.method === STORED ? new PassThrough() : createInflateRaw()
  await inflated(packed, [inflater, look], signal, target)
  own.end()
}

type Steps = readonly (Duplex | ((pieces: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>))[]

async function inflated(packed: Readable, steps: Steps, signal: AbortSignal, target?: WriteStream): Promise<void> {
  try {
    await pipeline([packed, ...steps, target ?? nowhere])
  } catch (error) {
    refuseAborted(signal)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw code.startsWith('Z_') ? new ZipError(`is damaged (${(error as Error).message})`) : error
  }
}

async function nowhere(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of pieces);
}
