/** Connections to PostgreSQL: what is lost is said and comes back, and nothing ends the process. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import { record } from '../store/ledger-suite.ts'
import { objectPath } from '../store/objects.ts'
import { type Database, openDatabase } from './database.ts'
import { openedLedger, openTestDatabase } from './opened.ts'
import { databaseProblem } from './problem.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

const isAwayProblem = { code: 'database_away', message: /^the database of this service is unavailable or restarting/ }
const LONGEST_WAIT_MS = 20_000

/** Until a claim holds. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LONGEST_WAIT_MS; !(await holds()); await wait(20))
    assert.ok(performance.now() < end, 'waited in vain')
}

describe('a database', () => {
  let server: PostgresServer
  let url: string
  let database: Database
  before(async () => {
    server = await postgresServer({ isOwn: true })
    url = await server.database()
    database = await openTestDatabase(url)
  })
  after(async () => {
    await database?.close()
    await server?.stop()
  })
  const one = async () => (await database.query<{ n: number }>(undefined, 'SELECT 1 AS n'))[0]?.n
  const sleeping = "SELECT count(*) AS n FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)' AND state = 'active'"
  const isSleeping = async () => Number((await server.sql(url, sleeping))[0]?.n) > 0

  it('gives integers as numbers while they are safe, and times as text', async () => {
    const [row] = await database.query(
      'types',
      "SELECT 9007199254740991::bigint AS most, '2026-01-01T00:00:00Z'::timestamptz AT TIME ZONE 'UTC' AS at",
    )
    assert.deepEqual(row, { most: 9007199254740991, at: '2026-01-01 00:00:00' })
    await assert.rejects(database.query(undefined, 'SELECT 9007199254740992::bigint'), /is no safe integer/)
    assert.equal(await one(), 1)
  })

  it('takes all of a transaction or nothing', async () => {
    await database.query(undefined, 'CREATE TABLE kept (n int)')
    const failed = database.transaction(async (ask) => {
      await ask(undefined, 'INSERT INTO kept VALUES (1)')
      throw new Error('no more')
    })
    await assert.rejects(failed, /no more/)
    assert.equal(await database.transaction(async (ask) => (await ask(undefined, 'SELECT FROM kept')).length), 0)
  })

  for (const how of ['fast', 'immediate', 'kill'] as const)
    it(`says that it is away when its server ends (${how}), and answers once that is back`, async () => {
      assert.equal(await one(), 1)
      const asked = database.query(undefined, 'SELECT pg_sleep(30)')
      const cut = assert.rejects(asked, isAwayProblem)
      await until(isSleeping)
      await server.down(how)
      await cut
      await assert.rejects(one, isAwayProblem)
      await assert.rejects(database.again(undefined, 'SELECT'), isAwayProblem)
      await assert.rejects(
        database.transaction(async () => {}),
        isAwayProblem,
      )
      await server.up()
      assert.equal(await one(), 1)
    })

  it('reads again at once where only its connections were lost', async () => {
    assert.equal(await one(), 1)
    const asked = database.again<{ n: number }>(undefined, 'SELECT 1 AS n, pg_sleep(1)')
    await until(async () => {
      const ended = await server.sql(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(1)' AND pid <> pg_backend_pid()",
      )
      return ended.length > 0
    })
    assert.equal((await asked)[0]?.n, 1)
  })

  it('tells what is notified, and that something may have been missed while it was away', async () => {
    const told: (string | undefined)[] = []
    const stop = await database.listen('news', (payload) => told.push(payload))
    await database.query(undefined, "NOTIFY news, 'first'")
    await until(() => told.includes('first'))
    await server.restart('fast')
    await until(() => told.includes(undefined))
    await server.sql(url, "NOTIFY news, 'second'")
    await until(() => told.includes('second'))
    await stop()
    await server.sql(url, "NOTIFY news, 'third'")
    assert.deepEqual(told, ['first', undefined, 'second'])
  })

  it('is away where nobody listens', async () => {
    const nowhere = await openDatabase({ url: 'postgres://keelson@127.0.0.1:1/x', pool: 1, applicationName: 'x' })
    await assert.rejects(nowhere.query(undefined, 'SELECT'), isAwayProblem)
    await assert.rejects(
      nowhere.listen('news', () => {}),
      isAwayProblem,
    )
    await nowhere.close()
  })

  it('records a run once, though the first answer was lost', async () => {
    const opened = await openedLedger(server)
    await opened.ledger.append(record('a'), [], true)
    await opened.ledger.append(record('a'), [], true)
    assert.equal((await opened.ledger.list({ limit: 9 })).length, 1)
    await server.down('kill')
    await assert.rejects(opened.ledger.append(record('b'), [], true), isAwayProblem)
    await assert.rejects(async () => opened.ledger.get('a'), isAwayProblem)
    await server.up()
    assert.ok(await opened.ledger.get('a'))
    assert.equal(await opened.ledger.get('b'), undefined)
    await opened.ledger.append(record('b'), [], true)
    await opened.close()
  })

  it('brings objects into a folder, piece by piece, and none that is not what its key says', async (t) => {
    const opened = await openedLedger(server)
    const folder = mkdtempSync(join(tmpdir(), 'keelson-test-'))
    t.after(async () => {
      rmSync(folder, { recursive: true })
      await opened.close()
    })
    const contents = ['x'.repeat(3_000_001), '', 'y'.repeat(256 * 1024)].map((text) => Buffer.from(text))
    const keys = await Promise.all(contents.map((content) => opened.objects.put(content)))
    await opened.objects.bring([...keys, ...keys], folder)
    for (const [i, key] of keys.entries()) assert.ok(contents[i]?.equals(readFileSync(objectPath(folder, key))))
    const damaged = await opened.objects.put(Buffer.from('z'.repeat(600_000)))
    await opened.damage({ of: 'object', key: damaged })
    const message = (key: string, how: string) => ({ code: 'record_damaged', message: `the object ${key} ${how}` })
    await assert.rejects(opened.objects.bring([damaged], folder), message(damaged, 'does not match its hash'))
    const none = sha256('none')
    await assert.rejects(opened.objects.bring([none], folder), message(none, 'is missing'))
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 2)
    assert.deepEqual(left.sort(), keys.map((key) => join(key.slice(0, 2), key)).sort())
  })

  it('keeps objects that were put within the hour, whoever does not use them', async () => {
    const opened = await openedLedger(server)
    const key = await opened.objects.put(Buffer.from('waits for its run'))
    await opened.ledger.prune('2027')
    assert.ok(await opened.objects.has(key))
    await opened.age()
    await opened.objects.put(Buffer.from('waits for its run'))
    await opened.ledger.prune('2027')
    assert.ok(await opened.objects.has(key))
    await opened.age()
    await opened.ledger.prune('2027')
    assert.ok(!(await opened.objects.has(key)))
    await opened.close()
  })
})

describe('a password', () => {
  it('is sent where the server asks for one, and a wrong one is no silence of the database', async (t) => {
    const server = await postgresServer({ password: 'long and secret' })
    t.after(server.stop)
    const url = server.url.replace(/:[^:@]*@/, '@')
    const settings = { url, pool: 1, applicationName: 'keelson-test' }
    const right = await openDatabase({ ...settings, password: 'long and secret' })
    assert.deepEqual(await right.query(undefined, 'SELECT 1 AS n'), [{ n: 1 }])
    const wrong = await openDatabase({ ...settings, password: 'short' })
    await assert.rejects(wrong.query(undefined, 'SELECT'), { code: '28P01' })
    await Promise.all([right.close(), wrong.close()])
  })
})

describe('an error of PostgreSQL', () => {
  const codeOf = (code: string) => {
    const problem = databaseProblem(Object.assign(new Error('in its words'), { code }))
    return problem instanceof ServiceProblem ? problem.code : undefined
  }
  it('is the problem that it is', () => {
    for (const code of ['08006', '57P01', '57P03', '53300', 'ECONNRESET']) assert.equal(codeOf(code), 'database_away')
    assert.equal(codeOf('53100'), 'storage_full')
    for (const code of ['55P03', '40P01', '57014']) assert.equal(codeOf(code), 'storage_busy')
    assert.equal(codeOf('23505'), undefined)
  })
})
