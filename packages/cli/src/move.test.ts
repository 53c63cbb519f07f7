/** Claims about `keelson move`: killed in the midst and begun again it ends with all that there was, and says what it did. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@keelson/service/config.ts'
import { type PostgresServer, postgresServer } from '@keelson/service/postgres/testing.ts'
import { openService, ROOT } from '@keelson/service/service.ts'

const PROGRAM = fileURLToPath(new URL('../bin/keelson.cjs', import.meta.url))
const EXAMPLE = JSON.parse(
  readFileSync(new URL('../../modelrepo/src/mooring/catenary/example.json', import.meta.url), 'utf8'),
)
const RUNS = 400

describe('keelson move', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keelson-cli-'))
  const dataDir = join(folder, 'data')
  const env = { PATH: process.env.PATH ?? '', KEELSON_DATA_DIR: join(folder, 'cache') }
  const keelson = (own: Readonly<Record<string, string>>, ...words: string[]) =>
    spawnSync(process.execPath, [PROGRAM, ...words], { env: { ...env, ...own }, encoding: 'utf8' })
  let server: PostgresServer
  let url = ''
  before(async () => {
    server = await postgresServer({ password: 'a secret' })
    url = await server.database()
    const settings = { KEELSON_DATA_DIR: dataDir, KEELSON_LOG_LEVEL: 'silent' }
    const service = await openService(readConfig(settings, ROOT))
    for (let n = 0; n < RUNS; n++) await service.runs.run({ ref: 'modelrepo:catenary', params: EXAMPLE })
    await service.close()
  })
  after(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  const counted = async () =>
    Number((await server.sql(url, 'SELECT count(*) AS n FROM keelson.runs').catch(() => []))[0]?.n ?? 0)
  const withoutPassword = () => Object.assign(new URL(url), { password: '' }).href
  const call = (...more: string[]) => ['move', '--from', dataDir, '--to', withoutPassword(), ...more]

  it('killed in the midst and begun again brings what is missing, skips the rest, and does a sample again', async () => {
    const password = join(folder, 'password')
    writeFileSync(password, 'a secret\n', { mode: 0o600 })
    const first = spawn(process.execPath, [PROGRAM, ...call('--password-file', password)], { env, stdio: 'ignore' })
    const exit = once(first, 'exit')
    for (const until = performance.now() + 60_000; (await counted()) < 20 && performance.now() < until; ) await wait(5)
    first.kill('SIGKILL')
    await exit
    const there = await counted()
    assert.ok(there >= 20 && there < RUNS, `${there}`)
    const again = keelson({ KEELSON_DATABASE_PASSWORD_FILE: password }, ...call('--replay', '30'))
    assert.deepEqual(
      [again.status, again.stdout],
      [
        0,
        `moved: ${RUNS - there} runs, 0 studies and 0 projects. Already present and identical: ${there} runs, 0 studies and 0 projects\nre-run: 30 runs, 30 identical\n`,
      ],
    )
    assert.match(again.stderr, /^moving runs: \d+ of 400$/m)
    const back = [
      'move',
      '--from',
      withoutPassword(),
      '--to',
      join(folder, 'back'),
      '--password-file',
      password,
      '--json',
    ]
    const { runs, replayed } = JSON.parse(keelson({}, ...back).stdout)
    assert.deepEqual([runs, replayed.same], [{ moved: RUNS, there: 0 }, 20])
  })

  it('ends with 1 and names a run that does not come out the same, and with 2 where it is refused', async () => {
    const password = join(folder, 'password')
    const [row] = await server.sql(url, 'SELECT run_id FROM keelson.runs ORDER BY run_id DESC LIMIT 1')
    await server.sql(
      url,
      `UPDATE keelson.runs SET record = replace(record, 'PASS', 'FAIL') WHERE run_id = '${row?.run_id}'`,
    )
    const damaged = keelson({}, ...call('--password-file', password))
    assert.equal(damaged.status, 1)
    assert.match(damaged.stdout, new RegExp(`^different: ${row?.run_id}: .* does not match its hash$`, 'm'))
    await server.sql(url, `UPDATE keelson.runs SET record_sha256 = 'x' WHERE run_id = '${row?.run_id}'`)
    const refused = keelson({}, ...call('--password-file', password))
    assert.deepEqual([refused.status, refused.stdout], [2, ''])
    assert.match(
      refused.stderr,
      new RegExp(`run ${row?.run_id} already exists in the database .* with a different record`),
    )
  })

  it('says that pg_dump backs up a database', () => {
    const password = join(folder, 'password')
    const own = { KEELSON_DATABASE: withoutPassword(), KEELSON_DATABASE_PASSWORD_FILE: password }
    const { status, stderr } = keelson(own, 'backup', join(folder, 'backup'))
    assert.equal(status, 2)
    assert.match(stderr, /back it up with pg_dump/)
  })
})
