/** CRC-32 of ISO 3309, four bytes at a time: each has a table of what it adds. */

const WIDTH = 4
const TABLES = tables()

function tables(): Int32Array {
  const all = new Int32Array(256 * WIDTH)
  for (let byte = 0; byte < 256; byte++) {
    let sum = byte
    for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 0 ? sum >>> 1 : (sum >>> 1) ^ 0xedb88320
    all[byte] = sum
  }
  for (let i = 256; i < all.length; i++) {
    const before = all[i - 256] as number
    all[i] = (before >>> 8) ^ (all[before & 0xff] as number)
  }
  return all
}

export function checksumOf(piece: Uint8Array, before: number): number {
  let sum = ~before
  let at = 0
  for (const end = piece.length - WIDTH; at <= end; at += WIDTH) {
    sum ^=
      (piece[at] as number) |
      ((piece[at + 1] as number) << 8) |
      ((piece[at + 2] as number) << 16) |
      ((piece[at + 3] as number) << 24)
    sum =
      (TABLES[768 + (sum & 0xff)] as number) ^
      (TABLES[512 + ((sum >>> 8) & 0xff)] as number) ^
      (TABLES[256 + ((sum >>> 16) & 0xff)] as number) ^
      (TABLES[sum >>> 24] as number)
  }
  for (; at < piece.length; at++) sum = (TABLES[(sum ^ (piece[at] as number)) & 0xff] as number) ^ (sum >>> 8)
  return ~sum >>> 0
}
