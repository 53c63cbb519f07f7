import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { FORMATS } from './formats.ts'
import { bytesOf, refusal } from './rao/reading.fixture.ts'
import { READERS, readFile } from './read-file.ts'

/** The format that the files of each folder are of; inspection and survey have CSV files. */
const FOLDERS = {
  ags: 'ags',
  aqwa: 'aqwa-listing',
  delimited: 'delimited',
  gef: 'gef',
  inspection: 'delimited',
  las: 'las',
  ndbc: 'ndbc',
  openfast: 'openfast',
  orcaflex: 'orcaflex-rao',
  scatter: 'scatter',
  survey: 'delimited',
  wamit: 'wamit',
} as const

const filesIn = (folder: string) => {
  const url = new URL(`./${folder}/test-data/`, import.meta.url)
  const names = readdirSync(url).filter((name) => name !== 'README.md')
  return names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, url))) }))
}

test('every file of the test data is read by the reader of its format', () => {
  for (const [folder, format] of Object.entries(FOLDERS)) {
    for (const { name, bytes } of filesIn(folder))
      assert.equal(readFile(bytes, name).format, format, `${folder}/${name}`)
  }
})

test('a file with a format of its own is recognised by one reader before scatter and delimited', () => {
  for (const [folder, format] of Object.entries(FOLDERS)) {
    for (const { name, bytes } of filesIn(folder)) {
      const named = READERS.slice(0, -2).filter(({ recognises }) => recognises(bytes, name))
      const wanted = format === 'delimited' || format === 'scatter' ? [] : [format]
      assert.deepEqual(
        named.map((reader) => reader.format),
        wanted,
        `${folder}/${name}`,
      )
    }
  }
})

test('a name alone makes no format', () => {
  assert.equal(readFile(bytesOf('depth,pressure\n1,2\n2,4\n'), 'well.las').format, 'delimited')
})

test('a format that is not read is named, with the way to a CSV file', () => {
  const files: readonly [string, RegExp][] = [
    ['MATLAB 5.0 MAT-file, Platform: GLNXA64', /is MATLAB \(\.mat\).*writetable/],
    ['CDF\x01\0\0\0\0', /is NetCDF.*to_csv/],
    ['\x89HDF\r\n\x1a\n\0', /is HDF5.*savetxt/],
    ['<?xml version="1.0"?><logs xmlns="http://www.witsml.org/schemas/1series">', /is WITSML.*CSV or LAS/],
    ['"**PROJ"\n"*PROJ_ID","*PROJ_NAME"\n', /is AGS 3.*AGS 4/],
    ['solid pile\nfacet normal 0 0 1\n', /is STL.*CSV/],
    ['PARE\x15\x04PARE', /is Parquet with encryption/],
    ['PK\x03\x04\x14\0 xl/workbook.bin', /is Excel binary workbook \(\.xlsb\).*\.xlsx/],
    ['PK\x03\x04 application/vnd.oasis.opendocument.spreadsheet', /is OpenDocument spreadsheet/],
    ['PK\x03\x04\x14\0 data.csv', /is zip.*unpack/],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', /is Excel workbook \(\.xls\)/],
    ['\x1f\x8b\x08\0', /is gzip/],
    ['%PDF-1.7\n', /is PDF.*printed from/],
  ]
  for (const [signs, says] of files) {
    const { code, message } = refusal(() =>
      readFile(
        Uint8Array.from(signs, (sign) => sign.charCodeAt(0)),
        'file',
      ),
    )
    assert.equal(code, 'not_this_format')
    assert.match(message, says)
    assert.match(message, /Formats that are read: Excel workbooks/)
  }
})

test('a heading that begins like a foreign format is no such format', () => {
  assert.equal(readFile(bytesOf('PAR1,PAR2\n1,2\n3,4\n'), 'a.csv').format, 'delimited')
  assert.equal(readFile(bytesOf('CDF,x\n1,2\n3,4\n'), 'a.csv').format, 'delimited')
})

test('a file that nothing recognises is refused with what is read, and what hinders it', () => {
  const prose = refusal(() => readFile(bytesOf('Dear all,\nplease find the data below.\nRegards\n'), 'mail.txt'))
  assert.equal(prose.code, 'not_this_format')
  assert.match(prose.message, /'mail\.txt' is not in a format that is read.*Formats that are read: Excel workbooks/)
  const bytes = refusal(() => readFile(Uint8Array.of(1, 0, 7, 0, 3), 'data.bin'))
  assert.match(bytes.message, /byte 0/)
  assert.match(refusal(() => readFile(new Uint8Array(0), 'empty.csv')).message, /is empty/)
})

test('every format that is read is described: what is read, left and asked, and where the format is published', () => {
  assert.deepEqual(READERS.map(({ format }) => format).toSorted(), Object.keys(FORMATS).toSorted())
  for (const [format, { reads, ignores, asks, published, extensions }] of Object.entries(FORMATS)) {
    assert.ok([reads, ignores, asks, extensions].every((list) => list.length > 0) && published !== '', format)
  }
})
