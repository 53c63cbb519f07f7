/** Migrations: once, by whoever comes first, and never by code that does not work on what is there. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { file, record } from '../store/ledger-suite.ts'
import { openDatabase } from './database.ts'
import { databaseLedger } from './ledger.ts'
import { type Migration, migrate, migrationOf, migrations } from './migrate.ts'
import { databaseObjects } from './objects.ts'
import { openTestDatabase } from './opened.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

const SERVICES = 20
const next = (minCode: number, text = 'ALTER TABLE keelson.runs ADD COLUMN later text;'): Migration =>
  migrationOf('9001-later.sql', `-- min code: ${minCode}\n${text}`)
const refused = (message: RegExp) => ({ code: 'database_refused', message })

describe('the migrations', () => {
  let server: PostgresServer
  before(async () => {
    server = await postgresServer()
  })
  after(() => server?.stop())
  const opened = async (url?: string) => openTestDatabase(url ?? (await server.database()))
  const appliedIn = async (url: string) =>
    (await server.sql(url, 'SELECT number FROM keelson.migrations ORDER BY number')).map(({ number }) => number)

  it('are numbered from one without a gap, and each works with the code that has it', () => {
    assert.deepEqual(
      migrations.map(({ number }) => number),
      migrations.map((_, i) => i + 1),
    )
    for (const { number, minCode } of migrations) assert.ok(minCode >= 1 && minCode <= number)
  })

  it('are applied once where twenty services start at once', async () => {
    const url = await server.database()
    const services = await Promise.all(Array.from({ length: SERVICES }, () => opened(url)))
    await Promise.all(services.map((database) => migrate(database)))
    assert.deepEqual(
      await appliedIn(url),
      migrations.map(({ number }) => number),
    )
    await Promise.all(services.map((database) => database.close()))
  })

  it('leave nothing of one that fails, and are done by the next start', async () => {
    const url = await server.database()
    const database = await opened(url)
    await migrate(database)
    const bad = next(1, 'CREATE TABLE keelson.half (); SELECT 1 / 0;')
    await assert.rejects(migrate(database, [...migrations, bad]), /division by zero/)
    assert.deepEqual(await server.sql(url, "SELECT to_regclass('keelson.half') AS found"), [{ found: null }])
    await migrate(database, [...migrations, next(1)])
    assert.equal((await appliedIn(url)).at(-1), 9001)
    await database.close()
  })

  it('let older code start on a newer schema that it works on, and no other', async () => {
    for (const minCode of [1, 9001]) {
      const database = await opened()
      await migrate(database, [...migrations, next(minCode)])
      if (minCode === 1) await migrate(database)
      else await assert.rejects(migrate(database), refused(/newer code .*9001-later.*start a newer version/))
      await database.close()
    }
  })

  it('are refused where one was applied with another text', async () => {
    const database = await opened()
    await migrate(database, [...migrations, next(1)])
    const other = next(1, 'SELECT 1;')
    await assert.rejects(migrate(database, [...migrations, other]), refused(/9001 was applied .* different text/))
    await database.close()
  })

  it('need a user who may create only where there is something to do', async () => {
    const url = await server.database()
    const role = `writer_${process.pid}`
    await server.sql(url, `CREATE ROLE ${role} LOGIN`)
    const asWriter = new URL(url)
    asWriter.username = role
    const writer = await openTestDatabase(asWriter.href)
    await assert.rejects(migrate(writer), refused(/may not change it .*Start once as a user who may create/))
    const owner = await opened(url)
    await migrate(owner)
    await server.sql(
      url,
      `GRANT USAGE ON SCHEMA keelson TO ${role};
       GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA keelson TO ${role}`,
    )
    await migrate(writer)
    await everythingOf(writer)
    await writer.close()
    await owner.close()
    await server.sql(url, `DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })

  async function everythingOf(writer: Awaited<ReturnType<typeof opened>>): Promise<void> {
    const ledger = databaseLedger(writer, databaseObjects(writer))
    const files = [file('large.txt', 'x'.repeat(300 * 1024))]
    await ledger.append(record('a', '', files), files, false)
    await ledger.keepPictures('a', Buffer.from('drawn'))
    await ledger.publish('a')
    await ledger.replayed('a', true)
    assert.equal((await ledger.list({ limit: 9, words: ['catenary'] })).length, 1)
    assert.deepEqual(await ledger.prune('2027'), ['a'])
  }

  it('refuse in words a database that is not there, and a user who is not let in', async () => {
    const elsewhere = new URL(server.url)
    elsewhere.pathname = '/no_such_database'
    const stranger = new URL(server.url)
    stranger.username = 'nobody_of_that_name'
    for (const url of [elsewhere, stranger]) {
      const database = await openDatabase({ url: url.href, pool: 1, applicationName: 'keelson-test' })
      await assert.rejects(migrate(database), refused(/^the database rejects the service: .*does not exist/))
      await database.close()
    }
  })

  it('refuse in words a server without the TLS that is asked of it', async () => {
    const database = await openTestDatabase(`${server.url}?sslmode=require`)
    await assert.rejects(migrate(database), refused(/^TLS to the database: .*does not support SSL/))
    await database.close()
  })
})
