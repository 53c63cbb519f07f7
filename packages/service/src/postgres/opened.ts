/** A ledger on a database of its own, for the suites that every ledger is held to. */
import type { Damage, OpenedLedger } from '../store/ledger-suite.ts'
import { type Database, openDatabase } from './database.ts'
import { databaseLedger } from './ledger.ts'
import { migrate } from './migrate.ts'
import { type DatabaseObjects, databaseObjects } from './objects.ts'
import type { PostgresServer } from './testing.ts'
import { plainText } from './text.ts'

export interface OpenedDatabase extends OpenedLedger {
  readonly url: string
  readonly objects: DatabaseObjects
}

/** `mostWalked`: as the ledger has it. */
export async function openedLedger(server: PostgresServer, mostWalked?: number): Promise<OpenedDatabase> {
  const url = await server.database()
  let database = await openTestDatabase(url)
  await migrate(database)
  const objects = databaseObjects(database)
  return {
    url,
    objects,
    ledger: databaseLedger(database, objects, mostWalked),
    damage: async (damage) => {
      await server.sql(url, damageOf(damage))
    },
    reopen: async () => {
      await database.close()
      database = await openTestDatabase(url)
      return databaseLedger(database, databaseObjects(database))
    },
    objectKeys: async () => {
      const rows = await server.sql(url, 'SELECT key FROM keelson.objects ORDER BY key')
      return rows.map(({ key }) => String(key))
    },
    age: async () => {
      await server.sql(url, "UPDATE keelson.objects SET touched = now() - interval '2 hours'")
    },
    settled: async () => {},
    textOf: plainText,
    searchedOf: plainText,
    close: () => database.close(),
  }
}

export const openTestDatabase = (url: string): Promise<Database> =>
  openDatabase({ url, pool: 4, applicationName: 'keelson-test' })

function damageOf(damage: Damage): string {
  if ('key' in damage) {
    const where = `WHERE key = '${damage.key}'`
    if (damage.of === 'lost object') return `DELETE FROM keelson.objects ${where}`
    return `UPDATE keelson.object_pieces SET content = set_byte(content, 7, 1) ${where} AND piece = 1`
  }
  const where = `WHERE run_id = '${damage.runId}'`
  switch (damage.of) {
    case 'record':
      return `UPDATE keelson.runs SET record = replace(record, 'PASS', 'FAIL') ${where}`
    case 'row':
      return `UPDATE keelson.runs SET ${damage.column} = '${damage.value}' ${where}`
    case 'published':
    case 'replayed':
      return `UPDATE keelson.runs SET ${damage.of} = ${damage.value} ${where}`
    case 'lost file':
      return `DELETE FROM keelson.files ${where}`
    case 'file':
      return `UPDATE keelson.files SET content = 'wrong' ${where}`
    case 'pictures':
      return `UPDATE keelson.pictures SET content = 'wrong' ${where}`
  }
}
