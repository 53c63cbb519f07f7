/** The studies of PostgreSQL hold what those of SQLite do, by the same suite. */
import { after, before } from 'node:test'
import { holdsAsStudyStore } from '../studies/store-suite.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { databaseStudies } from './study-store.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

let server: PostgresServer
before(async () => {
  server = await postgresServer()
})
after(() => server.stop())

holdsAsStudyStore(async () => {
  const url = await server.database()
  const again = async () => {
    const database = await openDatabase({ url, pool: 4, applicationName: 'test' })
    await migrate(database)
    return { ...databaseStudies(database), close: database.close }
  }
  return {
    store: await again(),
    again,
    damage: async (set, table = 'studies') => void (await server.sql(url, `UPDATE keelson.${table} SET ${set}`)),
    force: async (first, end) =>
      void (await server.sql(url, `INSERT INTO keelson.chunks VALUES ('a', ${first}, ${end}, 'o', 1, 0, '[]')`)),
  }
})
