/** What a file is by its first bytes, whatever it is called. */
import { closeSync, openSync, readSync } from 'node:fs'

/** In the words in which a message names it. */
export type FileKind =
  | 'a text file'
  | 'a zip file'
  | 'a gzip file'
  | 'an old Excel workbook (.xls)'
  | 'a PDF'
  | 'a web page'
  | 'a UTF-16 text file'
  | 'a Parquet file'
  | 'an empty file'
  | 'a binary file'

const HEAD = 4096
const starts = (...bytes: number[]) => Uint8Array.from(bytes)
const SIGNATURES: readonly (readonly [Uint8Array, FileKind])[] = [
  [starts(0x50, 0x4b, 0x03, 0x04), 'a zip file'],
  [starts(0x50, 0x4b, 0x05, 0x06), 'a zip file'],
  [starts(0x1f, 0x8b), 'a gzip file'],
  [starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'an old Excel workbook (.xls)'],
  [starts(0x25, 0x50, 0x44, 0x46), 'a PDF'],
  [starts(0x50, 0x41, 0x52, 0x31), 'a Parquet file'],
  [starts(0xff, 0xfe), 'a UTF-16 text file'],
  [starts(0xfe, 0xff), 'a UTF-16 text file'],
]

export function kindOfFile(path: string): FileKind {
  const head = headOf(path, HEAD)
  if (head.length === 0) return 'an empty file'
  const known = SIGNATURES.find(([signature]) => signature.every((byte, i) => head[i] === byte))
  if (known) return known[1]
  if (head.includes(0)) return 'a binary file'
  return /^\uFEFF?\s*<(!doctype|html|\?xml|head|body)/i.test(head.toString('utf8')) ? 'a web page' : 'a text file'
}

/** The first bytes of a file, fewer where it is shorter. */
export function headOf(path: string, length: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(file, bytes, 0, length, 0))
  } finally {
    closeSync(file)
  }
}
