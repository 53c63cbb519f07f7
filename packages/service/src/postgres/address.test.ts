/** The URL of a database is read as libpq reads it, and never sends a password over a network that nobody vouches for. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { isHere, readAddress } from './address.ts'

const sslOf = (url: string) => readAddress(url).ssl
const FAR = 'postgres://keelson@db.example.org/keelson'
const refused = (message: RegExp) => ({ code: 'database_refused', message })

describe('the address of a database', () => {
  it('has host, port, user and database, percent-encoded or not', () => {
    const { ssl: _, ...far } = readAddress('postgresql://k%40x@db.example.org:6432/my%20runs')
    assert.deepEqual(far, { host: 'db.example.org', port: 6432, user: 'k@x', database: 'my runs' })
    const { host, database, port } = readAddress('postgres://keelson@[::1]')
    assert.deepEqual([host, database, port], ['::1', 'keelson', 5432])
  })
  it('may be the folder of a unix socket', () => {
    const url = 'postgres:///keelson?host=/run/postgresql&user=keelson'
    assert.deepEqual(readAddress(url), {
      host: '/run/postgresql',
      port: 5432,
      user: 'keelson',
      database: 'keelson',
      ssl: false,
    })
    assert.equal(readAddress('postgres://keelson@%2Frun%2Fpostgresql/keelson').host, '/run/postgresql')
    assert.equal(sslOf(`${url}&sslmode=verify-full`), false)
  })
  it('is refused where it is none, or says what is not read', () => {
    assert.throws(() => readAddress('mysql://x'), refused(/must have the form postgres:/))
    assert.throws(() => readAddress(`${FAR}?options=-csearch_path%3Dx`), refused(/unsupported parameter "options"/))
    assert.throws(() => readAddress('postgres://%ff@x/y'), refused(/percent-encoded/))
  })
  it('knows this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1', '/tmp']) assert.ok(isHere(host), host)
    for (const host of ['127.example.org', 'localhost.example.org', '10.0.0.1']) assert.ok(!isHere(host), host)
  })
})

describe('TLS to a database', () => {
  it('is verified in full on another machine where nothing is said, and not used on this one', () => {
    assert.deepEqual(sslOf(FAR), { rejectUnauthorized: true })
    assert.equal(sslOf('postgres://keelson@127.0.0.1/keelson'), false)
    assert.deepEqual(sslOf('postgres://keelson@127.0.0.1/keelson?sslmode=verify-full'), { rejectUnauthorized: true })
  })
  it('is held to as far as sslmode says', () => {
    assert.equal(sslOf(`${FAR}?sslmode=disable`), false)
    assert.deepEqual(sslOf(`${FAR}?sslmode=require`), { rejectUnauthorized: false })
    assert.deepEqual(sslOf(`${FAR}?sslmode=verify-full`), { rejectUnauthorized: true })
    const authority = sslOf(`${FAR}?sslmode=verify-ca`)
    assert.ok(authority && authority.ca === undefined)
    assert.deepEqual(
      [authority.rejectUnauthorized, authority.checkServerIdentity?.('other', {} as never)],
      [true, undefined],
    )
    for (const mode of ['prefer', 'allow', 'no-verify'])
      assert.throws(() => sslOf(`${FAR}?sslmode=${mode}`), refused(/sslmode must be one of/))
  })
  it('is held to the authority that is named, by require too', () => {
    const path = join(temporaryFolder(), 'root.crt')
    writeFileSync(path, 'a certificate')
    for (const mode of ['require', 'verify-ca', 'verify-full']) {
      const ssl = sslOf(`${FAR}?sslmode=${mode}&sslrootcert=${encodeURIComponent(path)}`)
      assert.ok(ssl)
      assert.deepEqual([ssl.ca, ssl.rejectUnauthorized], [['a certificate'], true])
      assert.equal(ssl.checkServerIdentity === undefined, mode === 'verify-full')
    }
    assert.throws(() => sslOf(`${FAR}?sslrootcert=/nowhere/root.crt`), refused(/cannot be read \(ENOENT\)/))
  })
})
