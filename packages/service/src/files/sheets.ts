/** The sheets of a workbook, or the one sheet of a CSV file, cell by cell. */
import { plainText } from '@keelson/files/text/plain-text.ts'
import { type PlainSheet, plainSheets } from '@keelson/files/workbook/plain-cells.ts'
import { basisOfCsv } from '@keelson/projects'
import { UNPACKERS } from './unpackers.ts'

export type Sheet = PlainSheet

/** Throws FileError. */
export function sheetsIn(bytes: Uint8Array): readonly Sheet[] {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return plainSheets(bytes, UNPACKERS.DEFLATE)
  const text = plainText(bytes)
  return [basisOfCsv(text.decode(0, text.bytes.length))]
}
