/** Workbooks and zips for the tests, made by hand. */
import { crc32 } from 'node:zlib'
import { strToU8, type Zippable, zipSync } from 'fflate'

/** A workbook of one sheet: a text is a shared one, a number a number, a Date a date, undefined no cell at all. */
export function workbook(
  rows: readonly (readonly (string | number | Date | undefined)[])[],
  extra: Zippable = {},
): Uint8Array {
  const texts: string[] = []
  const cell = (value: string | number | Date | undefined, r: number, c: number): string => {
    const place = `${String.fromCharCode(65 + c)}${r + 1}`
    if (value === undefined) return ''
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
    if (value instanceof Date) return `<c r="${place}" s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`
    texts.push(value)
    return `<c r="${place}" t="s"><v>${texts.length - 1}</v></c>`
  }
  const data = rows.map((row, r) => `<row r="${r + 1}">${row.map((v, c) => cell(v, r, c)).join('')}</row>`).join('')
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
  return zipSync({
    'xl/workbook.xml': xml(
      '<workbook xmlns:r="x"><sheets><sheet name="Table" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': xml(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': xml(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': xml(
      `<sst>${texts.map((t) => `<si><t xml:space="preserve">${escaped(t)}</t></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${data}</sheetData></worksheet>`),
    ...extra,
  })
}

/** A zip of one stored file whose sizes and place stand in its ZIP64 fields alone. */
export function zip64(name: string, content: Uint8Array): Uint8Array {
  const label = Buffer.from(name)
  const checksum = crc32(content)
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(8 * values.length)
    for (const [i, v] of values.entries()) bytes.writeBigUInt64LE(BigInt(v), 8 * i)
    return bytes
  }
  const head = (signature: number, length: number) => {
    const bytes = Buffer.alloc(length)
    bytes.writeUInt32LE(signature, 0)
    return bytes
  }
  const local = head(0x04034b50, 30)
  local.writeUInt32LE(checksum, 14)
  local.writeUInt32LE(0xffffffff, 18)
  local.writeUInt32LE(0xffffffff, 22)
  local.writeUInt16LE(label.length, 26)
  const extra = Buffer.concat([Buffer.from([1, 0, 24, 0]), numbers(content.length, content.length, 0)])
  const central = head(0x02014b50, 46)
  central.writeUInt32LE(checksum, 16)
  for (const at of [20, 24, 42]) central.writeUInt32LE(0xffffffff, at)
  central.writeUInt16LE(label.length, 28)
  central.writeUInt16LE(extra.length, 30)
  const directoryAt = local.length + label.length + content.length
  const directory = Buffer.concat([central, label, extra])
  const end64 = head(0x06064b50, 56)
  numbers(44).copy(end64, 4)
  numbers(1, 1, directory.length, directoryAt).copy(end64, 24)
  const locator = head(0x07064b50, 20)
  numbers(directoryAt + directory.length).copy(locator, 8)
  const end = head(0x06054b50, 22)
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(0xffffffff, 12)
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([local, label, content, directory, end64, locator, end])
}
