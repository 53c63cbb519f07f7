import assert from 'node:assert/strict'
import test from 'node:test'
import { brotliCompressSync, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { UNPACKERS } from './unpackers.ts'

const PACKED = { GZIP: gzipSync, BROTLI: brotliCompressSync, ZSTD: zstdCompressSync, DEFLATE: deflateRawSync }

test('what is packed by each method is unpacked, and never to more than its size', () => {
  const bytes = new Uint8Array(100_000).fill(7)
  for (const [method, pack] of Object.entries(PACKED)) {
    const unpack = UNPACKERS[method as keyof typeof PACKED]
    assert.deepEqual(Uint8Array.from(unpack?.(pack(bytes), bytes.length) ?? []), bytes, method)
    assert.throws(() => unpack?.(pack(bytes), bytes.length - 1), /larger than/, method)
  }
})
