/** The ledger on PostgreSQL does what every ledger does, and what several services ask of one. */
import { after, before } from 'node:test'
import { ledgerSuite } from '../store/ledger-suite.ts'
import { openedLedger } from './opened.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

let server: PostgresServer
before(async () => {
  server = await postgresServer()
})
after(() => server?.stop())

ledgerSuite('PostgreSQL', () => openedLedger(server))
