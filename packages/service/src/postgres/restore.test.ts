/** A copy of a database, as its server makes one, is a record that a service stands on. */
import { after, before, it } from 'node:test'
import { fill, mustAnswerAs } from './restore-kit.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

let server: PostgresServer
before(async () => {
  server = await postgresServer()
})
after(() => server.stop())

it('a copy that the server makes of a database answers as the database did', async () => {
  const url = await server.database()
  const filled = await fill(url, 12)
  const copy = new URL(url)
  copy.pathname = `${copy.pathname}_copy`
  await server.sql(server.url, `CREATE DATABASE ${copy.pathname.slice(1)} TEMPLATE ${new URL(url).pathname.slice(1)}`)
  await mustAnswerAs(copy.href, filled)
})
