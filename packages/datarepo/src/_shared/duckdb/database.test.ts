/** The locked database: what it cannot reach, and that it stops. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { CalculationError } from '@keelson/workflow'
import { type Database, withDatabase } from './database.ts'
import { appendDelimited, lineOfRecord } from './delimited.ts'
import { literal } from './sql.ts'

const home = await mkdtemp(join(tmpdir(), "data'base-"))
const [folder, scratch] = [join(home, 'data'), join(home, 'scratch')]
await Promise.all([mkdir(folder), mkdir(scratch)])
await writeFile(join(folder, 'in.csv'), 'a,b\r\n')
await writeFile(join(home, 'out.csv'), 'secret\n')
after(() => rm(home, { recursive: true, force: true }))

const open = <T>(work: (db: Database) => Promise<T>, signal = AbortSignal.timeout(20_000)) =>
  withDatabase({ folders: [folder], scratch, signal }, work)

test('files in the folders are read; others, the network and the configuration are out of reach', async () => {
  await open(async (db) => {
    const inside = await db.rows(`SELECT * FROM read_text(${literal(join(folder, 'in.csv'))})`)
    assert.equal(inside.length, 1)
    for (const statement of [
      `SELECT * FROM read_text(${literal(join(home, 'out.csv'))})`,
      `SELECT * FROM read_text(${literal(join(folder, '..', 'out.csv'))})`,
      `SELECT * FROM read_text(${literal(`${folder}/../out.csv`)})`,
      `COPY (SELECT 1) TO ${literal(join(home, 'written.csv'))}`,
      `ATTACH ${literal(join(home, 'other.db'))}`,
      "SELECT * FROM read_csv('https://example.com/a.csv')",
      'INSTALL httpfs',
      "SET memory_limit = '8GB'",
      'SET enable_external_access = true',
    ]) {
      await assert.rejects(db.run(statement), statement)
    }
  })
})

test('a query stops when the time of the run is up, and none starts after it', async () => {
  const endless = (db: Database) =>
    db.run('SELECT count(*) FROM range(1000000000) a, range(100000) b WHERE a.range % 7 = b.range % 11')
  const started = performance.now()
  await assert.rejects(open(endless, AbortSignal.timeout(200)), CalculationError)
  assert.ok(performance.now() - started < 30_000)
  await assert.rejects(open(endless, AbortSignal.abort()), CalculationError)
})

const columns = ['one', 'two'] as const
const read = (name: string, text: string) =>
  open(async (db) => {
    const path = join(folder, name)
    await writeFile(path, text, 'latin1')
    const bad = await appendDelimited(db, { table: 't', columns, file: { path, name }, source: 0, scratch })
    return { bad, rows: await db.rows('SELECT one, two, CAST(record AS DOUBLE) AS record FROM t ORDER BY record') }
  })

test('quoted Latin-1 text is read as it stands', async () => {
  const { bad, rows } = await read('latin.txt', '"caf\u00e9","a, ""b"""\r\n 007,x\r\n')
  assert.equal(bad, undefined)
  assert.deepEqual(rows, [
    { one: 'caf\u00e9', two: 'a, "b"', record: 1 },
    { one: ' 007', two: 'x', record: 2 },
  ])
})

test('the first line of another form is named', async () => {
  const few = await read('few.txt', 'a,b\r\nc\r\nd,e\r\n')
  assert.match(
    few.bad?.message ?? '',
    /^'few\.txt', line 2: 2 columns are required but the line has fewer \(found "c"\)$/,
  )
  const many = await read('many.txt', `${'a,b\r\n'.repeat(30_000)}c,d,e\r\n${'a,b\r\n'.repeat(30_000)}`)
  assert.match(many.bad?.message ?? '', /^'many\.txt', line 30001: .*more/)
  const quote = await read('quote.txt', 'a,b\r\n"c"d,e\r\n')
  assert.match(quote.bad?.message ?? '', /line 2: .*quote/)
})

test('a file name with pattern characters is that file only', async () => {
  await writeFile(join(folder, 'p1.txt'), 'not,this\n')
  const { rows } = await read('p[1].txt', 'a,b\n')
  assert.deepEqual(rows, [{ one: 'a', two: 'b', record: 1 }])
})

test('the line of a record counts blank lines', async () => {
  const path = join(folder, 'blank.txt')
  await writeFile(path, 'a,b\r\n\r\nc,d\r\n')
  assert.equal(await lineOfRecord(path, 2), 3)
})
