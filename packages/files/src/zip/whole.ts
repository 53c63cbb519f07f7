/** Bytes that come piece by piece, as one. */
import type { Unpack } from '../parquet/unpackers.ts'
import type { ByteSource, ZipMember } from './directory.ts'
import { readMember } from './member.ts'

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Throws ZipError, as `readMember` does. */
export function wholeMember(source: ByteSource, member: ZipMember, limit: number, unpack?: Unpack): Uint8Array {
  const pieces: Uint8Array[] = []
  readMember(source, member, (piece) => pieces.push(piece), limit, unpack)
  return joined(pieces)
}
