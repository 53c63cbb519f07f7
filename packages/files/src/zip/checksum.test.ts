/** The checksum is that of zlib, whatever the length of the pieces. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { checksumOf } from './checksum.ts'

test('the checksum of pieces is that of the whole, as zlib has it', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 })
  fc.assert(
    fc.property(pieces, (all) => {
      const sum = all.reduce((before, piece) => checksumOf(piece, before), 0)
      assert.equal(sum, crc32(Uint8Array.from(all.flatMap((piece) => [...piece]))))
    }),
  )
})
