/** Columns are found by name, and rows of another form are rejected with their reasons and never dropped in silence. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { SourceError, textSource } from '../files/text-source.ts'
import { withDatabase } from './database.ts'
import { type Layout, textTable } from './text-table.ts'

const home = await mkdtemp(join(tmpdir(), 'tables-'))
after(() => rm(home, { recursive: true, force: true }))
const [folder, scratch] = [join(home, 'data'), join(home, 'scratch')]
await Promise.all([mkdir(folder), mkdir(scratch)])
const signal = AbortSignal.timeout(60_000)

const COMMA: Layout = {
  what: 'a table of volumes',
  delimiter: ',',
  quoted: true,
  needed: ['name', 'volume'],
  wanted: ['note'],
}
const BRACE: Layout = { what: 'a lease table', delimiter: '}', quoted: false, needed: ['NAME', 'OIL'] }

let made = 0
async function read(layout: Layout, content: string | Uint8Array) {
  made += 1
  const name = `${made}.csv`
  await writeFile(join(folder, name), content)
  const source = await textSource({ name, path: join(folder, name) }, { what: layout.what, scratch, signal, id: name })
  return withDatabase({ folders: [folder], scratch, signal }, async (db) => {
    const table = await textTable(db, source, layout, `t${made}`)
    const rows = await table.query((lines) => db.rows(`SELECT * FROM ${lines}`))
    await source.verified
    return { rows, columns: [...table.columns], rejected: await table.rejected() }
  })
}
const says = (message: RegExp) => (error: unknown) => error instanceof SourceError && message.test(error.message)

test('columns stand in any order and case, with a byte order mark and others between', async () => {
  const { rows, columns } = await read(COMMA, '\uFEFFVolume,other,NAME\r\n1,x,"a, ""b"""\r\n2,y,c\r\n')
  assert.deepEqual(rows, [
    { name: 'a, "b"', volume: '1' },
    { name: 'c', volume: '2' },
  ])
  assert.deepEqual(columns, ['name', 'volume'])
  assert.deepEqual((await read(COMMA, 'name,volume,note\na,1,n\n')).columns, ['name', 'volume', 'note'])
})

test('without quoting a quote is a letter like any other', async () => {
  const { rows } = await read(BRACE, 'NAME}OIL\nO\'NEIL "A" LLC} 12 \n"}3\n')
  assert.deepEqual(rows, [
    { NAME: 'O\'NEIL "A" LLC', OIL: ' 12 ' },
    { NAME: '"', OIL: '3' },
  ])
})

test('a gzip file is read as it is inflated', async () => {
  assert.deepEqual((await read(COMMA, gzipSync('name,volume\na,1\n'))).rows, [{ name: 'a', volume: '1' }])
})

test('rows of another form are counted by reason, each with its first', async () => {
  const { rows, rejected } = await read(COMMA, 'name,volume\na,1\nb\nc,2,3\nd,4\ne\n')
  assert.deepEqual(
    rows.map((r) => r.name),
    ['a', 'd'],
  )
  assert.deepEqual(rejected, {
    rows: 3,
    reasons: [
      { reason: 'fewer columns than the 2 of the header', rows: 2, example: 'line 3: "b"' },
      { reason: 'more columns than the 2 of the header', rows: 1, example: 'line 4: "c,2,3"' },
    ],
  })
  const latin = await read(COMMA, Buffer.from('name,volume\ncaf\u00e9,1\nb,2\n', 'latin1'))
  assert.deepEqual([latin.rows.length, latin.rejected.reasons[0]?.reason], [1, 'characters other than UTF-8'])
})

test('a text of another delimiter or without the columns is refused with what was expected and found', async () => {
  await assert.rejects(
    read(BRACE, 'NAME,OIL\na,1\n'),
    says(/must be a lease table, with fields separated by '}'\. Found fields separated by ',' \("NAME,OIL"\)/),
  )
  await assert.rejects(
    read(COMMA, 'name;volume\na;1,5\n'),
    says(/Found fields separated by ';' and probably decimal commas/),
  )
  await assert.rejects(
    read(COMMA, 'name,depth\na,1\n'),
    says(/must be a table of volumes, but has no 'volume'\. Found 'name' and 'depth'/),
  )
  await assert.rejects(read(COMMA, 'name,volume,Volume\na,1,2\n'), says(/has 'Volume' twice/))
  await assert.rejects(read(COMMA, '\n\n'), says(/no header line/))
})

test('in Latin-1 every byte is a character', async () => {
  const bytes = Buffer.from('NAME}OIL\nPE\u00d1A}1\n', 'latin1')
  assert.deepEqual((await read({ ...BRACE, encoding: 'latin-1' }, bytes)).rows, [{ NAME: 'PE\u00d1A', OIL: '1' }])
})

test('a text whose lines end in several ways is refused, and never read in part', async () => {
  for (const text of [
    'NAME}OIL\r\na}1\nb}2\r\n',
    'NAME}OIL\na\ra}1\n',
    `NAME}OIL\n${'a}1\n'.repeat(50_000)}b}2\r\nc}3\n`,
  ]) {
    await assert.rejects(read(BRACE, text), says(/mixed line endings, or a carriage return within a line/))
    await assert.rejects(read(BRACE, gzipSync(text)), says(/mixed line endings/))
  }
})

test('a gzip file that is damaged is said to be so', async () => {
  const whole = gzipSync(`NAME}OIL\n${Array.from({ length: 50_000 }, (_, i) => `lease ${i * 7919}}${i}\n`).join('')}`)
  await assert.rejects(read(BRACE, whole.subarray(0, whole.length / 2)), says(/is damaged \(unexpected end of file\)/))
  const spoilt = Buffer.from(whole)
  spoilt.fill(0, 50_000, 50_100)
  await assert.rejects(read(BRACE, spoilt), says(/is damaged/))
  const twice = Buffer.concat([gzipSync('NAME}OIL\na}1\n'), gzipSync('b}2\n')])
  assert.deepEqual((await read(BRACE, twice)).rows.length, 2)
})

test('a text with a hundred thousand rows of another form is refused', async () => {
  const rows = (n: number) => read(BRACE, gzipSync(`NAME}OIL\na}1\n${'x\n'.repeat(n)}`))
  await assert.rejects(
    rows(100_001),
    says(/100,000 or more rows that do not fit a lease table\. First reason: fewer columns than the 2/),
  )
  assert.equal((await rows(99_999)).rejected.rows, 99_999)
})
