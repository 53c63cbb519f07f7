/** The projects of PostgreSQL hold what those of SQLite do, by the same suite. */
import { after, before } from 'node:test'
import { holdsAsProjectStore } from '../projects/store-suite.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { databaseProjects } from './project-store.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

let server: PostgresServer
before(async () => {
  server = await postgresServer()
})
after(() => server.stop())

holdsAsProjectStore(async () => {
  const url = await server.database()
  const again = async () => {
    const database = await openDatabase({ url, pool: 4, applicationName: 'test' })
    await migrate(database)
    return { ...databaseProjects(database), close: database.close }
  }
  return {
    store: await again(),
    again,
    damage: async (table, set) => void (await server.sql(url, `UPDATE keelson.${table} SET ${set}`)),
  }
})
