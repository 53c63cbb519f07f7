/** One member of a zip, handed over piece by piece, within a bound on its size and held to its checksum. */
import { Inflate } from 'fflate'
import type { Unpack } from '../parquet/unpackers.ts'
import { checksumOf } from './checksum.ts'
import { type ByteSource, dataStart, ZipError, type ZipMember } from './directory.ts'

export const STORED = 0
export const DEFLATED = 8
const PIECE = 1 << 16
const LARGEST_WHOLE = 2 ** 26

/**
 * Hands over a member piece by piece; gives its bytes. Throws ZipError for one that is encrypted, damaged, packed by another
 * method than deflate, or unpacks to more than `limit` or than it claims, and what `take` throws. `unpack` is quicker.
 */
export function readMember(
  source: ByteSource,
  member: ZipMember,
  take: (piece: Uint8Array) => void,
  limit: number,
  unpack?: Unpack,
): number {
  refuseUnreadable(member)
  refuseLarger(member, limit)
  const own = new Held(member, Math.min(limit, member.unpacked), take, checksumOf)
  const whole = unpack && wholeOf(source, member, unpack)
  if (whole === undefined) inflate(source, member, (piece) => own.take(piece))
  else own.take(whole)
  return own.end()
}

/** Undefined of what is not deflated or too large to be held at once, and of what is damaged, which `inflate` tells. */
function wholeOf(source: ByteSource, member: ZipMember, unpack: Unpack): Uint8Array | undefined {
  if (member.method !== DEFLATED || member.unpacked > LARGEST_WHOLE) return undefined
  const packed = source.at(dataStart(source, member), member.packed)
  try {
    return unpack(packed, member.unpacked)
  } catch {
    return undefined
  }
}

export function refuseLarger({ unpacked }: ZipMember, limit: number): void {
  if (unpacked > limit) throw new ZipError(`unpacks to ${unpacked} bytes; the limit is ${limit} bytes`)
}

export function refuseUnreadable({ flags, method }: ZipMember): void {
  if ((flags & 1) !== 0) throw new ZipError('is encrypted')
  if (method !== STORED && method !== DEFLATED) throw new ZipError('is compressed by a method other than deflate')
}

type Checksum = (piece: Uint8Array, before: number) => number

/** What was handed over of a member, held to what it claims. */
export class Held {
  #bytes = 0
  #checksum = 0
  readonly #member: ZipMember
  readonly #limit: number
  readonly #next: (piece: Uint8Array) => void
  readonly #sum: Checksum

  constructor(member: ZipMember, limit: number, next: (piece: Uint8Array) => void, sum: Checksum) {
    this.#member = member
    this.#limit = limit
    this.#next = next
    this.#sum = sum
  }

  take(piece: Uint8Array): void {
    this.#bytes += piece.length
    if (this.#bytes > this.#limit) {
      throw new ZipError(`unpacks to more than ${this.#limit} bytes, the declared or permitted size`)
    }
    this.#checksum = this.#sum(piece, this.#checksum)
    this.#next(piece)
  }

  end(): number {
    if (this.#bytes !== this.#member.unpacked || this.#checksum !== this.#member.checksum) {
      throw new ZipError('is damaged (the checksum does not match)')
    }
    return this.#bytes
  }
}

export function inflate(source: ByteSource, member: ZipMember, take: (piece: Uint8Array) => void): void {
  const start = dataStart(source, member)
  const inflater = new Inflate((piece) => take(piece))
  try {
    for (let at = 0; at < member.packed || at === 0; at += PIECE) {
      const piece = source.at(start + at, Math.min(PIECE, member.packed - at))
      if (member.method === STORED) take(piece)
      else inflater.push(piece, at + PIECE >= member.packed)
    }
  } catch (error) {
    const isPacking = error instanceof Error && 'code' in error && typeof error.code === 'number'
    throw isPacking ? new ZipError(`is damaged (${error.message})`) : error
  }
}
