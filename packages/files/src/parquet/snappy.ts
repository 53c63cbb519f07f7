/**
 * Snappy, the usual compression of Parquet, by its published description: literals, and copies of what stands before. Every
 * step goes forward in what is packed, so that a damaged page ends.
 */
import { damaged } from './damaged.ts'

/** Throws FileError for what does not unpack to `size` bytes. */
export function unpackSnappy(packed: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size)
  let [at, filled] = [afterLength(packed), 0]
  while (at < packed.length) {
    const tag = packed[at++] ?? 0
    const kind = tag & 3
    if (kind === 0) {
      const extra = Math.max((tag >>> 2) - 59, 0)
      const length = 1 + (extra === 0 ? tag >>> 2 : littleEndian(packed, at, extra))
      at += extra
      if (at + length > packed.length || filled + length > size) throw wrong()
      out.set(packed.subarray(at, at + length), filled)
      at += length
      filled += length
      continue
    }
    const length = kind === 1 ? 4 + ((tag >>> 2) & 7) : 1 + (tag >>> 2)
    const width = kind === 3 ? 4 : kind
    const offset = kind === 1 ? ((tag >>> 5) << 8) + littleEndian(packed, at, 1) : littleEndian(packed, at, width)
    at += width
    if (offset === 0 || offset > filled || filled + length > size) throw wrong()
    for (const end = filled + length; filled < end; filled++) out[filled] = out[filled - offset] ?? 0
  }
  if (filled !== size) throw wrong()
  return out
}

/** It begins with its length unpacked, which the page states as well. */
function afterLength(packed: Uint8Array): number {
  const last = packed.findIndex((byte) => byte < 0x80)
  return last < 0 ? packed.length : last + 1
}

function littleEndian(bytes: Uint8Array, at: number, width: number): number {
  let value = 0
  for (let i = width - 1; i >= 0; i--) value = 256 * value + (bytes[at + i] ?? 0)
  return value
}

const wrong = () => damaged('a page cannot be unpacked')
