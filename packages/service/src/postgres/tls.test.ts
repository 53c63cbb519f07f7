/** TLS to a real server: a certificate that is vouched for opens the record, and any other is refused before a password is sent. */
import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '../config.ts'
import { openService, ROOT } from '../service.ts'
import { temporaryFolder, withFixtures } from '../testing.ts'
import { certified } from './certificates.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

const PASSWORD = 'held in a file'

describe('TLS to a database', () => {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  let [server, plain]: PostgresServer[] = []
  before(async () => {
    const { root, ...tls } = certified('DNS:localhost')
    writeFileSync(at('root.crt'), root)
    writeFileSync(at('other.crt'), certified('DNS:localhost').root)
    writeFileSync(at('password'), `${PASSWORD}\n`, { mode: 0o600 })
    server = await postgresServer({ tls, password: PASSWORD })
    plain = await postgresServer({ isOwn: true })
  })
  after(async () => {
    await server?.stop()
    await plain?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Opens a service there, and answers what the server says of its connections. */
  const opened = async (of: PostgresServer | undefined, host: string, query: string) => {
    const url = Object.assign(new URL(of?.url ?? ''), { hostname: host, password: '', search: query })
    const settings = {
      KEELSON_DATABASE: url.href,
      KEELSON_DATABASE_PASSWORD_FILE: at('password'),
      KEELSON_DATA_DIR: at('data'),
      KEELSON_LOG_LEVEL: 'silent',
    }
    const service = await openService(readConfig(settings, ROOT), withFixtures())
    try {
      await service.runs.run({ ref: 'modelrepo:instant', params: { length: 3 } })
      return await of?.sql(
        of.url,
        "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name LIKE 'keelson%'",
      )
    } finally {
      await service.close()
    }
  }
  const by = (name: string, mode = 'verify-full') => `sslmode=${mode}&sslrootcert=${encodeURIComponent(at(name))}`
  const refused = (message: RegExp) => ({ name: 'DatabaseRefused', message })

  it('is used by every connection, queues and locks too, with the password of a file', async () => {
    assert.deepEqual(await opened(server, 'localhost', by('root.crt')), [{ ssl: true }])
  })
  it('refuses a server that another authority vouches for, or that none does', async () => {
    for (const query of [by('other.crt'), by('other.crt', 'verify-ca'), by('other.crt', 'require')])
      await assert.rejects(opened(server, 'localhost', query), refused(/^TLS to the database: .*certificate/), query)
    const unknown = refused(/^TLS to the database: .*(self.signed|unable to verify|issuer)/)
    await assert.rejects(opened(server, 'localhost', 'sslmode=verify-full'), unknown)
  })
  it('refuses a server of another name, by its address too, unless only the authority is asked for', async () => {
    const other = refused(/^TLS to the database: Hostname\/IP does not match certificate's altnames/)
    await assert.rejects(opened(server, '127.0.0.1', by('root.crt')), other)
    assert.deepEqual(await opened(server, '127.0.0.1', by('root.crt', 'verify-ca')), [{ ssl: true }])
  })
  it('refuses a server without it, and is not left out', async () => {
    for (const query of [by('root.crt'), 'sslmode=require'])
      await assert.rejects(opened(plain, 'localhost', query), refused(/^TLS to the database: .*does not support SSL/))
  })
  it('encrypts where it verifies nothing', async () => {
    assert.deepEqual(await opened(server, 'localhost', 'sslmode=require'), [{ ssl: true }])
    assert.deepEqual(await opened(server, 'localhost', 'sslmode=disable'), [{ ssl: false }])
  })
})
