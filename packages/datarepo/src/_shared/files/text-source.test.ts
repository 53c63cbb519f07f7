/** Texts are found in whatever they are packed in, and what is no text is refused in words. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { zipDump } from './dump.ts'
import { workbook, zip64 } from './test-data/made.ts'
import { SourceError, textSource } from './text-source.ts'
import { gzipOfMember, unpackLarge, ZipError, zipMembers } from './zip.ts'

const home = await mkdtemp(join(tmpdir(), 'sources-'))
after(() => rm(home, { recursive: true, force: true }))
const signal = AbortSignal.timeout(60_000)

let made = 0
async function put(bytes: Uint8Array | string, name = 'file.zip') {
  made += 1
  const scratch = join(home, String(made))
  await mkdir(scratch)
  const path = join(scratch, name)
  await writeFile(path, bytes)
  return { path, name, scratch }
}
const wanted = { what: 'a comma separated text', signal, id: 't' }
async function text(bytes: Uint8Array | string, member?: string, name?: string): Promise<string> {
  const { path, name: own, scratch } = await put(bytes, name)
  const source = await textSource({ path, name: own }, { ...wanted, scratch, ...(member && { member }) })
  await source.verified
  const content = await readFile(source.path)
  return (source.packing === 'gzip' ? gunzipSync(content) : content).toString()
}
const says = (message: RegExp) => (error: unknown) => error instanceof SourceError && message.test(error.message)

test('a text is itself, packed or not, and whatever its ending says', async () => {
  const csv = 'a,b\n1,2\n'
  assert.equal(await text(csv, undefined, 'a.csv'), csv)
  assert.equal(await text(csv, undefined, 'a[1]*.zip'), csv)
  assert.equal(await text(gzipSync(csv)), csv)
  assert.equal(await text(zipSync({ 'folder/A.CSV': strToU8(csv) })), csv)
  assert.equal(await text(zipSync({ 'a.csv': strToU8(csv), 'b.csv': strToU8('x') }), 'a.csv'), csv)
  assert.equal(
    await text(zipSync({ 'a.zip': zipSync({ 'A.csv': strToU8(csv), 'b.csv': strToU8('x') }) }), 'a.csv'),
    csv,
  )
  assert.equal(await text(zip64('a.csv', strToU8(csv))), csv)
})

test('what is no text is refused by what it is', async () => {
  const kinds: readonly (readonly [Uint8Array | string, RegExp])[] = [
    ['', /is an empty file; expected a comma separated text/],
    ['%PDF-1.7', /is a PDF/],
    ['<!DOCTYPE html><html>', /is a web page/],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0), /old Excel/],
    [Uint8Array.of(0xff, 0xfe, 0x61, 0), /UTF-16/],
    [Uint8Array.of(1, 2, 0, 3), /is a binary file/],
  ]
  for (const [bytes, message] of kinds) await assert.rejects(text(bytes), says(message))
})

test('a zip that holds another file, or several, is refused with what it holds', async () => {
  const two = zipSync({ 'a.csv': strToU8('a'), 'b.csv': strToU8('b') })
  await assert.rejects(
    text(two),
    says(/must contain one file, a comma separated text; it contains 'a\.csv' and 'b\.csv'/),
  )
  await assert.rejects(text(two, 'c.csv'), says(/must contain 'c\.csv'; it contains 'a\.csv'/))
  await assert.rejects(text(zipSync({})), says(/it contains no files/))
  const deep = zipSync({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'c.csv': strToU8('c') }) }) })
  await assert.rejects(text(deep), says(/nested zip files/))
})

test('a sheet of a workbook is its cells: texts, numbers, dates, gaps', async () => {
  const sheet = workbook([
    ['name', 'date', 'volume', 'note'],
    ['Åsgard, "A" & <B>', new Date('2021-12-31T00:00:00Z'), 1.25, undefined],
    [undefined, undefined, -3e-7],
    [],
    ['x', undefined, undefined, 'last'],
  ])
  assert.equal(
    await text(sheet, undefined, 'a.xlsx'),
    'name,date,volume,note\n"Åsgard, ""A"" & <B>",2021-12-31,1.25,\n,,-3e-7,\nx,,,last\n',
  )
})

test('texts in the cells, formulas, truths and runs of text are read', async () => {
  const body = `<worksheet><sheetData><row><c t="inlineStr"><is><t>in</t><t> line</t></is></c><c t="str"><f>A1&amp;"x"</f><v>made</v></c>
    <c t="b"><v>1</v></c><c t="s"><v>0</v></c></row></sheetData></worksheet>`
  const shared = '<sst><si><r><t>two </t></r><r><t>runs</t></r><rPh><t>hint</t></rPh></si></sst>'
  const sheet = workbook([], { 'xl/worksheets/sheet1.xml': strToU8(body), 'xl/sharedStrings.xml': strToU8(shared) })
  assert.equal(await text(sheet, undefined, 'a.xlsx'), 'in line,made,TRUE,two runs\n')
})

test('a workbook that is damaged or has no sheet is refused', async () => {
  const open = workbook([['a']], { 'xl/worksheets/sheet1.xml': strToU8('<worksheet><row><c r="A1"') })
  await assert.rejects(text(open, undefined, 'a.xlsx'), says(/ends within a tag/))
  const typed = workbook([['a']], { 'xl/worksheets/sheet1.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>') })
  await assert.rejects(text(typed, undefined, 'a.xlsx'), says(/document type/))
  const none = workbook([['a']], { 'xl/workbook.xml': strToU8('<workbook/>') })
  await assert.rejects(text(none, undefined, 'a.xlsx'), says(/without sheets/))
})

test('a member is copied as it is packed, and held to its checksum as it is inflated', async () => {
  const content = strToU8('line\n'.repeat(100_000))
  const { path, scratch } = await put(zipSync({ 'a.txt': content }))
  const [member] = zipMembers(path)
  assert.ok(member)
  const { copied, verified } = gzipOfMember(path, member, join(scratch, 'a.gz'), signal)
  await Promise.all([copied, verified])
  assert.deepEqual(new Uint8Array(gunzipSync(await readFile(join(scratch, 'a.gz')))), content)
  const wrong = gzipOfMember(path, { ...member, checksum: 1 }, join(scratch, 'b.gz'), signal)
  await wrong.copied
  await assert.rejects(wrong.verified, (e) => e instanceof ZipError && /checksum/.test(e.message))
  const bomb = gzipOfMember(path, { ...member, unpacked: 1000 }, join(scratch, 'c.gz'), signal)
  await bomb.copied
  await assert.rejects(bomb.verified, (e) => e instanceof ZipError && /unpacks to more/.test(e.message))
})

test('a member of any size is unpacked as a stream, packed, stored or empty, and held to its checksum', async () => {
  const content = strToU8('line\n'.repeat(100_000))
  const zips: readonly (readonly [Uint8Array, Uint8Array])[] = [
    [zipSync({ 'a.txt': content }), content],
    [zipSync({ 'a.txt': [content, { level: 0 }] }), content],
    [zip64('a.txt', content), content],
    [zipSync({ 'a.txt': [new Uint8Array(), { level: 0 }] }), new Uint8Array()],
  ]
  for (const [bytes, expected] of zips) {
    const { path, scratch } = await put(bytes)
    const [member] = zipMembers(path)
    assert.ok(member)
    const to = (name: string) => join(scratch, name)
    await unpackLarge(path, member, to('a'), 1e6, signal)
    assert.deepEqual(new Uint8Array(await readFile(to('a'))), expected)
    const wrong = unpackLarge(path, { ...member, checksum: 1 }, to('b'), 1e6, signal)
    await assert.rejects(wrong, (e) => e instanceof ZipError && /checksum/.test(e.message))
    const larger = unpackLarge(path, { ...member, unpacked: 2e6 }, to('c'), 1e6, signal)
    await assert.rejects(larger, (e) => e instanceof ZipError && /the limit is 1000000 bytes/.test(e.message))
  }
})

test('places that no file has are a damaged zip, and nothing else', async () => {
  const whole = Buffer.from(zip64('a.txt', strToU8('text')))
  const central = whole.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  const end64 = whole.indexOf(Buffer.from([0x50, 0x4b, 0x06, 0x06]))
  const locator = whole.indexOf(Buffer.from([0x50, 0x4b, 0x06, 0x07]))
  for (const at of [central + 46 + 5 + 4 + 16, end64 + 40, end64 + 48, locator + 8]) {
    const spoilt = Buffer.from(whole)
    spoilt.fill(0xff, at, at + 8)
    await assert.rejects(text(spoilt), says(/damaged|not a data set/), String(at))
  }
})

test('the tables of a dump are found in a zip, in a folder of it, and in a zip within the zip', async () => {
  const inner = zipSync({ 'folder/T.DSV': strToU8('hello'), 'other.dsv': [strToU8('stored'), { level: 0 }] })
  for (const bytes of [inner, zipSync({ 'PDQ.zip': inner }), zipSync({ 'PDQ.zip': [inner, { level: 0 }] })]) {
    const { path, name, scratch } = await put(bytes)
    const dump = await zipDump({ path, name, bytes: bytes.length }, 'dump', { scratch, signal })
    const told = async (table: string) => readFile((await dump(table)?.open('a table', table))?.path ?? '', 'utf8')
    assert.deepEqual([await told('t.dsv'), await told('other.dsv'), dump('none.dsv')], ['hello', 'stored', undefined])
  }
})
